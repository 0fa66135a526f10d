"""Small signs: some are drawings, most a few strokes."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen

from quando_desktop.table.paint.canvas import Canvas, colour
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.scene.stage import Box

Strokes = Sequence[Sequence[tuple[float, float]]]


class Icon(Enum):
    """Signs on buttons, on steppers, in fields and beside words."""

    BACK = "back"
    NEXT = "next"
    MENU = "menu"
    GEAR = "settings"
    PEOPLE = "people"
    PLUS = "plus"
    MINUS = "minus"
    HELP = "?"
    WARNING = "!"
    CROSS = "cross"
    TICK = "tick"
    SEARCH = "search"
    DOWN = "down"
    UP = "up"
    PLAY = "play"
    PAUSE = "pause"
    STEP_BACK = "step back"
    STEP_ON = "step on"
    MOMENT = "moment"
    SAVE = "save"
    CHART = "chart"


STROKES: dict[Icon, Strokes] = {
    Icon.BACK: [[(0.25, -0.5), (-0.25, 0), (0.25, 0.5)]],
    Icon.NEXT: [[(-0.25, -0.5), (0.25, 0), (-0.25, 0.5)]],
    Icon.DOWN: [[(-0.5, -0.25), (0, 0.25), (0.5, -0.25)]],
    Icon.UP: [[(-0.5, 0.25), (0, -0.25), (0.5, 0.25)]],
    Icon.MENU: [[(-0.42, y), (0.42, y)] for y in (-0.34, 0, 0.34)],
    Icon.PLUS: [[(-0.36, 0), (0.36, 0)], [(0, -0.36), (0, 0.36)]],
    Icon.MINUS: [[(-0.32, 0), (0.32, 0)]],
    Icon.CROSS: [[(-0.4, -0.4), (0.4, 0.4)], [(-0.4, 0.4), (0.4, -0.4)]],
    Icon.SAVE: [
        [(0, -0.5), (0, 0.16)],
        [(-0.26, -0.08), (0, 0.18), (0.26, -0.08)],
        [(-0.42, 0.46), (0.42, 0.46)],
    ],
    Icon.TICK: [[(-0.45, 0.03), (-0.12, 0.35), (0.48, -0.35)]],
}
"""Strokes around the middle of a square whose side is 1."""
SHAPES: dict[Icon, Strokes] = {
    Icon.PLAY: [[(-0.3, -0.42), (0.46, 0), (-0.3, 0.42)]],
    Icon.PAUSE: [
        [(left, -0.38), (left + 0.22, -0.38), (left + 0.22, 0.38), (left, 0.38)]
        for left in (-0.33, 0.11)
    ],
    Icon.STEP_BACK: [
        [(0.08, -0.36), (-0.5, 0), (0.08, 0.36)],
        [(0.22, -0.36), (0.36, -0.36), (0.36, 0.36), (0.22, 0.36)],
    ],
    Icon.STEP_ON: [
        [(-0.08, -0.36), (0.5, 0), (-0.08, 0.36)],
        [(-0.22, -0.36), (-0.36, -0.36), (-0.36, 0.36), (-0.22, 0.36)],
    ],
    Icon.CHART: [
        [(left, 0.42), (left, 0.42 - high), (left + 0.22, 0.42 - high), (left + 0.22, 0.42)]
        for left, high in ((-0.43, 0.4), (-0.11, 0.62), (0.21, 0.86))
    ],
    Icon.MOMENT: [
        [
            (0.5 * share * sin(pi * place / 5), -0.5 * share * cos(pi * place / 5))
            for place in range(10)
            for share in ((1.0, 0.42)[place % 2],)
        ]
    ],
}
"""Filled shapes by their corners, in the same square."""
DRAWN = {Icon.GEAR, Icon.PEOPLE}
LETTERS = {Icon.HELP, Icon.WARNING}
BOLD = {Icon.PLUS, Icon.MINUS}


def paint(canvas: Canvas, icon: Icon, x: float, y: float, size: float, ink: Colour) -> None:
    """Paints an icon around a point. Drawings have the colour of text whatever `ink` says."""
    if icon in DRAWN:
        name = f"ui/{icon.value}{'_light' if canvas.theme.is_dark else ''}"
        canvas.svg(name, Box.around(x, y, size * 1.1, size * 1.1))
    elif icon in LETTERS:
        canvas.number(x, y, icon.value, size * 0.7, ink)
    elif icon in SHAPES:
        for corners in SHAPES[icon]:
            path = QPainterPath()
            path.addPolygon(
                [QPointF(x + size * across, y + size * down) for across, down in corners]
            )
            path.closeSubpath()
            canvas.fill(path, colour(ink))
    elif icon is Icon.SEARCH:
        _lens(canvas, x, y, size, ink)
    else:
        _strokes(canvas, icon, x, y, size, ink)


def _strokes(canvas: Canvas, icon: Icon, x: float, y: float, size: float, ink: Colour) -> None:
    path = QPainterPath()
    for points in STROKES[icon]:
        first, *rest = (QPointF(x + size * across, y + size * down) for across, down in points)
        path.moveTo(first)
        for point in rest:
            path.lineTo(point)
    pen = QPen(colour(ink), max(2.2, size * (0.22 if icon in BOLD else 0.145)))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # All strokes at once: where two cross, a pale icon would be darker.
    canvas.painter.strokePath(path, pen)


def _lens(canvas: Canvas, x: float, y: float, size: float, ink: Colour) -> None:
    side = size * 0.7
    canvas.frame(
        Box(x - size / 2, y - size / 2, side, side), side / 2, ink, max(2.2, size * 0.125), 1.0
    )
    corner = size * 0.14
    canvas.line(
        [(x + corner, y + corner), (x + size / 2, y + size / 2)], ink, max(2.2, size * 0.125)
    )
