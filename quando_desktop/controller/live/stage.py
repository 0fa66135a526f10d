"""The phases of a live game: start, countdown, play, stuck, pause. Subclasses say what is shown: a
game that is being played, or one that is over.

One alarm at a time is set for whatever comes next by itself. If it rings far too late, the computer
was asleep: nobody has played meanwhile, so the game is paused and the lost time does not count.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quando_desktop.controller.clock import Alarm, Clock, QtClock, Stopwatch
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, Views

FIRST = 3
"""The number that a countdown begins with."""
BEAT, STUCK_BEAT = 0.8, 1.0
"""Seconds for each number of a countdown; after a stuck position the notice has to be read, too."""
PULSE = 500
"""Milliseconds after which a running game looks at the clock, at the latest."""
GAP = 3.0
"""An alarm that rings so many seconds late means that the computer was asleep."""

RUNNING = (LivePhase.COUNTDOWN, LivePhase.LIVE, LivePhase.STUCK)
"""Phases that a pause interrupts."""
WAITING = (LivePhase.READY, LivePhase.PAUSED)
"""Phases that last until a person starts."""


class LiveStage(QObject):
    """The base of everything that goes through the phases of a live game."""

    stepped = Signal(object)
    """A `LiveStep`."""
    phaseChanged = Signal(object)
    """A `LivePhase`."""
    counted = Signal(int)
    """The countdown: 3, 2, 1, and 0 for Go."""

    def __init__(
        self, parent: QObject | None = None, *, clock: Clock | None = None, runs: bool = True
    ) -> None:
        """`runs` is whether time counts; otherwise nobody waits for a start signal."""
        super().__init__(parent)
        self._runs = runs
        self._clock: Clock = QtClock(self) if clock is None else clock
        self._watch = Stopwatch(self._clock)
        self._phase = LivePhase.READY
        self._count = 0
        self._entered = 0
        """Counts the phases that began: a handler that hears of one may begin another."""
        self._alarm: Alarm | None = None
        self._rings_at = 0.0
        self._closed = False

    # --------------------------------------------------------------- questions

    @property
    def phase(self) -> LivePhase:
        return self._phase

    @property
    def count(self) -> int:
        """The number that a countdown stands at; 0 otherwise."""
        return self._count

    @property
    def is_open(self) -> bool:
        """Whether it has not been closed yet."""
        return not self._closed

    @property
    def can_pause(self) -> bool:
        """Whether a pause would interrupt something."""
        return self._phase in RUNNING and self.is_open

    @property
    def _is_live(self) -> bool:
        return self._phase is LivePhase.LIVE and self.is_open

    def now(self) -> int:
        """Milliseconds since the start signal; the time stands still unless everybody may act."""
        return self._watch.now()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at the screen."""
        raise NotImplementedError

    @property
    def views(self) -> Views:
        """Their observations."""
        raise NotImplementedError

    @property
    def facts(self) -> MatchFacts:
        raise NotImplementedError

    # ----------------------------------------------------------------- actions

    def go(self) -> None:
        """Starts a game that waits, or goes on after a pause."""
        if self._phase in WAITING and self.is_open and self._may_start():
            if self._runs:
                self._count_down(LivePhase.COUNTDOWN, BEAT)
            else:
                self._go_live()

    def pause(self) -> None:
        """Pauses a game that runs; one that waits for a start anyway goes on waiting."""
        if self.can_pause:
            self._stop(self._rings_at if self._overslept() else None)
            self._enter(LivePhase.PAUSED)

    def close(self) -> None:
        """Ends the game on the screen."""
        self._closed = True
        self._stop()

    # -------------------------------------------------------------- the phases

    def _may_start(self) -> bool:
        """Removes obstacles to a start; False if there is nothing to start."""
        return True

    def _begin(self) -> None:
        """Acts on the start signal: everybody may act from now on. The time runs already."""
        raise NotImplementedError

    def _enter(self, phase: LivePhase) -> bool:
        """Begins a phase and tells it; False if it has already passed after that."""
        self._phase = phase
        self._entered += 1
        entered = self._entered
        self.phaseChanged.emit(phase)
        return self._entered == entered and self.is_open

    def _count_down(self, phase: LivePhase, beat: float) -> None:
        self._count = FIRST
        if self._enter(phase):
            self._tell_count(beat)

    def _tell_count(self, beat: float) -> None:
        self._wait(beat, lambda: self._count_on(beat))
        self.counted.emit(self._count)

    def _count_on(self, beat: float) -> None:
        self._count -= 1
        if self._count:
            self._tell_count(beat)
        else:
            self._go_live()

    def _go_live(self) -> None:
        """Starts the time before anybody is told, so that a reaction to it counts."""
        self._watch.start()
        self._phase = LivePhase.LIVE
        self._begin()
        if self._enter(LivePhase.LIVE) and self._runs:
            self.counted.emit(0)

    def _stop(self, moment: float | None = None) -> None:
        """Stops the time, now or at a moment that has passed, and the alarm."""
        self._watch.stop(moment)
        self._count = 0
        self._stop_waiting()

    # -------------------------------------------------------------------- time

    def _wait(self, seconds: float, call: Callable[[], None]) -> None:
        """Calls so many seconds later, unless another alarm is set before."""

        def ring() -> None:
            if self._overslept():
                self.pause()
            else:
                self._alarm = None
                call()

        self._stop_waiting()
        self._rings_at = self._clock.now() + seconds
        self._alarm = self._clock.after(seconds, ring)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None

    def _overslept(self) -> bool:
        """Whether the alarm is far too late; where time does not count it never is."""
        is_late = self._alarm is not None and self._clock.now() - self._rings_at > GAP
        return is_late and self._runs
