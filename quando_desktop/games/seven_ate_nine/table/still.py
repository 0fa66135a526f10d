"""A 7 ate 9 table as somebody sees it who does nothing, and which moments are worth a picture."""

from __future__ import annotations

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, stack_size
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.table.scene.tableau import Frame, Tableau


def still(frame: Frame, view: SevenView, facts: MatchFacts) -> Tableau:
    """The table of this observation: other people's hands lie face down."""
    people = [seat for seat, who in enumerate(facts.players) if who.kind is Kind.HUMAN]
    scenery = SevenScenery(
        views={view.seat: view},
        people=tuple(people),
        facts=facts,
        phase=_phase(view, facts),
        sheet=view.winner is not None,
    )
    return picture(frame, scenery)


def _phase(view: SevenView, facts: MatchFacts) -> LivePhase:
    """The phase, as far as an observation tells it."""
    if view.winner is not None:
        return LivePhase.MATCH_OVER if facts.winners else LivePhase.ROUND_OVER
    whole = stack_size(view.seats) - OPENING
    is_dealt = len(view.pile) == 1 and all(size == whole for size in view.stack_sizes)
    return LivePhase.READY if is_dealt else LivePhase.LIVE


LARGE_HAND = 10
MIDDLE = 12
"""Cards in the pile when a game is well under way."""


def moment(view: SevenView) -> str | None:
    """The kind of moment it is, or None for an ordinary one."""
    left = zip(view.hand_sizes, view.stack_sizes, strict=True)
    found = {
        "game-end": view.winner is not None,
        "start": len(view.pile) == 1,
        "stuck": view.stuck,
        "last-card": (1, 0) in left,
        "large-hand": len(view.hand) >= LARGE_HAND,
        "middle": len(view.pile) >= MIDDLE,
    }
    return next((name for name, is_so in found.items() if is_so), None)
