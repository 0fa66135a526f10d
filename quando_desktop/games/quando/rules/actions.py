"""The actions of a player in Quando.

Cards are named by their places in the player's own hand, which is sorted by the fronts: that takes
no knowledge of backs, and hands that look alike share their actions. An action is meant for the
position in which it was chosen; the match's revision tells when that has passed.
"""

from __future__ import annotations

from enum import Enum, IntEnum

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a straight or equals on the discard pile, in this order (Q9 to Q11)."""

    places: tuple[int, ...]


class Draw(Action, Enum):
    """Take the top card by one of its sides (Q12)."""

    SHOWN = "shown"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn over this zero, the triplet's penalty (Q14)."""

    place: int


class Call(Action, Enum):
    """Knock instead of a turn (Q17), or pass in the last round (Q19)."""

    KNOCK = "knock"
    PASS = "pass"


class Phase(IntEnum):
    """The task of the acting player."""

    PLAY = 0
    """Lay cards, or knock; in the last round also pass."""
    DRAW = 1
    """Draw, after the play."""
    FLIP = 2
    """The penalty of a player who has a zero."""
    PENALTY_DRAW = 3
    """The penalty of a player who has none."""
    OVER = 4


QuandoAction = Play | Draw | Flip | Call

DRAWS = (Draw.SHOWN, Draw.HIDDEN)
