"""The actions of 7 ate 9.

Whoever plays says `Play` or `Draw`; what that has become by the time it arrives, `Round.arrival`
says: a card that does not fit is a `Miss`, the last one of all a `Finish`. Cards are named by what
they look like. Each action knows when it arrived, in milliseconds since the start signal; as an
intent it has no time yet.
"""

from __future__ import annotations

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card onto the pile (S5, S7)."""

    card: int
    held: int | None = None
    """The one of several equal ones that is meant, by what it can be followed by (`HeldCard.held`).
    It makes no difference to the rules, and no record has it."""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the top card of the own stack into the hand (S8)."""

    at: int = 0


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Lay the last card face down, whatever it is (S11)."""

    card: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Miss(Action):
    """A card that came too late or never fitted went back to the hand (S7)."""

    card: int
    held: int | None = None
    at: int = 0


@dataclass(frozen=True, slots=True)
class Unblock(Action):
    """The bottom card of the pile comes to its top (S10). The table does that."""

    at: int = 0


SevenAction = Play | Draw | Finish | Miss | Unblock
