"""The 73 cards (S1, S2), what fits on what (S5, S6), and how cards are written.

A card is a small number, the same for all cards that look alike: four times its value, and its
step.
"""

from __future__ import annotations

VALUES = range(1, 11)
STEPS = range(1, 4)
COPIES = 2
EXTRA = {1: (1, 2, 3, 4), 2: (5, 6, 7, 8), 3: (9, 10, 1, 2, 3)}
"""The values, by step, that there is one more card of (S2)."""


def make(value: int, step: int) -> int:
    return 4 * value + step


def value_of(card: int) -> int:
    return card >> 2


def step_of(card: int) -> int:
    return card & 3


KINDS: tuple[int, ...] = tuple(make(value, step) for value in VALUES for step in STEPS)
"""Every kind of card once."""
DECK: tuple[int, ...] = tuple(
    kind for kind in KINDS for _ in range(COPIES + (value_of(kind) in EXTRA[step_of(kind)]))
)
DECK_SIZE = len(DECK)


def wrapped(number: int) -> int:
    """Above 10 it goes on with 1, below 1 with 10 (S6)."""
    return (number - 1) % len(VALUES) + 1


_TARGETS: dict[int, tuple[int, int]] = {
    kind: (wrapped(value_of(kind) - step_of(kind)), wrapped(value_of(kind) + step_of(kind)))
    for kind in KINDS
}


def targets(top: int) -> tuple[int, int]:
    """The values that fit on this card: down by its step, and up by it (S5)."""
    return _TARGETS[top]


def fits(card: int, top: int) -> bool:
    return card >> 2 in _TARGETS[top]


def text(card: int) -> str:
    """The card as it stands in a record: "7/2"."""
    return f"{value_of(card)}/{step_of(card)}"


TEXTS: dict[str, int] = {text(kind): kind for kind in KINDS}
