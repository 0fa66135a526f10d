"""The start: from a new process to the home page or to the first table of each game on the screen,
beside an empty window. On a computer that has other things to do, too, the processor time of the
main thread says more."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.games import GAMES
from tests.bench.report import Row, Table
from tests.bench.screen import Screen, screen
from tests.bench.turns import Measure, Turns

EMPTY = "an empty window"
KINDS: dict[str, tuple[object, ...]] = {
    **{f"the program, straight to {each.title}": ("program", each.id) for each in GAMES.values()},
    "the program, its home page": ("home",),
    **{f"a table of {each.title} alone": ("table", each.id, 4) for each in GAMES.values()},
    EMPTY: ("window",),
}
"""What `launch` is to start for each."""
ROUNDS = 9
LIMIT = 2.0
WORK = "its processor time"


def bench() -> Iterator[Table]:
    with screen() as place:
        turns = Turns({name: _start(place, kind) for name, kind in KINDS.items()}, ROUNDS)
    table = Table("from the start to the first picture", (EMPTY, WORK), head="processor time")
    for name in KINDS:
        asked = {} if name == EMPTY else {EMPTY: "ms", WORK: "worked"}
        ratios = {column: turns.ratio(name, EMPTY, what) for column, what in asked.items()}
        took, worked = turns.figure(name, "ms"), turns.figure(name, "worked")
        table.rows.append(Row(name, f"{took:,.0f} ms, {worked:,.0f} ms", ratios))
    table.notes += [f"At most {LIMIT} times as long is wanted.", *place.notes]
    yield table


def _start(place: Screen, kind: tuple[object, ...]) -> Measure:
    def measure() -> dict[str, float]:
        answer = place.ask("launch", *kind)
        return {"ms": 1000 * answer.seconds, "worked": answer.lines[0]["worked"]}

    return measure
