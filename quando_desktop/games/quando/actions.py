"""What a player can do in Quando.

Cards are named by their identity: their place in the deal, counted through the hands and then
down the draw pile. That number tells nothing about the faces, so the owner of a card can name
it without knowing its back.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from quando_desktop.engine.contract import Action


class Play(tuple[int, ...], Action):
    """Lay a straight or equals on the discard pile, in this order (Q9 to Q11).

    A tuple of cards itself: search makes millions, and nothing immutable is made faster.
    """

    __slots__ = ()
    __match_args__ = ("cards",)

    @property
    def cards(self) -> tuple[int, ...]:
        return self

    def __repr__(self) -> str:
        return f"Play({super().__repr__()})"


class Draw(Action, Enum):
    """Take the top card by one of its sides (Q12)."""

    SHOWN = "shown"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn over this zero, the triplet's penalty (Q14)."""

    card: int


class Call(Action, Enum):
    """Knock instead of a turn (Q17), or pass in the last round (Q19)."""

    KNOCK = "knock"
    PASS = "pass"


class Phase(IntEnum):
    """What the acting player has to do."""

    PLAY = 0
    """Lay cards, or knock; in the last round also pass."""
    DRAW = 1
    """Draw, after the play."""
    FLIP = 2
    """The penalty of somebody who has a zero."""
    PENALTY_DRAW = 3
    """The penalty of somebody who has none."""
    OVER = 4


QuandoAction = Play | Draw | Flip | Call

DRAWS = (Draw.SHOWN, Draw.HIDDEN)
