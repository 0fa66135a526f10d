"""Reactions of computer players: a word or a glance on big moments of their own, but not on every
one.

The choice of words follows from what everybody at the table sees, so it gives nothing away, and the
same moves meet the same words for every looker.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from enum import Enum
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar
from zlib import crc32

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event, Observation
from quando_desktop.engine.players import Kind
from quando_desktop.table.parts.gestures import GLANCE, HOP, NOD, Gesture
from quando_desktop.table.parts.remark_bubble import Word

MOST = 3
"""Words in a usual round."""
GESTURES = {"pip": HOP, "figo": HOP, "bruno": NOD, "nils": NOD}
"""Gestures of some characters; the others look up and across the table."""

View = TypeVar("View", bound=Observation[Any])
When = TypeVar("When", bound=Enum)
"""Occasions to say something."""


class Reaction(NamedTuple):
    """The reaction of a player on a big moment of theirs."""

    seat: int
    occasion: Enum
    gesture: Gesture
    word: Word | None
    is_last: bool = False
    """Whether it waits until everything lies open."""


class Reactions(ABC, Generic[View, When]):
    """The reactions of all computer players, as one looker sees them."""

    LAST: ClassVar[Enum | None] = None
    """The occasion whose words wait until everything lies open."""

    def __init__(self) -> None:
        self._said = 0
        """Words in this round."""

    def forget(self) -> None:
        """Starts counting anew, for a new round or another looker."""
        self._said = 0

    def react(
        self, events: Iterable[Event], view: View, facts: MatchFacts, *, speaks: bool
    ) -> Reaction | None:
        """The reaction to these events, if there is one. At most one player reacts, and never the
        looker's own seat."""
        found = self._occasion(events, facts)
        if found is None:
            return None
        seat, occasion = found
        player = facts.players[seat]
        if player.kind is not Kind.COMPUTER or seat == view.seat:
            return None
        character = player.character or ""
        words = self._words(character, occasion, seat, view, facts) if speaks else ""
        word = None
        if words and self._said < self._most(occasion):
            self._said += 1
            word = Word(seat, words)
        return Reaction(
            seat, occasion, GESTURES.get(character, GLANCE), word, occasion is self.LAST
        )

    def _words(
        self, character: str, occasion: When, seat: int, view: View, facts: MatchFacts
    ) -> str:
        """One of the character's remarks, or none this time."""
        choices = self._remarks(character, occasion)
        public = seat, occasion.value, facts.round_number, facts.scores, *self._public(view)
        lot = crc32(repr(public).encode())
        if not choices or lot % 1000 >= self._often(occasion) * 1000:
            return ""
        return choices[lot // 1000 % len(choices)]

    def _most(self, occasion: When) -> int:
        """The most words in a round, this one included."""
        return MOST

    @abstractmethod
    def _occasion(self, events: Iterable[Event], facts: MatchFacts) -> tuple[int, When] | None:
        """The seat whose moment it is, and the occasion."""

    @abstractmethod
    def _often(self, occasion: When) -> float:
        """The share of such moments to which something is said."""

    @abstractmethod
    def _remarks(self, character: str, occasion: When) -> tuple[str, ...]:
        """The remarks of this character on the occasion."""

    @abstractmethod
    def _public(self, view: View) -> tuple[object, ...]:
        """Public facts that differ from one such moment to the next."""


def computers(seats: Iterable[int], facts: MatchFacts) -> list[int]:
    """The computer players among these seats: only they can speak."""
    return [seat for seat in seats if facts.players[seat].kind is Kind.COMPUTER]
