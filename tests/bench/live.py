"""A live table: from a key to the picture in which the card has left the hand, while three computer
players act; and how evenly pictures follow each other while all cards fly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.bench.frames import BARE, KINDS, Pictures
from tests.bench.report import Row, Table
from tests.bench.screen import Screen, screen

FRAME = 1000 / 60
"""Milliseconds."""
WANTED = 2
"""Frames, for 99 of 100 keys."""
GAMES, RUNS = 8, 2
OURS = "a live table"
FLIGHTS = 4


def share(found: Sequence[float], part: float) -> float:
    """What this part of all figures does not exceed."""
    return sorted(found)[min(len(found) - 1, int(part * len(found)))]


def bench() -> Iterator[Table]:
    with screen() as place:
        yield _keys(place)
        yield _flights(place)


def _keys(place: Screen) -> Table:
    taken: list[float] = [ms for _ in range(RUNS) for ms in place.ask("hands", GAMES).lines[-1]]
    table = Table("from a key to the card having left the hand", head="frames")
    for name, part in (("half of all", 0.5), ("99 of 100", 0.99), ("the slowest", 1.0)):
        ms = share(taken, part)
        table.rows.append(Row(name, f"{ms / FRAME:.1f} ({ms:.1f} ms)"))
    table.notes += [
        f"{len(taken)} cards, three computer players beside. 99 of 100 within {WANTED} are wanted.",
        *place.notes,
    ]
    return table


def _flights(place: Screen) -> Table:
    found = {OURS: Pictures(), BARE: Pictures()}
    for _ in range(FLIGHTS):
        found[OURS].add(**place.ask("flight").lines[-1])
        found[BARE].add(**place.ask("cards", KINDS[BARE]).lines[-1])
    table = Table("all cards fly, four hands of twelve", (BARE,), head="pictures")
    for name, pictures in found.items():
        figure = f"{pictures.rate:.0f} a second, 99 of 100 in {pictures.slow:.1f} ms"
        ratios = {} if name == BARE else {BARE: pictures.slow / found[BARE].slow}
        table.rows.append(Row(name, figure, ratios))
    table.notes += place.notes
    return table
