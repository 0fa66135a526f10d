"""A judgement without learning, as many people play: lay the most, take low sides, knock early."""

from __future__ import annotations

from quando_desktop.games.quando.bots.policy import PASS, SUM, Policy, is_triplet, sets_in, total_of

TRIPLET_BONUS = 1.5
"""The worth of the others' penalty beside the cards laid."""
WORTH_PLAYING = 3
"""In the last round a play worth no more is not worth the card drawn after it."""
TAKES_SHOWN = 4
"""The highest number taken open; a hidden side is a 5 on average."""
PATIENCE = 12
"""After so many plays of its own it knocks with ever higher totals, so that every round ends."""


def worth(laid: int) -> float:
    """The worth of a set: its points, and something for a triplet."""
    return SUM[laid] + (TRIPLET_BONUS if is_triplet(laid) else 0.0)


class PlainPolicy(Policy):
    """The judgement of `bot.PlainBot`, for rounds played out."""

    def __init__(self, knocks_at: int) -> None:
        super().__init__([], [], [], [])
        self._knocks_at = knocks_at

    def best_set(self, phase: int, shape: int, shown: int) -> int:
        best = -1
        most = -1.0
        for laid in sets_in(shape):
            if worth(laid) > most:
                most = worth(laid)
                best = laid
        return best

    def takes_hidden(self, phase: int, shape: int, shown: int, last: bool) -> bool:
        return shown > TAKES_SHOWN

    def knocks(self, shape: int, plays: int, fewest: int) -> bool:
        return total_of(shape) <= self._knocks_at + max(0, plays - PATIENCE)

    def last_turn(self, shape: int, shown: int) -> int:
        best = self.best_set(0, shape, shown)
        return PASS if worth(best) <= WORTH_PLAYING else best
