"""Figures taken in turns: each variant once, and all of that several times round.

So a slow moment of the machine hits all variants alike; medians count, and a ratio is the median
of the ratios within each time round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median

Figures = Mapping[str, float]
Measure = Callable[[], Figures]


class Turns:
    def __init__(self, variants: Mapping[str, Measure], rounds: int) -> None:
        self._figures: dict[str, list[Figures]] = {name: [] for name in variants}
        for measure in variants.values():
            measure()  # fills the system's caches, and does not count
        for _ in range(rounds):
            for name, measure in variants.items():
                self._figures[name].append(measure())

    def figure(self, name: str, what: str) -> float:
        return median(figures[what] for figures in self._figures[name])

    def ratio(self, name: str, reference: str, what: str) -> float:
        """How many times as much as the reference."""
        pairs = zip(self._figures[name], self._figures[reference], strict=True)
        return median(one[what] / other[what] for one, other in pairs)
