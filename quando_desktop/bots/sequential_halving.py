"""Trying out what could be done, with most of the effort for what looks best."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

C = TypeVar("C")


def best_first(
    candidates: list[C],
    try_out: Callable[[list[C], int], None],
    score: Callable[[C], float],
    effort: int,
) -> list[C]:
    """Tries all, then the better half more often, and so on. The best comes first.

    `try_out` spends a part of the effort on some of them, `score` says what is best by now.
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
