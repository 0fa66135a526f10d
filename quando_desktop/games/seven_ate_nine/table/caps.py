"""The keys of a person at the foot of their lane: four caps, each with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from quando_desktop.games.seven_ate_nine.table.layout import Lane
from quando_desktop.games.seven_ate_nine.table.shown import Cap
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type
from quando_desktop.table.paint.palette import Colour, mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import SMALLEST_TEXT, Box

CAP, LIP = 34.0, 4.0
KEY, DOES = Type(17, 700), Type(15, 600)
SMALL_KEY = Type(13, 700)
BESIDE, WIDEST, APART = 10.0, 200.0, 5.0
"""From a cap to the word beside it, the most room that both get, and the least between two caps."""
EDGES = 14.0
"""The ground at both sides of what is written on a cap."""
BESIDE_UP, BELOW_UP, WORD_UP = 39.0, 51.0, 16.0
"""How far above the foot of the lane a cap is, with its word beside it or below it, and that
word."""


class Place(NamedTuple):
    """Where a cap is, and the middle of its word or sign."""

    x: float
    y: float
    word: tuple[float, float]


class Caps:
    """The caps of one lane, told from its top left corner."""

    def __init__(self, art: Art, lane: Lane, keys: Sequence[str], words: Sequence[str]) -> None:
        self._art, self.words = art, tuple(words)
        self._share = min(WIDEST, (lane.width - 36) / len(Cap))
        self._left = (lane.width - self._share * len(Cap)) / 2
        scale = art.scale
        self.widths = [min(cap_width(scale, key), self._share - APART) for key in keys]
        longest = [DOES.width(word, scale) for word in words]
        self._is_beside = all(
            wide + BESIDE + word <= self._share - 10
            for wide, word in zip(self.widths, longest, strict=True)
        )
        self._has_words = self._is_beside or max(longest) <= self._share - 6
        self._height = lane.height

    def place(self, number: int) -> Place:
        left = self._left + self._share * number
        wide = self.widths[number]
        if self._is_beside:
            word = DOES.width(self.words[number], self._art.scale)
            x = left + (self._share - wide - BESIDE - word) / 2 + wide / 2
            y = self._height - BESIDE_UP
            return Place(x, y, (x + wide / 2 + BESIDE + word / 2, y))
        x = left + self._share / 2
        return Place(x, self._height - BELOW_UP, (x, self._height - WORD_UP))

    def write(self, canvas: Canvas, ink: Colour) -> None:
        """What the caps do: in words or, where these do not fit, as signs."""
        for number, (cap, word) in enumerate(zip(Cap, self.words, strict=True)):
            x, y = self.place(number).word
            if self._has_words:
                canvas.text(x, y, word, DOES, ink, align=Align.CENTRE)
            else:
                SIGNS[cap](canvas, x, y, ink)

    @property
    def shape(self) -> tuple[bool, bool]:
        """Whether words stand beside the caps, and whether there are any."""
        return self._is_beside, self._has_words


def cap_width(scale: Scale, key: str) -> float:
    return max(CAP, _kind(key).width(key, scale) + EDGES)


def _kind(key: str) -> Type:
    return KEY if len(key) < 3 else SMALL_KEY


def cap_picture(art: Art, key: str, width: float, *, pressed: bool) -> Picture:
    """A key, sunk and gold while it is pressed; placed by its middle. A word that is too long for
    so narrow a cap is squeezed."""
    squeeze = min(1.0, (width - EDGES / 2) / _kind(key).width(key, art.scale))
    high = max(CAP, 1.5 * SMALLEST_TEXT * art.scale.text / art.scale.unit)
    body = Box.around(0, LIP if pressed else 0, width, high)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ground = theme.gold if pressed else theme.panel if not theme.is_dark else theme.table_bottom
        ink = theme.on_gold if pressed else theme.text
        lip = Box(body.left, -high / 2 + LIP, width, high)
        canvas.round(lip, 8, mix(ground, "#000000", 0.3))
        canvas.round(body, 8, ground)
        middle = body.top + high / 2
        canvas.painter.scale(squeeze, 1.0)
        canvas.text(0, middle, key, _kind(key), ink, align=Align.CENTRE)

    return art.picture(
        ("cap", key, width, pressed), with_shadow(Box.around(0, 2, width, high), 4, 2), paint
    )


# ---------------------------------------------------------------------------- signs


def _left(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    canvas.line([(x + 9, y), (x - 9, y)], ink, 3)
    canvas.line([(x - 2, y - 6), (x - 9, y), (x - 2, y + 6)], ink, 3)


def _right(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    canvas.line([(x - 9, y), (x + 9, y)], ink, 3)
    canvas.line([(x + 2, y - 6), (x + 9, y), (x + 2, y + 6)], ink, 3)


def _play(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """Up to the pile."""
    canvas.line([(x, y + 9), (x, y - 9)], ink, 3)
    canvas.line([(x - 6, y - 2), (x, y - 9), (x + 6, y - 2)], ink, 3)


def _draw(canvas: Canvas, x: float, y: float, ink: Colour) -> None:
    """One more."""
    canvas.line([(x - 8, y), (x + 8, y)], ink, 3)
    canvas.line([(x, y - 8), (x, y + 8)], ink, 3)


SIGNS: dict[Cap, Callable[[Canvas, float, float, Colour], None]] = {
    Cap.LEFT: _left,
    Cap.RIGHT: _right,
    Cap.PLAY: _play,
    Cap.DRAW: _draw,
}
