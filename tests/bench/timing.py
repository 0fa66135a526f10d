"""Fair races on a machine that has other things to do.

The contestants take turns in short slices, several times round, and medians count. So a slow
moment of the machine hits one slice of everybody rather than everything of somebody, and a
ratio is the median of the ratios within each time round.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

ROUNDS = 11
SLICE = 0.08
WARM_UP = 1.0
"""Seconds."""

# Time in which others had the processor does not count, where the system can tell precisely.
clock = time.perf_counter if sys.platform == "win32" else time.process_time


@contextmanager
def no_collector() -> Iterator[None]:
    """Collects no garbage meanwhile, as the process in which computer players think; whoever went
    without before still does afterwards."""
    was_on = gc.isenabled()
    gc.disable()
    yield
    if was_on:
        gc.enable()


@dataclass(frozen=True, slots=True)
class Contestant:
    name: str
    run: Callable[[], int]
    """Does a little work, some milliseconds at most, and says how many units of it."""


class Race:
    """The results: units a second, for each contestant and each time round."""

    def __init__(self, contestants: Sequence[Contestant], rounds: int = ROUNDS) -> None:
        self._rates: dict[str, list[float]] = {each.name: [] for each in contestants}
        for contestant in contestants:
            _rate(contestant, WARM_UP)  # fills caches, and does not count
        for _ in range(rounds):
            for contestant in contestants:
                self._rates[contestant.name].append(_rate(contestant))

    def __contains__(self, name: str) -> bool:
        return name in self._rates

    def rate(self, name: str) -> float:
        """Units a second."""
        return median(self._rates[name])

    def ratio(self, name: str, reference: str) -> float:
        """How many times as fast as the reference."""
        pairs = zip(self._rates[name], self._rates[reference], strict=True)
        return median(one / other for one, other in pairs)

    def ratios(self, name: str, references: Sequence[str]) -> dict[str, float]:
        """The ratios to all references that took part, but not to itself."""
        return {
            each: self.ratio(name, each) for each in references if each in self and each != name
        }


def _rate(contestant: Contestant, seconds: float = SLICE) -> float:
    units = 0
    begin = clock()
    while True:
        units += contestant.run()
        passed = clock() - begin
        if passed >= seconds:
            return units / passed
