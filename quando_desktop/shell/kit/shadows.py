"""Soft shadows of any size from one small picture, cut into nine and stretched: painting a large
one anew would cost more than all the rest of a page.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.scene.stage import Box


class Shadow(NamedTuple):
    """The reach, the offset downwards and the darkness of a shadow; lengths in units."""

    blur: float
    drop: float
    alpha: float


PANEL, CARD = Shadow(34, 14, 0.20), Shadow(14, 5, 0.14)
BUTTON, ROUND, CHOSEN = Shadow(12, 5, 0.20), Shadow(8, 3, 0.14), Shadow(6, 2, 0.16)


def paint(painter: QPainter, art: Art, box: Box, radius: float, shadow: Shadow) -> None:
    """Paints the shadow of a rounded box; the painter counts in logical pixels, the box in
    units."""
    radius = min(radius, box.width / 2, box.height / 2)
    corner = radius + shadow.blur * 0.3 + 3
    if box.width < 2 * corner or box.height < 2 * corner:
        corner = min(radius, box.width / 2, box.height / 2)
    picture = _patch(art, radius, corner, shadow)
    pixels, ratio = art.scale.pixels, art.scale.ratio
    room = shadow.blur + shadow.drop
    edge = round((room + corner) * pixels)
    whole = (picture.pixmap.width(), picture.pixmap.height())
    start = (round((box.left - room) * pixels), round((box.top - room) * pixels))
    end = (round((box.right + room) * pixels), round((box.bottom + room) * pixels))
    columns, rows = (
        _thirds(start[axis], end[axis], whole[axis], min(edge, (end[axis] - start[axis]) // 2))
        for axis in (0, 1)
    )
    for x, width, from_x, from_width in columns:
        for y, height, from_y, from_height in rows:
            target = QRectF(x / ratio, y / ratio, width / ratio, height / ratio)
            source = QRectF(from_x, from_y, from_width, from_height)
            painter.drawPixmap(target, picture.pixmap, source)


def _thirds(start: int, end: int, whole: int, edge: int) -> list[tuple[int, int, int, int]]:
    """The target and the source of each part, as starts and lengths."""
    inner = end - start - 2 * edge
    parts = [(start, edge, 0, edge), (end - edge, edge, whole - edge, edge)]
    if inner > 0:
        parts.append((start + edge, inner, whole // 2, 1))
    return parts


def _patch(art: Art, radius: float, corner: float, shadow: Shadow) -> Picture:
    side = 2 * corner + 4
    body = Box.around(0, 0, side, side)
    room = 2 * (shadow.blur + shadow.drop)
    return art.picture(
        ("shadow", radius, corner, shadow),
        Box.around(0, 0, side + room, side + room),
        lambda canvas: canvas.shadow(body, radius, shadow.blur, shadow.drop, shadow.alpha),
    )
