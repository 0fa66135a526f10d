"""Parts of the curtain: a large name, a large face, a button, and a line on the cloth."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import CENTRE, Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.table.paint.canvas import Type, colour
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.paint.pieces import medal

LARGEST, SMALLEST = 56, 24
"""Sizes of the name."""
LIGHT: Colour = "#FFF0E2"
"""The colour of text on the cloth, which is dark in both themes."""


class NameLabel(Label):
    """A name as large as possible: a long one is smaller, then in several lines."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", Type(LARGEST, 750), align=CENTRE, wraps=True)

    def fit(self, room: int) -> None:
        """Takes the largest size at which its longest word fits into `room` pixels."""
        words = self.text().split() or [""]
        for size in range(LARGEST, SMALLEST - 1, -4):
            kind = Type(size, 750)
            longest = max(self.look.width(word, kind) for word in words)
            if longest * self.look.unit <= room - 4:
                break
        if kind != self._kind:
            self._kind = kind
            self.restyle()


class Portrait(Medal):
    """A face inside a broad ring of the card's colour."""

    def sizeHint(self) -> QSize:
        side = self.look.px(self._size * 1.2 + 18)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = medal(self.look.art(), self._face, self._size, self.look.theme.panel)
        middle = self.rect().center()
        QPainter(self).drawPixmap(
            round(middle.x() + picture.left), round(middle.y() + picture.top), picture.pixmap
        )


class Ready(Button):
    """The button for the next person. It looks the same whether the last one used keys or a
    mouse."""

    @property
    def has_ring(self) -> bool:
        return self.hasFocus()


class Whisper(Label):
    """Text on the cloth."""

    def restyle(self) -> None:
        super().restyle()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(LIGHT, 0.9))
        self.setPalette(palette)
