"""The ring around what is offered: thick, and of two colours, so that it is seen on any ground."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

DARK, LIGHT = "#14121F", "#FFFFFF"
LINE, APART, CORNER = 5, 3, 12
"""In pixels: each of its two lines, the air around what it holds, and its corners."""
REACH = APART + 2 * LINE


class ScanRing(QWidget):
    """Lies over everything, and lets every press through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_around(self, box: QRect) -> None:
        """Holds this place of the window, as far as it is inside."""
        wanted = box.adjusted(-REACH, -REACH, REACH, REACH)
        self.setGeometry(wanted.intersected(self._window.rect()))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, inset in ((LIGHT, LINE / 2), (DARK, LINE * 1.5)):
            painter.setPen(QPen(QColor(colour), LINE))
            place = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(place, CORNER, CORNER)
