"""The deal that a game of 7 ate 9 begins with (S3, S4)."""

from __future__ import annotations

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Deal, Options
from quando_desktop.games.seven_ate_nine.rules.cards import DECK_SIZE

OPENING = 4
"""Cards of the stack that are in the hand at the start signal (S4)."""
MOST_SPARED = 12
"""The most cards that a seat is spared (S19): with four players six are left to it."""


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


def spared(seat: int) -> str:
    """The option that says how many cards fewer a seat is dealt (S19)."""
    return f"fewer_{seat}"


def dealt_to(seat: int, seats: int, options: Options) -> int:
    """The cards of one seat. A table that knows no such option spares nobody any."""
    return stack_size(seats) - options.get(spared(seat), 0)
