"""Quanto's table, put together: for whoever plays there, as a picture of one observation, and as a
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
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.events import Captured, Stolen, Taken
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import first_turn
from quando_desktop.games.quanto.table.action_bar import due
from quando_desktop.games.quanto.table.answers import QuantoAnswers
from quando_desktop.games.quanto.table.choosing.chooser import Chooser
from quando_desktop.games.quanto.table.choosing.sum_help import SumHelp
from quando_desktop.games.quanto.table.guide.guidance import QuantoGuidance
from quando_desktop.games.quanto.table.hands import QuantoHands
from quando_desktop.games.quanto.table.hint import QuantoHints
from quando_desktop.games.quanto.table.intent import Offers, QuantoIntent
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.presenter import QuantoPresenter
from quando_desktop.games.quanto.table.reactions import QuantoReactions
from quando_desktop.games.quanto.table.scenery import Moment, QuantoScenery
from quando_desktop.games.quanto.text.keys import columns
from quando_desktop.games.quanto.text.log import QuantoTeller
from quando_desktop.games.quanto.text.notebook import written
from quando_desktop.table.guide.first_sentence import FirstSentence
from quando_desktop.table.pages.contract import Keys, TurnHost
from quando_desktop.table.parts.notebook import decided
from quando_desktop.table.scene.tableau import Frame, Tableau
from quando_desktop.table.turn.state import TurnState
from quando_desktop.table.turn.table import TurnTable


def make(host: TurnHost, view: QuantoView, facts: MatchFacts) -> TurnTable[QuantoView]:
    """A table for whoever sees this observation."""
    intent = QuantoIntent()

    def first(seen: QuantoView) -> str:
        return first_turn.sentence(seen, is_shared=facts.is_shared)

    sentence = FirstSentence(first, first_turn.is_done)
    state = TurnState(host, view, facts, intent, hand_of, sentence)
    hints, offers, sums = QuantoHints(state), Offers(state), SumHelp(state, intent)
    presenter = QuantoPresenter(state, hints, intent, offers, sums)
    chooser = Chooser(state, intent, offers, sums, presenter.now)
    return TurnTable(
        state,
        presenter,
        QuantoHands(state, hints, intent, offers, chooser),
        hints,
        lambda: QuantoTeller(state.names, state.view.seat, teams=state.view.teams),
        QuantoReactions(host.talk),
        QuantoAnswers(state, lambda: due(presenter.now(), state.names), chooser.proposal),
        QuantoGuidance(state, hints, intent, sums),
    )


def hand_of(view: QuantoView) -> Sequence[int]:
    return [card.card for card in view.hand]


def keys(host: TurnHost) -> tuple[Keys, ...]:
    """The columns of the key sheet."""
    return columns(host.key_cap, teams=bool(host.options["teams"]))


def still(frame: Frame, view: QuantoView, facts: MatchFacts) -> Tableau:
    """The table of this observation."""
    over = view.phase is Phase.OVER
    shown = QuantoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        moment=Moment.SHEET if over else Moment.PLAY,
        acts=view.active == view.seat and not over,
    )
    return picture(frame, shown)


LARGE_DISPLAY = 8


def moment(view: QuantoView) -> str | None:
    """Name the kind of moment, or None for an ordinary one."""
    found = {
        "round-end": view.phase is Phase.OVER,
        "start": not view.race and not view.again and view.phase is Phase.PLAY,
        "turned-up": bool(view.turned_up),
        "offer": view.offering is not None,
        "last-cards": not view.draw,
        "large-display": len(view.display) >= LARGE_DISPLAY,
        "middle": view.active == view.seat and sum(map(bool, view.quantos)) >= 2,
    }
    return next((name for name, is_so in found.items() if is_so), None)


LARGE_HAUL = 5
"""Cards of the display that make a capture a large one."""


def sign(event: Event) -> Sign | None:
    """A theft, or a large capture."""
    match event:
        case Stolen():
            return Sign.FIST
        case Captured() | Taken() if sum(map(len, event.groups)) >= LARGE_HAUL:
            return Sign.BARS
    return None


def notebook(
    entry: NotebookEntry,
    everybody: Sequence[Observation[Any]],
    players: Sequence[Player],
    you: int | None,
) -> str:
    """The words on the page. `everybody` is what each seat knew then: their own hands."""
    return written(decided(entry, everybody, players, you, _hand))


def _hand(seen: QuantoView) -> tuple[int, ...]:
    return tuple(held.kind for held in seen.hand)
