"""A choice on a tile: large enough to be pressed, and after the answer with its chance as a bar and
the error of that as a whisker."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.shell.practice import words
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.scene.stage import Box

NAME, FIGURE = Type(18, 650), Type(16, 600)
PAD, BAR, CORNER = 14.0, 12.0, 16.0
WIDTH = 168.0
"""The least that is wanted."""
REACH = 2.0
"""The whisker shows so many standard errors: 95 of 100 times the truth lies in it."""


class WorthTold(NamedTuple):
    """What an answer was worth."""

    worth: float
    error: float
    most: float
    """The end of the scale, the same for all tiles beside each other."""
    best: bool
    chosen: bool


class ChoiceTile(Pressed):
    """Can be pressed until it is told what it is worth."""

    def __init__(self, look: Look, text: str, spoken: str = "") -> None:
        """`spoken` is its name for a screen reader, where that is another."""
        super().__init__(text)
        self.spoken = spoken or text
        self.told: WorthTold | None = None
        self.ready(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, told: WorthTold | None) -> None:
        """Shows what the choice is worth, or hides that."""
        self.told = told
        name = self.spoken
        if told is not None:
            error = REACH * told.error
            name = words.spoken(name, told.worth, error, best=told.best, chosen=told.chosen)
        self.setAccessibleName(name)
        self.restyle()

    def radius(self) -> float:
        return CORNER

    def sizeHint(self) -> QSize:
        look = self.look
        wide = max(WIDTH, look.width(self.text(), NAME) + 2 * PAD)
        high = look.size(NAME) * 1.35 + look.size(FIGURE) * 1.3 + 2 * PAD * 0.6
        return QSize(look.px(wide), max(look.px(high), SMALLEST_TARGET))

    @property
    def least(self) -> int:
        """The width in which its name can be read whole, with a tick before it."""
        look = self.look
        return look.px(look.width(self.text(), NAME) + look.size(NAME) * 1.1 + 2 * PAD) + 1

    def minimumSizeHint(self) -> QSize:
        look = self.look
        wide = max(90.0, look.width(self.text(), NAME) * 0.62 + PAD)
        return QSize(look.px(wide), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.look.canvas(QPainter(self)), self.area(), self.look.theme
        told = self.told
        inner = Box(1, 1, area.width - 2, area.height - 2)
        canvas.round(inner, CORNER - 1, theme.panel_2 if told else self.lit(theme.plate))
        strong = told is not None and told.chosen
        line = theme.text if strong else theme.line
        canvas.frame(inner, CORNER - 1, line, 3 if strong else 2, 1.0)
        self._paint_name(canvas, area, told)
        if told is not None:
            self._paint_bar(canvas, area, told)

    def _paint_name(self, canvas: Canvas, area: Box, told: WorthTold | None) -> None:
        look, theme = self.look, self.look.theme
        size = look.size(NAME)
        tick = size * 1.1 if told is not None and told.best else 0.0
        name = NAME.fit(self.text(), area.width - 2 * PAD - tick, look.scale)
        if told is None:
            canvas.text(area.width / 2, area.height / 2, name, NAME, theme.text, align=Align.CENTRE)
            return
        y = PAD * 0.6 + size * 0.65
        if tick:
            icons.paint(canvas, Icon.TICK, PAD + size * 0.4, y, size * 0.8, theme.good)
        canvas.text(PAD + tick, y, name, NAME, theme.text)

    def _paint_bar(self, canvas: Canvas, area: Box, told: WorthTold) -> None:
        look, theme = self.look, self.look.theme
        figure = words.chance(told.worth, REACH * told.error)
        y = area.height - PAD * 0.6 - look.size(FIGURE) * 0.62
        wide = look.width(words.chance(0.88, 0.08), FIGURE) + 4
        canvas.text(area.width - PAD, y, figure, FIGURE, theme.text, align=Align.RIGHT)
        room = area.width - 2 * PAD - wide - 8
        if room < 20:
            return
        groove = Box(PAD, y - BAR / 2, room, BAR)
        canvas.round(groove, BAR / 2, theme.groove)
        long = max(BAR, room * told.worth / told.most)
        fill = theme.good if told.best else theme.text_2
        canvas.round(Box(PAD, groove.top, long, BAR), BAR / 2, fill)
        half = REACH * told.error * room / told.most
        left, right = max(PAD, PAD + long - half), min(PAD + room, PAD + long + half)
        for x in (left, right):
            canvas.line([(x, y - BAR * 0.75), (x, y + BAR * 0.75)], theme.text, 2)
        canvas.line([(left, y), (right, y)], theme.text, 2)
