"""The 55 cards (Q1) and how they are written.

A card has two sides. In a hand they are its front and back, on the draw pile its shown and
hidden side, on the discard pile its front and the side below: always first the side that
counts or is seen, then the other. A pair of numbers in that order is a `Sides`.
"""

from __future__ import annotations

from itertools import combinations

Sides = tuple[int, int]

NUMBERS = range(11)
PAIRS: tuple[Sides, ...] = tuple(combinations(NUMBERS, 2))
DECK_SIZE = len(PAIRS)

TEXTS: dict[str, Sides] = {f"{a}/{b}": (a, b) for a in NUMBERS for b in NUMBERS if a != b}
"""Every card in both positions by its text in a record, such as "7/2"."""


def text(sides: Sides) -> str:
    return f"{sides[0]}/{sides[1]}"


def pair(sides: Sides) -> Sides:
    """The card itself, whichever side lies up."""
    a, b = sides
    return (a, b) if a < b else (b, a)
