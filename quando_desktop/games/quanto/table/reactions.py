"""Reactions at a Quanto table: the big moments, and how often a computer player has a word for
them.
"""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.events import Captured, Collected, RoundEnded, Stolen, Taken
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.table.parts.remarks import Manners, computers

HAUL = 7
"""Cards in one go that are a big moment."""
OFTEN = {
    Occasion.HAUL: 0.4,
    Occasion.STEAL: 0.8,
    Occasion.COLLECT: 0.2,
    Occasion.MATCH: 1.0,
}
"""The share of the moments to which something is said."""
MOST = 5
"""Words in a match, which is one long round; one more is kept for its end."""


class QuantoReactions(Manners[QuantoView, Occasion]):
    """Remarks of the computer players at a table of Quanto."""

    LAST = Occasion.MATCH

    def _occasion(self, events: Iterable[Event], facts: MatchFacts) -> tuple[int, Occasion] | None:
        """A match that is won is more than the cards that won it."""
        found: tuple[int, Occasion] | None = None
        for event in events:
            match event:
                case Stolen(seat):
                    found = seat, Occasion.STEAL
                case Captured(seat) | Taken(seat) if _cards_won(event) >= HAUL:
                    found = seat, Occasion.HAUL
                case Collected(seat, givers) if givers:
                    found = seat, Occasion.COLLECT
                case RoundEnded() if 0 < len(facts.winners) < len(facts.players):
                    found = _winner(facts), Occasion.MATCH
        return found

    def _most(self, occasion: Occasion) -> int:
        return MOST + (occasion is Occasion.MATCH)

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: QuantoView) -> tuple[object, ...]:
        display = tuple(card.kind for card in view.display)
        return view.winnings, view.draw, view.hand_sizes, display


def _cards_won(event: Captured | Taken) -> int:
    """Number of cards that somebody won at once, the played one included."""
    quanto = len(event.quanto) if isinstance(event, Taken) else 0
    return 1 + quanto + sum(map(len, event.groups)) + (event.bonus is not None)


def _winner(facts: MatchFacts) -> int:
    """The winner who speaks; of partners the one who is a computer player."""
    return [*computers(facts.winners, facts), *facts.winners][0]
