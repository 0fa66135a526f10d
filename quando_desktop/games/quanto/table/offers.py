"""Offers between partners at a Quanto table (N24): whether the looker makes one, and the button
that begins or ends it.
"""

from __future__ import annotations

from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.scenery import SILENT, SPEAK, SPEAKS, Way
from quando_desktop.games.quanto.text import labels
from quando_desktop.table.turn.state import TurnState


def is_own_turn(view: QuantoView) -> bool:
    """Whether it is the looker's turn."""
    return view.active == view.seat and not view.is_over


class Offers:
    """The looker's side of them."""

    def __init__(self, state: TurnState[QuantoView]) -> None:
        self._state = state

    @property
    def partner(self) -> int | None:
        """The looker's partner, in a match of teams."""
        view = self._state.view
        return view.partner(view.seat)

    @property
    def are_wished(self) -> bool:
        """Whether the looker offers a card to the partner, now or as soon as they may."""
        return self._state.host.speaking == self._state.view.seat

    @property
    def are_due(self) -> bool:
        """Whether they do so now, if they may act at all."""
        return self.are_wished and not is_own_turn(self._state.view)

    def ways(self) -> tuple[Way, ...]:
        """The button that begins an offer: to the partner, or, where both sit at this screen, by
        the partner. It comes a little before the partner's turn."""
        view, partner = self._state.view, self.partner
        if partner is None or view.phase is not Phase.PLAY:
            return ()
        if view.active == view.seat and self.are_wished:
            return (Way(SILENT, labels.offer_nothing(), SPEAKS),)
        words = self._words(view, partner)
        return (Way(SPEAK, words, SPEAKS),) if words else ()

    def _words(self, view: QuantoView, partner: int) -> str:
        """The caption of the button; nothing where there can be no offer."""
        players, name = self._state.facts.players, self._state.names[partner]
        if view.active == view.seat:
            asks = view.may_offer and players[partner].kind is Kind.HUMAN
            return labels.ask_for_a_card(name) if asks else ""
        if players[view.seat].kind is not Kind.HUMAN or not view.hand:
            return ""
        is_before = (view.active + 1) % view.seats == partner and not view.again
        may = view.may_offer if view.active == partner else is_before
        return labels.offer_a_card(name) if may else ""
