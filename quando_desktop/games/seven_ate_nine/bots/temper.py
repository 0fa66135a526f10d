"""Temperaments, which lean on what a player can do. They make a manner, not a strength: whatever
one gains in one place it pays for in another."""

from __future__ import annotations

from operator import mul

from quando_desktop.bots.characters import Temperament
from quando_desktop.games.seven_ate_nine.bots.faculties import WHOLE, Faculties
from quando_desktop.named_tuple import NamedTuple

HOARD = 8
"""The hand that a collector likes to have at least."""
PEEK = 220
"""The share of times that a curious player draws before having a look at the hand, in
thousandths."""
COURAGE = 150
"""The gain of a player of late courage when it becomes exciting, in thousandths."""
SLIPS, FUMBLES = 35, 22
"""Extra slips of a hasty player in reckoning and in taking a card, in thousandths."""


class Prices(NamedTuple):
    """Prices of leanings: how much slower each makes a player, so that it is no stronger for it, or
    how much faster, so that it is no weaker: thousandths of the pace, found by playing."""

    calm: int
    unrest: int
    curious: int
    wary: int
    haste: int
    collecting: int
    courage: int


def leaning(able: Faculties, by: Temperament, prices: Prices) -> Faculties:
    """The faculties of a player of this temperament, who would have these without one."""
    calm, unrest = max(0.0, by.patience), max(0.0, -by.patience)
    curious, wary = max(0.0, by.curiosity), max(0.0, -by.curiosity)
    collecting = max(0.0, by.collecting)
    leanings = (calm, unrest, curious, wary, by.haste, collecting, by.late_courage)
    blunders = by.haste + 0.4 * unrest
    care = 1 - 0.6 * calm
    return able._replace(
        lay=round(able.lay * (1 - 0.12 * by.haste)),
        reach=round(able.reach * (1 + 0.2 * by.haste)),
        slip=round(able.slip * care + SLIPS * blunders),
        fumble=round(able.fumble * care + FUMBLES * blunders),
        overlook=round(able.overlook * (1 - 0.5 * calm + 0.6 * unrest - 0.3 * wary)),
        doubt=round(able.doubt * (1 + 0.8 * calm - 0.7 * unrest + 0.8 * wary)),
        foresight=round(able.foresight * (1 - 0.5 * by.haste)),
        memory=round(able.memory * by.memory),
        thrill=able.thrill + round(COURAGE * by.late_courage),
        hoard=round(HOARD * collecting),
        peek=round(PEEK * curious),
        pace=WHOLE + round(sum(map(mul, prices, leanings))),
    )
