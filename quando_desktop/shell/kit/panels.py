"""Containers: panels, and cards that can be pressed."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.layouts import Column, Line, Margins
from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import Canvas, colour, rect
from quando_desktop.table.paint.palette import Colour, Theme
from quando_desktop.table.scene.stage import Box


class Fill(Enum):
    """The material of a panel."""

    PANEL = "panel"
    INSET = "inset"
    """Sunk into another panel: no shadow."""
    SHEET = "sheet"
    """Like an inset, but standing by itself."""
    TABLE = "table"
    """A piece of the table, for pictures of cards."""
    EMPTY = "empty"
    """A dashed outline, for a place that is free."""

    def colour(self, theme: Theme) -> Colour:
        return {
            Fill.PANEL: theme.panel,
            Fill.INSET: theme.panel_2,
            Fill.SHEET: theme.panel_2,
            Fill.TABLE: theme.table_top,
            Fill.EMPTY: "#FFFFFF",
        }[self]


def paint_fill(canvas: Canvas, area: Box, radius: float, fill: Fill) -> None:
    theme = canvas.theme
    if fill is not Fill.EMPTY:
        canvas.round(area, radius, fill.colour(theme))
        return
    inner = Box(2, 2, area.width - 4, area.height - 4)
    canvas.round(inner, radius - 2, "#FFFFFF", 0.04 if theme.is_dark else 0.22)
    pen = canvas.painter.pen()
    pen.setColor(colour(theme.text_2, 0.55))
    pen.setWidthF(2.5)
    pen.setDashPattern([3, 3])
    pen.setStyle(Qt.PenStyle.CustomDashLine)
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawRoundedRect(rect(inner), radius - 2, radius - 2)


class Panel(Container, QWidget):
    """A surface with round corners; `body` is the column of its content."""

    def __init__(
        self,
        look: Look,
        *,
        margins: Margins = (40, 32, 40, 32),
        gap: float = 16,
        corner: float = 28,
        fill: Fill = Fill.PANEL,
    ) -> None:
        super().__init__()
        self._corner, self._fill = corner, fill
        self.shadow = shadows.PANEL if fill in (Fill.PANEL, Fill.SHEET) else None
        self.body = Column(look, gap, margins, self)
        self.dress(look)

    def radius(self) -> float:
        return self._corner

    def paint_background(self, canvas: Canvas) -> None:
        paint_fill(canvas, self.area(), self._corner, self._fill)


class Card(Container, Pressed):
    """A panel that is pressed as a whole. `body` is the line of its content: labels, medals, even a
    button. `name` is for screen readers.

    With `chosen` it can be chosen, one among its neighbours: arrow keys go from card to card.
    """

    def __init__(
        self,
        look: Look,
        name: str,
        *,
        margins: Margins = (26, 14, 26, 14),
        gap: float = 16,
        corner: float = 24,
        fill: Fill = Fill.PANEL,
        chosen: bool | None = None,
        leads: bool = False,
    ) -> None:
        super().__init__()
        self._corner, self._fill, self._leads = corner, fill, leads
        self.shadow = shadows.CARD if fill in (Fill.PANEL, Fill.SHEET) else None
        self.setAccessibleName(name)
        if chosen is not None:
            self.setCheckable(True)
            self.setAutoExclusive(True)
            self.setChecked(chosen)
        left, top, right, bottom = margins
        self.body = Line(look, gap, (left, top, right + (26 if leads else 0), bottom), self)
        self.ready(look)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def radius(self) -> float:
        return self._corner

    def sizeHint(self) -> QSize:
        return self.body.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.body.minimumSize()

    def paint_background(self, canvas: Canvas) -> None:
        area, theme = self.area(), self.look.theme
        paint_fill(canvas, area, self._corner, self._fill)
        if self._fill is not Fill.EMPTY and self.isEnabled():
            tint = 0.09 if self.isDown() else 0.04 if self.underMouse() else 0.0
            canvas.round(area, self._corner, theme.text, tint)
        if self.isChecked():
            inner = Box(2, 2, area.width - 4, area.height - 4)
            canvas.frame(inner, self._corner - 2, theme.text, 3.5, 1.0)
        if self._leads:
            x, y = area.width - 28, area.height / 2
            icons.paint(canvas, Icon.NEXT, x, y, 18, theme.text_2)

    def paintEvent(self, event: QPaintEvent) -> None:
        Container.paintEvent(self, event)
