"""Your games and statistics with thousands of matches: how long the window takes, and its longest
block.

On a computer that has other things to do, too, the processor time of the window's thread says
more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.bench import many
from tests.bench.report import Row, Table
from tests.bench.screen import screen

LIMIT, STATISTICS = 300, 1000
RUNS = ("without an index", "with one")


def bench(finished: int = many.FINISHED, unfinished: int = many.UNFINISHED) -> Iterator[Table]:
    title = f"{finished:,} finished and {unfinished:,} unfinished matches"
    table = Table(title, head="shown after, processor time; longest block; all known after")
    with screen() as place, TemporaryDirectory() as folder:
        many.fill(Path(folder), finished, unfinished)
        for run in RUNS:
            found = place.ask("shelves", folder).lines
            table.rows += [Row(f"{each['what']}, {run}", _figure(each)) for each in found]
    wanted = f"Your games shown within {LIMIT} ms, statistics within {STATISTICS} ms is wanted."
    table.notes += [wanted, *place.notes]
    yield table


def _figure(found: dict[str, Any]) -> str:
    return (
        f"{found['shown']:,.0f} ms, {found['spent']:,.0f} ms; {found['block']:,.0f} ms; "
        f"{found['all']:,.0f} ms"
    )
