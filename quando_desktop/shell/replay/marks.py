"""The signs of moments: over the line of a replay, and beside what is said of them."""

from __future__ import annotations

from math import cos, pi, sin

from quando_desktop.controller.replay import Sign
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.pieces import fist
from quando_desktop.table.scene.stage import Box

BADGE = 13.0
COSTS = {Sign.SLIP: (1, 9.0), Sign.MISTAKE: (2, 11.0), Sign.BLUNDER: (3, 13.5)}
"""The pips of a decision that cost something, and its size: told by both, and by their number
alone where sizes are hard to tell."""
PIP = 2.7


def radius_of(sign: Sign) -> float:
    return COSTS[sign][1] if sign in COSTS else BADGE


def paint_mark(canvas: Canvas, sign: Sign, x: float, y: float) -> None:
    """Paints a sign around a point."""
    theme = canvas.theme
    ink = theme.panel
    fill = theme.ember if sign is Sign.FIST or sign in COSTS else theme.text
    canvas.disc(x, y, radius_of(sign), fill)
    match sign:
        case Sign.FIST:
            canvas.svg(fist(theme), Box.around(x, y, BADGE * 1.24, BADGE * 1.24))
        case Sign.BARS:
            for across in (-5.5, 0.0, 5.5):
                canvas.round(Box.around(x + across, y, 4, 10), 1, ink)
        case Sign.STAR:
            canvas.line([(x - 6, y), (x + 6, y)], ink, 2.6)
            canvas.line([(x, y - 6), (x, y + 6)], ink, 2.6)
            canvas.line([(x - 4, y - 4), (x + 4, y + 4)], ink, 2.2)
            canvas.line([(x - 4, y + 4), (x + 4, y - 4)], ink, 2.2)
        case _:
            count, _ = COSTS[sign]
            apart = 0.0 if count == 1 else 4.4 if count == 2 else 5.4
            for pip in range(count):
                angle = 2 * pi * pip / count - (0 if count == 2 else pi / 2)
                canvas.disc(x + apart * cos(angle), y + apart * sin(angle), PIP, theme.on_ember)
