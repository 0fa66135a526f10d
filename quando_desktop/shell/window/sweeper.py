"""The collection of garbage, in the window's thread and in no other."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer, Signal

from quando_desktop.garbage import is_due, sweep
from quando_desktop.shell.start.heap import give_back

WAIT = 500
"""Milliseconds from the moment when there is enough to collect."""


class Sweeper(QObject):
    """Collects garbage where the window lives.

    Python's own collector works in whatever thread happens to make an object: in the one that hears
    the computer players, for instance. What it finds there may be a scene with its timers, and Qt's
    objects must not be taken apart in another thread than theirs: the program would break much
    later, in a place that has nothing to do with it.

    Whether there is enough to collect is looked at whenever the window has nothing else to do;
    where nothing happens, nobody looks.
    """

    cleared = Signal()
    """Nothing of a table that was left is there any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, interval=WAIT)
        self._timer.timeout.connect(sweep)
        self._clearing = QTimer(self, singleShot=True, interval=WAIT)
        self._clearing.timeout.connect(self._clear)
        self._has_begun = False

    def begin(self) -> None:
        """From now on; most objects that are there stay until the end, so they need not be
        visited."""
        self._has_begun = True
        gc.disable()
        gc.freeze()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def clear_soon(self) -> None:
        """Clears away a table that was left, unless there is another one by then: nothing that
        moves is to wait for it."""
        if self._has_begun:
            self._clearing.start()

    def put_off(self) -> None:
        """There is another table."""
        self._clearing.stop()

    def _clear(self) -> None:
        # The table that the program was started with was there at the beginning, and would stay.
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        give_back()
        self.cleared.emit()

    def _look(self) -> None:
        if is_due() and not self._timer.isActive():
            self._timer.start()
