"""The person for whom all wait: after a while everybody looks there, and the keys breathe.

It follows from what all at the table see, and from the hands of the people, which lie open there:
whether a computer player holds a card that fits, nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.moments import Cancel
from quando_desktop.games.seven_ate_nine.table.scenery import Cap
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.table.pages.live_table import LiveHost

PATIENCE = 3000.0
"""Milliseconds in which nobody does anything until everybody looks at who is waited for."""
BREATH, BREATHS = 700.0, 6
"""The time of a breath in or out, and how many there are: after that the table rests."""


def awaited(views: Mapping[int, SevenView], people: Sequence[int]) -> int | None:
    """The only one at the table who can do anything, as far as everybody sees: a person among
    several players."""
    view = next(iter(views.values()))
    if view.seats == 1 or view.stuck or view.is_over:
        return None
    if view.turn is not None:
        return view.turn if view.turn in people and view.turn in views else None
    if any(_may_act(view, seat) for seat in range(view.seats) if seat not in people):
        return None
    able = [seat for seat in people if seat in views and views[seat].legal()]
    return able[0] if len(able) == 1 else None


def _may_act(view: SevenView, seat: int) -> bool:
    """Whether somebody can draw or lay the last card, which everybody sees."""
    hand, stack = view.hand_sizes[seat], view.stack_sizes[seat]
    is_full = 0 < view.hand_limit <= hand
    return (stack > 0 and not is_full) or (hand, stack) == (1, 0)


def keys_of(view: SevenView) -> tuple[Cap, ...]:
    """The keys that a person can do something with: which of them, the hand must say."""
    may = {Cap.PLAY: bool(view.hand), Cap.DRAW: view.may_draw}
    return tuple(cap for cap, is_so in may.items() if is_so)


class LongWait:
    """Knows for whom all have waited long enough. Has the table shown anew when that changes."""

    def __init__(self, host: LiveHost, sight: SevenSight, changed: Callable[[], None]) -> None:
        self._host, self._sight, self._changed = host, sight, changed
        self._cancel: Cancel | None = None
        self.seat: int | None = None
        """The person whom everybody looks at."""
        self._breaths = 0
        self.is_news = False
        """Whether everybody has only just looked there."""

    @property
    def keys(self) -> frozenset[tuple[int, Cap]]:
        if self.seat is None or self.seat not in self._sight.views:
            return frozenset()
        return frozenset((self.seat, cap) for cap in keys_of(self._sight.views[self.seat]))

    @property
    def is_large(self) -> bool:
        """Whether the keys have just breathed in."""
        return self._breaths % 2 == 1

    def watch(self) -> None:
        """Begins to wait anew: something has happened, or somebody has stirred."""
        self.stop()
        if self._sight.is_live and awaited(self._sight.views, self._host.people) is not None:
            self._cancel = self._host.after(PATIENCE, self._look)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
        self.seat, self._breaths = None, 0

    def _look(self) -> None:
        self._cancel = None
        if self._sight.is_live:
            self.seat = awaited(self._sight.views, self._host.people)
            self.is_news = True
            self._breathe()
            self.is_news = False

    def _breathe(self) -> None:
        self._cancel = None
        if self._host.settings.motion.is_full and self._breaths < BREATHS:
            self._breaths += 1
            self._cancel = self._host.after(BREATH, self._breathe)
        self._changed()
