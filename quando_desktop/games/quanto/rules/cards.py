"""The 110 cards (N1, N2), how they are written, and how they are dealt.

A card is a small number, the same for all cards that look alike: its value, with `RAINBOW` added
for a rainbow card; the joker is `JOKER`, whose value is up to whoever uses it (N17).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Deal

VALUES = range(1, 13)
TILES = range(5, 13)
JOKER = 0
RAINBOW = 16
COPIES, RAINBOW_FROM, JOKERS = 9, 4, 2

KINDS: tuple[int, ...] = (
    JOKER,
    *VALUES,
    *(value + RAINBOW for value in VALUES if value >= RAINBOW_FROM),
)
"""Every kind of card once."""


def value_of(card: int) -> int:
    """Its number; 0 for a joker."""
    return card & (RAINBOW - 1)


def is_rainbow(card: int) -> bool:
    return card >= RAINBOW


def copies(kind: int) -> int:
    """Number of cards of this kind."""
    if kind == JOKER:
        return JOKERS
    if is_rainbow(kind):
        return 1
    return COPIES - 1 if kind >= RAINBOW_FROM else COPIES


def adds_up(cards: Sequence[int], value: int) -> bool:
    """Whether these add up to the value, each joker standing for 1 to 12 (N17)."""
    jokers = cards.count(JOKER)
    missing = value - sum(map(value_of, cards))
    return jokers * VALUES[0] <= missing <= jokers * VALUES[-1]


DECK: tuple[int, ...] = tuple(kind for kind in KINDS for _ in range(copies(kind)))
DECK_SIZE = len(DECK)


def text(card: int) -> str:
    """As it stands in a record: "7", "7r" or "J"."""
    if card == JOKER:
        return "J"
    return f"{value_of(card)}r" if is_rainbow(card) else str(card)


TEXTS: dict[str, int] = {text(kind): kind for kind in KINDS}


def hand_order(card: int) -> tuple[int, int]:
    """Sort key of hands: the value, a rainbow card after its plain equals, jokers last."""
    return (value_of(card) or RAINBOW, card)


@dataclass(frozen=True, slots=True)
class QuantoDeal(Deal):
    """Hands, the display with its extra cards for rainbows (N4), and the draw pile, top first."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    draw: tuple[int, ...]


def base_size(seats: int) -> int:
    """Cards of a hand, and of a display without rainbow cards (N3)."""
    return 4 if seats <= 4 else 5


def display_size(seats: int, display: Iterable[int]) -> int:
    """Least number of cards of the display: one more for each rainbow card in it (N4)."""
    return base_size(seats) + sum(map(is_rainbow, display))
