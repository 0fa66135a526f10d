"""The start: from a new process to the first table of each game on the screen, beside an empty
window."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.games import GAMES
from tests.bench.report import Row, Table
from tests.bench.screen import Screen, screen
from tests.bench.turns import Measure, Turns

EMPTY = "an empty window"
KINDS: dict[str, tuple[object, ...]] = {
    **{f"the program, straight to {each.title}": ("program", each.id) for each in GAMES.values()},
    **{f"a table of {each.title} alone": ("table", each.id, 4) for each in GAMES.values()},
    EMPTY: ("window",),
}
"""What `launch` is to start for each."""
ROUNDS = 9
LIMIT = 2.5


def bench() -> Iterator[Table]:
    with screen() as place:
        turns = Turns({name: _start(place, kind) for name, kind in KINDS.items()}, ROUNDS)
    table = Table("from the start to the first picture", (EMPTY,))
    for name in KINDS:
        ratios = {} if name == EMPTY else {EMPTY: turns.ratio(name, EMPTY, "ms")}
        table.rows.append(Row(name, f"{turns.figure(name, 'ms'):,.0f} ms", ratios))
    table.notes += [f"At most {LIMIT} times as long is wanted.", *place.notes]
    yield table


def _start(place: Screen, kind: tuple[object, ...]) -> Measure:
    return lambda: {"ms": 1000 * place.ask("launch", *kind).seconds}
