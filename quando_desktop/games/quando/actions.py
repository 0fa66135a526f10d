"""What a player can do in Quando.

Cards are named by their identity: their place in the deal, counted through the hands and then
down the draw pile. That number tells nothing about the faces, so the owner of a card can name
it without knowing its back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import combinations, product

from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.cards import DECK_SIZE


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

# Looking up a member of an enum costs more than the comparison that needs it.
_PLAY, _FLIP = Phase.PLAY, Phase.FLIP

DRAWS = (Draw.SHOWN, Draw.HIDDEN)

SINGLES = [Play((card,)) for card in range(DECK_SIZE)]


def legal_actions(
    phase: Phase,
    hand: Sequence[int],
    front: Sequence[int] | Mapping[int, int],
    call: Call | None,
) -> Sequence[QuandoAction]:
    """What the acting player may do; `call` is what they may say instead of playing."""
    if phase is _PLAY:
        found = plays(hand, front)
        if call is not None:
            found.append(call)
        return found
    if phase is _FLIP:
        return [Flip(card) for card in hand if not front[card]]
    return DRAWS


def plays(hand: Sequence[int], front: Sequence[int] | Mapping[int, int]) -> list[QuandoAction]:
    """Every straight and every set of equals that a hand can lay.

    Equals keep the order of the hand and straights go upwards (Q11), as one order stands
    for all. The answer depends on nothing but the fronts and their order in the hand.
    """
    found: list[QuandoAction] = []
    by_number: dict[int, list[int]] = {}
    for card in hand:
        found.append(SINGLES[card])
        number = front[card]
        if number in by_number:
            by_number[number].append(card)
        else:
            by_number[number] = [card]
    if len(by_number) < len(hand):
        for equals in by_number.values():
            if len(equals) > 1:
                for size in range(2, len(equals)):
                    found += map(Play, combinations(equals, size))
                found.append(Play(equals))
    for low, first in by_number.items():
        if low + 1 in by_number and low + 2 in by_number:
            found += map(Play, product(first, by_number[low + 1], by_number[low + 2]))
    return found
