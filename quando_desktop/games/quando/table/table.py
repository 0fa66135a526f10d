"""Quando's table, put together: for whoever plays there, as a picture of one observation, and as a
page of a computer player's notebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.replay import Sign
from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.engine.contract import Event, Observation
from quando_desktop.engine.players import Player
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.events import Knocked, Played, RoundEnded, Tripled
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.games.quando.table.answers import QuandoAnswers
from quando_desktop.games.quando.table.guide.guidance import QuandoGuidance
from quando_desktop.games.quando.table.hands import QuandoHands
from quando_desktop.games.quando.table.hint import QuandoHints
from quando_desktop.games.quando.table.intent import QuandoIntent, knocks_by
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.presenter import QuandoPresenter
from quando_desktop.games.quando.table.reactions import QuandoReactions
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text import keys as text_keys
from quando_desktop.games.quando.text.guide import first_sentence
from quando_desktop.games.quando.text.log import QuandoTeller
from quando_desktop.games.quando.text.notebook import written
from quando_desktop.table.guide.first_sentence import FirstSentence
from quando_desktop.table.pages.contract import Keys, TurnHost
from quando_desktop.table.parts.notebook import decided
from quando_desktop.table.scene.tableau import Frame, Tableau
from quando_desktop.table.turn.state import TurnState
from quando_desktop.table.turn.table import TurnTable


def make(host: TurnHost, view: QuandoView, facts: MatchFacts) -> TurnTable[QuandoView]:
    """A table for whoever sees this observation."""
    intent = QuandoIntent()
    first = FirstSentence(first_sentence, lambda event: isinstance(event, Played))
    state = TurnState(host, view, facts, intent, hand_of, first)
    hints = QuandoHints(state)
    hands = QuandoHands(state, hints, intent)
    return TurnTable(
        state,
        QuandoPresenter(state, hints, intent),
        hands,
        hints,
        lambda: QuandoTeller(state.names, state.view.seat),
        QuandoReactions(host.talk),
        QuandoAnswers(state, hands.proposal),
        QuandoGuidance(state, hints),
    )


def hand_of(view: QuandoView) -> Sequence[int]:
    return [card.card for card in view.hand]


def keys(host: TurnHost) -> tuple[Keys, ...]:
    """The columns of the key sheet."""
    return text_keys.columns(host.key_cap, by_holding=knocks_by(host) is KnockBy.HOLD)


def still(frame: Frame, view: QuandoView, facts: MatchFacts) -> Tableau:
    """The table of this observation."""
    order = tuple(card.card for card in view.hand)
    over = view.phase is Phase.OVER
    shown = QuandoScenery(
        view=view,
        facts=facts,
        order=order,
        moment=Moment.SHEET if over else Moment.PLAY,
        acts=view.actor == view.seat and not over,
    )
    return picture(frame, shown)


def moment(view: QuandoView) -> str | None:
    """The kind of moment it is, or None for an ordinary one."""
    if view.phase is Phase.OVER:
        return "round-end"
    if not view.discard and view.phase is Phase.PLAY:
        return "start"
    if view.tripled and view.phase is not Phase.DRAW:
        return "triplet"
    if view.knocker is not None:
        return "last-round"
    if view.actor == view.seat and view.phase is Phase.PLAY and min(view.play_counts) >= 2:
        return "middle"
    return None


def sign(event: Event) -> Sign | None:
    """A knock, a triplet, or a round that ended with nothing but zeros in a hand."""
    match event:
        case Knocked():
            return Sign.FIST
        case Tripled():
            return Sign.BARS
        case RoundEnded(fronts) if any(hand and not any(hand) for hand in fronts):
            return Sign.STAR
    return None


def notebook(
    entry: NotebookEntry,
    everybody: Sequence[Observation[Any]],
    players: Sequence[Player],
    you: int | None,
) -> str:
    """The words on the page. `everybody` is what each seat knew then: their own hands."""
    return written(decided(entry, everybody, players, you, _total))


def _total(seen: QuandoView) -> int:
    return sum(card.front for card in seen.hand)
