"""Runs the benches named on the command line, or all of them, and prints their tables.

The league takes arguments of its own and long, so it runs only by its name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from tests.bench import (
    blind,
    bots,
    bundles,
    ear,
    engine,
    frames,
    league,
    live,
    memory,
    pace,
    start,
    state,
)
from tests.bench.report import Table

Bench = Callable[[], Iterator[Table]]

BENCHES: dict[str, Bench] = {
    "engine": engine.bench,
    "state": state.bench,
    "bots": bots.bench,
    "pace": pace.bench,
    "blind": blind.bench,
    "ear": ear.bench,
    "start": start.bench,
    "frames": frames.bench,
    "live": live.bench,
    "memory": memory.bench,
    "bundles": bundles.bench,
}
"""A further bench is one more module and one more line here."""


def main(names: Sequence[str]) -> int:
    if names and names[0] == "league":
        return league.main(names[1:])
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        known = ", ".join([*BENCHES, "league"])
        print(f"There is no bench {unknown[0]!r}: name some of {known}.", file=sys.stderr)
        return 2
    for name in names or BENCHES:
        for table in BENCHES[name]():
            print(table.text(), end="\n\n", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
