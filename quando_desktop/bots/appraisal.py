"""Appraisals: what each of several actions is worth to a player who knows no more than its seat
does, and how sure that is.

Worlds that agree with the observation are drawn in blocks. Every action meets the same worlds, so
that a lead of one over another is told by the difference in each block; worlds of one block may be
alike, blocks are not, so the error follows from the blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt

from quando_desktop.engine.contract import Action
from quando_desktop.named_tuple import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """From independent values, two or more."""
        count = len(values)
        mean = fsum(values) / count
        spread = fsum([(value - mean) ** 2 for value in values]) / (count - 1)
        return cls(mean, sqrt(spread / count))

    @property
    def is_clear(self) -> bool:
        """Whether it is more than three standard errors above nothing."""
        return self.mean > 3 * self.error


class Appraisal(NamedTuple):
    """Actions and their worth: the chance to win the match after each of them."""

    actions: tuple[Action, ...]
    blocks: tuple[tuple[float, ...], ...]
    """For each block of worlds the mean worth of each action."""

    def worth(self, number: int) -> Estimate:
        return Estimate.of([block[number] for block in self.blocks])

    def lead(self, one: int, other: int) -> Estimate:
        """By how much an action is worth more than another."""
        return Estimate.of([block[one] - block[other] for block in self.blocks])

    def order(self) -> list[int]:
        """The numbers of the actions, the best first; of equals the first."""
        worth = [fsum(block[number] for block in self.blocks) for number in range(len(self))]
        return sorted(range(len(self)), key=lambda number: -worth[number])

    def __len__(self) -> int:
        return len(self.actions)
