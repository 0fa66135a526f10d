"""A Quando table as somebody sees it who does nothing, and which moments are worth a picture."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


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
    """What kind of moment it is, or None for an ordinary one."""
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
