"""Portraits of people and of computer players."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.palette import Colour, Palette
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.parts.faces import Face


def character(palette: Palette, key: str) -> Face:
    """A computer player's face."""
    found = palette.characters[key]
    return Face(found.name, key, found.body, "")


def person(palette: Palette, name: str, look: int) -> Face:
    """A person's face; `look` counts from 1."""
    number = (look - 1) % len(palette.people)
    initial = name.strip()[:1].upper()
    return Face(name, f"person_{number + 1}", palette.people[number], initial)


class Medal(Styled, QWidget):
    """A round portrait; a gold ring marks the player who has to act."""

    def __init__(self, look: Look, face: Face, size: float, *, gold: bool = False) -> None:
        super().__init__()
        self._face, self._size, self._gold = face, size, gold
        self.setAccessibleName(face.name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def set_face(self, face: Face) -> None:
        self._face = face
        self.setAccessibleName(face.name)
        self.update()

    def sizeHint(self) -> QSize:
        edge = max(4.0, self._size * 0.045) if self._gold else 0.0
        side = self.look.px(self._size + 2 * edge + 1)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        ring: Colour | None = self.look.theme.gold if self._gold else None
        picture = medal(self.look.art(), self._face, self._size, ring)
        ratio = self.look.scale.ratio
        # Aligned to whole pixels of the screen, so that it stays sharp.
        left = round((self.width() / 2 + picture.left) * ratio) / ratio
        top = round((self.height() / 2 + picture.top) * ratio) / ratio
        QPainter(self).drawPixmap(QPointF(left, top), picture.pixmap)
