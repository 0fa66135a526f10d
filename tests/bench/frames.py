"""Sixty moving cards: how evenly our pictures follow each other, beside bare pixmap items. And
tables on which computer players act one after the other, of each game beside the first one; the
loud moments of all games; all of that on larger screens beside the usual one; and windows that are
pulled to another size.

The slowest picture of a hundred is a rare thing. So the variants of the cards take turns in short
runs, and it is looked for among the pictures of all runs of a variant; of tables and moments the
usual size, which all others stand beside, is watched before and after them. All of it is watched as
slowly as people see it, and takes about six minutes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.games import GAMES
from tests.bench.loud import MOMENTS
from tests.bench.report import Row, Table
from tests.bench.screen import screen
from tests.bench.stretch import SIZE as PULLED

LOADS = {"": (), ", while a computer player thinks": ("busy",)}
"""What `cards` is told besides, by what is added to a name."""
OURS, BARE = "60 cards", "60 bare items"
KINDS = {OURS: "ours", BARE: "bare"}
RUNS = 4
LIMIT = 1.3
SIZES = ("1280x800", "2560x1440", "3840x2160", "2560x1440@2")
"""Of tables in motion; the first is the usual one."""
LOUD_SIZES = ("1280x800", "3840x2160")
WORK = "its processor time"


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
    yield from _tables()
    yield _pulled()


def _tables() -> Iterator[Table]:
    """Six computer players at each table, who act as soon as the picture rests; or four of them,
    who do not wait for it."""
    films = [("motion", game, size) for game in GAMES for size in SIZES]
    films += [("loud", moment, size) for moment in MOMENTS for size in LOUD_SIZES]
    again = [film for film in films if film[-1] == SIZES[0]]
    found = {film[1:]: Pictures() for film in films}
    with screen() as place:
        for film in (*films, *again):
            found[film[1:]].add(**place.ask(*film).lines[-1])
    first, usual = next(iter(GAMES)), SIZES[0]
    title, slow = GAMES[first].title, found[first, usual].slow
    table = Table("a table in motion, 99 of 100 pictures", (title,), notes=[*place.notes])
    for game in GAMES:
        ratios = {} if game == first else {title: found[game, usual].slow / slow}
        table.rows.append(Row(GAMES[game].title, _figure(found[game, usual]), ratios))
    for moment in MOMENTS:
        pictures = found[moment, usual]
        table.rows.append(
            Row(MOMENTS[moment].what, _figure(pictures), {title: pictures.slow / slow})
        )
    yield table
    names = {game: GAMES[game].title for game in GAMES} | {
        moment: MOMENTS[moment].what for moment in MOMENTS
    }
    larger = Table("on larger screens", (usual, WORK), notes=[f"At most {LIMIT} is wanted."])
    for (name, size), pictures in found.items():
        if size != usual:
            reference = found[name, usual]
            ratios = {usual: pictures.slow / reference.slow, WORK: pictures.hard / reference.hard}
            larger.rows.append(Row(f"{names[name]}, {size}", _figure(pictures), ratios))
    yield larger


def _pulled() -> Table:
    """Windows that are pulled larger and smaller."""
    table = Table(
        "a window is pulled",
        head="a step: 9 of 10   99 of 100   worst   sharp again   at once",
    )
    with screen() as place:
        for game in GAMES:
            found = place.ask("stretch", game).lines[-1]
            steps = sorted(found["steps"])
            most, nearly = steps[len(steps) * 9 // 10], steps[-max(1, len(steps) // 100)]
            figure = f"{most:.1f} ms {nearly:8.1f} ms {steps[-1]:5.1f} ms"
            figure += f" {max(found['sharp']):8.0f} ms {found['block']:9.0f} ms"
            table.rows.append(Row(GAMES[game].title, figure))
    table.notes.append(
        f"Processor time at {PULLED}; each step within 40 and sharp within 300 are wanted."
    )
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
