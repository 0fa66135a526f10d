"""Reactions of the company: faces that answer what somebody does, and now and then a word of a
computer player.

Faces and words follow from what everybody at the table sees, so they give nothing away, and the
same moves meet the same answer for every looker. Several faces may answer at once; at most one
player speaks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar
from zlib import crc32

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event, Observation
from quando_desktop.engine.players import Kind
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.faces import Expression
from quando_desktop.table.parts.company import Mood
from quando_desktop.table.parts.gestures import GLANCE, HOP, NOD, Gesture
from quando_desktop.table.parts.remark_bubble import Talk, Word

MOST = 4
"""Words in a usual round; one more is kept for its end."""
GESTURES = {"pip": HOP, "figo": HOP, "bruno": NOD, "nils": NOD}
"""Gestures of some characters; the others look up and across the table."""

View = TypeVar("View", bound=Observation[Any])
When = TypeVar("When", bound=Enum)
"""Occasions to say something."""


class Felt(NamedTuple):
    """What a moment means to one player."""

    seat: int
    expression: Expression
    occasion: Enum | None = None
    """The occasion to say something, if it is one."""
    at: int | None = None
    """The seat that the player looks at meanwhile (see `Mood`)."""


class Reaction(NamedTuple):
    """The answer of the company to a moment."""

    moods: tuple[tuple[int, Mood], ...]
    """By seat: the faces of all whom it moves, people included."""
    seat: int | None = None
    """The computer player who would have something to say."""
    occasion: Enum | None = None
    gesture: Gesture = ()
    word: Word | None = None
    is_last: bool = False
    """Whether it waits until everything lies open."""


class Reactions(ABC, Generic[View, When]):
    """The reactions of all at a table, as one looker sees them."""

    WAITS: ClassVar[Enum]
    """The occasion of a looker who thinks for a long time."""
    LAST: ClassVar[frozenset[Enum]] = frozenset()
    """The occasions whose answers wait until everything lies open."""

    def __init__(self, talk: Talk | None = None) -> None:
        """`talk` is what the lookers before this one have heard."""
        self._said = 0
        """Words in this round."""
        self._heard = talk or Talk()

    def forget(self) -> None:
        """Starts counting anew, for a new round or another looker."""
        self._said = 0

    def react(
        self, events: Iterable[Event], view: View, facts: MatchFacts, *, speaks: bool
    ) -> Reaction | None:
        """The answer to these events, if they move anybody."""
        return self._answer(self._felt([*events], view, facts), view, facts, speaks=speaks)

    def wait(self, view: View, facts: MatchFacts, *, speaks: bool) -> Reaction | None:
        """The kind look of somebody at a looker who has been thinking for a long time."""
        there = [seat for seat in computers(range(len(facts.players)), facts) if seat != view.seat]
        if not there:
            return None
        seat = there[self._lot("waits", view, facts) % len(there)]
        felt = Felt(seat, Expression.DELIGHT, self.WAITS)
        return self._answer([felt], view, facts, speaks=speaks)

    def subject(self, events: Iterable[Event]) -> int | None:
        """The seat, or the middle, at which everybody looks while this happens; None for nothing
        to look at."""
        return None

    def _answer(
        self, felt: Sequence[Felt], view: View, facts: MatchFacts, *, speaks: bool
    ) -> Reaction | None:
        if not felt:
            return None
        # What was named first counts for a player.
        moods = {each.seat: Mood(each.expression, each.at) for each in reversed(felt)}
        named = {each.seat: each for each in reversed(felt)}
        could = [
            named[seat]
            for seat in computers(sorted(named), facts)
            if named[seat].occasion is not None and seat != view.seat
        ]
        is_last = any(each.occasion in self.LAST for each in felt)
        if not could:
            return Reaction(tuple(sorted(moods.items())), is_last=is_last)
        who = could[self._lot("who", view, facts) % len(could)]
        word = self._speak(who, view, facts) if speaks else None
        gesture = GESTURES.get(facts.players[who.seat].character or "", GLANCE)
        faces = tuple(sorted(moods.items()))
        return Reaction(faces, who.seat, who.occasion, gesture, word, is_last)

    def _speak(self, who: Felt, view: View, facts: MatchFacts) -> Word | None:
        """One of the character's remarks, or none this time; never the one of last time, and
        never another on the same moment: it is told again to whoever comes to look."""
        occasion: When = who.occasion  # type: ignore[assignment]
        character = facts.players[who.seat].character or ""
        lot = self._lot((who.seat, occasion.value), view, facts)
        last = self._heard.latest.get(character)
        choices = [words for words in self._remarks(character, occasion) if words != last]
        if not choices or lot % 1000 >= self._often(occasion) * 1000:
            return None
        if self._said >= self._most(occasion) or lot in self._heard.moments:
            return None
        self._said += 1
        self._heard.moments.add(lot)
        words = self._heard.latest[character] = choices[lot // 1000 % len(choices)]
        return Word(who.seat, words)

    def _lot(self, what: object, view: View, facts: MatchFacts) -> int:
        """Chance that everybody at the table shares."""
        public = what, facts.round_number, facts.scores, *self._public(view)
        return crc32(repr(public).encode())

    def _most(self, occasion: When) -> int:
        """The most words in a round, this one included."""
        return MOST + (occasion in self.LAST)

    @abstractmethod
    def actor(self, view: View) -> int | None:
        """The seat that everybody waits for."""

    @abstractmethod
    def _felt(self, events: Sequence[Event], view: View, facts: MatchFacts) -> Sequence[Felt]:
        """What these events mean to everybody whom they move. Of several of one seat the first
        counts."""

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


def is_person(seat: int, facts: MatchFacts) -> bool:
    return facts.players[seat].kind is Kind.HUMAN


def others(seat: int, facts: MatchFacts) -> list[int]:
    """All seats but this one."""
    return [each for each in range(len(facts.players)) if each != seat]


def people_won(facts: MatchFacts) -> bool:
    """Whether the match is over, and no computer player is among the winners."""
    return bool(facts.winners) and not computers(facts.winners, facts)


def overtaken(
    before: Sequence[float], after: Sequence[float], facts: MatchFacts
) -> tuple[int, int] | None:
    """The computer player who had the most alone, and the person who has it alone now."""
    led, leads = leader(before), leader(after)
    if led is None or leads is None or is_person(led, facts) or not is_person(leads, facts):
        return None
    return led, leads


def leader(counts: Sequence[float]) -> int | None:
    """The seat that has more than all others."""
    most = max(counts)
    return counts.index(most) if [*counts].count(most) == 1 else None
