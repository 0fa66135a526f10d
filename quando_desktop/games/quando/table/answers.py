"""The answers of a Quando table to people who do not see it: what the looker knows, no more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.refusals import knock_closed
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.text import spoken as shared
from quando_desktop.table.text import words as common
from quando_desktop.table.turn.state import TurnState


class QuandoAnswers(Answers[QuandoView]):
    """Answers one looker."""

    def __init__(self, state: TurnState[QuandoView], chosen: Callable[[], str]) -> None:
        """`chosen` tells what the looker is about to do."""
        super().__init__(state)
        self._chosen = chosen

    def hand(self) -> str:
        if self._view.is_over:
            return self.now()
        return shared.sentences([spoken.in_hand(self._fronts())])

    def piles(self) -> str:
        if self._view.is_over:
            return self.now()
        return shared.sentences([spoken.draw_pile(self._view), spoken.discard_pile(self._view)])

    def opponents(self) -> list[str]:
        view, names = self._view, self._state.names
        seats = [*clockwise_from(view.seat, view.seats)][1:]
        return [spoken.opponent(view, seat, names[seat], self._scores()[seat]) for seat in seats]

    def scores(self) -> str:
        return shared.sentences([self.round(), shared.standings(self._state.names, self._scores())])

    def round(self) -> str:
        facts, host = self._state.facts, self._state.host
        line = text.round_line(facts.round_number, facts.options["target"])
        kept = common.kept(is_saved=host.is_saved, counts=host.counts)
        return shared.sentences([line, kept])

    def now(self) -> str:
        view, names = self._view, self._state.names
        if view.is_over:
            return super().now()
        if view.actor != view.seat:
            return shared.sentences([spoken.situation(view, names), self._last_round()])
        if view.phase is not Phase.PLAY:
            return shared.sentences([self._choice(), self._chosen()])
        knock = knock_closed(view, names) if view.call is None else self._calls()
        now = spoken.situation(view, names)
        return shared.sentences([now, self._last_round(), knock, self._chosen()])

    def turn(self) -> str:
        view = self._view
        if view.phase is not Phase.PLAY:
            return self._choice()
        # Whoever else is in the room must not hear the hand.
        hand = "" if self._state.facts.is_shared else spoken.in_hand(self._fronts())
        pile = spoken.pile_shows(view)
        return shared.sentences([common.your_turn(), hand, pile, self._last_round(), self._calls()])

    def _choice(self) -> str:
        """What the looker has to choose, other than cards to play."""
        view = self._view
        if view.phase is Phase.FLIP:
            return shared.sentences([spoken.situation(view, self._state.names)])
        return spoken.sides(view, self._state.names)

    def _calls(self) -> str:
        """What the looker may do instead of playing."""
        match self._view.call:
            case Call.KNOCK:
                return spoken.knock_is_open()
            case Call.PASS:
                return spoken.may_pass()
        return ""

    def _last_round(self) -> str:
        """The turns that are left after a knock."""
        view = self._view
        if view.knocker is None:
            return ""
        seats = clockwise_from(view.active, view.seats)
        coming = [*takewhile(lambda seat: seat != view.knocker, seats)]
        return text.last_round(len(coming), is_own=coming == [view.seat])

    @property
    def _view(self) -> QuandoView:
        return self._state.view

    def _fronts(self) -> list[int]:
        """The own hand as it lies."""
        held = {card.card: card.front for card in self._view.hand}
        return [held[card] for card in self._state.order.cards]

    def _scores(self) -> tuple[int, ...]:
        view = self._view
        return self._state.facts.scores if view.is_over else view.scores
