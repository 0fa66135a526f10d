"""When a computer player says a word or gives a glance: on big moments of their own, and not on
every one.

Which word it is follows from what everybody at the table sees, so it tells nothing, and the same
moves meet the same words whoever looks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from zlib import crc32

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.engine.seats import Kind
from quando_desktop.games.quando.events import Knocked, OnlyZeros, RoundEnded, Tripled
from quando_desktop.games.quando.table.shown import Word
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.table.gestures import GLANCE, HOP, NOD, Gesture

MOST = 3
"""Words in a round."""
OFTEN = {
    Occasion.TRIPLET: 0.5,
    Occasion.KNOCK: 0.7,
    Occasion.ZEROS: 1.0,
    Occasion.MATCH: 1.0,
}
"""The share of the moments to which something is said."""
GESTURES = {"pip": HOP, "figo": HOP, "bruno": NOD, "nils": NOD}
"""The others look up and across the table."""


class Manner(NamedTuple):
    """What somebody does on a big moment of theirs."""

    seat: int
    occasion: Occasion
    gesture: Gesture
    word: Word | None


class Manners:
    """The manners of all computer players, as one looker sees them."""

    def __init__(self) -> None:
        self._said = 0
        """Words in this round."""

    def forget(self) -> None:
        """A new round begins, or somebody else looks."""
        self._said = 0

    def react(
        self, events: Iterable[Event], view: QuandoView, facts: MatchFacts, *, speaks: bool
    ) -> Manner | None:
        """At most one of them does anything; the looker's own seat never does."""
        found = _occasion(events, facts)
        if found is None:
            return None
        seat, occasion = found
        player = facts.players[seat]
        if player.kind is not Kind.COMPUTER or seat == view.seat:
            return None
        character = player.character or ""
        words = _words(character, occasion, seat, view, facts) if speaks else ""
        word = None
        if words and self._said < MOST:
            self._said += 1
            word = Word(seat, words)
        return Manner(seat, occasion, GESTURES.get(character, GLANCE), word)


def _occasion(events: Iterable[Event], facts: MatchFacts) -> tuple[int, Occasion] | None:
    """Whose moment it is. A match that is won is more than the round that won it."""
    found: tuple[int, Occasion] | None = None
    for event in events:
        match event:
            case Tripled(seat):
                found = seat, Occasion.TRIPLET
            case Knocked(seat):
                found = seat, Occasion.KNOCK
            case OnlyZeros(seat):
                found = seat, Occasion.ZEROS
            case RoundEnded() if facts.winners:
                found = facts.winners[0], Occasion.MATCH
    return found


def _words(
    character: str, occasion: Occasion, seat: int, view: QuandoView, facts: MatchFacts
) -> str:
    """One of the character's words, or none this time."""
    choices = remarks(character, occasion)
    public = (
        seat,
        occasion.value,
        facts.round_number,
        facts.scores,
        view.play_counts,
        view.arrivals,
        len(view.draw),
        len(view.discard),
    )
    lot = crc32(repr(public).encode())
    if not choices or lot % 1000 >= OFTEN[occasion] * 1000:
        return ""
    return choices[lot // 1000 % len(choices)]
