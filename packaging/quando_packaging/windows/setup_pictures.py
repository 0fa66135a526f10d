"""The pictures on the pages of the installer for Windows, which wants them in a form of its own."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from quando_packaging.shared.pictures import draw, encoded

HEADER, SIDE = (150, 57), (164, 314)
"""The sizes that NSIS expects."""

CARDS = ((0, -16.0), (5, 0.0), (9, 16.0))
"""The numbers of the cards on the large picture, and how far each leans."""
CARD = (64.0, 89.6)
PIVOT = QPointF(SIDE[0] / 2, SIDE[1] + 46)
"""The point that the cards lean about, as if a hand held them below the picture."""


def header(look: Path) -> bytes:
    """The icon on white, for the upper edge of every page."""
    image = _image(HEADER)
    image.fill(QColor("white"))
    painter = _painter(image)
    side = HEADER[1] - 9.0
    place = QRectF(HEADER[0] - side - 6, 4, side, side)
    draw(painter, look / "svg" / "icon" / "icon.svg", place)
    painter.end()
    return encoded(image, "BMP")


def side(look: Path) -> bytes:
    """The icon over a hand of cards, for the last page."""
    palette = json.loads((look / "palette.json").read_text(encoding="utf-8"))
    colours = palette["themes"]["dark"]
    width, height = SIDE
    image = _image(SIDE)
    painter = _painter(image)
    wall = QLinearGradient(0, 0, 0, height)
    wall.setColorAt(0, QColor(colours["table_top"]))
    wall.setColorAt(1, QColor(colours["wall_bottom"]))
    painter.fillRect(image.rect(), wall)
    draw(painter, look / "svg" / "icon" / "icon.svg", QRectF((width - 92) / 2, 40, 92, 92))
    for number, lean in CARDS:
        painter.save()
        painter.translate(PIVOT)
        painter.rotate(lean)
        place = QRectF(-CARD[0] / 2, -186, *CARD)
        draw(painter, look / "svg" / "cards" / "quando" / f"front_{number}_full.svg", place)
        painter.restore()
    painter.end()
    return encoded(image, "BMP")


def _image(size: tuple[int, int]) -> QImage:
    return QImage(*size, QImage.Format.Format_RGB888)


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
