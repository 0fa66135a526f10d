"""A screen reader that is just coming: at the start of the program the system takes a moment to say
that there is one. What was told by then waits here, and is said when it is there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

COMING = 20.0
"""Seconds for which a line waits for a reader: a busy computer takes many to start one."""
MOST = 6
"""Lines that wait at a time, the last ones."""
LOOK = 250
"""Milliseconds between two looks whether a reader is there."""
SETTLED = 2
"""Looks that must find it one after the other: it tells only after a moment what it listens to."""

Line = TypeVar("Line")


class Early(Generic[Line]):
    """The last lines that nobody was there to hear."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._now = now
        self._kept: deque[tuple[float, Line]] = deque(maxlen=MOST)

    @property
    def waits(self) -> bool:
        """Whether anything waits to be taken."""
        return bool(self._kept)

    def keep(self, line: Line) -> None:
        self._kept.append((self._now(), line))

    def take(self) -> list[Line]:
        """All that is not too old by now, in its order; nothing is left."""
        found = [line for at, line in self._kept if self._now() - at < COMING]
        self._kept.clear()
        return found

    def clear(self) -> None:
        self._kept.clear()


class Arrival(QObject):
    """Looks out for a reader for as long as lines wait for it."""

    arrived = Signal()
    """Once, when it is there."""

    def __init__(self, is_heard: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._is_heard = is_heard
        self._looks = self._found = 0
        self._timer = QTimer(self, interval=LOOK)
        self._timer.timeout.connect(self.look)

    @property
    def is_over(self) -> bool:
        """Whether nobody looks out any more."""
        return not self._timer.isActive()

    def begin(self) -> None:
        self._looks = self._found = 0
        self._timer.start()

    def look(self) -> None:
        """Looks once."""
        self._looks += 1
        self._found = self._found + 1 if self._is_heard() else 0
        if self._found >= SETTLED:
            self._timer.stop()
            self.arrived.emit()
        elif self._looks * LOOK > 1000 * COMING:
            self._timer.stop()
