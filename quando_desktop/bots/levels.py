"""The strength of computer players: the same four levels in every game."""

from __future__ import annotations

LEVELS = ("easy", "fair", "good", "expert")
"""From the weakest to the strongest."""
USUAL = "fair"

_FORMER = {"random": "easy", "plain": "fair"}
"""Names of levels in earlier versions."""


def nearest(level: str | None) -> str:
    """The level itself, or the closest one for a name from an old or a foreign record."""
    if level is None:
        return USUAL
    return level if level in LEVELS else _FORMER.get(level, USUAL)
