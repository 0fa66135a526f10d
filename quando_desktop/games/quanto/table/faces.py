"""The pictures of Quanto's cards and tiles by their names."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from quando_desktop.games.quanto.rules.cards import text
from quando_desktop.table.paint.art import Art, Picture

BACK = "cards/back_quanto"
HIDDEN_SIDE = "back"
"""The side of a piece that lies face down."""


def front(art: Art, kind: int) -> str:
    """The name of an open card."""
    return f"cards/{'quanto_bold' if art.bold else 'quanto'}/{text(kind)}"


def tile_picture(art: Art, number: int, size: float) -> Picture:
    return art.svg(f"tiles/{number}", size, size)


def hexagon(radius: float, rounding: float = 0.0) -> QPainterPath:
    """The shape of a tile around its middle, a corner up."""
    corners = [
        QPointF(radius * sin(turn * pi / 3), -radius * cos(turn * pi / 3)) for turn in range(6)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    if not rounding:
        return path
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * rounding)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path))
