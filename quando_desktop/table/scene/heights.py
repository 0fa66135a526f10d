"""The heights of pieces over each other. Knows no Qt.

Whatever changes its height is painted again, so a piece that comes or goes must not move all others
up or down by one: as many as possible keep the height they have, and new ones come between them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

LEAST = 0.01
"""Between two heights; where there is less room, all are given out anew."""


def heights(known: Sequence[float | None]) -> list[float]:
    """Rising heights for pieces from the back to the front, of which some have one already."""
    found: list[float] = []
    low: float | None = None
    for index, height in [*_rising(known), (len(known), None)]:
        missing = index - len(found)
        found += _between(low, height, missing)
        if height is not None:
            found.append(height)
        low = height
    if any(upper - lower < LEAST for lower, upper in pairwise(found)):
        return [float(number) for number in range(len(known))]
    return found


def _rising(known: Sequence[float | None]) -> list[tuple[int, float]]:
    """The longest rising part, with the place of each in the whole: patience sorting."""
    tops: list[float] = []
    ends: list[int] = []
    """The place of each top."""
    before: dict[int, int | None] = {}
    for index, height in enumerate(known):
        if height is None:
            continue
        pile = bisect_left(tops, height)
        tops[pile : pile + 1] = [height]
        ends[pile : pile + 1] = [index]
        before[index] = ends[pile - 1] if pile else None
    found: list[tuple[int, float]] = []
    at = ends[-1] if ends else None
    while at is not None:
        height = known[at]
        assert height is not None
        found.append((at, height))
        at = before[at]
    return found[::-1]


def _between(low: float | None, high: float | None, number: int) -> list[float]:
    """So many heights above one and below the other; beyond the last one steps are whole."""
    if low is None:
        first = 0.0 if high is None else high - number
        return [first + step for step in range(number)]
    step = 1.0 if high is None else (high - low) / (number + 1)
    return [low + step * (each + 1) for each in range(number)]
