"""Sixty moving cards: how evenly our pictures follow each other, beside bare pixmap items. And
tables on which computer players act one after the other, of each game beside the first one; and
the loud moments of all games.

The slowest picture of a hundred is a rare thing, so all variants take turns in many short runs,
and it is looked for among the pictures of all runs of a variant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.games import GAMES
from tests.bench.loud import MOMENTS
from tests.bench.report import Row, Table
from tests.bench.screen import screen

LOADS = {"": (), ", while a computer player thinks": ("busy",)}
"""What `cards` is told besides, by what is added to a name."""
OURS, BARE = "60 cards", "60 bare items"
KINDS = {OURS: "ours", BARE: "bare"}
RUNS, GAMES_RUNS = 9, 4
LIMIT = 1.3


class Pictures:
    """All pictures of one variant, from run to run."""

    def __init__(self) -> None:
        self._between: list[float] = []
        self._worked = 0.0
        self._works: list[float] = []

    def add(self, between: list[float], worked: float, works: Sequence[float] = ()) -> None:
        self._between += between
        self._worked += worked
        self._works += works

    @property
    def slow(self) -> float:
        """Milliseconds from one picture to the next, which 99 of 100 keep to."""
        return sorted(self._between)[-max(1, len(self._between) // 100)]

    @property
    def rate(self) -> float:
        """Pictures a second."""
        return 1000 * len(self._between) / sum(self._between)

    @property
    def work(self) -> float:
        """Milliseconds of processor time for a picture."""
        return self._worked / len(self._between)

    @property
    def hard(self) -> float:
        """Milliseconds of processor time with which 99 of 100 pictures get along: another measure
        of the slow ones, which a busy computer does not spoil."""
        return sorted(self._works)[-max(1, len(self._works) // 100)]


def bench() -> Iterator[Table]:
    variants = [
        (name + tail, (kind, *load)) for tail, load in LOADS.items() for name, kind in KINDS.items()
    ]
    found = {name: Pictures() for name, _ in variants}
    with screen() as place:
        for _ in range(RUNS):
            for name, arguments in variants:
                found[name].add(**place.ask("cards", *arguments).lines[-1])
    slow = {name: pictures.slow for name, pictures in found.items()}
    work = {name: pictures.work for name, pictures in found.items()}
    limit = f"At most {LIMIT} times as long is wanted."
    yield _table("from picture to picture, 99 of 100", slow, [limit, *place.notes])
    yield _table("processor time for a picture", work, [])
    yield _tables()


def _tables() -> Table:
    """Six computer players at each table, who act as soon as the picture rests; or four of them,
    who do not wait for it."""
    found = {game: Pictures() for game in GAMES}
    loud = {moment: Pictures() for moment in MOMENTS}
    with screen() as place:
        for _ in range(GAMES_RUNS):
            for game, pictures in found.items():
                pictures.add(**place.ask("motion", game).lines[-1])
            for moment, pictures in loud.items():
                pictures.add(**place.ask("loud", moment).lines[-1])
    first = next(iter(found))
    title = GAMES[first].title
    table = Table("a table in motion, 99 of 100 pictures", (title,), notes=[*place.notes])
    for game, pictures in found.items():
        ratios = {} if game == first else {title: pictures.slow / found[first].slow}
        table.rows.append(Row(GAMES[game].title, _figure(pictures), ratios))
    for moment, pictures in loud.items():
        ratios = {title: pictures.slow / found[first].slow}
        table.rows.append(Row(MOMENTS[moment].what, _figure(pictures), ratios))
    return table


def _figure(pictures: Pictures) -> str:
    work = f"{pictures.work:.1f} ms of the processor, 99 of 100 {pictures.hard:.1f}"
    return f"{pictures.slow:.1f} ms, {work}"


def _table(title: str, figures: dict[str, float], notes: list[str]) -> Table:
    table = Table(title, (BARE,), notes=notes)
    for tail in LOADS:
        ours, bare = figures[OURS + tail], figures[BARE + tail]
        table.rows += [
            Row(OURS + tail, f"{ours:.1f} ms", {BARE: ours / bare}),
            Row(BARE + tail, f"{bare:.1f} ms"),
        ]
    return table
