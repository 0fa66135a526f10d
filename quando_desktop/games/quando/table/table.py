"""Quando's table, put together."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import KNOCK_BY, KnockBy
from quando_desktop.games.quando.table.hands import QuandoHands
from quando_desktop.games.quando.table.hints import QuandoHints
from quando_desktop.games.quando.table.intent import QuandoIntent
from quando_desktop.games.quando.table.presenter import QuandoPresenter
from quando_desktop.games.quando.table.reactions import QuandoReactions
from quando_desktop.games.quando.text import keys as text_keys
from quando_desktop.games.quando.text.log import QuandoTeller
from quando_desktop.table.pages.contract import Keys, TurnHost
from quando_desktop.table.turn.state import TurnState
from quando_desktop.table.turn.table import TurnTable


def make(host: TurnHost, view: QuandoView, facts: MatchFacts) -> TurnTable[QuandoView]:
    """A table for whoever sees this observation."""
    intent = QuandoIntent()
    state = TurnState(host, view, facts, intent, hand_of)
    hints = QuandoHints(state)
    return TurnTable(
        state,
        QuandoPresenter(state, hints, intent),
        QuandoHands(state, hints, intent),
        hints,
        lambda: QuandoTeller(state.names, state.view.seat),
        QuandoReactions(),
    )


def hand_of(view: QuandoView) -> Sequence[int]:
    return [card.card for card in view.hand]


def keys(host: TurnHost) -> tuple[Keys, ...]:
    """The columns of the key sheet."""
    return text_keys.columns(by_holding=host.settings[KNOCK_BY] is KnockBy.HOLD)
