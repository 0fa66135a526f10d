"""The pictures of 7 ate 9's cards by their names, and the colours of its people."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.rules.cards import step_of, value_of
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.palette import Colour, Theme, mix
from quando_desktop.table.parts.faces import Face

BACK = "cards/back_seven"
HIDDEN_SIDE, OPEN_SIDE = "back", "front"
"""The sides of a piece that lies face down, and of one that is open."""


def front(art: Art, card: int, *, fanned: bool = False) -> str:
    """The name of an open card; of one that others lie on."""
    folder = "seven_ate_nine_bold" if art.bold else "seven_ate_nine"
    return f"cards/{folder}/{value_of(card)}_{step_of(card)}{'_fan' if fanned else ''}"


def ground_of(face: Face, theme: Theme) -> Colour:
    """The panel of a person's lane."""
    return mix(face.body, theme.panel, 0.72 if theme.is_dark else 0.80)


def line_of(face: Face, theme: Theme) -> Colour:
    """A person's colour on their panel, and what points there."""
    return mix(face.body, "#FFFFFF", 0.4) if theme.is_dark else face.body


def value_ink(art: Art, value: int) -> Colour:
    """The colour of a value that is written on something quiet."""
    number = art.palette.numbers[value]
    return number.tint if art.theme.is_dark else number.deep
