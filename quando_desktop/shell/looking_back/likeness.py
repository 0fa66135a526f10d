"""The level that somebody decided like, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from quando_desktop.analysis.analysis import Analysis
from quando_desktop.analysis.levels import decided_like
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.named_tuple import NamedTuple

FEWEST = 10
"""Decisions below which nobody is compared with anybody."""
CLEAR = 2.0
"""Standard errors within which a level would fit as well."""


class Likeness(NamedTuple):
    """The closest level, and the first and the last of all that would fit."""

    nearest: str
    first: str
    last: str

    @property
    def is_sure(self) -> bool:
        """Whether no other level would fit."""
        return self.first == self.last


def likeness(analysis: Analysis, costs: Mapping[str, Estimate]) -> Likeness | None:
    """The likeness of a player to the levels, whose mean costs these are; None where there is too
    little to tell."""
    mean = analysis.mean_cost
    if mean is None or len(analysis.decisions) < FEWEST:
        return None
    nearest = decided_like(mean.mean, costs)
    if nearest is None:
        return None
    fitting = [
        level
        for level, usual in costs.items()
        if level == nearest or abs(usual.mean - mean.mean) <= CLEAR * hypot(usual.error, mean.error)
    ]
    return Likeness(nearest, fitting[0], fitting[-1])
