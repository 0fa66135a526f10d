"""The base of plots: a picture that is also a text for people who do not see it, and a table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip

from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.plots.saving import Cell
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.palette import Colour, Theme

Points = Sequence[tuple[float, float]]
WIDEST = 2.0
"""How far a plot grows in width with its letters: pages scroll downwards only."""


class Plot(Styled, QLabel):
    """A picture of numbers. Its accessible name is its sentence, its description all numbers; it is
    a label without words of Qt's own, as screen readers do not say the name of a plain widget."""

    LEAST = (560.0, 380.0)
    """The least width and height, in units."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.dress(look)

    @abstractmethod
    def paint(self, canvas: Canvas) -> None:
        """Paints it, in units."""

    @abstractmethod
    def table(self) -> tuple[Sequence[str], list[Sequence[Cell]]]:
        """Its numbers: headings, and rows."""

    def told_at(self, x: float) -> str:
        """What is to be said of the place so far from the left, in units."""
        return ""

    def sizeHint(self) -> QSize:
        # Letters that cannot shrink any more need room.
        grown = max(1.0, self.look.size(LABEL) / LABEL.size)
        wide, high = self.LEAST
        return QSize(self.look.px(wide * min(grown, WIDEST)), self.look.px(high * grown))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def radius(self) -> float:
        return 12

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint(self.brush(QPainter(self)))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(
                event.globalPos(), self.told_at(event.pos().x() / self.look.unit), self
            )
            return True
        return super().event(event)


def line_colour(look: Look) -> Colour:
    """The one blue of all lines: as strong as the ground wants it."""
    found = look.palette.numbers[2]
    return found.tint if look.theme.is_dark else found.field


def pale(theme: Theme) -> float:
    """The strength of what steps back on a panel and still has to be seen: a bar of the past, or of
    what nobody can name."""
    return 0.85 if theme.is_high else 0.7


def smooth(points: Points) -> QPainterPath:
    """A line through points from the left to the right that never goes beyond them: between two
    neighbours it only rises or only falls (Fritsch and Carlson)."""
    path = QPainterPath(QPointF(*points[0]))
    extend(path, points)
    return path


def extend(path: QPainterPath, points: Points) -> None:
    """Goes on with a path along such a line, from its first point on."""
    slopes = [(y2 - y1) / (x2 - x1) for (x1, y1), (x2, y2) in pairwise(points)]
    if not slopes:
        return
    bends = [slopes[0]]
    for before, after in pairwise(slopes):
        if before * after <= 0:
            bends.append(0.0)
        else:
            bends.append(2 * before * after / (before + after))
    bends.append(slopes[-1])
    for number in range(len(slopes)):
        (x1, y1), (x2, y2) = points[number], points[number + 1]
        third = (x2 - x1) / 3
        path.cubicTo(
            QPointF(x1 + third, y1 + bends[number] * third),
            QPointF(x2 - third, y2 - bends[number + 1] * third),
            QPointF(x2, y2),
        )


def band(upper: Points, lower: Points) -> QPainterPath:
    """The ground between two such lines."""
    path = smooth(upper)
    path.lineTo(QPointF(*lower[-1]))
    extend(path, [*reversed(lower)])
    path.closeSubpath()
    return path
