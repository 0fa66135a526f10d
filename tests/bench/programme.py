"""The league's standard programme: who meets whom, and what is enough.

In each contest the first one is measured. The characters play like their level, each in a manner
of its own: its columns differ clearly, its win share hardly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from quando_desktop.bots.characters import CHARACTERS
from tests.bench.report import Row, Table

if TYPE_CHECKING:
    from tests.bench.league import Figures


class Contest(NamedTuple):
    names: tuple[str, ...]
    """One for each seat."""
    least: float
    """The win share that the first of them should have."""

    @property
    def who(self) -> str:
        return self.names[0]

    def title(self) -> str:
        """Such as `expert : 3*good`."""
        others = self.names[1:]
        counted = [(others.count(name), name) for name in dict.fromkeys(others)]
        rivals = [name if count == 1 else f"{count}*{name}" for count, name in counted]
        return f"{self.who} : {' '.join(rivals)}"


def _contests() -> Iterator[Contest]:
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
    for character in CHARACTERS:
        yield Contest((f"good/{character}", "good"), 0.47)


CONTESTS = tuple(_contests())

COLUMNS = (
    ("win share", 14),
    ("wanted", 7),
    ("points", 7),
    ("knocks", 7),
    ("plays", 6),
    ("total", 6),
    ("good", 5),
    ("hidden", 7),
    ("triplets", 9),
    ("ms", 6),
    ("95%", 7),
)
"""With their widths."""
NOTES = (
    "points, knocks and triplets are those of a round. A knock came after so many own plays, with",
    "such a total, and was good in this part of cases; hidden is the part of draws that took the",
    "hidden side. ms: half of all decisions took less, and 95% less than the last figure.",
    "With five and six players, more than a fair share is wanted.",
)


def empty_table(matches: int) -> Table:
    """One row for each contest is still to come."""
    heads = _cells([name for name, _ in COLUMNS])
    return Table(f"{matches} matches each", head=heads, notes=list(NOTES))


def row(contest: Contest, figures: Figures) -> Row:
    knocks = max(1, figures.knocks)
    cells = [
        f"{figures.share():.1%} ± {figures.error():.1%}",
        f"{contest.least:.0%}",
        f"{figures.points / figures.rounds:.2f}",
        f"{figures.knocks / figures.rounds:.2f}",
        f"{figures.knock_plays / knocks:.1f}",
        f"{figures.knock_totals / knocks:.1f}",
        f"{figures.good_knocks / knocks:.0%}",
        f"{figures.hidden / max(1, figures.draws):.0%}",
        f"{figures.triplets / figures.rounds:.2f}",
        f"{figures.slowest(0.5):.1f}",
        f"{figures.slowest(0.95):.1f}",
    ]
    return Row(contest.title(), _cells(cells))


def _cells(texts: list[str]) -> str:
    pairs = zip(texts, COLUMNS, strict=True)
    return "".join(text.rjust(width) for text, (_, width) in pairs)
