"""Memory: what the largest table of each game takes, beside an empty window of the same size.

Counted is the proportional set size, which only Linux tells: what processes share is divided
among them, so other windows that use the same libraries make all of these figures smaller.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from quando_desktop.games import GAMES
from tests.bench.report import Row, Table
from tests.bench.screen import Screen, screen
from tests.bench.turns import Measure, Turns

DEALT = "{game} for {seats} players, dealt"
PLAYED = "{game} for {seats} players, after {rounds} round(s)"
EMPTY = "an empty window"
LONG = 3
"""Rounds, where a match has so many."""


def _kinds() -> dict[str, tuple[object, ...]]:
    """What `launch` is to start for each."""
    found: dict[str, tuple[object, ...]] = {}
    for game in GAMES.values():
        rounds = 1 if game.one_round else LONG
        words = {"game": game.title, "seats": game.seats[-1], "rounds": rounds}
        found[DEALT.format(**words)] = ("table", game.id, game.seats[-1], 0)
        found[PLAYED.format(**words)] = ("table", game.id, game.seats[-1], rounds)
    return {**found, EMPTY: ("window", "", 0, 0)}


KINDS = _kinds()
ROUNDS = 3
LIMIT = 2.5


def bench() -> Iterator[Table]:
    table = Table("memory", (EMPTY,))
    if sys.platform == "linux":
        with screen() as place:
            _fill(table, place)
    else:
        table.notes.append("Only Linux tells how much memory a process takes for itself.")
    yield table


def _fill(table: Table, place: Screen) -> None:
    turns = Turns({name: _memory(place, kind) for name, kind in KINDS.items()}, ROUNDS)
    for name in KINDS:
        ratios = {} if name == EMPTY else {EMPTY: turns.ratio(name, EMPTY, "pss")}
        table.rows.append(Row(name, _megabytes(turns.figure(name, "pss")), ratios))
    private = ", ".join(_megabytes(turns.figure(name, "private")) for name in KINDS)
    worker = max(turns.figure(name, "bots") for name in KINDS)
    table.rows.append(Row("the computer players' process beside it, at most", _megabytes(worker)))
    table.notes.append(f"Shared with no other process of these: {private}.")
    table.notes += [f"At most {LIMIT} times as much is wanted.", *place.notes]


def _memory(place: Screen, kind: tuple[object, ...]) -> Measure:
    def measure() -> dict[str, float]:
        found: dict[str, float] = place.ask("launch", *kind).lines[-1]
        return found

    return measure


def _megabytes(kilobytes: float) -> str:
    return f"{kilobytes / 1024:,.1f} MB"
