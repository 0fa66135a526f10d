"""Light and shade on a table: effects that dim, glow and shine for a moment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen, QRadialGradient

from quando_desktop.table.paint.art import CARD_HEIGHT, CARD_RADIUS, Art, Picture, grown
from quando_desktop.table.paint.canvas import Canvas, colour, rect
from quando_desktop.table.paint.room import RADIUS, table_top
from quando_desktop.table.scene.stage import Box, Stage

COARSE = 8.0
"""Shade has no detail: it is painted so many times smaller, and shown as much larger."""
DOT = 15.0
"""The width of the dot under a card."""
RAYS, RAY_LENGTH = 18, 250.0
STEPS = 48
"""Of a ring that fills: as many pictures as the eye takes for a motion."""


def shade(
    art: Art, stage: Stage, x: float, y: float, reach: float, stops: tuple[tuple[float, float], ...]
) -> Picture:
    """Darkness around a place, placed by the top left corner of the stage and grown by COARSE.

    Each stop is a share of the reach and how dark it is there.
    """
    whole = Box(-stage.margin / COARSE, 0, (stage.width + 2 * stage.margin) / COARSE, 0)
    box = Box(whole.left - 1, -1, whole.width + 2, stage.height / COARSE + 2)

    def paint(canvas: Canvas) -> None:
        light = QRadialGradient(x / COARSE, y / COARSE, reach / COARSE)
        ink = "#05060E" if canvas.theme.is_dark else "#101A16"
        for at, alpha in stops:
            light.setColorAt(at, colour(ink, alpha * canvas.theme.dim))
        canvas.painter.fillRect(rect(box), light)

    return art.picture(("shade", stage, x, y, reach, stops), box, paint)


def veil(art: Art, stage: Stage) -> Picture:
    """An even darkness over everything, placed and grown as `shade`."""
    box = Box(
        -stage.margin / COARSE - 1,
        -1,
        (stage.width + 2 * stage.margin) / COARSE + 2,
        stage.height / COARSE + 2,
    )

    def paint(canvas: Canvas) -> None:
        canvas.painter.fillRect(rect(box), colour(canvas.theme.night, 0.38 * canvas.theme.dim))

    return art.picture(("veil", stage), box, paint)


def glow(art: Art, width: float) -> Picture:
    """Gold around a card, placed by its middle."""
    card = Box.around(0, 0, width, width * CARD_HEIGHT)
    reach = width * 0.2

    def paint(canvas: Canvas) -> None:
        for layer in range(16):
            grow = reach * (1 - layer / 16)
            part = 0.012 + 0.005 * layer
            canvas.round(grown(card, grow), width * CARD_RADIUS + grow, canvas.theme.gold, part)

    return art.picture(("glow", width), grown(card, reach + 2), paint)


def dot(art: Art) -> Picture:
    """Under a card that could be played along."""
    box = Box.around(0, 0, DOT + 3, DOT + 3)

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, DOT / 2, canvas.theme.on_table)
        canvas.disc(0, 0, 6, canvas.theme.gold)

    return art.picture("dot", box, paint)


def gap(art: Art, width: float) -> Picture:
    """The dashed place that a card would fill."""
    box = Box.around(0, 0, width * 0.94, width * CARD_HEIGHT * 0.96)

    def paint(canvas: Canvas) -> None:
        canvas.round(box, width * CARD_RADIUS, canvas.theme.on_table, 0.06)
        pale = canvas.theme.pale(0.6)
        canvas.dashes(box, width * CARD_RADIUS, canvas.theme.on_table, 3, pale)

    return art.picture(("gap", width), grown(box, 3), paint)


def rays(art: Art) -> Picture:
    """Light behind three equal cards, placed by its middle."""
    box = Box.around(0, 0, 2 * RAY_LENGTH + 20, 2 * RAY_LENGTH + 20)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        light = QRadialGradient(0, 0, RAY_LENGTH)
        strength = 0.16 if canvas.theme.is_dark else 0.38
        light.setColorAt(0.25, colour("#FFFFFF", strength))
        light.setColorAt(1, colour("#FFFFFF", 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(light))
        ray = QPainterPath(QPointF(0, 0))
        ray.lineTo(-20, -RAY_LENGTH)
        ray.lineTo(20, -RAY_LENGTH)
        ray.closeSubpath()
        for _ in range(RAYS):
            painter.drawPath(ray)
            painter.rotate(360 / RAYS)

    return art.picture("rays", box, paint)


def ripples(art: Art, radius: float) -> Picture:
    """Ember rings around the knob while it is held."""
    far = radius + 12 + 44
    box = Box.around(0, 0, 2 * far + 8, 2 * far + 8)

    def paint(canvas: Canvas) -> None:
        for number in range(3):
            pen = QPen(colour(canvas.theme.ember, 0.45 - number * 0.13), 4)
            canvas.painter.setPen(pen)
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            size = radius + 12 + number * 22
            canvas.painter.drawEllipse(QPointF(0, 0), size, size)

    return art.picture(("ripples", radius), box, paint)


def ring(art: Art, radius: float, part: float) -> Picture:
    """A gold ring that is full to this part, from the top clockwise."""
    step = round(part * STEPS)
    box = Box.around(0, 0, 2 * radius + 8, 2 * radius + 8)

    def paint(canvas: Canvas) -> None:
        pen = QPen(colour(canvas.theme.gold), 8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        canvas.painter.setPen(pen)
        around = rect(Box.around(0, 0, 2 * radius - 8, 2 * radius - 8))
        canvas.painter.drawArc(around, 90 * 16, round(-360 * 16 * step / STEPS))

    return art.picture(("ring", radius, step), box, paint)


# ------------------------------------------------------------------------ the end


def embers(art: Art, stage: Stage, rim: float) -> Picture:
    """The glow of the table's rim, wider than it always is, placed and grown as `shade`."""
    left, width = -stage.margin / COARSE - 1, (stage.width + 2 * stage.margin) / COARSE + 2
    box = Box(left, -1, width, stage.height / COARSE + 2)
    top = table_top(stage, rim)
    small = Box(*(part / COARSE for part in top))

    def paint(canvas: Canvas) -> None:
        for wide in range(12, 156, 12):
            ink, line = canvas.theme.ember, wide / COARSE
            canvas.frame(small, RADIUS / COARSE, ink, line, 0.085 * canvas.theme.dim)

    return art.picture(("embers", stage, rim), box, paint)


def pool(art: Art, reach: float) -> Picture:
    """A pool of light on the table, placed by its middle and grown by COARSE."""
    side = 2 * reach / COARSE
    box = Box.around(0, 0, side + 2, side + 2)

    def paint(canvas: Canvas) -> None:
        light = QRadialGradient(0, 0, reach / COARSE)
        strength = 0.3 if canvas.theme.is_dark else 0.85
        for at, part in ((0.0, 1.0), (0.45, 0.7), (1.0, 0.0)):
            light.setColorAt(at, colour("#FFF6DC", strength * part))
        canvas.painter.fillRect(rect(box), light)

    return art.picture(("pool", reach), box, paint)


def laurel(art: Art, size: float) -> Picture:
    """Green behind a player who has won, as gold is behind the one who has to act."""
    box = Box.around(0, 0, size * 1.16, size * 1.16)

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, size * 0.57, canvas.theme.good, 0.3)
        canvas.disc(0, 0, size * 0.51, canvas.theme.good, 0.75)

    return art.picture(("laurel", size), box, paint)
