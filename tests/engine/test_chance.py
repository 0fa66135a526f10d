"""Chance is fair, reproducible, and the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from quando_desktop.engine.chance import SEED_LIMIT, Chance, fresh_seed


def test_the_same_name_gives_the_same_stream_on_every_platform() -> None:
    """Pinned: a change here would change every deal of every seed."""
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == [661, 639, 263, 505, 430, 257, 424, 606]
    assert Chance(7).shuffled(range(10)) == [5, 8, 0, 1, 6, 2, 3, 7, 4, 9]
    assert Chance(7).stream("deal", 0).below(55) == Chance("7/deal/0").below(55) == 28


def test_a_stream_does_not_depend_on_how_far_another_has_run() -> None:
    used, fresh = Chance(3), Chance(3)
    for _ in range(10):
        used.below(9)
    assert used.stream("deal").below(10**30) == fresh.stream("deal").below(10**30)
    assert fresh.stream("deal").below(10**30) != fresh.stream("bot").below(10**30)


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 55])
def test_below_is_uniform(limit: int) -> None:
    chance = Chance(limit)
    counts = Counter(chance.below(limit) for _ in range(400 * limit))
    assert set(counts) == set(range(limit))
    assert all(abs(count - 400) < 6 * 20 for count in counts.values())


def test_below_takes_any_limit() -> None:
    assert 0 <= Chance(1).below(3**100) < 3**100


def test_nothing_cannot_be_chosen_from() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Chance(1).choice([])


def test_a_shuffle_is_uniform_and_leaves_its_argument_alone() -> None:
    chance, items = Chance(5), [1, 2, 3, 4]
    counts = Counter(tuple(chance.shuffled(items)) for _ in range(24 * 300))
    assert items == [1, 2, 3, 4]
    assert set(counts) == set(permutations(items))
    assert all(abs(count - 300) < 6 * 300**0.5 for count in counts.values())


def test_a_coin_and_a_choice_are_fair() -> None:
    chance = Chance(6)
    assert abs(sum(chance.coin() for _ in range(10_000)) - 5000) < 300
    assert abs(sum(chance.choice("ab") == "a" for _ in range(10_000)) - 5000) < 300


def test_fresh_seeds_differ_and_fit() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
