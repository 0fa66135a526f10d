"""Shapes of the light in a lesson: frames around what is lit, and the arrow that leads there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainterPath

POINTS = 60
"""Points of an arrow that are looked at."""


def frames_around(lit: Sequence[QRect], pad: int) -> list[QRect]:
    """Frames around what is lit; things side by side have one together."""
    frames = [each.adjusted(-pad, -pad, pad, pad) for each in lit]
    merged = True
    while merged:
        merged = False
        for first in frames:
            beside = (each for each in frames if each is not first and first.intersects(each))
            other = next(beside, None)
            if other is not None:
                frames = [each for each in frames if each is not first and each is not other]
                frames.append(first.united(other))
                merged = True
                break
    return frames


def between(first: QRectF, last: QRectF, part: float) -> QRectF:
    """A box on the way from one to another."""

    def mid(a: float, b: float) -> float:
        return a + (b - a) * part

    return QRectF(
        mid(first.x(), last.x()),
        mid(first.y(), last.y()),
        mid(first.width(), last.width()),
        mid(first.height(), last.height()),
    )


Arrow = tuple[QPointF, QPointF, QPointF]
"""The start, the end and the bend of an arrow."""


def arrows(body: QRectF, goal: QRectF) -> Iterator[Arrow]:
    """The ways in which an arrow can go from one box to another, the finest first; none if they
    touch."""
    if body.intersects(goal):
        return
    beside = goal.left() > body.right() or goal.right() < body.left()
    if goal.top() > body.bottom() or goal.bottom() < body.top():
        down = goal.top() > body.bottom()
        end = QPointF(_within(body.center().x(), goal.left(), goal.right()), goal.top())
        if not down:
            end.setY(goal.bottom())
        edge = body.bottom() if down else body.top()
        if beside:
            # From the side of the bubble, then up or down.
            at = body.right() if goal.left() > body.right() else body.left()
            start = QPointF(at, body.top() + body.height() * (0.75 if down else 0.25))
            yield start, end, QPointF(end.x(), start.y())
            # From the corner that is nearest, straight.
            start = QPointF(_within(end.x(), body.left(), body.right()), edge)
            yield start, end, (start + end) / 2
            return
        start = QPointF(_within(end.x() - goal.width() * 0.2, body.left(), body.right()), edge)
        yield start, end, QPointF(end.x(), start.y())
        return
    right = goal.left() > body.right()
    y = _within(body.center().y(), goal.top(), goal.bottom())
    start = QPointF(body.right() if right else body.left(), _within(y, body.top(), body.bottom()))
    end = QPointF(goal.left() if right else goal.right(), y)
    yield start, end, QPointF((start.x() + end.x()) / 2, end.y())


def curve(arrow: Arrow) -> QPainterPath:
    start, end, bend = arrow
    path = QPainterPath(start)
    path.quadTo(bend, end)
    return path


def crosses(arrow: Arrow, places: Sequence[QRect]) -> bool:
    """Whether an arrow goes over one of these places."""
    path = curve(arrow)
    points = [path.pointAtPercent(number / POINTS).toPoint() for number in range(POINTS + 1)]
    return any(place.contains(point) for place in places for point in points)


def _within(at: float, first: float, last: float) -> float:
    """The place nearest to this one that is well between two ends."""
    inset = (last - first) * 0.2
    return min(max(at, first + inset), last - inset)
