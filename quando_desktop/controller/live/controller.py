"""A match that everybody plays at once: who was first, what each person sees of it, and when it
stops.

Every intent is stamped by a monotonic clock the moment it comes in, and waits in one queue. Each
one arrives before the next is looked at, and the rules say what it has become by then. Computer
players are in the same queue: their intents count from the time that they have planned, however
late the alarm for it rings. The order of the seats makes no difference.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind
from quando_desktop.controller.clock import Clock
from quando_desktop.controller.facts import MatchFacts, Saving, people_of
from quando_desktop.controller.live.stage import PULSE, STUCK_BEAT, LiveStage
from quando_desktop.controller.live.steady import Steady
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views, cut, views_of
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import Action, Refusal, WrongPhase
from quando_desktop.engine.match import Acted, Change, Match
from quando_desktop.engine.players import TABLE
from quando_desktop.named_tuple import NamedTuple


class _QueuedIntent(NamedTuple):
    """An intent, and when it came in."""

    at: int
    seat: int
    action: Action


class LiveController(LiveStage):
    refused = Signal(int, object)
    """A person's seat, and the `Refusal` of what they tried."""
    savedChanged = Signal(object)
    """None: all is saved. An OSError: why it is not."""

    def __init__(
        self,
        match: Match,
        minds: Mapping[int, Mind[Any]],
        parent: QObject | None = None,
        *,
        clock: Clock | None = None,
    ) -> None:
        """`minds` are the computer players by their seats."""
        super().__init__(parent, clock=clock, runs=match.game.runs(match.options))
        self._match = match
        self._saving = Saving(match, self.savedChanged.emit)
        self._people = people_of(match)
        steady = {seat: Steady(mind, match.players[seat].name) for seat, mind in minds.items()}
        seed = fresh_seed() if match.seed is None else match.seed
        self._driver = LiveDriver(match, steady, Chance(seed).stream("lots"))
        self._views: Views = views_of(self._people, match) if match.rounds else {}
        self._queue: deque[_QueuedIntent] = deque()
        self._stamped = self._arrived = 0
        """The last stamp, and when the last action arrived."""
        self._busy = False
        """Whether something is arriving and being told: other intents must wait then."""
        match.observers.append(self._note)

    # --------------------------------------------------------------- questions

    @property
    def match(self) -> Match:
        return self._match

    @property
    def people(self) -> tuple[int, ...]:
        return self._people

    @property
    def facts(self) -> MatchFacts:
        return MatchFacts.of(self._match)

    @property
    def can_pause(self) -> bool:
        """A person who plays at leisure has nothing to pause."""
        return super().can_pause and (self._runs or not self._people)

    @property
    def views(self) -> Views:
        """Empty before the first deal."""
        return self._views

    # ----------------------------------------------------------------- actions

    def start(self) -> None:
        """Deals, or shows where the match stands: a game that was broken off waits for a start,
        unless time does not count."""
        self._saving.check()
        match = self._match
        if not match.rounds:
            self._deal()
        elif not match.in_round:
            self._end()
        elif match.rounds[-1].moves:
            self._turn_back(match.rounds[-1].moves[-1].data["at"])
            self._wait_in(LivePhase.PAUSED)
        else:
            self._wait_in(LivePhase.READY)

    def set_pace(self, pace: int) -> None:
        """Sets the speed of the computer players, in percent: it counts for what they begin from
        now on."""
        self._driver.set_pace(pace)

    def intend(self, seat: int, action: Action) -> None:
        """Takes in what a person does now. It arrives at once, unless something else is just
        arriving."""
        if seat not in self._people or not self.is_open:
            return
        if self._overslept():
            self.pause()
        if not self._is_live:
            self.refused.emit(seat, WrongPhase("not_live"))
            return
        at = self._stamp()
        self._queue.append(_QueuedIntent(at, seat, action))
        # A computer player's action for this very moment has not come in yet.
        self._work(at - 1)

    def pause(self) -> None:
        """Stops the game once all that came in before has arrived."""
        if self._is_live and not self._overslept():
            self._work(self._stamp())
        super().pause()

    def restart(self) -> None:
        """Plays a game that is paused again, from its deal."""
        if self._phase is LivePhase.PAUSED and self.is_open:
            self._phase = LivePhase.READY
            self._turn_back(0)
            self._match.restart_round()
            self._wait_in(LivePhase.READY)

    def look_again(self) -> None:
        """Lets the computer players look once more: they may mean to do something else."""
        if self._is_live:
            self._driver.noticed(self._stamp())
            self._wait_for_next()

    def next_round(self) -> None:
        """Deals again, unless the match is over."""
        if self._phase is LivePhase.ROUND_OVER and self.is_open:
            self._deal()

    def close(self) -> None:
        """Ends the controller; the match stays as it is."""
        if self.is_open:
            super().close()
            self._match.observers.remove(self._note)

    # ------------------------------------------------------------- the changes

    def _note(self, change: Change) -> None:
        """Notes a change, which the journal has noted before."""
        self._saving.check()
        match, people = self._match, self._people
        self._views = views_of(people, match)
        seat, at = (change.seat, change.data["at"]) if isinstance(change, Acted) else (TABLE, 0)
        events = cut(people, change.events) if isinstance(change, Acted) else ()
        self.stepped.emit(LiveStep(seat, at, events, self._views, self.facts))

    def _deal(self) -> None:
        """Deals a round. The phase is set first, because nobody may look at their cards before the
        start signal."""
        self._phase = LivePhase.READY
        self._turn_back(0)
        self._match.begin_round()
        self._wait_in(LivePhase.READY)

    def _wait_in(self, phase: LivePhase) -> None:
        """Waits for a start; where time does not count there is nothing to wait for."""
        if self._runs:
            self._enter(phase)
        elif self._may_start():
            self._go_live()

    def _turn_back(self, at: int) -> None:
        self._watch.put(at)
        self._stamped = self._arrived = at

    # ---------------------------------------------------------------- arriving

    def _stamp(self) -> int:
        """The time of an intent that comes in now; never before the last one, as an alarm may ring
        a hair too early."""
        self._stamped = max(self._stamped, self._arrived, self._watch.now())
        return self._stamped

    def _work(self, to: int) -> None:
        """Lets everything arrive that has come in, and what the computer players plan to do up to
        then. Intents that come in meanwhile are stamped and wait."""
        if self._busy:
            return
        self._busy = True
        try:
            self._let_computers(to)
            while self._queue and self._is_live:
                first = self._queue.popleft()
                self._let_computers(first.at - 1)
                if self._is_live:
                    self._arrive(first.seat, first.action, first.at)
        finally:
            self._queue.clear()
            self._busy = False
            self._wait_for_next()

    def _let_computers(self, to: int) -> None:
        """Lets the computer players' actions arrive at the times they planned, or later if
        something else has arrived since."""
        while self._is_live and (due := self._driver.next_at()) is not None:
            taken = self._driver.take(to)
            if taken is None:
                return
            self._arrive(*taken, max(self._arrived, due))

    def _arrive(self, seat: int, action: Action, at: int) -> None:
        self._arrived = at
        try:
            self._match.arrive(seat, action, at)
        except Refusal as refusal:
            if seat in self._people:
                self.refused.emit(seat, refusal)
        self._driver.noticed(at)
        self._look(at)

    def _look(self, at: int) -> None:
        """Looks whether the game is over, or whether nobody can do anything."""
        if not self._is_live:
            return
        if not self._match.in_round:
            self._stop()
            self._watch.put(at)
            self._end()
        elif self._match.table_action() is not None and not self._runs:
            self._unblock()
            self._driver.noticed(at)
        elif self._match.table_action() is not None:
            self._stop()
            self._watch.put(at)
            self._phase = LivePhase.STUCK
            self._unblock()
            if self._phase is LivePhase.STUCK and self.is_open:
                self._count_down(LivePhase.STUCK, STUCK_BEAT)

    def _unblock(self) -> None:
        """Does the table's actions, until a player can do something."""
        while self.is_open and (action := self._match.table_action()) is not None:
            self._match.arrive(TABLE, action, self._arrived)

    def _end(self) -> None:
        over = self._match.result is not None
        self._enter(LivePhase.MATCH_OVER if over else LivePhase.ROUND_OVER)

    # -------------------------------------------------------------------- time

    def _may_start(self) -> bool:
        """Unblocks the game first: the match may have been left at the very moment when nobody
        could do anything."""
        self._unblock()
        return self.is_open

    def _begin(self) -> None:
        self._driver.begin(self._stamp())
        self._wait_for_next()

    def _wait_for_next(self) -> None:
        """Sets the alarm for the next computer player, or just to look at the clock. Where time
        does not count nothing needs to be looked at while a person is waited for."""
        if not self._is_live:
            return
        to = self._driver.next_at()
        if self._runs:
            soon = self._watch.now() + PULSE
            to = soon if to is None else min(to, soon)
        if to is not None:
            self._wait(self._watch.until(to), lambda: self._work(max(to, self._watch.now())))
        else:
            self._stop_waiting()
