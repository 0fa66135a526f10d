"""The signs of a strip, as all pictures of it show them: each has a shape of its own, colour never
stands alone."""

from __future__ import annotations

from quando_desktop.games.numbers import StripSign
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.scene.stage import Box

DOT = 4.0


def paint_sign(canvas: Canvas, sign: StripSign, x: float, y: float) -> None:
    theme = canvas.theme
    match sign:
        case StripSign.GOOD:
            canvas.disc(x, y, DOT, theme.good)
        case StripSign.LATE:
            canvas.disc(x, y, DOT + 1, theme.text)
            canvas.disc(x, y, DOT - 1.2, theme.panel)
        case StripSign.WRONG:
            icons.paint(canvas, Icon.CROSS, x, y, 11, theme.ember)


def paint_legend(canvas: Canvas, sign: StripSign | None, x: float, y: float) -> None:
    """A sign beside its meaning, or a piece of a span where there is none."""
    if sign is None:
        canvas.round(Box.around(x, y, 14, 12), 2, canvas.theme.text_2, 0.4)
    else:
        paint_sign(canvas, sign, x, y)
