"""Trying out candidates, with most of the effort for those that look best."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


class Candidate:
    """Something to do, and what came of it so far: the base of what a game's search tries out."""

    __slots__ = ("cost", "count", "handicap", "wins")

    def __init__(self, handicap: float = 0.0, cost: float = 0.0) -> None:
        """A `handicap` counts against it until it has been tried often, a `cost` always, both in
        chances to win."""
        self.handicap = handicap
        self.cost = cost
        self.count = 0
        """The number of trials."""
        self.wins = 0.0
        """Chances to win the match, added up."""

    def mean(self, total: float) -> float:
        """The average of something that was added up each time it was tried."""
        return total / self.count if self.count else 0.0

    def win_chance(self) -> float:
        return self.mean(self.wins)

    def prejudice(self, trust: float) -> float:
        """The part of the handicap that still counts; `trust` is the number of trials after which
        that is half of it."""
        return self.handicap * trust / (trust + self.count)


def best_first(
    candidates: list[C],
    try_out: Callable[[list[C], int], None],
    score: Callable[[C], float],
    effort: int,
) -> list[C]:
    """Tries all, then the better half more often, and so on. The best comes first.

    `try_out` spends a part of the effort on some of them; `score` is the higher, the better one
    looks by now.
    """
    rest = candidates.copy()
    done: list[C] = []
    stages = (len(rest) - 1).bit_length()
    while len(rest) > 1:
        try_out(rest, effort // stages)
        rest.sort(key=score, reverse=True)
        half = (len(rest) + 1) // 2
        done = rest[half:] + done
        rest = rest[:half]
    return rest + done
