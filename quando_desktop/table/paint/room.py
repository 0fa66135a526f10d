"""The room around a table: the wall, and the table top with its rim."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QRadialGradient, QRegion

from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, colour, rect
from quando_desktop.table.scene.stage import Box, Stage

EDGE = 44
"""From the side of the stage to the table."""
RADIUS = 330
RIM = 13
BELOW = 400
"""How far the table continues below the window: its lower corners are never seen."""
COARSE = 8
"""Soft edges are painted so many times smaller: they have no detail to lose."""


def backdrop(art: Art, stage: Stage, rim: float, *, glows: bool) -> Picture:
    """Wall and table, placed by the top left corner of the stage; the rim can glow like embers."""
    box = Box(-stage.margin, 0, stage.width + 2 * stage.margin, stage.height)
    top = table_top(stage, rim)
    edges: list[QImage] = []

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        _spare(painter, top)
        _wall(canvas, box)
        if not edges:
            # The same for each part of the room.
            edges.append(_soft_edge(canvas, box, top, glows))
        painter.drawImage(_stretched(canvas, box, edges[0]), edges[0])
        canvas.round(top, RADIUS, canvas.theme.ember if glows else canvas.theme.table_rim)
        painter.setClipping(False)
        _cloth(canvas, stage, top)

    return art.picture(("room", stage, rim, glows), box, paint, is_opaque=True)


def table_top(stage: Stage, rim: float) -> Box:
    """The table, which goes on below the window."""
    return Box(EDGE, rim, stage.width - 2 * EDGE, stage.height + BELOW)


def _spare(painter: QPainter, top: Box) -> None:
    """Spares the pixels that the cloth will cover: they are most of the room."""
    low = rect(top).adjusted(RIM, RADIUS, -RIM, 0)
    high = rect(top).adjusted(RADIUS, RIM, -RADIUS, 0)
    units = painter.transform()
    painter.resetTransform()
    seen = QRegion(painter.viewport())
    for covered in (low, high):
        seen -= QRegion(units.mapRect(covered).toAlignedRect().adjusted(2, 2, -2, -2))
    painter.setClipRegion(seen)
    painter.setTransform(units)


def _wall(canvas: Canvas, box: Box) -> None:
    paper = QLinearGradient(0, 0, 0, box.height)
    paper.setColorAt(0, colour(canvas.theme.wall_top))
    paper.setColorAt(1, colour(canvas.theme.wall_bottom))
    # A pixel more on all sides: the picture is cut to whole pixels.
    canvas.painter.fillRect(rect(box).adjusted(-2, 0, 2, 2), paper)


def _soft_edge(canvas: Canvas, box: Box, top: Box, glows: bool) -> QImage:
    """The shadow of the table and its glow, to be stretched over the box."""
    pixels = canvas.scale.pixels / COARSE
    image = QImage(
        round(box.width * pixels) + 1,
        round(box.height * pixels) + 1,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels, pixels)
    painter.translate(-box.left, -box.top)
    coarse = canvas.over(painter)
    coarse.shadow(top, RADIUS, 60, 14, 0.20)
    if glows:
        for layer in range(14):
            grow = 26 - layer * 2
            ring = Box(top.left - grow, top.top - grow, top.width + 2 * grow, top.height)
            coarse.round(ring, RADIUS + grow, canvas.theme.ember, 0.05)
    painter.end()
    return image


def _stretched(canvas: Canvas, box: Box, image: QImage) -> QRectF:
    """The place of a coarse image in a box."""
    pixels = canvas.scale.pixels / COARSE
    return QRectF(box.left, box.top, image.width() / pixels, image.height() / pixels)


def _cloth(canvas: Canvas, stage: Stage, top: Box) -> None:
    theme = canvas.theme
    cloth = QLinearGradient(0, top.top, 0, stage.height)
    cloth.setColorAt(0, colour(theme.table_top))
    cloth.setColorAt(1, colour(theme.table_bottom))
    inside = Box(top.left + RIM, top.top + RIM, top.width - 2 * RIM, top.height)
    canvas.round(inside, RADIUS - RIM, QBrush(cloth))
    light = QRadialGradient(0, 0, 1)
    light.setColorAt(0, colour("#FFFFFF", 0.07 if theme.is_dark else 0.20))
    light.setColorAt(1, colour("#FFFFFF", 0.0))
    painter = canvas.painter
    painter.save()
    # Over the piles; it ends before the rim.
    painter.translate(stage.width / 2, 420 + 0.45 * stage.spare_height)
    painter.scale(500, 268)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
