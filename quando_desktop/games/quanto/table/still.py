"""A Quanto table as somebody sees it who does nothing, and which moments are worth a picture."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import Moment, QuantoScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


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
