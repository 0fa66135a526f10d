"""Records of 7 ate 9: the referee accepts what is played, and the reader believes what it believes.

The referee is written from the rules alone, so that the two can disagree.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Json
from tests.engine.records import cut, refusal, replaced, verdict
from tests.games.seven_ate_nine.rounds import cards, new_match, play, played, round_of, unblock
from tests.referee.mutants import (
    agreed,
    drawn,
    foul_of,
    json_values,
    judged_places,
    neighbours,
    tampered,
)
from tests.referee.seven_ate_nine import fitting_values, judge

WORDS = ("play", "miss", "draw", "unblock", "finish")
OPTIONS: list[dict[str, int]] = [
    {},
    {"hand_limit": 5},
    {"lockout": True},
    {"hold": True},
    {"hold": True, "lockout": True, "fewer_1": 12},
    {"fewer_0": 3, "fewer_1": 1, "games": 2},
    {"hand_limit": 7, "lockout": True, "games": 3},
    {"by_turns": True, "games": 3},
    {"by_turns": True, "hand_limit": 5, "lockout": True},
]


foul = partial(foul_of, judge)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_accepts_what_is_played(seats: int, options: dict[str, int]) -> None:
    for seed in range(4):
        text = record.write(played(seats, seed, **options))
        judge(json.loads(text))
        assert verdict(text) is None


def test_the_same_seed_gives_the_same_record() -> None:
    for seats in (2, 3, 4):
        first, again, other = (record.write(played(seats, seed)) for seed in (1, 1, 2))
        assert first == again != other


def test_a_record_says_all_its_options_and_each_game_has_its_points() -> None:
    data = json.loads(record.write(played(3, 1, games=2, lockout=True)))
    assert data["game"] == "seven_ate_nine"
    assert data["options"] == {"games": 2, "hand_limit": 0, "lockout": True}
    assert [list(game) for game in data["rounds"]] == [["deal", "actions", "points"]] * 2
    assert data["result"]["scores"] == [
        first + second
        for first, second in zip(*(game["points"] for game in data["rounds"]), strict=True)
    ]


@pytest.mark.parametrize(("top", "values"), [((5, 3), {8, 2}), ((9, 3), {6, 2}), ((1, 2), {3, 9})])
def test_s5_the_referee_knows_the_worked_examples(top: tuple[int, int], values: set[int]) -> None:
    assert {*fitting_values(top)} == values


# ---------------------------------------------------------------- a little wrong


@cache
def specimens() -> tuple[str, ...]:
    """Matches that have everything between them."""
    matches = [
        played(2, 3, hand_limit=5),
        played(3, 9, lockout=True),
        played(4, 7, games=2, lockout=True, hand_limit=6),
        played(3, 5, hold=True, fewer_2=4),
    ]
    return tuple(record.write(match) for match in matches)


def test_the_specimens_have_everything() -> None:
    seen = Counter[str]()
    for text in specimens():
        for game in json.loads(text)["rounds"]:
            seen.update(action["do"] for action in game["actions"])
    assert set(seen) == set(WORDS), seen


def nearby(data: Json, chance: Chance) -> Iterator[Json]:
    """Some records that differ a little in what the rules have to judge."""
    for path in chance.shuffled(judged_places(data))[:12]:
        yield from neighbours(data, path, WORDS, ("1/1", "3/3", "7/2", "11/1"))


@pytest.mark.parametrize("number", range(4))
def test_the_reader_and_the_referee_agree_about_neighbours(number: int) -> None:
    """Some of them, of the whole record and of ones that are cut off."""
    data = json.loads(specimens()[number])
    chance = Chance(f"neighbours {number}")
    wholes = (data, cut(data, 0, 40), cut(data, len(data["rounds"]) - 1, 70))
    mutants = (mutant for whole in wholes for mutant in nearby(whole, chance))
    accepted, refused = agreed(mutants, foul)
    assert accepted > 10
    assert refused > 80


JSON_VALUES = json_values(["7/2", "10/3", *WORDS], ["at", "player", "do", "card"])


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_random_values_put_anywhere_are_refused_or_make_a_true_record(data: st.DataObject) -> None:
    mutant = tampered(data, drawn(data, specimens(), 30), JSON_VALUES)
    if verdict(json.dumps(mutant)) is None:
        assert foul(mutant) is None


def begun() -> Json:
    """A game of three in which nothing has been done."""
    match = new_match(3, seed=1)
    match.begin_round()
    data: Json = json.loads(record.write(match))
    return data


def test_an_illegal_action_is_named_with_its_place() -> None:
    data = begun()
    deal = data["rounds"][0]["deal"]
    hand = deal["stacks"][1][:4]
    (start,) = cards(deal["start"])
    values = [int(card.split("/")[0]) for card in hand]
    fitting = [value in fitting_values(divmod(start, 4)) for value in values]
    assert {*fitting} == {True, False}, "the seed gives a hand with both"
    good, bad = hand[fitting.index(True)], hand[fitting.index(False)]
    other = deal["stacks"][0][5]
    assert other not in hand
    first = {"at": 10, "player": 1}
    for wrong, why in [
        (first | {"do": "play", "card": bad}, "the rules refuse it (it is a miss)"),
        (first | {"do": "miss", "card": good}, "the rules refuse it (it is a play)"),
        (first | {"do": "finish", "card": good}, "the rules refuse it (it is a play)"),
        (first | {"do": "play", "card": other}, "the rules refuse it (not yours)"),
        (first | {"do": "sing"}, "it is not an action of 7 ate 9"),
        ({"at": 10, "do": "unblock"}, "the rules refuse it (not stuck)"),
        ({"at": 10, "do": "draw"}, "the rules refuse it (not yours to do)"),
        ({"at": -1, "player": 1, "do": "draw"}, "the rules refuse it (no time or time runs back)"),
        ({"player": 1, "do": "draw"}, "it has no time in whole milliseconds"),
        ({"at": 10, "player": 3, "do": "draw"}, "its player is not one of the seats"),
    ]:
        mutant = replaced(data, ("rounds", 0, "actions"), [wrong])
        assert refusal(json.dumps(mutant)) == f"round 1, action 1: {why}"
        assert foul(mutant) is not None
    late = [first | {"do": "draw"}, {"at": 9, "player": 2, "do": "draw"}]
    mutant = replaced(data, ("rounds", 0, "actions"), late)
    assert "time runs back" in refusal(json.dumps(mutant))
    assert foul(mutant) is not None


def test_a_play_in_a_lock_out_is_refused() -> None:
    data = begun()
    data["options"]["lockout"] = True
    deal = data["rounds"][0]["deal"]
    (start,) = cards(deal["start"])
    hand = deal["stacks"][1][:4]
    wrong = [c for c in hand if int(c.split("/")[0]) not in fitting_values(divmod(start, 4))]
    tries = [{"at": at, "player": 1, "do": "miss", "card": wrong[0]} for at in (0, 5, 3000, 4999)]
    data["rounds"][0]["actions"] = tries[:3]
    assert verdict(json.dumps(data)) is None
    assert foul(data) is None
    data["rounds"][0]["actions"] = tries
    assert refusal(json.dumps(data)) == "round 1, action 4: the rules refuse it (locked out)"
    assert foul(data) == "game 0, action 3: player 1 is locked out until 5000"
    tries[-1]["at"] = 5000
    assert verdict(json.dumps(data)) is None
    assert foul(data) is None


def test_s18_s19_younger_options_stand_in_a_record_only_where_they_count() -> None:
    """So records from before them are written as they were, byte for byte."""
    old = {"games": 1, "hand_limit": 0, "lockout": False}
    assert json.loads(record.write(played(2, 1)))["options"] == old
    data = json.loads(record.write(played(2, 1, hold=True, fewer_1=6)))
    assert data["options"] == old | {"hold": True, "fewer_1": 6}
    assert [len(stack) for stack in data["rounds"][0]["deal"]["stacks"]] == [36, 30]


def test_s18_a_card_during_a_hold_is_refused() -> None:
    data = begun()
    data["options"]["hold"] = True
    deal = data["rounds"][0]["deal"]
    (start,) = cards(deal["start"])
    hand = deal["stacks"][1][:4]
    wrong = [c for c in hand if int(c.split("/")[0]) not in fitting_values(divmod(start, 4))]
    tries = [{"at": at, "player": 1, "do": "miss", "card": wrong[0]} for at in (0, 2000, 5999)]
    data["rounds"][0]["actions"] = tries
    assert refusal(json.dumps(data)) == "round 1, action 3: the rules refuse it (locked out)"
    assert foul(data) == "game 0, action 2: player 1 is locked out until 6000"
    tries[-1]["at"] = 6000
    assert verdict(json.dumps(data)) is None
    assert foul(data) is None


def test_a_game_more_than_agreed_is_refused() -> None:
    data = json.loads(specimens()[1])
    data["rounds"].append(data["rounds"][0])
    assert refusal(json.dumps(data)).startswith("round 2: it comes after the end")
    assert foul(data) is not None


def test_options_out_of_bounds_are_refused() -> None:
    data = begun()
    for key, value in [
        *[("games", value) for value in (0, 7, True, None)],
        *[("hand_limit", value) for value in (-1, 1, 4, 21, False, 5.0)],
        *[("lockout", value) for value in (0, 1, None, "false")],
        *[("hold", value) for value in (0, 1, None, "false")],
        *[("fewer_0", value) for value in (-1, 13, True, None, 2.0)],
        ("fewer_3", 1),
    ]:
        mutant = replaced(data, ("options", key), value)
        assert f"{key} cannot be" in refusal(json.dumps(mutant))
        assert foul(mutant) is not None
    for key, value in [
        *[("games", 6), ("hand_limit", 5), ("hand_limit", 20)],
        *[("lockout", True), ("hold", True), ("hold", False), ("fewer_0", 0), ("fewer_3", 0)],
    ]:
        mutant = replaced(data, ("options", key), value)
        assert verdict(json.dumps(mutant)) is None
        assert foul(mutant) is None


def test_s10_several_in_a_row_stand_one_by_one() -> None:
    """Each is an action of its own, at the time that stands still."""
    state = round_of("1/1 1/2", "3/1 3/2", pile="7/3 6/1 2/1 5/3")
    for _ in range(3):
        action = state.table_action()
        assert action is not None
        unblock(state, action.at)
    assert state.table_action() is None
    assert play(state, 0, "1/1")
