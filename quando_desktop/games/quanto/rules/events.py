"""Events of a round of Quanto, in the words of the rules.

A card that a seat may not see is None in what `seen_by` gives it.
"""

from __future__ import annotations

from typing import ClassVar

from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.actions import CardGroup


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """Groups of the display went onto a player's winnings (N7)."""

    seat: int
    card: int
    value: int
    groups: tuple[CardGroup, ...]
    bonus: int | None
    chosen: bool
    """Whether the card was turned up by a 3 (N15) rather than played from the hand."""


@dataclass(frozen=True, slots=True)
class Formed(Event):
    """A player has a quanto now (N8)."""

    seat: int
    card: int
    value: int
    partner: int
    tile: int
    groups: tuple[CardGroup, ...]
    chosen: bool


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """A quanto has grown (N9), perhaps that of the partner (N23)."""

    seat: int
    card: int
    value: int
    cards: CardGroup
    owner: int
    tile: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A player's quanto went onto their own winnings (N10)."""

    seat: int
    card: int
    tile: int
    quanto: tuple[int, ...]
    groups: tuple[CardGroup, ...]
    bonus: int | None
    chosen: bool


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A quanto went onto another player's winnings (N18)."""

    seat: int
    victim: int
    tile: int
    quanto: tuple[int, ...]
    chosen: bool


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was laid into the display (N12)."""

    seat: int
    card: int
    chosen: bool


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """A discarded 1 brought one card of the winnings of each of these (N13)."""

    seat: int
    givers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlaysAgain(Event):
    """A discarded 2: another card has to be played (N14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A discarded 3: these cards of the draw pile can be chosen from (N15)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """The cards that were turned up and not chosen (N15)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DisplayFilled(Event):
    """New cards of the display (N4, N6)."""

    reveals: ClassVar[bool] = True

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A hand was filled up (N6)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int | None, ...]

    def seen_by(self, seat: int) -> Drew:
        return self if seat == self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """The partner has pushed a card over (N24)."""

    reveals: ClassVar[bool] = True

    seat: int
    to: int
    card: int | None

    def seen_by(self, seat: int) -> Offered:
        return self if seat in (self.seat, self.to) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """The card was kept, another one given in return (N24)."""

    reveals: ClassVar[bool] = True

    seat: int
    """The seat that was offered the card."""
    giver: int
    kept: int | None
    returned: int | None

    def seen_by(self, seat: int) -> Exchanged:
        mine = seat in (self.seat, self.giver)
        return self if mine else replace(self, kept=None, returned=None)


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The card was given back (N24)."""

    seat: int
    giver: int
    card: int | None

    def seen_by(self, seat: int) -> Declined:
        return self if seat in (self.seat, self.giver) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class PileEmpty(Event):
    """The last card of the draw pile has been taken: nothing is refilled any more (N19)."""


@dataclass(frozen=True, slots=True)
class LeftOver(Event):
    """Cards left in the display went to whoever captured last, or to nobody (N20)."""

    seat: int | None
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Nobody has a card; the winnings are counted (N19, N21). What has been counted stands."""

    reveals: ClassVar[bool] = True

    points: tuple[int, ...]
