"""The cost of one decision, in chance to win the match, from what the player knew.

The best action is chosen in one helping of worlds, and its lead over what was done is told by other
ones: whatever looks best in some worlds looks too good there. Most decisions are clear after the
first helping; only those in which something else looked better are looked at again, and longest
where it is close whether there is anything to tell.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from quando_desktop.bots.analyst import Analyst
from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.named_tuple import NamedTuple

HELPINGS = 2
"""Helpings of worlds for a second look ..."""
MOST = 6
"""... and for one at which it is close."""
WORTH_A_LOOK = 0.012
"""The lead in the first helping from which on there is a second look: less is within what nobody
would call a mistake."""
CLEAR = 2.0
"""Standard errors above nothing from which on a cost is told."""
OFFERED = 4
"""The most actions that are told of a costly decision."""
NOTHING = Estimate(0.0, 0.0)


class Size(StrEnum):
    """The name of a decision, by what it cost."""

    GOOD = "good"
    """The best, or nothing can be told against it."""
    SMALL = "small"
    """It cost something, but less than a slip."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_costly(self) -> bool:
        """Whether it is at least a slip."""
        return self not in (Size.GOOD, Size.SMALL)


SIZES = ((0.15, Size.BLUNDER), (0.10, Size.MISTAKE), (0.05, Size.SLIP), (0.0, Size.SMALL))
"""The least cost of each, from the largest on."""


class Compared(NamedTuple):
    """One of the things that could have been done at a costly decision."""

    action: Action
    worth: Estimate
    """The chance to win the match with it."""
    behind: Estimate
    """By how much it is worth less than the best of them; nothing for that one itself."""

    @property
    def is_good(self) -> bool:
        """Whether nothing can be told against it."""
        return self.behind.mean <= CLEAR * self.behind.error


class Verdict(NamedTuple):
    """A decision, and what it cost."""

    best: Action
    cost: Estimate
    """The lead of the best action over what was done. It is an estimate, so it can be below
    nothing; nothing at all where what was done looked best."""
    worth: float
    """The chance to win the match after what was done."""
    compared: tuple[Compared, ...] = ()
    """What could have been done at a costly decision, the best first; empty for any other."""

    @property
    def is_told(self) -> bool:
        return self.cost.mean > CLEAR * self.cost.error and self.cost.mean > 0

    @property
    def told(self) -> float:
        """The cost, where it is more than its error."""
        return self.cost.mean if self.is_told else 0.0

    @property
    def size(self) -> Size:
        if not self.is_told:
            return Size.GOOD
        return next(size for least, size in SIZES if self.cost.mean >= least)


def judge(
    analyst: Analyst[Any], view: Observation[Any], played: Action, chance: Chance
) -> Verdict | None:
    """The verdict on a decision; None where nothing was to be decided."""
    options = analyst.options(view, played)
    if len(options) < 2:
        return None
    first = analyst.appraise(view, options, chance.stream("first"))
    number = first.order()[0]
    best = options[number]
    worth = first.worth(0).mean
    if number == 0 or first.lead(number, 0).mean < WORTH_A_LOOK:
        return Verdict(played, NOTHING, worth)
    found: list[tuple[float, ...]] = []
    for helping in range(MOST):
        again = chance.stream("again", helping)
        found += analyst.appraise(view, (played, best), again).blocks
        second = Appraisal((played, best), tuple(found))
        lead = second.lead(1, 0)
        if helping + 1 >= HELPINGS and not _is_close(lead):
            break
    verdict = Verdict(best, lead, second.worth(0).mean)
    if not verdict.size.is_costly:
        return verdict
    others = [options[each] for each in first.order() if each not in (0, number)][: OFFERED - 2]
    blocks: list[tuple[float, ...]] = []
    for each in range(helping + 1 if others else 0):
        blocks += analyst.appraise(view, others, chance.stream("again", each)).blocks
    # The same chance brings the same worlds, whatever is tried there.
    whole = [one + more for one, more in zip(found, blocks or [()] * len(found), strict=True)]
    return verdict._replace(compared=_compared(Appraisal((played, best, *others), tuple(whole))))


def _compared(appraisal: Appraisal) -> tuple[Compared, ...]:
    order = appraisal.order()
    return tuple(
        Compared(appraisal.actions[each], appraisal.worth(each), appraisal.lead(order[0], each))
        for each in order
    )


def _is_close(lead: Estimate) -> bool:
    """Whether more worlds may change what is told."""
    return 0.5 * lead.error < lead.mean < 4 * lead.error and lead.mean > WORTH_A_LOOK / 2
