"""The answers of a Quanto table to people who do not see it: what the looker knows, no more."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.text import spoken as shared
from quando_desktop.table.text import words as common
from quando_desktop.table.turn.state import TurnState


class QuantoAnswers(Answers[QuantoView]):
    """Answers one looker."""

    def __init__(
        self, state: TurnState[QuantoView], due: Callable[[], str], chosen: Callable[[], str]
    ) -> None:
        """`due` tells what goes on and what the looker has to do, `chosen` what they are about
        to."""
        super().__init__(state)
        self._due, self._chosen = due, chosen

    def hand(self) -> str:
        view = self._view
        if view.is_over:
            return self.now()
        own = spoken.own_seat(view, self._state.names[view.seat])
        return shared.sentences([spoken.hand(self._kinds()), own])

    def piles(self) -> str:
        view = self._view
        if view.is_over:
            return self.now()
        turned = [
            spoken.turned_card(kind, place, len(view.turned_up))
            for place, kind in enumerate(view.turned_up, 1)
        ]
        return shared.sentences(
            [*turned, self._display(), spoken.tiles(view), spoken.draw_pile(view)]
        )

    def opponents(self) -> list[str]:
        view, names = self._view, self._state.names
        seats = [*clockwise_from(view.seat, view.seats)][1:]
        return [spoken.opponent(view, seat, names[seat]) for seat in seats]

    def scores(self) -> str:
        view, names = self._view, self._state.names
        if not view.teams:
            return shared.sentences([spoken.standings(names, view.winnings), self.round()])
        sums = [
            spoken.team(
                (names[seat], names[seat + 2]), view.winnings[seat] + view.winnings[seat + 2]
            )
            for seat in (0, 1)
        ]
        return shared.sentences([*sums, self.round()])

    def round(self) -> str:
        host = self._state.host
        return common.kept(is_saved=host.is_saved, counts=host.counts)

    def now(self) -> str:
        if self._view.is_over:
            return super().now()
        return shared.sentences([self._due(), self._chosen()])

    def turn(self) -> str:
        view, is_shared = self._view, self._state.facts.is_shared
        # Whoever else is in the room must hear neither the hand nor a card that is offered.
        if view.offering is not None and is_shared:
            hidden = spoken.offered_card(None, self._state.names[view.offering.giver])
            return shared.sentences([hidden, labels.give_back(), labels.choose_return()])
        if view.phase is not Phase.PLAY or view.seat != view.active:
            return self.now()
        hand = "" if is_shared else spoken.hand(self._kinds())
        return shared.sentences([self.now(), hand, self._display()])

    @property
    def _view(self) -> QuantoView:
        return self._state.view

    def _display(self) -> str:
        return spoken.display([card.kind for card in self._view.display])

    def _kinds(self) -> list[int]:
        """The own hand as it lies."""
        held = {card.card: card.kind for card in self._view.hand}
        return [held[card] for card in self._state.order.cards]
