"""A live game that is over, shown once more in its own time to the people at the screen, with
nothing that they could not see then."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quando_desktop.controller.clock import Clock
from quando_desktop.controller.facts import MatchFacts, people_of
from quando_desktop.controller.live.stage import PULSE, STUCK_BEAT, LiveStage
from quando_desktop.controller.live.step import LivePhase, Views, live_history
from quando_desktop.dataclass import replace
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE

LEISURE = 1000
"""Milliseconds for each step of a game that was played at leisure."""


class Rerun(LiveStage):
    """Tells the steps of the last game. It can be paused like the game itself."""

    ended = Signal()
    """Everything was told, and the phase is again that of the end of a game."""

    def __init__(
        self, match: Match, parent: QObject | None = None, *, clock: Clock | None = None
    ) -> None:
        if match.in_round or not match.rounds:
            raise ValueError("no game is over")
        runs = match.game.runs(match.options)
        super().__init__(parent, clock=clock, runs=runs)
        self._people = people_of(match)
        self._steps = tuple(live_history(match))
        if not runs:
            # How long somebody thought is nothing to watch.
            self._steps = tuple(
                replace(step, at=LEISURE * number) for number, step in enumerate(self._steps)
            )
        self._told = 0
        """The number of steps that were told, the deal included."""
        over = match.result is not None
        self._over = LivePhase.MATCH_OVER if over else LivePhase.ROUND_OVER

    @property
    def people(self) -> tuple[int, ...]:
        return self._people

    @property
    def views(self) -> Views:
        return self._steps[max(0, self._told - 1)].after

    @property
    def facts(self) -> MatchFacts:
        return self._steps[max(0, self._told - 1)].facts

    def start(self) -> None:
        """Deals the cards of then, and begins."""
        if not self._told and self.is_open:
            self._tell()
            self.go()

    def _tell(self) -> None:
        step = self._steps[self._told]
        self._told += 1
        self.stepped.emit(step)

    def _begin(self) -> None:
        self._wait_for_next()

    def _wait_for_next(self) -> None:
        to = min(self._steps[self._told].at, self._watch.now() + PULSE)
        self._wait(self._watch.until(to), lambda: self._show(max(to, self._watch.now())))

    def _show(self, to: int) -> None:
        """Tells the steps up to this time, or up to a stop."""
        while self._is_live:
            if self._told == len(self._steps):
                self._stop()
                if self._enter(self._over):
                    self.ended.emit()
            elif self._steps[self._told].seat == TABLE and self._runs:
                self._be_stuck()
            elif self._steps[self._told].at > to:
                self._wait_for_next()
                return
            else:
                self._tell()

    def _be_stuck(self) -> None:
        """Stops the time, which stood still then, too."""
        self._stop()
        self._watch.put(self._steps[self._told].at)
        self._phase = LivePhase.STUCK
        while self._steps[self._told].seat == TABLE:
            self._tell()
        if self._phase is LivePhase.STUCK and self.is_open:
            self._count_down(LivePhase.STUCK, STUCK_BEAT)
