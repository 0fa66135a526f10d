"""The difficulty of exercises, which follows the person: ratings as chess players have them.

An exercise is the more difficult, the closer its best answers are. Whoever solves one goes up,
whoever does not goes down, by the more the less that was to be expected; the next one is such that
they should solve about seven of ten.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from quando_desktop.engine.chance import Chance
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.practice.exercise import Exercise

EASIEST, HARDEST = 800.0, 1600.0
BEGINNER = 1000.0
"""The rating that everybody begins with."""
LOWEST, HIGHEST = 600.0, 1900.0
SPREAD = 400.0
"""Points between two ratings from which on the higher one is expected to win ten of eleven."""
BELOW = 150.0
"""Points by which the next exercise lies below the person's rating: seven of ten."""
QUICK, SLOW, SETTLED = 80.0, 24.0, 12
"""The largest step at the beginning, and after so many exercises."""
AROUND = 8
"""The number of exercises near the wanted difficulty, of which one is drawn."""


class Standing(NamedTuple):
    """How somebody stands in one kind of exercise."""

    rating: float = BEGINNER
    answers: int = 0
    """Exercises answered."""
    right: int = 0
    recent: tuple[str, ...] = ()
    """The last ones that were asked, the latest last."""

    def after(self, exercise: str, difficulty: float, *, right: bool, memory: int) -> Standing:
        """The standing after one more answer. So many exercises are remembered."""
        expected = 1 / (1 + 10 ** ((difficulty - self.rating) / SPREAD))
        step = max(SLOW, QUICK - (QUICK - SLOW) * self.answers / SETTLED)
        rating = self.rating + step * (float(right) - expected)
        recent = (*[each for each in self.recent if each != exercise], exercise)
        return Standing(
            min(HIGHEST, max(LOWEST, rating)),
            self.answers + 1,
            self.right + right,
            recent[-memory:] if memory > 0 else (),
        )


def difficulties(exercises: Sequence[Exercise]) -> dict[str, float]:
    """The difficulty of each of some exercises of one kind, by their names: evenly spread, the
    closest one the most difficult."""
    order = sorted(exercises, key=lambda each: (-each.lead, each.id))
    step = (HARDEST - EASIEST) / max(1, len(order) - 1)
    return {each.id: EASIEST + step * place for place, each in enumerate(order)}


def memory_of(exercises: Collection[Exercise]) -> int:
    """The number of exercises of a kind that do not come again soon: half of them."""
    return len(exercises) // 2


def pick(exercises: Sequence[Exercise], standing: Standing, chance: Chance) -> Exercise | None:
    """The next exercise of one kind for somebody: near their rating, and none of the last ones."""
    levels = difficulties(exercises)
    fresh = [each for each in exercises if each.id not in standing.recent] or exercises
    wanted = min(HARDEST, max(EASIEST, standing.rating - BELOW))
    near = sorted(fresh, key=lambda each: (abs(levels[each.id] - wanted), each.id))[:AROUND]
    return chance.choice(near) if near else None
