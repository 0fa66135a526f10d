"""What is a big moment in Quando, and how often a computer player has a word for it."""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.events import Knocked, OnlyZeros, RoundEnded, Tripled
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.table.parts.remarks import Manners

OFTEN = {
    Occasion.TRIPLET: 0.5,
    Occasion.KNOCK: 0.7,
    Occasion.ZEROS: 1.0,
    Occasion.MATCH: 1.0,
}
"""The share of the moments to which something is said."""


class QuandoReactions(Manners[QuandoView, Occasion]):
    """The manners at a table of Quando."""

    LAST = Occasion.MATCH

    def _occasion(self, events: Iterable[Event], facts: MatchFacts) -> tuple[int, Occasion] | None:
        """A match that is won is more than the round that won it."""
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

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: QuandoView) -> tuple[object, ...]:
        return view.play_counts, view.arrivals, len(view.draw), len(view.discard)
