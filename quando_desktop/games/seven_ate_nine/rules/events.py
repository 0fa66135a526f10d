"""The events of 7 ate 9, in the words of the rules.

A card that a seat may not see is None in what `seen_by` gives it. `held` says which card of a hand
it was (see `HeldCard`); how cards lie in a hand is no secret, but only their owner follows them.
"""

from __future__ import annotations

from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.contract import Event


@dataclass(frozen=True, slots=True)
class OwnCard(Event):
    """Something that happened to a card which only its owner sees."""

    seat: int
    card: int | None
    """None for all others."""
    held: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None, held=None)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card fitted and lies on the pile (S7); its value is called (S9)."""

    seat: int
    card: int
    held: int | None
    """None for all others."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=None)


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """A card was held out and went back (S7). Everybody has seen it."""

    seat: int
    card: int
    held: int | None
    """None for all others."""
    late: bool
    """Whether it fitted a moment ago: another player was faster."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=None)


@dataclass(frozen=True, slots=True)
class LockedOut(Event):
    """A player has tried blindly too often and must wait (an option)."""

    seat: int
    until: int
    """Milliseconds since the start signal."""


@dataclass(frozen=True, slots=True)
class Drew(OwnCard):
    """A card came from the own stack into the hand (S8)."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """By turns a player can neither play nor draw, so the next one comes (S15)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GotStuck(Event):
    """Nobody holds a card that fits, and nobody can draw (S10)."""


@dataclass(frozen=True, slots=True)
class Unblocked(Event):
    """The bottom card of the pile lies on its top now (S10)."""

    card: int


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A player has laid the last card face down and won the game (S11). Then everybody may see
    it."""

    seat: int
    card: int
    held: int | None
    """None for all others."""

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, held=None)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A player has won; the cards that the others still have are their minus points (S12)."""

    winner: int
    points: tuple[int, ...]
