"""The strength of computer players: the same four levels in every game."""

from __future__ import annotations

from quando_desktop.engine.players import STRONGEST
from quando_desktop.named_tuple import NamedTuple

LEVELS = ("easy", "fair", "good", "expert")
"""From the weakest to the strongest."""
USUAL = "fair"
ADAPTIVE = "adaptive"
"""The choice of a player that keeps pace with the people at its table. It is no level: what it
becomes is decided for each match."""
LADDER = ("random", *LEVELS)
"""The levels that a mixture is made of: so it can be weaker than the weakest level, too."""
RUNG = STRONGEST // (len(LADDER) - 1)
"""The difference in strength from one level to the next."""
USUAL_STRENGTH = RUNG * LADDER.index(USUAL)
MIXED = "mixed "
"""The beginning of the name of a mixture; a record never has it."""

_FORMER = {"random": "easy", "plain": "fair"}
"""Names of levels in earlier versions."""


def nearest(level: str | None) -> str:
    """The level itself, or the closest one for a name from an old or a foreign record."""
    if level is None:
        return USUAL
    is_known = level in LEVELS or mixture(level) is not None
    return level if is_known else _FORMER.get(level, USUAL)


class Mixture(NamedTuple):
    """A strength between two neighbouring levels."""

    lower: str
    upper: str
    share: int
    """The part of the upper one, in hundredths."""


def mixed(strength: int) -> str:
    """The name of the mixture of this strength, in place of a level."""
    return f"{MIXED}{strength}"


def mixture(name: str) -> Mixture | None:
    """The mixture of this name; None for anything else."""
    digits = name.removeprefix(MIXED)
    if digits == name or not (digits.isdecimal() and len(digits) <= len(str(STRONGEST))):
        return None
    return between(min(int(digits), STRONGEST))


def between(strength: int) -> Mixture:
    rung = min(strength // RUNG, len(LADDER) - 2)
    share = (strength - rung * RUNG) * 100 // RUNG
    return Mixture(LADDER[rung], LADDER[rung + 1], share)


def closest(strength: int) -> str:
    """The level that is closest to a strength."""
    return LADDER[max(1, (strength + RUNG // 2) // RUNG)]
