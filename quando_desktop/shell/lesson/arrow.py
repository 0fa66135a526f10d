"""The arrow of a lesson, from the bubble to what it speaks of: over nothing that is read or looked
at, so it takes whatever way there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRegion

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.canvas import colour

POINTS, STRIDE = 40, 16
"""Points of an arrow that are looked at, and how far it is from one to the next: what lies in its
way is found sooner by looking here and there."""
PARTS = [number * STRIDE % (POINTS + 1) / POINTS for number in range(POINTS + 1)]
WEIGHTS = [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in PARTS]
"""For each of them, how much the four points of a curve weigh there."""
ALONG = (0.5, 0.3, 0.7, 0.14, 0.86)
"""The places along an edge at which an arrow may begin or end."""
LINE, HEAD, NEAR = 5.0, 20.0, 34.0
"""In units: the line of the arrow, its head, and how near a thing needs none."""
ROUND, STEEP = 0.66, 0.6
"""How round a corner is, and how much worse an arrow is that goes along an edge first."""
INK = "#FFFAF0"


class Arrow(NamedTuple):
    """A curve with a head at its end."""

    start: QPointF
    end: QPointF
    leaves: QPointF
    """Where it goes first, and where it comes from last: the points that bend it."""
    comes: QPointF

    @property
    def curve(self) -> QPainterPath:
        path = QPainterPath(self.start)
        path.cubicTo(self.leaves, self.comes, self.end)
        return path

    def crosses(self, places: QRegion) -> bool:
        """Whether it goes over one of these places."""
        # Between two steps of a lesson there are dozens of ways to look at.
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (
            each.toTuple() for each in (self.start, self.leaves, self.comes, self.end)
        )
        return any(
            places.contains(
                QPoint(
                    round(a * x0 + b * x1 + c * x2 + d * x3),
                    round(a * y0 + b * y1 + c * y2 + d * y3),
                )
            )
            for a, b, c, d in WEIGHTS
        )


def arrow_to(
    body: QRect, goals: Sequence[QRect], things: Sequence[QRect], page: QRect, unit: float
) -> Arrow | None:
    """The finest arrow from the bubble to its goal, over none of these things; None where there is
    no way, or where the bubble is right beside it. Of several goals none is pointed at: that would
    answer a question, or leave out the others."""
    if len(goals) != 1:
        return None
    (goal,) = goals
    near = round(NEAR * unit)
    if body.adjusted(-near, -near, near, near).intersects(goal):
        return None
    # What is in the frame is no hindrance.
    taken = QRegion()
    for each in things:
        if not goal.contains(each.center()):
            taken += QRegion(each) - QRegion(goal)
    taken += body.adjusted(2, 2, -2, -2)
    ways = sorted(_ways(QRectF(body), QRectF(goal)), key=lambda way: way[0])
    inside = (arrow for _, arrow in ways if page.contains(arrow.curve.boundingRect().toRect()))
    return next((arrow for arrow in inside if not arrow.crosses(taken)), None)


def paint(painter: QPainter, arrow: Arrow, unit: float) -> None:
    pen = QPen(colour(INK), LINE * unit)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(arrow.curve)
    way = arrow.end - arrow.comes
    long = max(1.0, _length(way))
    along, across = way / long, QPointF(-way.y(), way.x()) / long
    back = arrow.end - along * HEAD * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(INK))
    side = across * HEAD * 0.55 * unit
    painter.drawPolygon(QPolygonF([arrow.end + along * 4 * unit, back + side, back - side]))


def _ways(body: QRectF, goal: QRectF) -> Iterator[tuple[float, Arrow]]:
    """The arrows between two boxes, each with what it costs: long ones are worse than short ones,
    and so are those that are not in the middle of what they point at."""
    for start, out, off in _edges(body):
        for end, in_, beside in _edges(goal):
            straight = end - start
            long = _length(straight)
            cost = long + 40 * off + 120 * beside
            if _dot(straight, out) <= 0 or _dot(straight, in_) >= 0:
                continue
            if _dot(out, in_):
                half = _dot(straight, out) / 2
                yield (
                    cost * (1 + STEEP * (1 - 2 * half / long)),
                    Arrow(start, end, start + out * half, end + in_ * half),
                )
            else:
                corner = QPointF(end.x(), start.y()) if out.x() else QPointF(start.x(), end.y())
                yield (
                    cost,
                    Arrow(
                        start, end, start + (corner - start) * ROUND, end + (corner - end) * ROUND
                    ),
                )
            if min(_dot(straight, out), -_dot(straight, in_)) > 0.35 * long:
                yield cost * 1.2, Arrow(start, end, start, (start + end) / 2)


def _edges(box: QRectF) -> Iterator[tuple[QPointF, QPointF, float]]:
    """Points on the edges of a box, the way out of it there, and how far from the middle of the
    edge they are."""
    for part in ALONG:
        x, y = box.left() + box.width() * part, box.top() + box.height() * part
        off = abs(part - 0.5)
        yield QPointF(x, box.top()), QPointF(0, -1), off
        yield QPointF(x, box.bottom()), QPointF(0, 1), off
        yield QPointF(box.left(), y), QPointF(-1, 0), off
        yield QPointF(box.right(), y), QPointF(1, 0), off


def _dot(one: QPointF, other: QPointF) -> float:
    return QPointF.dotProduct(one, other)


def _length(way: QPointF) -> float:
    return float((way.x() ** 2 + way.y() ** 2) ** 0.5)
