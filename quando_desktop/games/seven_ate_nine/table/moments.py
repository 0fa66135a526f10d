"""Things that come and go by themselves at a table of 7 ate 9: a called value, a word about a miss,
a lit key; the marks of cards that fit, and locks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from math import ceil
from typing import Generic, TypeVar

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.games.seven_ate_nine.table.scenery import Cap, MissReason
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight
from quando_desktop.games.seven_ate_nine.text.calls import called, last
from quando_desktop.settings.settings import Speed
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.parts.remark_bubble import Word, reading_time
from quando_desktop.table.turn.storyteller import SAID

LIT, MISSED, FRESH, GO = 150.0, 1100.0, 1200.0, 700.0
"""Milliseconds for which a key cap is lit, a word about a miss stands, a new card glows, and it
says Go."""
CALLED = 900.0
"""The same for a call; a new one of the same player ends the last."""
LINE, LAST_LOOK = 2000.0, 1300.0
"""The same for a line about a refusal, and for the table of a game that is watched again before the
sheet comes."""
SETTLES = 500.0
"""The same for a sheet that a press has brought, before another press counts."""
STEP = 95.0
"""The least time between two cards that a key goes on to while it is held."""
SLOW = 2500
"""Milliseconds without a card played until the slow aid helps."""
ONE = "one"
"""The kind of things of which there is only one at a time."""

What = TypeVar("What", bound=Hashable)
Value = TypeVar("Value")

Cancel = Callable[[], None]
After = Callable[[float, Callable[[], None]], Cancel]
"""Calls once, so many milliseconds later, unless what it returns is called before."""


class Passing(Generic[What, Value]):
    """Things that stand for a while, at most one of a kind: the newest counts, and stands for its
    whole time."""

    def __init__(self, after: After, ms: float, gone: Callable[[What, Value], None]) -> None:
        """`gone` is told of what has stood long enough, after that is gone."""
        self._after, self._ms, self._gone = after, ms, gone
        self._values: dict[What, Value] = {}
        self._ends: dict[What, Cancel] = {}

    @property
    def now(self) -> Mapping[What, Value]:
        """A copy of all that stands there."""
        return dict(self._values)

    def put(self, what: What, value: Value, ms: float | None = None) -> None:
        """Lets it stand for the usual time, or for `ms`."""
        self.drop(what)
        self._values[what] = value
        self._ends[what] = self._after(self._ms if ms is None else ms, partial(self._end, what))

    def drop(self, what: What) -> None:
        """Takes it away before its time, where it is there."""
        if what in self._values:
            del self._values[what]
            self._ends.pop(what)()

    def clear(self) -> None:
        for what in [*self._values]:
            self.drop(what)

    def _end(self, what: What) -> None:
        del self._ends[what]
        self._gone(what, self._values.pop(what))


class Calls:
    """The calls of all seats (S9): the value of a card that was laid stands at its player for a
    moment, and is spoken aloud where the people want that. At most one of each seat."""

    def __init__(self, host: LiveHost, gone: Callable[[int, int], None]) -> None:
        self._host = host
        self._bubbles: Passing[int, int] = Passing(host.after, CALLED, gone)

    @property
    def now(self) -> Mapping[int, int]:
        """The value that each seat is calling; 0 for the last card of all."""
        return self._bubbles.now

    def call(self, seat: int, card: int) -> None:
        self._bubbles.put(seat, value_of(card))
        self._host.call_out(called(value_of(card)))

    def finish(self, seat: int) -> None:
        """The last card lies face down: its value is no matter (S11)."""
        self._bubbles.put(seat, 0)
        self._host.call_out(last())

    def clear(self) -> None:
        self._bubbles.clear()


class Moments:
    """All that stands on the table for a moment only."""

    def __init__(
        self, host: LiveHost, changed: Callable[[], None], looked: Callable[[], None]
    ) -> None:
        """`changed` is called when something has stood long enough, `looked` when everybody has
        seen the end of a game."""

        def gone(*_: object) -> None:
            changed()

        self._host, after = host, host.after
        self.calls = Calls(host, gone)
        self.lit: Passing[tuple[int, Cap], None] = Passing(after, LIT, gone)
        self.misses: Passing[int, MissReason] = Passing(after, MISSED, gone)
        self.refused: Passing[int, int] = Passing(after, MISSED, gone)
        """The card that each seat has held out in vain, by `HeldCard.held`."""
        self.walks: Passing[tuple[int, Cap], None] = Passing(after, STEP, lambda *_: None)
        """The held keys that have just gone on a card."""
        self.fresh: Passing[tuple[int, int], None] = Passing(after, FRESH, gone)
        self.goes: Passing[str, None] = Passing(after, GO, gone)
        self.words: Passing[str, Word] = Passing(after, SAID, gone)
        self.lines: Passing[str, str] = Passing(after, LINE, gone)
        self.last_look: Passing[str, None] = Passing(after, LAST_LOOK, lambda *_: looked())
        self.settles: Passing[str, None] = Passing(after, SETTLES, lambda *_: None)
        """The sheet, if a press has brought it: a second one was meant for the same thing."""
        self._look = LAST_LOOK

    def miss(self, seat: int, reason: MissReason, held: int | None, ms: float = 0.0) -> None:
        """A card was held out in vain: the word about it stands there for the usual time, or as
        long as its owner has to wait."""
        self.misses.put(seat, reason, max(MISSED, ms))
        self.refused.drop(seat)
        if held is not None:
            self.refused.put(seat, held, max(MISSED, ms))

    def say(self, word: Word, late: float = 0.0) -> None:
        """A computer player's word comes after its call, and stands for as long as it takes to
        read; the sheet waits for that, unless somebody plays fast. It may come late at the end of a
        game."""
        call = CALLED - late if word.seat in self.calls.now else 0.0
        stands = call + reading_time(word.words)
        self.words.put(ONE, word, stands)
        if self.last_look.now and self._host.settings.speed is not Speed.FAST:
            self.last_look.put(ONE, None, max(self._look - late, stands))

    def look_on(self, ms: float) -> None:
        """Lets everybody look at the end of a game before the sheet comes."""
        self._look = ms
        self.last_look.put(ONE, None, ms)

    def stop(self) -> None:
        """Takes away what the people did a moment ago: a stop, or new cards. Calls and words may
        outlive it."""
        for each in (self.misses, self.refused, self.fresh, self.goes, self.lines):
            each.clear()

    def clear(self) -> None:
        """Takes everything of a game away but the lit keys."""
        self.stop()
        for each in (self.calls, self.words, self.last_look):
            each.clear()


# ----------------------------------------------------------------------- marks and locks

Aids = Mapping[int, FitAid]
"""The aid of each person, by seat."""


class Aid:
    """Marks cards that fit for whoever wants it: always, or when a player has played nothing for a
    while. Times are in ms since the start signal; what fits is asked anew each time, so marks come
    and go with the top card."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}
        self._began = 0

    def begin(self, at: int) -> None:
        """Takes in a start signal: everybody looks for a card from now on."""
        self._since.clear()
        self._began = at

    def played(self, seat: int, at: int) -> None:
        """Takes in that a card of this person lies on the pile."""
        self._since[seat] = at

    def marks(
        self, views: Mapping[int, SevenView], aids: Aids, now: int
    ) -> frozenset[tuple[int, int]]:
        """The cards to mark: seats and `HeldCard.held`."""
        helped = [seat for seat in views if self._helps(aids, seat, now)]
        return frozenset(
            (seat, held)
            for seat in helped
            for held, card in views[seat].hand
            if views[seat].fits(card)
        )

    def due(self, aids: Aids, now: int) -> int | None:
        """The milliseconds until it begins to help a player; None if nobody waits for that."""
        waits = [
            self._since.get(seat, self._began) + SLOW - now
            for seat, aid in aids.items()
            if aid is FitAid.SLOW
        ]
        return min((wait for wait in waits if wait > 0), default=None)

    def _helps(self, aids: Aids, seat: int, now: int) -> bool:
        aid = aids.get(seat, FitAid.NONE)
        waited = now - self._since.get(seat, self._began)
        return aid is FitAid.ALWAYS or (aid is FitAid.SLOW and waited >= SLOW)


