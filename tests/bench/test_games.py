"""The bench of Your games, in small."""

from __future__ import annotations

from tests.bench.games import RUNS, bench


def test_everything_that_a_person_does_there_is_measured() -> None:
    (table,) = bench(30, 6)
    assert len(table.rows) == 11 * len(RUNS)
