"""Counting somebody's matches while the window goes on: thousands of them are looked through in
slices."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from quando_desktop.disk.index.index import Index
from quando_desktop.disk.statistics.played import PlayedMatch, played_by

SLICE = 0.02
"""Seconds for which the window may wait."""


class Counting(QObject):
    counted = Signal(list)
    """All matches of the person as `PlayedMatch`, the first one first."""

    def __init__(self, index: Index, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._left: Iterator[PlayedMatch] = iter(())
        self._found: list[PlayedMatch] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_going_on(self) -> bool:
        return self._timer.isActive()

    def begin(self, spellings: frozenset[str]) -> None:
        """Counts the matches of whoever has these names; nothing more is told of others."""
        self._left, self._found = played_by(self._index.played(), spellings), []
        self._timer.start()

    def close(self) -> None:
        self._timer.stop()

    def _go_on(self) -> None:
        end = monotonic() + SLICE
        for match in self._left:
            self._found.append(match)
            if monotonic() > end:
                return
        self._timer.stop()
        self.counted.emit(sorted(self._found, key=lambda match: match.when))
