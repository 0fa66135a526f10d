"""The events of a round of Quando, in the words of the rules.

A side that a seat may not see of a card is None in what `seen_by` gives it.
"""

from __future__ import annotations

from typing import ClassVar

from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.actions import Draw

Seen = tuple[int | None, int | None]
"""A card's sides as one seat sees them: front and back, or shown and hidden."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Cards were laid on the discard pile. All see the fronts, the others had seen the backs."""

    seat: int
    cards: tuple[Seen, ...]
    known_backs: tuple[bool, ...] = ()
    """The backs that the player knew (Q5). That is nobody's business: it would tell cards with the
    same back apart. So it is empty in what anybody sees."""

    def seen_by(self, seat: int) -> Played:
        if not self.known_backs:
            return self
        if seat != self.seat:
            return Played(self.seat, self.cards)
        own = (
            (front, back if known else None)
            for (front, back), known in zip(self.cards, self.known_backs, strict=True)
        )
        return Played(self.seat, tuple(own))


@dataclass(frozen=True, slots=True)
class Tripled(Event):
    """Three equal fronts were laid: the others will pay (Q14)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A card was taken from the draw pile, by its shown or its hidden side (Q12)."""

    reveals: ClassVar[bool] = True

    seat: int
    side: Draw
    card: Seen
    """Front and back, as it was taken into the hand."""
    open: bool
    """Both sides were known to all (the pile had been turned over, Q15)."""
    penalty: bool

    def seen_by(self, seat: int) -> Drew:
        """The shown side all saw; the other one either the drawer or everybody else sees."""
        front, back = self.card
        if not self.open:
            if seat == self.seat and self.side is Draw.SHOWN:
                return replace(self, card=(front, None))
            if seat != self.seat and self.side is Draw.HIDDEN:
                return replace(self, card=(None, back))
        return self


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A zero was turned over: its back, which the others saw, is now its front (Q14)."""

    reveals: ClassVar[bool] = True

    seat: int
    front: int


@dataclass(frozen=True, slots=True)
class PenaltySkipped(Event):
    """There was no card to draw as a penalty (Q15)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PileTurned(Event):
    """The discard pile was turned over and is the draw pile now (Q15)."""

    reveals: ClassVar[bool] = True

    cards: int
    shown: int


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """The last round begins (Q17, Q18)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class OnlyZeros(Event):
    """A player holds nothing but zeros: the round is over at once (Q16)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All hands are laid open and counted (Q21 to Q23)."""

    reveals: ClassVar[bool] = True

    fronts: tuple[tuple[int, ...], ...]
    """Each seat's fronts, upwards."""
    totals: tuple[int, ...]
    points: tuple[int, ...]
