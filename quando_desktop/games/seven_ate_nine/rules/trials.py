"""Wrong cards and what they cost: late ones nothing, blind tries a moment (two options)."""

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
HOLD, LONGEST = 2000, 3
"""Milliseconds for which a wrong card holds its owner (S18), and as many more for each further one
in a row, up to so many times as much."""


class Trials:
    """The wrong cards of all seats, as far as they still count."""

    __slots__ = ("_in_a_row", "_wrong", "locked_until")

    def __init__(self, seats: int) -> None:
        self.locked_until = [0] * seats
        """The moment until which each seat cannot play, in ms since the start signal."""
        self._wrong: list[list[int]] = [[] for _ in range(seats)]
        self._in_a_row = [0] * seats
        """The wrong cards of each seat since one of its cards fitted."""

    def copy(self) -> Self:
        twin = self.__class__(0)
        twin.locked_until = self.locked_until.copy()
        twin._wrong = [times.copy() for times in self._wrong]
        twin._in_a_row = self._in_a_row.copy()
        return twin

    def locks(self, seat: int, at: int) -> bool:
        return at < self.locked_until[seat]

    def hold(self, seat: int, at: int) -> None:
        """Lets the owner of a wrong card wait for a moment (S18)."""
        self._in_a_row[seat] += 1
        until = at + HOLD * min(LONGEST, self._in_a_row[seat])
        self.locked_until[seat] = max(self.locked_until[seat], until)

    def fitted(self, seat: int) -> None:
        """A card of this seat lies on the pile: the next wrong one is the first again."""
        self._in_a_row[seat] = 0

    def count(self, seat: int, at: int) -> bool:
        """One more wrong card; whether it was one too many."""
        recent = [time for time in self._wrong[seat] if at - time <= WINDOW]
        recent.append(at)
        too_many = len(recent) >= TRIES
        self._wrong[seat] = [] if too_many else recent
        if too_many:
            self.locked_until[seat] = max(self.locked_until[seat], at + LOCK)
        return too_many
