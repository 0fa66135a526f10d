"""The cloth of the curtain: folds and a scalloped border, painted once for each size and theme."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap

from quando_desktop.table.paint.canvas import Scale, colour
from quando_desktop.table.paint.palette import Colour, Theme, mix

DAY: tuple[Colour, Colour] = ("#7A2F4B", "#1B0A18")
NIGHT: tuple[Colour, Colour] = ("#4A2038", "#0D0612")
"""The cloth and its depth."""
FOLD = 120.0
"""The usual width of a fold, in units: the window gets a whole number of them."""
BORDER, BEAD = 90.0, 5.0
DEPTHS = ((0.0, 0.55), (0.25, 0.0), (0.8, 0.0), (1.0, 0.45))
"""Darkness from the top to the bottom, as places and opacities."""


class Cloth:
    """Paints the cloth, and keeps the picture of the last size and theme."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pixmap = QPixmap()

    def pixmap(self, size: QSize, scale: Scale, theme: Theme) -> QPixmap:
        key = (size.width(), size.height(), scale, theme)
        if key != self._key:
            self._key, self._pixmap = key, _paint(size, scale, theme)
        return self._pixmap


def _paint(size: QSize, scale: Scale, theme: Theme) -> QPixmap:
    base, depth = NIGHT if theme.is_dark else DAY
    pixmap = QPixmap(size * scale.ratio)
    pixmap.setDevicePixelRatio(scale.ratio)
    pixmap.fill(colour(base))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale.unit, scale.unit)
    width, height = size.width() / scale.unit, size.height() / scale.unit
    folds = max(1, round(width / FOLD))
    _folds(painter, folds, width, height, base, depth)
    shade = QLinearGradient(0, 0, 0, height)
    for at, alpha in DEPTHS:
        shade.setColorAt(at, colour(depth, alpha))
    painter.fillRect(QRectF(-1, -1, width + 2, height + 2), shade)
    _border(painter, folds, width / folds, base, depth)
    painter.end()
    return pixmap


def _folds(
    painter: QPainter, folds: int, width: float, height: float, base: Colour, depth: Colour
) -> None:
    broad = width / folds
    for number in range(folds):
        left = number * broad
        fold = QLinearGradient(left, 0, left + broad, 0)
        fold.setColorAt(0, colour(mix(base, depth, 0.34)))
        fold.setColorAt(0.45, colour(mix(base, "#FFFFFF", 0.07)))
        fold.setColorAt(1, colour(mix(base, depth, 0.36)))
        # A little more on each side, so that no seam shows between two folds.
        painter.fillRect(QRectF(left - 0.5, -1, broad + 1, height + 2), fold)


def _border(painter: QPainter, folds: int, broad: float, base: Colour, depth: Colour) -> None:
    for number in range(folds + 1):
        scallop = QPainterPath()
        place = QRectF((number - 0.5) * broad, -60, broad, BORDER + 60)
        scallop.addRoundedRect(place, broad / 2, broad / 2)
        painter.fillPath(scallop, colour(mix(base, depth, 0.2 + 0.12 * (number % 2))))
        bead = QPainterPath()
        bead.addEllipse(QPointF(number * broad, BORDER), BEAD, BEAD)
        painter.fillPath(bead, colour(mix(base, "#FFFFFF", 0.35)))
