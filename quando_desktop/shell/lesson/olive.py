"""Olive beside her bubble: the room that she takes, and how she is painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF

from quando_desktop.shell.kit.look import Look
from quando_desktop.table.paint.canvas import colour
from quando_desktop.table.scene.stage import Box

WIDE, HIGH, GAP = 150.0, 176.0, 26.0
"""Her size, and the air between her and her bubble, where its tip is."""
RESTS, IS_GLAD = "characters/olive", "faces/olive_delight"


def room_for(look: Look, part: float) -> QSize:
    """The room that she takes beside the bubble, at this part of her size."""
    return QSize(round(look.px(WIDE) * part) + look.px(GAP), round(look.px(HIGH) * part))


def sit(look: Look, room: QRect, part: float, middle: int) -> QRect:
    """Where she sits at the left of a room, her own middle at this height."""
    wide, high = round(look.px(WIDE) * part), round(look.px(HIGH) * part)
    return QRect(room.left(), middle - high // 2, wide, high)


def paint(painter: QPainter, look: Look, box: QRect, bubble: QRect, *, glad: bool) -> None:
    """Paints her, and the tip of the bubble that points at her beak."""
    unit = look.unit
    y = min(max(box.center().y(), bubble.top() + 40 * unit), bubble.bottom() - 40 * unit)
    x = bubble.left() + 1
    tip = QPointF(x, y - 16 * unit), QPointF(x, y + 16 * unit), QPointF(x - 28 * unit, y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(look.theme.panel))
    painter.drawPolygon(QPolygonF(tip))
    painter.save()
    canvas = look.canvas(painter)
    place = Box(box.x() / unit, box.y() / unit, box.width() / unit, box.height() / unit)
    if glad:
        canvas.gazing(IS_GLAD, place, 0.0, 0.0)
    else:
        canvas.svg(RESTS, place)
    painter.restore()
