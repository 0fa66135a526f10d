"""Every exercise that is shipped reads, holds against the rules, and has one clear best answer."""

from __future__ import annotations

import zlib
from collections import Counter

import pytest

from quando_desktop import resources
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.practising import Practising
from quando_desktop.practice.exercise import Store
from tests.practice.exercises import TURN_GAMES

LARGEST = 1 << 20
"""Bytes that the store may add to the installer, which packs better than this test does."""


def store(game: str) -> Store:
    return Store.open(resources.folder() / "practice" / f"{game}.jsonl")


@pytest.mark.parametrize("game", TURN_GAMES)
def test_there_are_enough_of_every_kind(game: str) -> None:
    found = store(game)
    practising = PLUGS[game].practice()
    assert practising is not None
    count = Counter(each.kind for each in found.exercises)
    assert not found.damaged
    assert count.total() >= 300
    assert {*count} == {kind.id for kind in practising.kinds()}
    assert min(count.values()) >= 50


@pytest.mark.parametrize("game", TURN_GAMES)
def test_every_exercise_holds_against_the_rules(game: str) -> None:
    practising = PLUGS[game].practice()
    assert isinstance(practising, Practising)
    for exercise in store(game).exercises:
        match = exercise.match(GAMES)
        assert match.game.id == game
        best, second, *_ = exercise.actions(match)
        view = match.observe(exercise.seat)
        assert not practising.is_same(exercise.kind, best, second, view), exercise.id


@pytest.mark.parametrize("game", TURN_GAMES)
def test_the_best_answer_leads_clearly(game: str) -> None:
    for exercise in store(game).exercises:
        best, second, *_ = exercise.choices
        assert best.worth - second.worth == pytest.approx(exercise.lead, abs=2e-4), exercise.id
        assert exercise.lead > 3 * exercise.error, exercise.id


def test_the_store_is_small() -> None:
    folder = resources.folder() / "practice"
    packed = sum(len(zlib.compress(path.read_bytes(), 9)) for path in folder.glob("*.jsonl"))
    assert packed <= LARGEST
