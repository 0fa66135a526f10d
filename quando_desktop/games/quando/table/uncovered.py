"""What lay there: the table of a round that is over with both sides of every card, for a replay.
This is the only picture of Quando that is made from a round rather than from what a seat knew."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.dataclass import replace
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import OthersCard, PileCard, QuandoView, look
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


def uncovered(
    frame: Frame, state: QuandoRound, seat: int, facts: MatchFacts, looks: Mapping[str, int]
) -> Tableau:
    """The table with everything open, seen from this seat."""
    view = all_known(state, seat)
    shown = QuandoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        moment=Moment.LAID if view.is_over else Moment.PLAY,
        looks=looks,
        guided=True,
        bare=True,
    )
    return picture(frame, shown)


def all_known(state: QuandoRound, seat: int) -> QuandoView:
    """The observation of somebody at this seat from whom nothing is hidden."""
    seen, front, back = look(state, seat), state.front, state.back
    own = zip(seen.hand, state.cards(seat), strict=True)
    return replace(
        seen,
        hand=tuple(card._replace(back=back[each]) for card, each in own),
        others=tuple(
            ()
            if owner == seat
            else tuple(sorted(OthersCard(back[card], front[card]) for card in state.cards(owner)))
            for owner in range(state.seats)
        ),
        draw=tuple(PileCard(front[card], back[card]) for card in reversed(state.draw)),
        discard=tuple(PileCard(front[card], back[card]) for card in reversed(state.discard)),
    )
