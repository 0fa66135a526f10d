"""The present look of the program: the size of a unit, the theme, the size of text and whether
things move. Everything in the kit follows it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont, QPainter

from quando_desktop.shell.kit.accessibility import Modality
from quando_desktop.shell.kit.backdrop import Backdrop
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Canvas, Scale, Type
from quando_desktop.table.paint.palette import Colour, Palette, Theme
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Stage

if TYPE_CHECKING:
    pass

PLAIN = "Fusion"
"""The one of Qt's own styles that is the same on all systems."""
TITLE, HEADING, BUTTON = Type(32, 700), Type(24, 700), Type(20, 650)
BODY, LABEL = Type(17, 500), Type(15, 600)
NAME, VALUE = Type(20, 700), Type(18, 650)
NOTE, SMALL = Type(16, 500), Type(15, 500)
"""Types in between: names in a list, names of settings, notes beside or below."""
ROOMY = 29.0
"""In units: up to this size of body text there is room for words beside the last button."""
STEP = 0.1
"""From one size of letters to the next smaller one that is tried."""
SMALLEST_TARGET = 32
"""In pixels: no control that can be pressed is smaller."""


class Ink(Enum):
    """The colour of text, by its background or its meaning."""

    TEXT = "text"
    SOFT = "text_2"
    TABLE = "on_table"
    GOOD = "good"
    EMBER = "ember"
    ACCENT = "gold_text"
    """What to do now."""

    def of(self, theme: Theme) -> Colour:
        return {
            Ink.TEXT: theme.text,
            Ink.SOFT: theme.text_2,
            Ink.TABLE: theme.on_table,
            Ink.GOOD: theme.good,
            Ink.EMBER: theme.ember,
            Ink.ACCENT: theme.gold_text,
        }[self]


class Look(QObject):
    """Set by the window, followed by every control."""

    changed = Signal()

    def __init__(
        self, style: Style, parent: QObject | None = None, modality: Modality | None = None
    ) -> None:
        super().__init__(parent)
        self._style = style
        self.scale = Scale(1.0)
        self.dark = False
        self.high = False
        """Whether contrast is high."""
        self.bold = False
        """Whether cards have larger signs."""
        self.animates = True
        """Whether panels and switches may move."""
        self.backdrop = Backdrop()
        self.modality = Modality(self) if modality is None else modality

    def update(
        self,
        size: QSize,
        ratio: float = 1.0,
        *,
        dark: bool = False,
        high: bool = False,
        text: int = 100,
        bold: bool = False,
        animates: bool = True,
    ) -> None:
        """Takes over the size of the window and the settings; `text` is in percent."""
        scale = Scale(Stage.of(size.width(), size.height()).unit, ratio, text / 100)
        self.animates = animates
        self._take(scale, dark=dark, high=high, bold=bold)

    def _take(self, scale: Scale, *, dark: bool, high: bool, bold: bool) -> None:
        wanted = (scale, dark, high, bold)
        if wanted != (self.scale, self.dark, self.high, self.bold):
            self.scale, self.dark, self.high, self.bold = wanted
            self.changed.emit()

    def make_plain(self, widget: QtWidgets.QWidget) -> None:
        """Gives a widget the style in which Qt's own parts, such as the caret of a text field, are
        the same on all systems.

        On Linux the whole application has it: loading another style would slow the start.
        """
        if sys.platform == "linux":
            return
        # A fresh one each time: the binding deletes a shared style with the first of its widgets.
        style = QtWidgets.QStyleFactory.create(PLAIN)
        style.setParent(self)
        widget.setStyle(style)

    # ---------------------------------------------------------------- colours and pictures

    @property
    def palette(self) -> Palette:
        return self._style.palette

    @property
    def theme(self) -> Theme:
        return self.palette.theme(dark=self.dark, high=self.high)

    def art(self) -> Art:
        """Pictures for the present theme and scale."""
        return self._style.art_around(self.scale, dark=self.dark, high=self.high, bold=self.bold)

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas that paints in units with a widget's painter."""
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(self.unit, self.unit)
        return Canvas(painter, self.scale, self.theme, self._style.drawings)

    # --------------------------------------------------------------------------- sizes

    @property
    def unit(self) -> float:
        return self.scale.unit

    def px(self, units: float) -> int:
        """Units in whole logical pixels."""
        return round(units * self.unit)

    def size(self, kind: Type) -> float:
        """The present size of text of a type, in units: larger if people want it, and never too
        small to read."""
        return self.scale.letters(kind.size)

    def font(self, kind: Type) -> QFont:
        """The font for Qt's own text, which counts in logical pixels."""
        return kind.font(Scale(self.unit, text=self.scale.text))

    def width(self, text: str, kind: Type) -> float:
        """The width of text in units."""
        return kind.width(text, self.scale)

    def number_width(self, text: str, height: float) -> float:
        """The width of text in our own numerals, in units."""
        return self._style.drawings.word(text, height).boundingRect().width()

    @property
    def is_tight(self) -> bool:
        """Whether letters are so large for the window that only what is pressed stays in view."""
        return self.size(BODY) > ROOMY

    def target(self, units: float) -> float:
        """The size of a target in units, at least as large as a finger or an unsteady hand
        needs."""
        return max(units, SMALLEST_TARGET / self.unit)


class SmallerLook(Look):
    """Another look for a part of the window that may have to do with smaller letters."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look._style, parent, look.modality)
        self._look, self._most = look, look.scale.text
        self.backdrop = look.backdrop
        look.changed.connect(self._follow)
        self._follow()

    def at_most(self, text: float) -> None:
        """Keeps letters at this factor of their usual size or below it."""
        self._most = text
        self._follow()

    def art(self) -> Art:
        """Pictures have no letters."""
        return self._look.art()

    def _limit(self, scale: Scale) -> float:
        """The factor of the usual size at which letters stop."""
        return self._most

    def _follow(self) -> None:
        look = self._look
        scale = look.scale._replace(text=min(look.scale.text, self._limit(look.scale)))
        self.animates = look.animates
        self._take(scale, dark=look.dark, high=look.high, bold=look.bold)


def steps_down(text: float, least: float = 1.0) -> Iterator[float]:
    """Sizes of letters from the one that is wanted to the least one."""
    while text > least:
        yield text
        text -= STEP
    yield least
