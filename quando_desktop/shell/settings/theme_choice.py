"""The themes as small pictures of a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy

from quando_desktop.games import PLUGS
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.choices import RadioGroup, RadioOption
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.art import CARD_HEIGHT
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour
from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.scene.stage import Box

WIDE, HIGH, CORNER = 172.0, 104.0, 18.0
EDGE = 8.0
"""Room around a picture for the tick at its corner."""
LABEL = Type(16, 600)
CARD = 26.0


class ThemePicture(RadioOption):
    """A table in one theme, or half and half, with its name below."""

    def __init__(self, look: Look, text: str, number: int) -> None:
        self._number = number
        super().__init__(look, text, LABEL, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def radius(self) -> float:
        return CORNER + EDGE

    def sizeHint(self) -> QSize:
        words = self.look.width(self.text(), LABEL)
        width = max(WIDE, words) + 2 * EDGE
        height = HIGH + 3 * EDGE + self.look.size(LABEL) * 1.5
        return QSize(self.look.px(width + 0.5), self.look.px(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, theme, area = self.look, self.look.theme, self.area()
        box = Box((area.width - WIDE) / 2, EDGE, WIDE, HIGH)
        themes = (look.palette.light, look.palette.dark)
        halves = themes if self._number == 0 else (themes[self._number - 1],)
        picture = look.art().picture(
            ("theme", self._number),
            Box(0, 0, WIDE, HIGH),
            lambda canvas: _paint(canvas, halves),
        )
        at = QPointF(round(box.left * look.unit), round(box.top * look.unit))
        painter.drawPixmap(at, picture.pixmap)
        canvas = self.brush(painter)
        chosen, lit = self.isChecked(), self.underMouse() and self.isEnabled()
        line = theme.text if chosen or lit else theme.line
        canvas.frame(box, CORNER, line, 4 if chosen else 2, 1.0)
        if chosen:
            x, y = box.right - 10, box.top + 8
            canvas.disc(x, y, 15, theme.text)
            icons.paint(canvas, Icon.TICK, x, y, 16, theme.panel)
        middle = (box.bottom + area.height) / 2
        canvas.text(area.width / 2, middle, self.text(), LABEL, theme.text, align=Align.CENTRE)


def _paint(canvas: Canvas, halves: Sequence[Theme]) -> None:
    painter = canvas.painter
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, WIDE, HIGH), CORNER, CORNER)
    painter.setClipPath(outline)
    wide = WIDE / len(halves)
    for number, theme in enumerate(halves):
        part = QRectF(number * wide, 0, wide, HIGH)
        painter.save()
        painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
        painter.fillRect(part, colour(theme.wall_top))
        canvas.round(Box(14, 24, 144, 120), 40, theme.table_rim)
        canvas.round(Box(18, 28, 136, 120), 36, theme.table_top)
        painter.restore()
    first = next(iter(PLUGS.values()))
    for place, card in enumerate(first.box.hand):
        box = Box.around(56 + place * 30, 72, CARD, CARD * CARD_HEIGHT)
        canvas.shadow(box, CARD * 0.12, 4, 1, 0.2)
        canvas.svg(card, box)


class ThemeChoice(RadioGroup):
    """The choice of a theme: as the system, light, dark."""

    is_clear = True

    def __init__(self, look: Look, items: Sequence[str], at: int = 0, *, name: str = "") -> None:
        super().__init__(look, items, at, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def new_layout(self, look: Look) -> QBoxLayout:
        line = Line(look, 8)
        line.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return line

    def new_option(self, text: str) -> RadioOption:
        return ThemePicture(self.look, text, len(self.options))
