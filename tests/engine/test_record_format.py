"""The format of a record: its version, its keys and the type of every value."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.contract import Json
from tests.engine.records import (
    Place,
    changed,
    foul,
    found,
    places,
    read,
    refusal,
    replaced,
    specimen,
    unfinished,
    verdict,
    without,
)

# ---------------------------------------------------------- versions and unknown keys


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_unknown_further_keys_are_ignored_everywhere(make: Callable[[], Json]) -> None:
    """Further keys may be added by a later version."""
    data = make()
    holders = [path for path in places(data) if isinstance(found(data, path), dict)]
    assert len(holders) > 20
    full = copy.deepcopy(data)
    for path in holders:
        for later in ({"any": [1, None]}, None, "x"):
            found(full, path)["later"] = later
            one = changed(data, (*path, "later"), lambda h, k, v=later: h.__setitem__(k, v))  # type: ignore[misc]
            assert record.write(read(one)) == record.dump(data)
            assert foul(one) is None
    assert record.write(read(full)) == record.dump(data)


@pytest.mark.parametrize("version", [0, 2, 1.0, "1", None, True, [1], -1, 10**4000])
def test_an_unknown_version_is_refused(version: Any) -> None:
    said = refusal(json.dumps(specimen() | {"version": version}))
    assert re.fullmatch(r"its version .+ is not known to this program", said)


@pytest.mark.parametrize("name", ["quando-desktop/journal", "", None, 1, "QUANDO-DESKTOP/MATCH"])
def test_another_format_is_refused(name: Any) -> None:
    data = specimen() | {"format": name}
    assert refusal(json.dumps(data)) == "it is not a quando-desktop/match file"


@pytest.mark.parametrize("game", ["whist", "Quando", "", None, 3, ["quando"], "\ud800\n", "q" * 99])
def test_an_unknown_game_is_refused(game: Any) -> None:
    said = refusal(json.dumps(specimen() | {"game": game}))
    assert re.fullmatch(r"its game .+ is not one of .*quando.*", said)


# ------------------------------------------------------------- wrong types everywhere

WRONG: list[Any] = [None, True, False, -1, 1.5, 1.0, "", "x", [], {}, 10**30, [[]], {"": None}]


def expected_place(path: Place) -> str:
    """What a refusal must say when what stands at this place has a wrong type."""
    match path:
        case ("format",):
            return "quando-desktop/match"
        case ("rounds", int(number), "actions", int(action), *_):
            return f"round {number + 1}, action {action + 1}: "
        case ("rounds", int(number), *_):
            return f"round {number + 1}"
        case ("players", int(seat), *_):
            return f"player {seat}: "
    return str(path[0]).removesuffix("s")


def is_right(path: Place, value: Any) -> bool:
    """Whether a value of `WRONG` is right at a place all the same."""
    match path:
        case ("players", _, "name"):
            return bool(value == "x")
        case ("players", _, "level"):
            return value is None or bool(value == "x")
        case ("seed",) | ("result",):
            return value is None
        case ("rounds",) | ("rounds", 1, "actions"):
            return bool(value == [])
    return False


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_every_wrong_type_at_every_place_is_refused_there(make: Callable[[], Json]) -> None:
    data = make()
    for path in places(data):
        for wrong in WRONG:
            if path == ():
                if wrong != {}:
                    assert "it is not a" in refusal(json.dumps(wrong))
                continue
            before = found(data, path)
            if type(before) is type(wrong) and before == wrong:
                continue
            mutant = replaced(data, path, wrong)
            said = verdict(json.dumps(mutant))
            if said is None:
                assert foul(mutant) is None, (path, wrong)
                assert is_right(path, wrong), (path, wrong)
            elif not (path == ("rounds",) and wrong == []):
                assert expected_place(path) in said, (path, wrong, said)


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_every_key_of_the_format_has_to_be_there(make: Callable[[], Json]) -> None:
    """All but a computer player's level."""
    data = make()
    for path in places(data):
        if path and isinstance(path[-1], str) and path[-1] != "level":
            mutant = without(data, path)
            said = verdict(json.dumps(mutant))
            assert said is not None, path
            assert expected_place(path) in said, (path, said)


@pytest.mark.parametrize("key", ["totals", "points", "ended_by"])
def test_an_unfinished_round_claims_no_end(key: str) -> None:
    for claim in (None, specimen()["rounds"][1][key]):
        data = unfinished()
        data["rounds"][1][key] = claim
        assert foul(data) is not None
        assert refusal(json.dumps(data)) == f"round 2: it is not finished, but has {key}"
