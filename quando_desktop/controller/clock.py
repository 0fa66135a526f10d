"""The time that delays are made of. Tests put one of their own in its place and never wait."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer


class Alarm(Protocol):
    def stop(self) -> None:
        """The call will not come. Only before it has."""


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since some moment."""

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Calls once, so much later and never before this returns."""


class QtClock(QObject):
    """The real time, kept by Qt's event loop."""

    def now(self) -> float:
        return monotonic()

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start(round(1000 * max(0.0, seconds)))
        return _QtAlarm(timer)


class HurriedClock(QtClock):
    """The real time, so many times as fast: whoever checks a live match need not wait for it."""

    def __init__(self, times: float, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._times = times

    def now(self) -> float:
        return super().now() * self._times

    def after(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return super().after(seconds / self._times, call)


class _QtAlarm:
    """Not for use once it has rung: its timer is gone then."""

    def __init__(self, timer: QTimer) -> None:
        self._timer = timer

    def stop(self) -> None:
        self._timer.stop()
        self._timer.deleteLater()
