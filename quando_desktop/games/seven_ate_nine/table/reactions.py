"""The big moments of 7 ate 9, and how often a computer player has a word for them. Everybody is
busy: a glance, a word at most, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import GameEnded, GotStuck, Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.text.remarks import Occasion, remarks
from quando_desktop.table.parts.reactions import Reaction, Reactions, computers

RUN = 3
"""Own cards in a row that are a big moment."""
OFTEN = {
    Occasion.RUN: 0.35,
    Occasion.LAST_CARD: 0.5,
    Occasion.STUCK: 0.5,
    Occasion.GAME: 0.8,
    Occasion.MATCH: 1.0,
}
"""The share of the moments to which something is said."""
MOST = 3
"""Words in a game; one more is kept for its end."""


class SevenReactions(Reactions[SevenView, Occasion]):
    """The reactions at a table of 7 ate 9."""

    def __init__(self, view: SevenView) -> None:
        super().__init__()
        self._view = view
        self._runs = -1, 0
        """The seat that played last, and how many in a row."""

    def forget(self) -> None:
        super().forget()
        self._runs = -1, 0

    def react(
        self, events: Iterable[Event], view: SevenView, facts: MatchFacts, *, speaks: bool
    ) -> Reaction | None:
        self._view = view
        return super().react(events, view, facts, speaks=speaks)

    def _occasion(self, events: Iterable[Event], facts: MatchFacts) -> tuple[int, Occasion] | None:
        """The last of several counts most."""
        found: tuple[int, Occasion] | None = None
        for event in events:
            match event:
                case Played(seat):
                    found = self._of_play(seat)
                case GotStuck():
                    found = self._of_stuck(facts)
                case GameEnded(winner):
                    found = _of_end(winner, facts)
        return found

    def _of_play(self, seat: int) -> tuple[int, Occasion] | None:
        view, (last, count) = self._view, self._runs
        count = count + 1 if seat == last else 1
        self._runs = seat, count
        if (view.hand_sizes[seat], view.stack_sizes[seat]) == (1, 0):
            return seat, Occasion.LAST_CARD
        return (seat, Occasion.RUN) if count == RUN else None

    def _of_stuck(self, facts: MatchFacts) -> tuple[int, Occasion] | None:
        """Any of the computer players, each now and then."""
        seats = computers(range(len(facts.players)), facts)
        return (seats[len(self._view.pile) % len(seats)], Occasion.STUCK) if seats else None

    def _most(self, occasion: Occasion) -> int:
        return MOST + (occasion in (Occasion.GAME, Occasion.MATCH))

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: SevenView) -> tuple[object, ...]:
        return view.hand_sizes, view.stack_sizes, view.pile


def _of_end(winner: int, facts: MatchFacts) -> tuple[int, Occasion]:
    """A match that is won is more than its last game."""
    winners = computers(facts.winners, facts)
    return (winners[0], Occasion.MATCH) if winners else (winner, Occasion.GAME)
