"""The picture behind the icons of the disk image: a table, an arrow and a few cards."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from quando_packaging.shared import pictures

SIZE = (640, 400)
ICON_SIZE = 128
APP, APPLICATIONS = (170, 160), (470, 160)
"""The middles of the two icons."""

CARDS = ((0, -12.0), (5, 0.0), (9, 12.0))
"""The numbers of the cards at the lower edge, and how far each leans."""
CARD = (92.0, 128.8)


def png(look: Path, scale: int) -> bytes:
    """The picture at so many pixels a point, from the folder of the look."""
    width, height = SIZE
    image = QImage(width * scale, height * scale, QImage.Format.Format_RGB32)
    image.fill(table_colour(look))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    _draw_rim(painter)
    _draw_arrow(painter)
    _draw_cards(painter, look / "svg" / "cards" / "quando")
    painter.end()
    return pictures.encoded(image, "PNG")


def table_colour(look: Path) -> QColor:
    """A green of middle lightness: the Finder writes the names of the icons in black or in white,
    as the player's own theme is light or dark, and both can be read on it."""
    palette = json.loads((look / "palette.json").read_text(encoding="utf-8"))
    return QColor(palette["people"][2])


def _draw_rim(painter: QPainter) -> None:
    painter.setPen(QPen(QColor(255, 255, 255, 46), 3))
    painter.drawRoundedRect(QRectF(12, 12, SIZE[0] - 24, SIZE[1] + 40), 28, 28)


def _draw_arrow(painter: QPainter) -> None:
    """From the application to the folder, with room left on both sides."""
    begin, end, y, wing = APP[0] + 108, APPLICATIONS[0] - 108, APP[1], 17
    arrow = QPainterPath(QPointF(begin, y))
    arrow.lineTo(end, y)
    arrow.moveTo(end - wing, y - wing)
    arrow.lineTo(end, y)
    arrow.lineTo(end - wing, y + wing)
    pen = QPen(QColor("#FFF7E6"), 9)
    pen.setCapStyle(pen.capStyle().RoundCap)
    pen.setJoinStyle(pen.joinStyle().RoundJoin)
    painter.setPen(pen)
    painter.drawPath(arrow)


def _draw_cards(painter: QPainter, drawings: Path) -> None:
    """A hand of cards that looks over the lower edge."""
    width, height = CARD
    for number, lean in CARDS:
        painter.save()
        painter.translate(SIZE[0] / 2, SIZE[1] + 300)
        painter.rotate(lean)
        place = QRectF(-width / 2, -360, width, height)
        pictures.draw(painter, drawings / f"front_{number}_full.svg", place)
        painter.restore()
