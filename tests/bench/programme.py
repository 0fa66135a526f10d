"""The league's standard programme: who meets whom, and what is enough.

In each contest the first one is measured. The characters play like their level, each in a manner
of its own: its columns differ clearly, its win share hardly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from tests.bench.figures import Figures, Reaction
from tests.bench.report import Row, Table


class Contest(NamedTuple):
    names: tuple[str, ...]
    """One for each seat."""
    least: float
    """The win share that the first of them should have."""
    options: tuple[tuple[str, int], ...] = ()
    """House rules."""

    @property
    def who(self) -> str:
        return self.names[0]

    def title(self) -> str:
        """Such as `expert : 3*good`."""
        others = [name for name in self.names if name != self.who]
        counted = [(others.count(name), name) for name in dict.fromkeys(others)]
        rivals = [name if count == 1 else f"{count}*{name}" for count, name in counted]
        house = "".join(f", {key}" for key, _ in self.options)
        return f"{self.who} : {' '.join(rivals)}{house}"


def _quando() -> Iterator[Contest]:
    yield Contest(("easy", "random"), 0.90)
    yield Contest(("fair", "easy"), 0.60)
    yield Contest(("good", "fair"), 0.60)
    yield Contest(("expert", "good"), 0.62)
    yield Contest(("good", "plain:5"), 0.90)
    yield Contest(("expert", "plain:5"), 0.92)
    yield Contest(("expert", "plain:3"), 0.92)
    yield Contest(("good", "plain:5", "plain:5", "plain:5"), 0.65)
    yield Contest(("expert", "good", "good", "good"), 0.40)
    yield Contest(("expert", "good", "good", "fair", "plain:5"), 1 / 5)
    yield Contest(("expert", "good", "good", "fair", "fair", "plain:5"), 1 / 6)
    yield from characters("good")


def _quanto() -> Iterator[Contest]:
    yield Contest(("easy", "random"), 0.80)
    for weaker, stronger in pairwise(LEVELS):
        yield Contest((stronger, weaker), 0.60)
        for seats in (3, 4, 6):
            yield Contest((stronger, *[weaker] * (seats - 1)), 1.2 / seats)
        yield Contest((stronger, weaker, stronger, weaker), 0.60, (("teams", True),))
    yield from characters("good")


def _seven_ate_nine() -> Iterator[Contest]:
    yield Contest(("easy", "random"), 0.80)
    yield Contest(("child", "easy"), 0.55)
    for weaker, stronger in pairwise(LEVELS):
        yield Contest((stronger, weaker), 0.65)
        for seats in (3, 4):
            yield Contest((stronger, *[weaker] * (seats - 1)), 1.5 / seats)
        yield Contest((stronger, weaker), 0.52, (("by_turns", True),))
    yield from characters("good")


def characters(level: str) -> Iterator[Contest]:
    for character in CHARACTERS:
        yield Contest((f"{level}/{character}", level), 0.47)


CONTESTS = {
    "quando": tuple(_quando()),
    "quanto": tuple(_quanto()),
    "seven_ate_nine": tuple(_seven_ate_nine()),
}
"""By game."""

BEFORE = (("win share", 14), ("wanted", 7), ("points", 7))
AFTER = (("ms", 6), ("95%", 7))
"""Columns of every game, with their widths; between them stand its own."""


def empty_table(title: str, manner: Reaction) -> Table:
    """One row for each contest is still to come."""
    heads = _cells([name for name, _ in _columns(manner)], manner)
    return Table(title, head=heads, notes=list(manner.notes))


def row(contest: Contest, figures: Figures, manner: Reaction) -> Row:
    cells = [
        f"{figures.share():.1%} ± {figures.error():.1%}",
        f"{contest.least:.0%}",
        f"{figures.points / figures.rounds:.2f}",
        *manner.figures(figures),
        f"{figures.slowest(0.5):.1f}",
        f"{figures.slowest(0.95):.1f}",
    ]
    return Row(contest.title(), _cells(cells, manner))


def _columns(manner: Reaction) -> list[tuple[str, int]]:
    return [*BEFORE, *[column[:2] for column in manner.columns], *AFTER]


def _cells(texts: Sequence[str], manner: Reaction) -> str:
    pairs = zip(texts, _columns(manner), strict=True)
    return "".join(text.rjust(width) for text, (_, width) in pairs)
