"""Which moments of a match are worth a picture: their names, from what one player sees."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.rules.view import SevenView

LARGE_HAND = 10
MIDDLE = 12
"""Cards in the pile when a game is well under way."""


def moment(view: SevenView) -> str | None:
    """What kind of moment it is, or None for an ordinary one."""
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
