"""Wrong cards and how they are counted: late ones, and those of blind tries (an option)."""

from __future__ import annotations

from typing import Self

LATE = 700
"""A card that fitted the top before the present one so many ms ago came too late; any other that
does not fit is a wrong one."""
TRIES = 3
"""Wrong cards that are too many ..."""
WINDOW = 3000
"""... within so many ms ..."""
LOCK = 2000
"""... and then no card can be played for so many ms."""


class Trials:
    """The wrong cards of all seats, as far as they still count."""

    __slots__ = ("_wrong", "locked_until")

    def __init__(self, seats: int) -> None:
        self.locked_until = [0] * seats
        """The moment until which each seat cannot play, in ms since the start signal."""
        self._wrong: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> Self:
        twin = self.__class__(0)
        twin.locked_until = self.locked_until.copy()
        twin._wrong = [times.copy() for times in self._wrong]
        return twin

    def locks(self, seat: int, at: int) -> bool:
        return at < self.locked_until[seat]

    def count(self, seat: int, at: int) -> bool:
        """One more wrong card; whether it was one too many."""
        recent = [time for time in self._wrong[seat] if at - time <= WINDOW]
        recent.append(at)
        too_many = len(recent) >= TRIES
        self._wrong[seat] = [] if too_many else recent
        if too_many:
            self.locked_until[seat] = at + LOCK
        return too_many
