"""Which moments of a match are worth a picture: their names, from what one player sees."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView

LARGE_DISPLAY = 8


def moment(view: QuantoView) -> str | None:
    """What kind of moment it is, or None for an ordinary one."""
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
