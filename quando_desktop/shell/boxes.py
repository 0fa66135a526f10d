"""What each game's box looks like, on the shelf and in lists."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from quando_desktop.table.paint.palette import Colour

CREAM: Colour = "#FFF7E6"
LINE = 0.11
"""The height of a line of a title, as a share of the front."""


class Mark(NamedTuple):
    """A title in our own letters."""

    drawing: str
    shape: float
    """How many times wider than high it is."""
    height: float = LINE
    """As a share of the front."""


class Print(NamedTuple):
    """What is printed on a box, and a piece of its table. Drawings go by their names."""

    ground: Colour
    marks: Mapping[str, Mark] = MappingProxyType({})
    """By the title: a game may be called otherwise in another language. A title without one is set
    in plain letters."""
    cards: tuple[tuple[str, float, float, float, float], ...] = ()
    """Drawings with their middle as shares of the front, their width as well, and their angle."""
    table: tuple[tuple[str, float, float, float], ...] = ()
    """Cards side by side with how far right and down they lie, and their angles: always the same
    ones, they tell nothing of a match."""
    sign: str = ""
    """One letter for the box in a list; without one that of the title."""


BOXES: dict[str, Print] = {
    "quando": Print(
        "#2B3158",
        {"Quando": Mark("wordmarks/quando_light", 5.06)},
        (
            ("cards/quando/back_3_full_light", 0.64, 0.33, 0.367, 13),
            ("cards/quando/front_0_full", 0.38, 0.36, 0.394, -9),
        ),
        (
            ("cards/unknown", 53, 2, -10),
            ("cards/quando/front_4_mini", 63, 0, 0),
            ("cards/quando/front_9_mini", 127, 0, 4),
        ),
        "Q",
    ),
    "quanto": Print(
        "#2E6662",
        {"Quanto": Mark("wordmarks/quanto_light", 5.0)},
        (("ui/rainbow", 0.5, 0.60, 0.883, 0), ("tiles/8", 0.5, 0.54, 0.359, 0)),
        (
            ("cards/quanto/3", 38, 0, -3),
            ("cards/quanto/5", 90, 0, 2),
            ("cards/quanto/8r", 142, 0, -2),
        ),
        "=",
    ),
    "seven_ate_nine": Print(
        "#B23C34",
        {
            "7 ate 9": Mark("wordmarks/seven_ate_nine_light", 4.34),
            "Unter Spannung": Mark("wordmarks/unter_spannung_light", 2.77, 0.19),
        },
        (("ui/eater", 0.467, 0.349, 0.707, 0),),
        (
            ("cards/back_seven", 42, 2, -8),
            ("cards/seven_ate_nine/7_1", 90, 0, 0),
            ("cards/seven_ate_nine/9_2", 138, 1, 6),
        ),
        "7",
    ),
}
PLAIN = Print("#4C6A78", table=(("cards/unknown", 90, 0, 0),))


def print_of(game: str) -> Print:
    """Of a game without one a plain box."""
    return BOXES.get(game, PLAIN)
