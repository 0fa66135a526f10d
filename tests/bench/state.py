"""What bots and the table do with a state besides playing on: copy it, look at it, and draw
worlds that agree with what a seat has seen. And what files cost: records written and read.

All positions are halfway through rounds played at random, where hands, discard pile and memory
have come to their usual size; the same positions for everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import TypeVar

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.sampler import Sampler
from tests.bench import rivals
from tests.bench.report import Row, Table
from tests.bench.rounds import finished_match, halfway
from tests.bench.timing import Contestant, Race

T = TypeVar("T")

SEATS = (2, 4, 6)
POSITIONS = 40
MATCHES = 8


def bench() -> Iterator[Table]:
    yield _copies()
    yield _observations()
    yield _samples()
    yield _records()


def each(name: str, items: Sequence[T], work: Callable[[T], object], batch: int) -> Contestant:
    """Does the work on one item after the other, some at a time; a unit is one item."""
    supply = cycle(items)

    def run() -> int:
        for _ in range(batch):
            work(next(supply))
        return batch

    return Contestant(name, run)


def _copies() -> Table:
    """A copy for search leaves the memory out; OpenSpiel's clone is what its search does."""
    contestants = []
    for seats in SEATS:
        positions = [halfway(seats, f"bench {number}") for number in range(POSITIONS)]
        contestants += [
            each(
                f"search_copy, {seats} players", positions, lambda state: state.search_copy(), 100
            ),
            each(f"copy, {seats} players", positions, lambda state: state.copy(), 100),
        ]
    if rivals.is_installed(rivals.PYSPIEL):
        contestants.append(rivals.OpenSpiel().copies())
    table = _rates("copying a state", contestants, "copies/s", (rivals.OPEN_SPIEL,))
    table.notes += rivals.missing(rivals.PYSPIEL)
    return table


def _observations() -> Table:
    """What the acting seat knows, cut out of the truth."""
    return _rates(
        "observing a state",
        [
            each(
                f"observe, {seats} players",
                [halfway(seats, f"bench {number}") for number in range(POSITIONS)],
                lambda state: state.observe(state.actor),
                20,
            )
            for seats in SEATS
        ],
        "views/s",
    )


def _samples() -> Table:
    """Preparing is done once a decision, drawing once a world that is searched.

    A sampler remembers what it has worked out and becomes faster; each one gives some dozens of
    worlds here, as in a decision.
    OpenSpiel cannot resample crazy eights, so nobody stands beside this.
    """
    preparing, drawing = [], []
    for seats in SEATS:
        positions = [halfway(seats, f"bench {number}") for number in range(POSITIONS)]
        views = [state.observe(state.actor) for state in positions]
        chance = Chance(f"bench {seats}")
        preparing.append(each(f"preparing a sampler, {seats} players", views, Sampler, 1))
        drawing.append(
            each(
                f"drawing a world, {seats} players",
                [Sampler(view) for view in views],
                lambda sampler, chance=chance: sampler.draw(chance),  # type: ignore[misc]
                5,
            )
        )
    race = Race([*preparing, *drawing])
    rows = [Row(one.name, f"{1000 / race.rate(one.name):.2f} ms") for one in preparing]
    rows += [Row(one.name, f"{race.rate(one.name):,.0f} worlds/s") for one in drawing]
    return Table("sampling worlds from a view", rows=rows)


def _records() -> Table:
    """Whole matches of four. Reading plays each one again through the checked door."""
    matches = [finished_match(4, seed) for seed in range(MATCHES)]
    texts = [record.write(match) for match in matches]
    actions = sum(len(log.moves) for match in matches for log in match.rounds)
    table = _rates(
        "records of matches",
        [
            each("writing", matches, record.write, 1),
            each("reading", texts, lambda text: record.read(text, GAMES), 1),
        ],
        "records/s",
    )
    size = sum(map(len, texts)) / MATCHES
    table.notes.append(f"A record has {actions / MATCHES:.0f} actions in {size:,.0f} letters.")
    return table


def _rates(
    title: str, contestants: Sequence[Contestant], unit: str, references: tuple[str, ...] = ()
) -> Table:
    race = Race(contestants)
    rows = [
        Row(one.name, f"{race.rate(one.name):,.0f} {unit}", race.ratios(one.name, references))
        for one in contestants
    ]
    return Table(title, references, rows)
