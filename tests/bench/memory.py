"""Memory: what the largest table of each game takes, beside an empty window of the same size; and
how much it grows from match to match.

Counted is the proportional set size, which only Linux tells: what processes share is divided
among them, so other windows that use the same libraries make all of these figures smaller.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import linear_regression, median, variance

from quando_desktop.games import GAMES
from tests.bench.report import Row, Table
from tests.bench.screen import Screen, screen
from tests.bench.session import MATCHES, WARM
from tests.bench.turns import Measure, Turns

DEALT = "{game} for {seats} players, dealt"
PLAYED = "{game} for {seats} players, after {rounds} round(s)"
EMPTY = "an empty window"
LONG = 3
"""Rounds, where a match has so many."""
SIZES = {"1440x900": 2.5, "3840x2160": 4.0}
"""Of the window, and how many times as much as an empty one takes is wanted at most."""


def _kinds(size: str) -> dict[str, tuple[object, ...]]:
    """What `launch` is to start for each."""
    found: dict[str, tuple[object, ...]] = {}
    for game in GAMES.values():
        rounds = 1 if game.one_round else LONG
        words = {"game": game.title, "seats": game.seats[-1], "rounds": rounds}
        found[DEALT.format(**words)] = ("table", game.id, game.seats[-1], 0, size)
        found[PLAYED.format(**words)] = ("table", game.id, game.seats[-1], rounds, size)
    return {**found, EMPTY: ("window", "", 0, 0, size)}


ROUNDS = 3
SOME = 20
"""Matches that are looked at together."""


def bench() -> Iterator[Table]:
    for size, limit in SIZES.items():
        table = Table(f"memory at {size}", (EMPTY,))
        if sys.platform == "linux":
            with screen() as place:
                _fill(table, place, _kinds(size))
            table.notes += [f"At most {limit} times as much is wanted.", *place.notes]
        else:
            table.notes.append("Only Linux tells how much memory a process takes for itself.")
        yield table
    if sys.platform == "linux":
        yield _session()


def _session() -> Table:
    """Many matches one after the other."""
    table = Table("many matches in one session", head="first ones   last ones   grows by")
    with screen() as place:
        for game in GAMES.values():
            found: dict[str, list[int]] = place.ask("session", game.id).lines[-1]
            kilobytes = found["kilobytes"]
            early, late = median(kilobytes[WARM : WARM + SOME]), median(kilobytes[-SOME:])
            grows = f"{_slope(kilobytes)} KB, in use {_slope(found['used'])} KB, "
            grows += f"{_slope(found['blocks'])} blocks a match"
            table.rows.append(
                Row(game.title, f"{_megabytes(early)}   {_megabytes(late)}   {grows}")
            )
    table.notes += [
        f"The first {WARM} of {MATCHES} matches do not count.",
        "Blocks are those of Python's things, of some 60 bytes each.",
    ]
    return table


def _slope(found: Sequence[int]) -> str:
    each, error = growth(found[WARM:])
    return f"{each:.1f} ± {error:.1f}"


def growth(found: Sequence[float]) -> tuple[float, float]:
    """By how much it grows from one to the next: the slope of the line through all of them, and its
    standard error."""
    numbers = range(len(found))
    slope, start = linear_regression(numbers, found)
    rest = sum((each - start - slope * number) ** 2 for number, each in enumerate(found))
    spread = variance(numbers) * (len(found) - 1)
    return slope, sqrt(rest / (len(found) - 2) / spread)


def _fill(table: Table, place: Screen, kinds: dict[str, tuple[object, ...]]) -> None:
    turns = Turns({name: _memory(place, kind) for name, kind in kinds.items()}, ROUNDS)
    for name in kinds:
        ratios = {} if name == EMPTY else {EMPTY: turns.ratio(name, EMPTY, "pss")}
        table.rows.append(Row(name, _megabytes(turns.figure(name, "pss")), ratios))
    private = ", ".join(_megabytes(turns.figure(name, "private")) for name in kinds)
    worker = max(turns.figure(name, "bots") for name in kinds)
    table.rows.append(Row("the computer players' process beside it, at most", _megabytes(worker)))
    table.notes.append(f"Shared with no other process of these: {private}.")


def _memory(place: Screen, kind: tuple[object, ...]) -> Measure:
    def measure() -> dict[str, float]:
        found: dict[str, float] = place.ask("launch", *kind).lines[-1]
        return found

    return measure


def _megabytes(kilobytes: float) -> str:
    return f"{kilobytes / 1024:,.1f} MB"
