"""Seeded chance: the same seed gives the same cards on every platform and Python version.

Python promises stable results for a seeded generator's raw bits only, not for `shuffle`,
`choice` or `randrange`, so those are built here from `getrandbits`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeVar

from quando_desktop.engine.digest import sha256

T = TypeVar("T")

SEED_LIMIT = 1 << 53
"""Seeds stay below this, so that every reader of JSON keeps them exact."""


def fresh_seed() -> int:
    """A seed that nobody can foresee."""
    return SystemRandom().randrange(SEED_LIMIT)


class Chance:
    """One stream of chance. Streams with different names are independent of each other."""

    __slots__ = ("_bits", "name", "random")

    def __init__(self, name: int | str) -> None:
        self.name = str(name)
        generator = Random(int.from_bytes(sha256(self.name.encode()).digest(), "big"))
        self._bits = generator.getrandbits
        self.random = generator.random
        """A float from 0 up to 1, for choices in which 2^-53 does not matter."""

    def stream(self, *names: int | str) -> Chance:
        """A stream of its own, the same for the same names however far this one has run."""
        return Chance("/".join([self.name, *map(str, names)]))

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely, however large the limit."""
        if limit < 1:
            raise ValueError("nothing to choose from")
        width = limit.bit_length()
        number = self._bits(width)
        while number >= limit:
            number = self._bits(width)
        return number

    def coin(self) -> bool:
        return bool(self._bits(1))

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
