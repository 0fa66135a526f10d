"""The knob to knock with, and the plays that are needed before."""

from __future__ import annotations

import math
from collections.abc import Sequence

from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box


def knob(art: Art, radius: float, *, is_open: bool, focus: bool = False) -> Picture:
    """Grey while nobody may knock."""
    body = Box.around(0, 0, 2 * radius, 2 * radius)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, radius, 16, 6, 0.22)
        canvas.disc(0, 0, radius, theme.plate)
        canvas.disc(0, 0, radius - 8, theme.ember if is_open else theme.line)
        lit = (
            mix(theme.ember, "#FFFFFF", 0.10)
            if is_open
            else mix(theme.line, theme.panel, 0.3 * theme.dim)
        )
        canvas.disc(0, -3, radius - 10, lit)
        canvas.painter.setOpacity(1.0 if is_open else theme.pale(0.75))
        side = radius * 1.04
        canvas.svg("ui/fist", Box.around(0, -radius * 0.02, side, side))
        if focus:
            canvas.painter.setOpacity(1.0)
            line = max(3.0, canvas.scale.px(3))
            ring = Box.around(0, 0, 2 * radius + 3 * line, 2 * radius + 3 * line)
            canvas.frame(ring, ring.width / 2, theme.on_table, line, 1.0)

    return art.picture(("knob", radius, is_open, focus), with_shadow(body, 16, 6), paint)


def pips(art: Art, radius: float, counts: Sequence[int], needed: int) -> Picture:
    """Around the knob a few dots a player, full for every play that was made; clockwise from
    the bottom, where the first player sits."""
    box = Box.around(0, 0, 2 * radius + 16, 2 * radius + 16)

    def paint(canvas: Canvas) -> None:
        whole = 360 / len(counts)
        step = min(18, whole * 0.8 / needed)
        for player, count in enumerate(counts):
            for play in range(needed):
                turn = math.radians(90 + player * whole + (play - (needed - 1) / 2) * step)
                x, y = radius * math.cos(turn), radius * math.sin(turn)
                size = min(5, step * 0.4)
                if play < count:
                    canvas.disc(x, y, size, canvas.theme.good)
                else:
                    # Hollow, with a line that is seen.
                    line = max(1.5, canvas.scale.px(1.5))
                    canvas.disc(x, y, size, canvas.theme.plate)
                    inner = Box.around(x, y, 2 * size - line, 2 * size - line)
                    canvas.frame(inner, size - line / 2, canvas.theme.on_table_2, line, 1.0)

    return art.picture(("pips", radius, tuple(counts), needed), box, paint)
