"""What is hidden on a Quando table, and the moments in which that is looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.games.quando.table.table import moment
from quando_desktop.table.scene.tableau import Frame, Tableau

BOT = PlainBot()


def play(match: Match, chance: Chance) -> None:
    seat = match.to_act()[0]
    view = match.observe(seat)
    assert isinstance(view, QuandoView)
    match.submit(seat, BOT.choose(view, chance))


def kind_of(view: QuandoView) -> str:
    """The kind of moment, and what the looker has to do in it."""
    name = str(moment(view))
    if view.actor == view.seat and not view.is_over:
        name += f" {view.phase.name}"
    return f"{name} turned" if view.pile_turned else name


def hidden(state: QuandoRound) -> list[int]:
    """Of the hands and the draw pile."""
    return [state.front[card] for seat in range(1, state.seats) for card in state.cards(seat)] + [
        state.back[card] for card in state.draw
    ]


def shown(view: QuandoView, facts: MatchFacts) -> Sequence[Callable[[Frame], Tableau]]:
    """For somebody who may have to act, without and with the help for the memory."""
    return [
        lambda frame, helps=helps: picture(  # type: ignore[misc]
            frame,
            QuandoScenery(
                view=view,
                facts=facts,
                order=tuple(card.card for card in view.hand),
                acts=view.actor == view.seat,
                memory_help=helps,
            ),
        )
        for helps in (False, True)
    ]
