"""The referee and the format of a record: what is broken or missing is a foul."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.referee.judging import Foul
from tests.referee.quando import judge
from tests.referee.records import (
    a_match,
    a_round,
    draw,
    eight_triplet,
    fouls,
    play,
    two_rounds,
    with_actions,
)

# --- Format --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "other"),
        ("version", 2),
        ("version", "1"),
        ("version", True),
        ("game", "quanto"),
        ("players", None),
        ("players", ["Maria", "Tim"]),
        ("players", [{"name": "Maria", "kind": "human"}, {"name": "Tim", "kind": "ghost"}]),
        ("players", [{"name": "Maria", "kind": "human"}, {"kind": "human"}]),
        ("options", []),
        ("seed", "x"),
        ("rounds", {}),
        ("rounds", [3]),
        ("result", 5),
    ],
)
def test_format_wrong_values_at_the_top(key: str, value: object) -> None:
    record = two_rounds()
    judge(record)
    record[key] = value
    with pytest.raises(Foul):
        judge(record)


@pytest.mark.parametrize(
    "key", ["format", "version", "game", "players", "options", "seed", "rounds", "result"]
)
def test_format_missing_keys_at_the_top(key: str) -> None:
    record = two_rounds()
    del record[key]
    fouls(record, f"has no '{key}'")


@pytest.mark.parametrize("key", ["dealer", "deal", "actions", "totals", "points", "ended_by"])
def test_format_missing_keys_of_a_finished_round(key: str) -> None:
    record = two_rounds()
    del record["rounds"][1][key]
    with pytest.raises(Foul, match="round 1"):
        judge(record)


def test_format_unknown_keys_are_ignored() -> None:
    record = two_rounds()
    record["note"] = "x"
    record["options"]["music"] = "x"
    record["players"][0]["level"] = "expert"
    record["rounds"][0]["note"] = 1
    record["rounds"][0]["actions"][0]["at"] = 1
    judge(record)


def test_format_not_an_object() -> None:
    with pytest.raises(Foul):
        judge([])  # type: ignore[arg-type]


def test_format_a_match_without_any_round_is_unfinished() -> None:
    record = two_rounds()
    record["rounds"], record["result"] = [], None
    judge(record)


@pytest.mark.parametrize("name", ["target", "knock_penalty", "hand_size", "plays_before_knock"])
def test_format_each_option_must_be_there_and_be_a_number(name: str) -> None:
    record = two_rounds()
    record["options"][name] = "2"
    fouls(record, name)
    record["options"][name] = -1
    fouls(record, name)
    del record["options"][name]
    fouls(record, name)


@pytest.mark.parametrize(
    "action",
    [
        3,
        {"do": "knock"},
        {"player": 0},
        {"player": "0", "do": "knock"},
        {"player": False, "do": "knock"},
        {"player": 0, "do": "sing"},
        {"player": 0, "do": "play"},
        {"player": 0, "do": "play", "cards": "5/3"},
        {"player": 0, "do": "play", "cards": [5]},
        {"player": 0, "do": "play", "cards": ["05/3"]},
        {"player": 0, "do": "play", "cards": ["5/5"]},
    ],
)
def test_format_broken_actions(action: object) -> None:
    entry = a_round([["5/3"], ["7/2"]])
    entry["actions"] = [action]
    fouls(a_match(entry), "round 0, action 0")


# --- Anything at all -----------------------------------------------------------------------------


def damage(value: Any, rng: random.Random) -> Any:
    """Replace or remove one thing somewhere inside."""
    junk: list[Any] = [None, True, -1, 0, 3, 1.5, "", "0/5", "5/0", "play", [], {}, [[]], 10**30]
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        if rng.random() < 0.15:
            del value[key]
        else:
            value[key] = damage(value[key], rng)
        return value
    return rng.choice(junk)


def test_format_damaged_records_give_nothing_but_fouls() -> None:
    rng = random.Random(1)
    entry, actions = eight_triplet()
    originals = [
        json.dumps(two_rounds()),
        json.dumps(a_match(with_actions(entry, [*actions, play(1, "7/0"), draw(1)]))),
    ]
    caught = 0
    for _ in range(4000):
        record = damage(json.loads(rng.choice(originals)), rng)
        try:
            judge(record)
        except Foul:
            caught += 1
    assert caught > 2000
