"""Exercises are written and read again, and what does not hold is left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.engine.contract import BadRecord
from quando_desktop.games import GAMES
from quando_desktop.practice.exercise import Exercise, Store, read, write
from tests.practice.exercises import some


def exercise() -> Exercise:
    return some()


def test_an_exercise_is_read_as_it_was_written() -> None:
    assert read(write(exercise())) == exercise()


def test_its_position_can_be_played_at_and_its_choices_are_legal_there() -> None:
    made = read(write(exercise()))
    match = made.match(GAMES)
    assert match.to_act()[0] == made.seat
    assert made.actions(match) == list(match.truth.legal(made.seat))[:2]


def damaged(**changes: object) -> str:
    return json.dumps(json.loads(write(exercise())) | changes)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{",
        damaged(id=""),
        damaged(kind=3),
        damaged(choices=[]),
        damaged(choices=[{"do": "knock", "worth": 2, "error": 0.1}] * 2),
        damaged(choices=[{"do": "knock", "worth": 0.2, "error": 0}] * 2),
        damaged(seat="x"),
        damaged(position=5),
        damaged(lead=0),
        damaged(error=None),
        damaged(since="soon"),
    ],
)
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        read(line)


def test_choices_that_are_not_in_order_are_refused() -> None:
    made = exercise()
    with pytest.raises(BadRecord, match="order"):
        read(write(made._replace(choices=made.choices[::-1])))


def test_a_position_that_breaks_the_rules_is_refused() -> None:
    made = exercise()
    broken = json.loads(write(made))
    broken["position"]["rounds"][0]["deal"]["hands"][0][0] = "7/7"
    with pytest.raises(BadRecord):
        read(json.dumps(broken)).match(GAMES)
    with pytest.raises(BadRecord, match="turn"):
        made._replace(seat=1 - made.seat).match(GAMES)


def test_a_store_leaves_out_what_is_damaged_and_says_how_much(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text(f"{write(exercise())}\nnonsense\n", encoding="utf-8")
    assert Store.open(path) == Store((exercise(),), 1)


def test_a_store_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert Store.open(tmp_path / "none.jsonl") == Store(())
