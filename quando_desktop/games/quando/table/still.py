"""A still picture of a Quando table, as somebody sees it who does nothing."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.shown import Moment, Shown
from quando_desktop.table.scene.tableau import Frame, Tableau


def still(frame: Frame, view: QuandoView, facts: MatchFacts) -> Tableau:
    """The table of this observation."""
    order = tuple(card.card for card in view.hand)
    over = view.phase is Phase.OVER
    shown = Shown(
        view=view,
        facts=facts,
        order=order,
        moment=Moment.SHEET if over else Moment.PLAY,
        acts=view.actor == view.seat and not over,
    )
    return picture(frame, shown)
