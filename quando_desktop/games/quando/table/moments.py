"""Which moments of a match are worth a picture: their names, from what one player sees."""

from __future__ import annotations

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import QuandoView


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
