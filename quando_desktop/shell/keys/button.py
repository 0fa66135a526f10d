"""The button of a key that can be changed."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent

from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.table.paint.canvas import Align, Type
from quando_desktop.table.scene.stage import Box

CAP = Type(16, 650)
LEAST, HIGH, PAD = 64.0, 42.0, 16.0
CORNER, LIP, LINE = 10.0, 3.0, 2.5


class CommandKey(Pressed):
    """A key cap; when pressed it waits for another key."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._asks = False
        self.ready(look)

    def show_key(self, cap: str, *, asks: bool) -> None:
        self._asks = asks
        if cap != self.text():
            self.setText(cap)
            self.updateGeometry()
        self.update()

    def radius(self) -> float:
        return CORNER

    def sizeHint(self) -> QSize:
        width = max(LEAST, self.look.width(self.text(), CAP) + 2 * PAD)
        height = self.look.target(max(HIGH, self.look.size(CAP) * 2.2))
        least = SMALLEST_TARGET
        return QSize(max(self.look.px(width), least), max(self.look.px(height), least))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        body = Box(0, 0, area.width, area.height - LIP)
        canvas.round(Box(0, LIP, area.width, body.height), CORNER, theme.line)
        canvas.round(body, CORNER, self.lit(theme.panel if self._asks else theme.panel_2))
        edge = theme.text if self._asks else theme.text_2
        inner = Box(1.25, 1.25, body.width - 2.5, body.height - 2.5)
        canvas.frame(inner, CORNER - 1, edge, LINE if self._asks else 1.5, 1.0)
        words = "?" if self._asks else self.text()
        x, y = body.width / 2, body.height / 2
        canvas.text(x, y, words, CAP, theme.text, align=Align.CENTRE)
