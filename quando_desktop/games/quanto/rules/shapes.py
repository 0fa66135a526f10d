"""Shapes: how often each kind of card is there, as one number, eight bits for each kind.

Kinds are in the order of their values, jokers first, so that the cards up to a value are the lowest
bits of a shape.
"""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.games.quanto.rules.cards import JOKER, KINDS, VALUES, is_rainbow, value_of
from quando_desktop.remembered import remembered

Shape = int

COUNT_BITS = 8
COUNT = (1 << COUNT_BITS) - 1
"""Masks how often the lowest kind is there."""

ORDER = sorted(KINDS, key=lambda kind: (value_of(kind), kind))
"""For each place in a shape its kind."""
UNITS: list[Shape] = [0] * (max(KINDS) + 1)
"""For each kind what one such card adds to a shape."""
for _place, _kind in enumerate(ORDER):
    UNITS[_kind] = 1 << COUNT_BITS * _place

JOKER_UNIT = UNITS[JOKER]
JOKERS: Shape = COUNT * JOKER_UNIT
"""Masks the jokers of a shape."""
RAINBOWS: Shape = sum(UNITS[kind] for kind in KINDS if is_rainbow(kind))
"""Masks the rainbow cards, of which there is one a kind."""
OF_VALUE: list[Shape] = [
    sum(COUNT * UNITS[kind] for kind in KINDS if value_of(kind) == value) for value in (0, *VALUES)
]
"""Masks the cards of a value; those of value 0 are the jokers."""
UP_TO: list[Shape] = [sum(OF_VALUE[: value + 1]) for value in (0, *VALUES)]
"""Masks the jokers and the cards up to a value: larger ones are in no group of it."""

_GUARDS: Shape = sum(UNITS[kind] << COUNT_BITS - 1 for kind in KINDS)
"""The highest bit of each kind. Added to a shape, it is lost where more cards go than there are."""


def shape_of(cards: Iterable[int]) -> Shape:
    return sum([UNITS[card] for card in cards])


def size_of(shape: Shape) -> int:
    """Number of its cards: the sum of its digits."""
    return shape % COUNT


def has(shape: Shape, part: Shape) -> bool:
    """Whether all cards of the part are there."""
    return ((shape | _GUARDS) - part) & _GUARDS == _GUARDS


def value_at(place: int) -> int:
    return value_of(ORDER[place])


@remembered(1 << 16)
def kinds_in(shape: Shape) -> tuple[int, ...]:
    """Each kind that is there, once, upwards."""
    kinds = []
    while shape:
        place = ((shape & -shape).bit_length() - 1) // COUNT_BITS
        kinds.append(ORDER[place])
        shape &= -1 << (place + 1) * COUNT_BITS
    return tuple(kinds)


def count_in(shape: Shape, kind: int) -> int:
    return shape // UNITS[kind] & COUNT


@remembered(1 << 16)
def cards_of(shape: Shape) -> tuple[int, ...]:
    """Its cards, sorted."""
    return tuple(sorted([kind for kind in kinds_in(shape) for _ in range(count_in(shape, kind))]))
