"""Blind presses do not pay (S18): a few games of the bench, the rulebook's game beside them."""

from __future__ import annotations

import pytest

from tests.bench import blind
from tests.bench.__main__ import BENCHES
from tests.bench.blind import RULEBOOK, share


@pytest.mark.parametrize(
    ("rate", "way"), [(0.5, "random"), (10, "walking"), (50, "walking"), (10, "hammering")]
)
def test_blind_presses_do_not_win(rate: float, way: str) -> None:
    for seats in (2, 4):
        assert share(rate, way, "fair", seats, {}, 8)[0] <= 0.125


def test_by_the_rulebook_they_always_do() -> None:
    assert share(10, "random", "fair", 2, RULEBOOK, 4)[0] == 1.0


def test_the_bench_tells_every_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    assert BENCHES["blind"] is blind.bench
    monkeypatch.setattr(blind, "GAMES_EACH", 1)
    monkeypatch.setattr(blind, "RATES", (5,))
    tables = [*blind.bench()]
    assert len(tables) == 5
    ways = ["random, 5 a second", "walking, 5 a second", "hammering, 5 a second"]
    assert [row.what for row in tables[0].rows] == ways
