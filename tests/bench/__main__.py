"""Runs the benches named on the command line, or all of them, and prints their tables.

The league and the analysis take arguments of their own and long, so they run only by their names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

from tests.bench import (
    analysis,
    blind,
    bots,
    bundles,
    ear,
    endings,
    engine,
    frames,
    games,
    league,
    live,
    memory,
    pace,
    replay,
    rest,
    start,
    state,
    steps,
)
from tests.bench.report import Table

Bench = Callable[[], Iterator[Table]]

BENCHES: dict[str, Bench] = {
    "engine": engine.bench,
    "state": state.bench,
    "bots": bots.bench,
    "pace": pace.bench,
    "endings": endings.bench,
    "blind": blind.bench,
    "ear": ear.bench,
    "start": start.bench,
    "frames": frames.bench,
    "live": live.bench,
    "steps": steps.bench,
    "memory": memory.bench,
    "replay": replay.bench,
    "rest": rest.bench,
    "games": games.bench,
    "bundles": bundles.bench,
}
"""A further bench is one more module and one more line here."""

BY_NAME: dict[str, Callable[[Sequence[str]], int]] = {
    "league": league.main,
    "analysis": analysis.main,
}
"""Those that run only by their names."""


def main(names: Sequence[str]) -> int:
    if names and names[0] in BY_NAME:
        return BY_NAME[names[0]](names[1:])
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        known = ", ".join([*BENCHES, *BY_NAME])
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
