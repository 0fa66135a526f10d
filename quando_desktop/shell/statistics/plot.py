"""What all plots have in common: a text for those who do not see them, and their numbers as a
table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quando_desktop.shell.kit.labels import Drawn
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Canvas

Table = Sequence[Sequence[str]]
"""Rows of cells, the headings first."""
LEAST = 260.0


class NumbersPlot(Drawn):
    """A picture of numbers."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "")
        # Its sentence is for those, too, who go by keys.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def table(self) -> Table:
        """Its numbers, for other programs."""
        raise NotImplementedError

    def paint(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def high(self) -> float:
        """The height that it needs, in units."""
        raise NotImplementedError

    def extent(self) -> tuple[float, float]:
        return LEAST, self.high()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint(self.brush(QPainter(self)))
