"""Pictures of the verdict on a round of Quando: a total, and a stamp beside it."""

from __future__ import annotations

from enum import Enum, auto

from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.palette import Colour, Theme, ink_on
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import LARGEST_TEXT, Box

LARGEST = 34.0
"""The largest letters of a stamp, in units."""
HIGH, NUMBER = 0.66, 0.4
"""The height of a total and of its numerals, in cards."""


class Tint(Enum):
    """The ground of a total."""

    PLAIN = auto()
    GOOD = auto()
    BAD = auto()

    def colours(self, theme: Theme) -> tuple[Colour, Colour]:
        """The ground, and the ink on it."""
        if self is Tint.PLAIN:
            return theme.plate, theme.text
        if self is Tint.GOOD:
            return theme.good, ink_on(theme.good)
        return theme.ember, theme.on_ember


def total_picture(art: Art, total: int, card: float, tint: Tint = Tint.PLAIN) -> Picture:
    """A total, as large as it is meant for cards of this width; it is as wide for every number."""
    high = card * HIGH
    body = Box.around(0, 0, card * 1.06, high)

    def paint(canvas: Canvas) -> None:
        ground, ink = tint.colours(canvas.theme)
        canvas.shadow(body, high / 2, 10, 4, 0.26)
        canvas.round(body, high / 2, ground)
        canvas.number(0, 0, str(total), card * NUMBER, ink)

    return art.picture(("hand total", total, card, tint), with_shadow(body, 10, 4), paint)


def stamp_width(art: Art, words: str, size: float) -> float:
    kind = _letters(size)
    return kind.width(words, art.scale) + kind.letters(art.scale)


def stamp_height(art: Art, size: float) -> float:
    return _letters(size).letters(art.scale) * 1.5


def stamp_picture(art: Art, words: str, size: float, *, failed: bool) -> Picture:
    """Words in a frame, in ember where it costs something."""
    kind = _letters(size)
    body = Box.around(0, 0, stamp_width(art, words, size), stamp_height(art, size))

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ink = theme.ember if failed else theme.good
        canvas.shadow(body, 12, 10, 4, 0.24)
        canvas.round(body, 12, theme.panel)
        inner = Box.around(0, 0, body.width - 8, body.height - 8)
        canvas.frame(inner, 9, ink, 3.5, 1.0)
        canvas.text(0, 0, words, kind, ink, align=Align.CENTRE)

    return art.picture(("stamp", words, size, failed), with_shadow(body, 10, 4), paint)


def _letters(size: float) -> Type:
    usual = max(26.0, size)
    # There is room for no more between a head and the name below it.
    return Type(usual, 800, most=max(LARGEST, usual * LARGEST_TEXT))
