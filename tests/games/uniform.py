"""Whether samples come as often as they should."""

from __future__ import annotations

from collections import Counter
from math import sqrt

World = tuple[object, ...]
"""What lies where that somebody does not see."""


def is_uniform(counts: Counter[World], ways: Counter[World]) -> bool:
    """Whether each came up as often as there are ways to it, by chi square."""
    assert set(counts) == set(ways)
    draws, total = counts.total(), ways.total()
    expected = {world: draws * ways[world] / total for world in ways}
    chi = sum((counts[world] - expected[world]) ** 2 / expected[world] for world in ways)
    freedom = len(ways) - 1
    return chi <= freedom + 6 * sqrt(2 * freedom)
