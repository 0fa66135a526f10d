"""Containers: panels, cards that can be pressed, and the rows of the settings."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.base import Container, Styled
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import Column, Line, Margins
from quando_desktop.shell.kit.look import NOTE, VALUE, Ink, Look
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


class SettingRow(Styled, QWidget):
    """One setting: its name, its reason in a few words, its control at the right.

    Where there is too little room the reason moves below, and then the control below both.
    """

    GAP, HIGH, BETWEEN = 18.0, 52.0, 4.0

    def __init__(
        self, look: Look, what: str, why: str, control: QWidget, *, line: bool = True
    ) -> None:
        super().__init__()
        self._what = Label(look, what, VALUE, wraps=True)
        self._why = Label(look, why, NOTE, Ink.SOFT, wraps=True)
        self._line, self.control = line, control
        for part in (self._what, self._why, control):
            part.setParent(self)
        if not control.accessibleName():
            control.setAccessibleName(what)
        if not control.accessibleDescription():
            control.setAccessibleDescription(why)
        self._what.setBuddy(control)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress(look)

    def set_texts(self, what: str, why: str) -> None:
        self._what.setText(what)
        self._why.setText(why)
        self.control.setAccessibleName(what)
        self.control.setAccessibleDescription(why)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        self._place(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, moves=False)

    def minimumSizeHint(self) -> QSize:
        width = max(self.control.sizeHint().width(), self.look.px(200))
        return QSize(width, self._least())

    def sizeHint(self) -> QSize:
        parts = (self._what, self._why)
        wide = sum(part.fontMetrics().horizontalAdvance(part.text()) for part in parts)
        wide += self.control.sizeHint().width() + 3 * self.look.px(self.GAP)
        return QSize(wide, self.heightForWidth(wide))

    def _least(self) -> int:
        return self.look.px(self.HIGH * self.look.size(VALUE) / VALUE.size)

    def _place(self, width: int, *, moves: bool = True) -> int:
        """Places the parts and returns the height that they take."""
        gap, between = self.look.px(self.GAP), self.look.px(self.BETWEEN)
        hint = self.control.sizeHint()
        stacked = hint.width() > width * 0.62
        room = max(1, width if stacked else width - hint.width() - gap)
        texts = self._texts(room, gap, between)
        tall = max(box.bottom for box in texts) if texts else 0
        below = hint.height() + 2 * between if stacked else 0
        height = max(self._least(), int(tall) + below + 4 * between, hint.height() + 3 * between)
        if moves:
            top = int((height - below - tall) / 2)
            for label, box in zip((self._what, self._why), texts, strict=True):
                label.setGeometry(
                    int(box.left), top + int(box.top), int(box.width), int(box.height)
                )
            down = height - hint.height() - between if stacked else (height - hint.height()) // 2
            self.control.setGeometry(width - hint.width(), down, hint.width(), hint.height())
            self._why.setVisible(bool(self._why.text()))
        return height

    def _texts(self, room: int, gap: int, between: int) -> list[Box]:
        """The places of both texts in pixels: side by side if they fit on one line, else one below
        the other."""
        what, why = (
            part.fontMetrics().horizontalAdvance(part.text()) + 2
            for part in (self._what, self._why)
        )
        first = self._what.heightForWidth(min(room, what))
        if not self._why.text():
            return [Box(0, 0, min(room, what), first), Box(0, 0, 0, 0)]
        if what + gap + why <= room:
            second = self._why.heightForWidth(why)
            # On the same base line, though their letters differ in size.
            drop = self._what.fontMetrics().ascent() - self._why.fontMetrics().ascent()
            drop += (first - self._what.fontMetrics().height()) // 2
            drop -= (second - self._why.fontMetrics().height()) // 2
            return [Box(0, 0, what, first), Box(what + gap, drop, why, second)]
        second = self._why.heightForWidth(room)
        return [Box(0, 0, min(room, what), first), Box(0, first + between, room, second)]

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._line:
            canvas, area = self.brush(QPainter(self)), self.area()
            canvas.line([(1, 0.75), (area.width - 1, 0.75)], self.look.theme.line, 1.5)