class Timekeeper:
    """Knows which cards are marked and who is locked out at this moment. Has the table shown anew
    when that changes, and at no other time."""

    def __init__(self, host: LiveHost, sight: SevenSight, changed: Callable[[], None]) -> None:
        self._host, self._sight, self._changed = host, sight, changed
        self._aid = Aid()
        self._cancel: Cancel | None = None
        """Cancels the next time."""

    def begin(self) -> None:
        """Takes in a start signal."""
        self._aid.begin(self._host.now())

    def played(self, seat: int, at: int) -> None:
        self._aid.played(seat, at)

    def marks(self) -> frozenset[tuple[int, int]]:
        return self._aid.marks(self._sight.views, self._aids(), self._host.now())

    def locked(self) -> dict[int, int]:
        """The seconds for which each seat cannot play, begun ones counted whole."""
        if self._host.phase is not LivePhase.LIVE:
            return {}
        left = enumerate(until - self._host.now() for until in self._sight.view.locked_until)
        return {seat: ceil(ms / 1000) for seat, ms in left if ms > 0}

    def watch(self) -> None:
        """Waits until a mark comes or the seconds of a lock change."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
        if not self._sight.is_live:
            return
        now, locks = self._host.now(), self._sight.view.locked_until
        waits = [(until - now - 1) % 1000 + 1 for until in locks if until > now]
        due = self._aid.due(self._aids(), now)
        waits += [] if due is None else [due]
        if waits:
            self._cancel = self._host.after(min(waits), self._is_due)

    def _is_due(self) -> None:
        self._cancel = None
        self._changed()
        self.watch()

    def _aids(self) -> Aids:
        players, settings = self._sight.facts.players, self._host.settings
        return {seat: settings.of(players[seat].name, FIT_AID) for seat in self._host.people}
