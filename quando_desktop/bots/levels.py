"""How strong computer players are: the same four levels in every game."""

from __future__ import annotations

LEVELS = ("easy", "fair", "good", "expert")
"""From the weakest to the strongest."""
USUAL = "fair"

_FORMER = {"random": "easy", "plain": "fair"}
"""What levels were called in earlier versions."""


def nearest(level: str | None) -> str:
    """A level that there is: for one that an old or a foreign record knows, what comes closest."""
    if level is None:
        return USUAL
    return level if level in LEVELS else _FORMER.get(level, USUAL)
