"""What lay there: the table of a round that is over with all hands open, for a replay. This is the
only picture of Quanto that is made from a round rather than from what a seat knew."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import Moment, QuantoScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


def uncovered(
    frame: Frame, state: QuantoRound, seat: int, facts: MatchFacts, looks: Mapping[str, int]
) -> Tableau:
    """The table with all hands open, seen from this seat."""
    view = state.observe(seat)
    shown = QuantoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        moment=Moment.SHEET if view.is_over else Moment.PLAY,
        looks=looks,
        guided=True,
        bare={other: tuple(state.cards(other)) for other in range(state.seats) if other != seat},
    )
    return picture(frame, shown)
