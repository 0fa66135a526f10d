"""The background of a page: a wall and three calm hills, the only scenery there is."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap

from quando_desktop.table.paint.canvas import Scale, colour
from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.scene.stage import HEIGHT

DAY, NIGHT = ("#DDE7D3", "#CFE0CC", "#BBD4C0"), ("#232842", "#282F4C", "#2E3757")
STEP = 46
"""From the line of one hill to the next, in units."""
LINES = (
    (30, -70, 60, 10, -30, -50, -20),
    (-20, 10, -60, 10, 30, 40, -24),
    (26, -50, 40, -8, -40, -20, 14),
)
"""Distances of the points of each hill's line from its height, from left to right."""
ACROSS = (0, 0.22, 0.42, 0.62, 0.78, 0.9, 1)
"""Positions of those points, as shares of the width."""


class Backdrop:
    """Keeps the picture of the last size and theme: pages are painted more often than resized."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def pixmap(self, size: QSize, scale: Scale, theme: Theme, hills: float) -> QPixmap:
        """`hills` is the height of the first hill, in units of the smallest stage."""
        key = (size.width(), size.height(), scale, theme, hills)
        if key != self._key:
            self._key, self._pixmap = key, _paint(size, scale, theme, hills)
        return self._pixmap


def _paint(size: QSize, scale: Scale, theme: Theme, hills: float) -> QPixmap:
    pixmap = QPixmap(size * scale.ratio)
    pixmap.setDevicePixelRatio(scale.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale.unit, scale.unit)
    width, height = size.width() / scale.unit, size.height() / scale.unit
    wall = QLinearGradient(0, 0, 0, height)
    wall.setColorAt(0, colour(theme.wall_top))
    wall.setColorAt(1, colour(theme.wall_bottom))
    # A little more on each side: the picture is cut to whole pixels.
    painter.fillRect(QRectF(-1, -1, width + 2, height + 2), wall)
    hills_of = NIGHT if theme.is_dark else DAY
    for number, tone in enumerate(() if theme.is_high else hills_of):
        top = height - (HEIGHT - hills) + number * STEP
        painter.fillPath(_hill(LINES[number], width, height, top), colour(tone))
    painter.end()
    return pixmap


def _hill(line: tuple[int, ...], width: float, height: float, top: float) -> QPainterPath:
    points = [
        QPointF(width * across, top + offset) for across, offset in zip(ACROSS, line, strict=True)
    ]
    path = QPainterPath(QPointF(0, height + 1))
    path.lineTo(points[0])
    path.cubicTo(points[1], points[2], points[3])
    path.cubicTo(points[4], points[5], points[6])
    path.lineTo(width, height + 1)
    path.closeSubpath()
    return path
