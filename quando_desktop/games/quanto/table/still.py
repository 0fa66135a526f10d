"""A still picture of a Quanto table, as somebody sees it who does nothing."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.shown import Moment, Shown
from quando_desktop.table.scene.tableau import Frame, Tableau


def still(frame: Frame, view: QuantoView, facts: MatchFacts) -> Tableau:
    """The table of this observation."""
    over = view.phase is Phase.OVER
    shown = Shown(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        moment=Moment.SHEET if over else Moment.PLAY,
        acts=view.active == view.seat and not over,
    )
    return picture(frame, shown)
