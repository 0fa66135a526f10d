"""Trying out: everybody gets a chance, and the best the most of it."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.bots.sequential_halving import best_first


def tried(values: list[float], effort: int) -> tuple[list[int], Counter[int], list[int]]:
    """The order of the candidates, what was spent on each, and how many were tried at a time."""
    spent = Counter[int]()
    stages: list[int] = []

    def try_out(some: list[int], part: int) -> None:
        stages.append(len(some))
        for each in some:
            spent[each] += part // len(some)

    order = best_first([*range(len(values))], try_out, lambda each: values[each], effort)
    return order, spent, stages


def test_the_best_comes_first_and_nobody_gets_lost() -> None:
    order, spent, stages = tried([0.1, 0.9, 0.5, 0.7, 0.2], 300)
    assert order == [1, 3, 2, 4, 0]
    assert stages == [5, 3, 2]
    assert spent[1] == spent[3] > spent[2] > spent[4] == spent[0] > 0


def test_all_of_the_effort_is_spent() -> None:
    for count in range(2, 9):
        _, spent, _ = tried([float(each) for each in range(count)], 840)
        assert sum(spent.values()) == pytest.approx(840, rel=0.02)


def test_what_has_no_rival_needs_no_trying() -> None:
    order, spent, _ = tried([0.3], 100)
    assert order == [0]
    assert not spent


def test_a_judgement_may_change_on_the_way() -> None:
    """What falls behind later stays before what fell behind earlier."""
    scores = {"a": 3.0, "b": 2.0, "c": 1.0, "d": 0.0}

    def try_out(some: list[str], _: int) -> None:
        if len(some) == 2:
            scores["a"] = -1.0

    assert best_first([*scores], try_out, scores.__getitem__, 10) == ["b", "a", "c", "d"]
