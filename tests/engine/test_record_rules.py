"""Records that are well formed but false: the reader believes what the referee believes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.contract import Json
from tests.engine.records import (
    KEYS,
    QUANDO,
    SEATS,
    changed,
    cut,
    foul,
    found,
    places,
    played,
    refusal,
    replaced,
    specimen,
    unfinished,
    without,
)
from tests.referee.mutants import agreed


def neighbours(data: Json) -> Iterator[Json]:
    """Records that differ a little in what the rules have to judge, types all right."""
    for path in places(data):
        if not path or path[0] not in {"rounds", "result", "players"}:
            continue
        value = found(data, path)
        if isinstance(path[-1], int):
            yield without(data, path)
            yield changed(data, path, lambda holder, at: holder.insert(at, holder[at]))
            if path[-1]:
                yield changed(data, path, _swap)
        if isinstance(value, int) and not isinstance(value, bool):
            yield from (replaced(data, path, value + step) for step in (-2, -1, 1, 2))
        if isinstance(value, str) and "/" in value:
            yield replaced(data, path, "/".join(reversed(value.split("/"))))
            yield from (replaced(data, path, card) for card in ("0/1", "10/9", "3/3", "11/0"))
        for words in (("shown", "hidden"), ("knock", "pass", "zeros"), ("play", "draw", "flip")):
            if value in words:
                yield from (replaced(data, path, word) for word in words if word != value)
    for key in KEYS:
        option = next(each for each in QUANDO.options(2) if each.key == key)
        for value in {option.minimum, option.maximum, data["options"][key] + 1}:
            yield replaced(data, ("options", key), value)


def _swap(holder: list[Any], at: int) -> None:
    holder[at - 1], holder[at] = holder[at], holder[at - 1]


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_the_reader_and_the_referee_agree_about_every_neighbour(make: Callable[[], Json]) -> None:
    accepted, refused = agreed(neighbours(make()), foul)
    assert accepted > 50
    assert refused > 500


def test_an_illegal_action_in_the_middle_is_named() -> None:
    data = specimen()
    actions = data["rounds"][0]["actions"]
    at = next(n for n, action in enumerate(actions) if n > 3 and action["do"] == "play")
    seat = actions[at]["player"]
    for wrong, why in [
        ({"player": seat, "do": "pass"}, "the rules refuse it (pass only in last round)"),
        ({"player": seat, "do": "draw", "side": "shown"}, "the rules refuse it (play)"),
        ({"player": 1 - seat, "do": "pass"}, "the rules refuse it (not your turn)"),
        ({"player": seat, "do": "play", "cards": []}, "the rules refuse it (nothing played)"),
        ({"player": seat, "do": "sing"}, "it is not an action of Quando"),
        ({"player": 2, "do": "pass"}, "its player is not one of the seats"),
        ({"do": "pass"}, "the rules refuse it (not your turn)"),
    ]:
        mutant = replaced(data, ("rounds", 0, "actions", at), wrong)
        assert refusal(json.dumps(mutant)) == f"round 1, action {at + 1}: {why}"
        assert foul(mutant) is not None


def test_cards_that_are_not_in_the_hand_or_twice_in_a_play_are_refused() -> None:
    data = specimen()
    dealt = data["rounds"][0]["deal"]
    first = data["rounds"][0]["actions"][0]
    seat, card = first["player"], first["cards"][0]
    for cards in ([dealt["draw"][5]], [dealt["hands"][1 - seat][0]], [card, card], [card] * 99):
        mutant = replaced(data, ("rounds", 0, "actions", 0, "cards"), cards)
        assert refusal(json.dumps(mutant)).startswith("round 1, action 1: ")
        assert foul(mutant) is not None


def test_actions_after_the_end_of_a_round_are_refused() -> None:
    data = specimen()
    for number, round_ in enumerate(data["rounds"]):
        for extra in ({"player": 0, "do": "pass"}, round_["actions"][-1], {}):
            mutant = copy.deepcopy(data)
            mutant["rounds"][number]["actions"].append(extra)
            place = f"round {number + 1}, action {len(round_['actions']) + 1}: "
            assert refusal(json.dumps(mutant)).startswith(place)


def test_a_round_after_the_end_of_the_match_is_refused() -> None:
    data = specimen()
    data["rounds"].append(data["rounds"][0])
    assert refusal(json.dumps(data)).startswith("round 3: it comes after the end")


def test_a_round_after_an_unfinished_one_is_refused() -> None:
    data = specimen()
    data["rounds"][0] = cut(specimen(), 0, 2)["rounds"][0]
    assert refusal(json.dumps(data)) == "round 1: it is not finished, but another round follows"


def test_the_deal_has_to_move_clockwise() -> None:
    """Q7; the first dealer may be anybody."""
    data = specimen()
    same = replaced(data, ("rounds", 1, "dealer"), data["rounds"][0]["dealer"])
    assert refusal(json.dumps(same)) == "round 2: the deal did not move clockwise"


@pytest.mark.parametrize("seats", SEATS)
def test_impossible_deals_are_refused(seats: int) -> None:
    data = json.loads(record.write(played(seats, "random", 1)))
    dealt = data["rounds"][0]["deal"]
    a_hand, draw = dealt["hands"][0], dealt["draw"]
    turned = "/".join(reversed(draw[0].split("/")))
    for path, value in [
        (("hands", 0, 0), draw[0]),
        (("hands", 0, 0), turned),
        (("hands", 0, 0), "7/7"),
        (("hands", 0, 0), "11/0"),
        (("hands", 0, 0), "07/2"),
        (("hands", 0, 0), " 7/2"),
        (("hands", 0, 0), "7 / 2"),
        (("hands", 0, 0), "٧/٢"),
        (("hands", 0, 0), "-1/2"),
        (("hands", 0), a_hand[1:]),
        (("hands", 0), [*a_hand, draw[0]]),
        (("hands",), dealt["hands"][1:]),
        (("hands",), [*dealt["hands"], a_hand]),
        (("draw",), draw[1:]),
        (("draw",), [*draw, draw[0]]),
        (("draw",), draw * 10_000),
    ]:
        mutant = replaced(data, ("rounds", 0, "deal", *path), value)
        assert refusal(json.dumps(mutant)).startswith("round 1: "), (path, value)
        assert foul(mutant) is not None
    moved = copy.deepcopy(data)
    moved["rounds"][0]["deal"]["hands"][0].append(moved["rounds"][0]["deal"]["draw"].pop())
    assert refusal(json.dumps(moved)).startswith("round 1: a hand does not have ")


def test_a_claimed_end_has_to_follow_from_the_actions() -> None:
    """`totals`, `points` and `ended_by` of a round, `scores` and `winners` of the match; also 1
    is neither true nor 1.0."""
    data = specimen()
    data["rounds"][1]["totals"] = [float(total) for total in data["rounds"][1]["totals"]]
    assert refusal(json.dumps(data)).startswith("round 2: its totals ")
    data = specimen()
    winner = data["result"]["winners"][0]
    for result in (
        None,
        {"scores": data["result"]["scores"]},
        data["result"] | {"winners": [bool(winner)]},
        data["result"] | {"winners": [1 - winner]},
        data["result"] | {"winners": [0, 1]},
        data["result"] | {"winners": []},
        data["result"] | {"scores": data["result"]["scores"][::-1]},
        [data["result"]],
    ):
        mutant = data | {"result": result}
        assert "its result " in refusal(json.dumps(mutant))
        assert foul(mutant) is not None
