"""The collection of garbage, in the window's thread and in no other."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

OFTEN = 500
"""Milliseconds between two looks at whether there is something to collect."""


class Sweeper(QObject):
    """Collects garbage where the window lives.

    Python's own collector works in whatever thread happens to make an object: in the one that hears
    the computer players, for instance. What it finds there may be a scene with its timers, and Qt's
    objects must not be taken apart in another thread than theirs: the program would break much
    later, in a place that has nothing to do with it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=OFTEN)
        self._timer.timeout.connect(sweep)

    def begin(self) -> None:
        """From now on; objects that are there stay until the end, so they need not be visited."""
        gc.disable()
        gc.freeze()
        self._timer.start()


def sweep() -> None:
    """Does what Python's collector would have done by now."""
    young, middle, old = gc.get_count()
    most_young, most_middle, most_old = gc.get_threshold()
    if young > most_young:
        gc.collect(2 if old > most_old else 1 if middle > most_middle else 0)
