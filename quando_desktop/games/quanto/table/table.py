"""Quanto's table, put together."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.chooser import Chooser
from quando_desktop.games.quanto.table.hands import QuantoHands
from quando_desktop.games.quanto.table.hints import QuantoHints
from quando_desktop.games.quanto.table.intent import QuantoIntent
from quando_desktop.games.quanto.table.offers import Offers
from quando_desktop.games.quanto.table.presenter import QuantoPresenter
from quando_desktop.games.quanto.table.reactions import QuantoReactions
from quando_desktop.games.quanto.text.keys import columns
from quando_desktop.games.quanto.text.log import QuantoTeller
from quando_desktop.table.pages.contract import Keys, TurnHost
from quando_desktop.table.turn.state import TurnState
from quando_desktop.table.turn.table import TurnTable


def make(host: TurnHost, view: QuantoView, facts: MatchFacts) -> TurnTable[QuantoView]:
    """A table for whoever sees this observation."""
    intent = QuantoIntent()
    state = TurnState(host, view, facts, intent, hand_of)
    hints, offers = QuantoHints(state), Offers(state)
    presenter = QuantoPresenter(state, hints, intent, offers)
    chooser = Chooser(state, intent, offers, presenter.now)
    return TurnTable(
        state,
        presenter,
        QuantoHands(state, hints, intent, offers, chooser),
        hints,
        lambda: QuantoTeller(state.names, state.view.seat, teams=state.view.teams),
        QuantoReactions(),
    )


def hand_of(view: QuantoView) -> Sequence[int]:
    return [card.card for card in view.hand]


def keys(host: TurnHost) -> tuple[Keys, ...]:
    """The columns of the key sheet."""
    return columns(teams=bool(host.options["teams"]))
