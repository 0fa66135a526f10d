"""The picture of the keyboard: each person's keys in their colour, held ones sunk."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.keyboard.places import ROWS, WIDTH, KeyPlace
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.keycaps import cap
from quando_desktop.table.paint.palette import Colour, mix
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

PITCH, APART, LIP, SUNK, CORNER = 1.04, 0.13, 0.08, 0.06, 0.17
"""From row to row, between two keys, the edge below a key, the depth of a held one, and the
corners: all in widths of a key."""
PALE = 0.72
"""The share of the panel's colour in the colour of a key that is not held."""
LETTER, WORD = Type(18, 650), Type(13, 650)
WHITE = "#FFFFFF"
SIGNS = {"Tab": "↹", "Caps": "⇪", "Shift": "⇧", "Return": "↵"}
"""Signs for keys that are too narrow for their words."""


def label(key: str) -> str:
    """The text on a key, also on one that nobody plays with."""
    words = {
        "Escape": translate("Keyboard", "Esc"),
        "Tab": translate("Keyboard", "Tab"),
        "Caps": translate("Keyboard", "Caps"),
        "Shift": translate("Keyboard", "Shift"),
        "Return": translate("Keyboard", "Enter"),
        "Backspace": "⌫",
        "Space": translate("Keyboard", "Space"),
    }
    return words[key] if key in words else cap(key)


class Board(Styled, QWidget):
    """As wide as its place; its height follows."""

    LEAST = 560.0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._keyboard: tuple[KeyPlace, ...] = ()
        self._colours: Mapping[str, Colour] = {}
        self._held: Collection[str] = ()
        self._lost: Collection[str] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def show_keys(
        self,
        keyboard: Sequence[KeyPlace],
        colours: Mapping[str, Colour],
        held: Collection[str],
        lost: Collection[str],
    ) -> None:
        """Shows the keys of all people in their colours."""
        self._keyboard, self._colours = tuple(keyboard), dict(colours)
        self._held, self._lost = frozenset(held), frozenset(lost)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(self.heightForWidth(self.width()))

    def heightForWidth(self, width: int) -> int:
        return round(width / WIDTH * (PITCH * ROWS))

    def sizeHint(self) -> QSize:
        width = self.look.px(932)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = self.look.px(self.LEAST)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, unit = self.brush(QPainter(self)), self.area().width / WIDTH
        for place in self._keyboard:
            box = Box(
                place.left * unit,
                place.row * PITCH * unit,
                (place.width - APART) * unit,
                (PITCH - APART - LIP) * unit,
            )
            self._paint(canvas, place.key, box, unit)

    def _paint(self, canvas: Canvas, key: str, box: Box, unit: float) -> None:
        theme, owner = self.look.theme, self._colours.get(key)
        down = key in self._held
        ground = theme.panel_2 if owner is None else mix(owner, theme.panel, PALE)
        ink = theme.text_2 if owner is None else theme.text
        if down:
            ground, ink = (owner, WHITE) if owner is not None else (theme.cap, theme.text)
            box = Box(box.left, box.top + SUNK * unit, box.width, box.height)
        else:
            low = Box(box.left, box.top + LIP * unit, box.width, box.height)
            canvas.round(low, CORNER * unit, mix(ground, "#1B1230", 0.3))
        canvas.round(box, CORNER * unit, ground)
        if key in self._lost:
            inner = Box(box.left + 2, box.top + 2, box.width - 4, box.height - 4)
            canvas.dashes(inner, CORNER * unit - 2, theme.ember, 4, 1.0)
        words, kind = self.caption(key, box.width)
        x, y = box.left + box.width / 2, box.top + box.height / 2
        canvas.text(x, y, words, kind, ink, align=Align.CENTRE)

    def caption(self, key: str, room: float) -> tuple[str, Type]:
        """The text on a key of this width: its word, or its sign where that is too long."""
        words = label(key)
        if key in SIGNS and self.look.width(words, WORD) > room:
            words = SIGNS[key]
        return words, LETTER if len(words) == 1 else WORD
