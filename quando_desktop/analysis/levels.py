"""The levels' own mean cost of a decision: what somebody's own is compared with.

The files are made by `python3 dev.py bench analysis --write`, which measures it as `decision` does
for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from quando_desktop.bots.appraisal import Estimate
from quando_desktop.bots.learned import BadWeights, numbers, read_tables
from quando_desktop.bots.levels import LEVELS
from quando_desktop.resources import MissingResources, folder

FORMAT = 1
PART = "costs"


def file_of(game: str) -> Path:
    """The file of a game."""
    return folder() / "analysis" / f"{game}.json"


@cache
def mean_costs(game: str) -> Mapping[str, Estimate]:
    """The mean cost of a decision by level; empty where nothing was measured."""
    try:
        found = read_tables(file_of(game), FORMAT, PART, LEVELS)
        costs = {level: Estimate(*numbers(level, found[level], 2)) for level in LEVELS}
    except (BadWeights, MissingResources):
        return MappingProxyType({})
    return MappingProxyType(costs)


def decided_like(mean: float, costs: Mapping[str, Estimate]) -> str | None:
    """The level whose mean cost is the closest; None where nothing was measured."""
    return min(costs, key=lambda level: abs(costs[level].mean - mean), default=None)
