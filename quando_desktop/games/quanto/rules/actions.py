"""Actions of a player in Quanto.

Cards are named by what they look like (see `cards`): equal ones are interchangeable. After a 3
(N15) the card that is played is one of those that were turned up, otherwise one of the hand; that
follows from the phase and is not part of the action.
"""

from __future__ import annotations

from enum import IntEnum

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action

CardGroup = tuple[int, ...]
"""Cards of the display that are equal to a value or add up to it, sorted."""


@dataclass(frozen=True, slots=True)
class Capture(Action):
    """Take groups of this value from the display (N7)."""

    card: int
    value: int
    """The card's number; of a joker the one that it stands for (N17)."""
    groups: tuple[CardGroup, ...]
    bonus: int | None = None
    """One more card, of a player who has played a rainbow card and wants it (N16)."""


@dataclass(frozen=True, slots=True)
class Form(Action):
    """Begin a quanto with the card and one card of the display (N8)."""

    card: int
    value: int
    partner: int
    """The card of the display that it is laid beside."""
    tile: int
    groups: tuple[CardGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class Extend(Action):
    """Add the card and cards of the display to a quanto (N9), the own or the partner's (N23)."""

    card: int
    value: int
    cards: CardGroup
    owner: int
    """The seat whose quanto it is."""


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the own quanto with a card that is equal to its tile (N10)."""

    card: int
    groups: tuple[CardGroup, ...] = ()
    bonus: int | None = None


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Take another player's quanto with a joker (N18)."""

    victim: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay the card into the display (N12)."""

    card: int


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Push a card to the partner, face down (N24)."""

    card: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Keep the partner's card and give this one in return (N24)."""

    returns: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Give the partner's card back (N24)."""


class Phase(IntEnum):
    """The task of the player whose turn it is."""

    PLAY = 0
    """Play a card of the hand. At the start of a turn the partner may offer one before."""
    CHOOSE = 1
    """Play one of the cards that a 3 has turned up."""
    ANSWER = 2
    """Keep or give back the card that the partner offers."""
    OVER = 3


QuantoAction = Capture | Form | Extend | Take | Steal | Discard | Offer | Accept | Decline
