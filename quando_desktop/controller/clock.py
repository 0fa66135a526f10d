"""The clock behind all delays, which tests replace by one of their own so that they never wait; and
the stopwatch of a live game."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimerEvent


class Alarm(Protocol):
    def stop(self) -> None:
        """Cancels the call; only before it has come."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment."""

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Calls once, so many seconds later and never before this returns."""


class QtClock(QObject):
    """The real time, kept by Qt's event loop.

    It has no object of Qt for each alarm: PySide never gives back all that a connection took, and a
    match has hundreds of alarms.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: dict[int, Callable[[], None]] = {}
        """By the numbers of their timers."""

    def now(self) -> float:
        return monotonic()

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        timer = self.startTimer(round(1000 * max(0.0, seconds)), Qt.TimerType.PreciseTimer)
        self._calls[timer] = call
        return _QtAlarm(self, timer)

    def timerEvent(self, event: QTimerEvent) -> None:
        call = self.stop(event.timerId())
        if call is not None:
            call()

    def stop(self, timer: int) -> Callable[[], None] | None:
        """What it would have called, unless that has come."""
        call = self._calls.pop(timer, None)
        if call is not None:
            self.killTimer(timer)
        return call


class HurriedClock(QtClock):
    """The real time, so many times as fast, so that a check of a live match need not wait for
    it."""

    def __init__(self, times: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._times = times

    def now(self) -> float:
        return super().now() * self._times

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return super().after(seconds / self._times, call)


class _QtAlarm:
    """Not for use once it has rung: its number may be another one's then."""

    def __init__(self, clock: QtClock, timer: int) -> None:
        self._clock, self._timer = clock, timer

    def stop(self) -> None:
        self._clock.stop(self._timer)


class Stopwatch:
    """The time of a live game: milliseconds since its start signal, leaving out all stops. It runs
    while everybody may act, and stands otherwise."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._gone = 0.0
        """Seconds up to the last stop."""
        self._since: float | None = None
        """The moment of the last start, while it runs."""

    @property
    def runs(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        running = 0.0 if self._since is None else self._clock.now() - self._since
        return round(1000 * (self._gone + running))

    def until(self, at: int) -> float:
        """Seconds until it shows this, if it runs; 0 if it has shown it already."""
        running = 0.0 if self._since is None else self._clock.now() - self._since
        return max(0.0, at / 1000 - self._gone - running)

    def start(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stop(self, moment: float | None = None) -> None:
        """Stops it now, or at a moment of the clock that has passed: the time after that does not
        count."""
        if self._since is not None:
            moment = self._clock.now() if moment is None else moment
            self._gone += max(0.0, moment - self._since)
            self._since = None

    def put(self, at: int) -> None:
        """Stops it, and sets it to this."""
        self._gone, self._since = at / 1000, None
