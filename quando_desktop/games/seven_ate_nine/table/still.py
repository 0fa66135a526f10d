"""A still picture of a 7 ate 9 table, as somebody sees it who does nothing."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, stack_size
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.shown import Shown
from quando_desktop.table.scene.tableau import Frame, Tableau


def still(frame: Frame, view: SevenView, facts: MatchFacts) -> Tableau:
    """The table of this observation: other people's hands lie face down."""
    people = [seat for seat, who in enumerate(facts.players) if who.kind is Kind.HUMAN]
    shown = Shown(
        views={view.seat: view},
        people=tuple(people),
        facts=facts,
        phase=_phase(view, facts),
        sheet=view.winner is not None,
    )
    return picture(frame, shown)


def _phase(view: SevenView, facts: MatchFacts) -> LivePhase:
    """As far as an observation tells it."""
    if view.winner is not None:
        return LivePhase.MATCH_OVER if facts.winners else LivePhase.ROUND_OVER
    whole = stack_size(view.seats) - OPENING
    is_dealt = len(view.pile) == 1 and all(size == whole for size in view.stack_sizes)
    return LivePhase.READY if is_dealt else LivePhase.LIVE
