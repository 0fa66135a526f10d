"""A ladder of paces: some cards in a row are a rung, and on every next one there is less time."""

from __future__ import annotations

CARDS = 6
"""Cards of a rung."""
SLIPS = 3
"""Wrong cards, or cards that come too late, with which a climb ends."""
SLOWEST, QUICKER = 5.0, 0.86
"""Seconds for a card on the first rung, and the part of it that is left on the next one."""


def seconds(rung: int) -> float:
    """The time for each card of a rung, which count from 1."""
    return SLOWEST * QUICKER ** (rung - 1)


class Climb:
    """One climb, from the first rung to where one cannot follow any more."""

    def __init__(self) -> None:
        self.rung = 1
        self.cards = 0
        """Cards played on this rung."""
        self.slips = 0

    @property
    def reached(self) -> int:
        """Rungs that are done."""
        return self.rung - 1

    @property
    def is_over(self) -> bool:
        return self.slips >= SLIPS

    def play(self) -> bool:
        """Counts a card that fits; tells whether a rung is done by it."""
        self.cards += 1
        if self.cards < CARDS:
            return False
        self.rung += 1
        self.cards = 0
        return True

    def slip(self) -> None:
        """Counts a wrong card, or one that came too late."""
        self.slips += 1
