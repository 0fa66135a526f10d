"""Who calls what (S9): the value of a card that was laid stands at its player for a moment, and is
spoken aloud where the people want that."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.table.passing import Passing
from quando_desktop.games.seven_ate_nine.text import calls as text
from quando_desktop.table.pages.live_table import LiveHost

STANDS = 900.0
"""Milliseconds; a new call of the same player ends the last one."""


class Calls:
    """At most one of each seat."""

    def __init__(self, host: LiveHost, gone: Callable[[int, int], None]) -> None:
        self._host = host
        self._bubbles: Passing[int, int] = Passing(host.after, STANDS, gone)

    @property
    def now(self) -> Mapping[int, int]:
        """By seat the value that is being called; 0 for the last card of all."""
        return self._bubbles.now

    def call(self, seat: int, card: int) -> None:
        self._bubbles.put(seat, value_of(card))
        self._host.call_out(text.called(value_of(card)))

    def finish(self, seat: int) -> None:
        """The last card lies face down: its value is no matter (S11)."""
        self._bubbles.put(seat, 0)
        self._host.call_out(text.last())

    def clear(self) -> None:
        self._bubbles.clear()
