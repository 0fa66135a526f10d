"""The deal that a game of 7 ate 9 begins with (S3, S4)."""

from __future__ import annotations

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Deal
from quando_desktop.games.seven_ate_nine.rules.cards import DECK_SIZE

OPENING = 4
"""Cards of the stack that are in the hand at the start signal (S4)."""


@dataclass(frozen=True, slots=True)
class SevenDeal(Deal):
    stacks: tuple[tuple[int, ...], ...]
    """Each top first; the first four are the opening hand."""
    start: int
    """The open card that the pile begins with."""
    first: int | None = None
    """The seat that begins, by turns (S13); None where all play at once."""


def stack_size(seats: int) -> int:
    """36, 24 or 18 cards (S3); alone as many as with two (S17)."""
    return (DECK_SIZE - 1) // max(2, seats)


def unused(seats: int) -> int:
    """Cards that stay in the box: none, unless somebody plays alone (S17)."""
    return DECK_SIZE - 1 - seats * stack_size(seats)
