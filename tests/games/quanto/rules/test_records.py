"""Records of Quanto: the referee accepts what is played, and the reader believes what it believes.

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

from quando_desktop.bots.driver import step
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import make_bot
from tests.engine.records import cut, refusal, replaced, verdict
from tests.games.quanto.rounds import QUANTO
from tests.referee.mutants import (
    agreed,
    drawn,
    foul_of,
    json_values,
    judged_places,
    neighbours,
    tampered,
)
from tests.referee.quanto import judge

TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (6, False)]
RANDOM = make_bot("quanto", "random")
WORDS = ("capture", "form", "extend", "take", "steal", "discard", "offer", "accept", "decline")


def played(seats: int, teams: bool, free: bool, seed: int) -> Match:
    """A whole match at random; partners who may offer a card do so half of the time."""
    players = [Player(f"Player {seat}") for seat in range(seats)]
    match = Match(QUANTO, players, {"teams": teams, "free_discard": free}, seed)
    chance = Chance(f"{seats} {teams} {free} {seed}")
    match.begin_round()
    while match.in_round:
        seat = chance.choice(match.to_act())
        match.submit(seat, chance.choice(match.truth.legal(seat)))
    return match


foul = partial(foul_of, judge)


@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_referee_accepts_what_is_played(seats: int, teams: bool, free: bool) -> None:
    for seed in range(12):
        text = record.write(played(seats, teams, free, seed))
        judge(json.loads(text))
        assert verdict(text) is None


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_referee_accepts_what_computer_players_play(seats: int, teams: bool) -> None:
    levels = ("easy", "good", "fair")
    bots = [make_bot("quanto", levels[seat % 3]) for seat in range(seats)]
    for seed in range(2):
        players = [Player(f"Player {seat}") for seat in range(seats)]
        match = Match(QUANTO, players, {"teams": teams}, seed)
        match.begin_round()
        chances = [Chance(seat) for seat in range(seats)]
        while match.in_round:
            step(match, bots, chances)
        judge(json.loads(record.write(match)))


def test_the_same_seed_gives_the_same_record() -> None:
    for seats, teams in TABLES:
        first, again, other = (
            record.write(played(seats, teams, False, seed)) for seed in (1, 1, 2)
        )
        assert first == again != other


def test_a_match_is_one_round_and_says_all_its_options() -> None:
    data = json.loads(record.write(played(3, False, True, 1)))
    assert data["game"] == "quanto"
    assert data["options"] == {"teams": False, "free_discard": True}
    assert len(data["rounds"]) == 1
    assert list(data["rounds"][0]) == ["dealer", "deal", "actions", "points"]
    assert data["result"]["scores"] == data["rounds"][0]["points"]


# ---------------------------------------------------------------- a little wrong


@cache
def specimens() -> tuple[str, ...]:
    """Matches that have everything between them."""
    matches = [played(4, True, False, 7), played(3, False, True, 9), played(2, False, False, 7)]
    return tuple(record.write(match) for match in matches)


def actions(data: Json) -> list[Json]:
    listed: list[Json] = data["rounds"][0]["actions"]
    return listed


def test_the_specimens_have_everything() -> None:
    seen = Counter[str]()
    for text in specimens():
        for action in actions(json.loads(text)):
            seen[action["do"]] += 1
            seen.update(key for key in ("value", "bonus", "from", "owner") if key in action)
            seen["several groups"] += len(action.get("groups", ())) > 1
    assert set(seen) == {*WORDS, "value", "bonus", "from", "owner", "several groups"}, seen
    assert min(seen.values()) > 0


def nearby(data: Json) -> Iterator[Json]:
    """Records that differ a little in what the rules have to judge."""
    for path in judged_places(data):
        yield from neighbours(data, path, WORDS, ("1", "3", "7r", "J", "13", "1r"))
    for at, action in enumerate(actions(data)):
        for key, value in [("value", 7), ("bonus", "5"), ("owner", 2), ("from", "revealed")]:
            yield replaced(data, ("rounds", 0, "actions", at), action | {key: value})


@pytest.mark.parametrize("number", range(3))
def test_the_reader_and_the_referee_agree_about_neighbours(number: int) -> None:
    """About one in twenty of them, of the whole record and of one that is cut off."""
    data = json.loads(specimens()[number])
    chance = Chance(f"neighbours {number}")
    mutants = (mutant for whole in (data, cut(data, 0, 12)) for mutant in nearby(whole))
    accepted, refused = agreed((each for each in mutants if not chance.below(20)), foul)
    assert accepted > 3
    assert refused > 80


JSON_VALUES = json_values(
    ["7", "12r", "J", "revealed", *WORDS],
    ["player", "do", "card", "groups", "with", "tile", "value", "bonus"],
)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_random_values_put_anywhere_are_refused_or_make_a_true_record(data: st.DataObject) -> None:
    mutant = tampered(data, drawn(data, specimens(), 20), JSON_VALUES)
    if verdict(json.dumps(mutant)) is None:
        assert foul(mutant) is None


def test_an_illegal_action_is_named_with_its_place() -> None:
    data = json.loads(specimens()[2])
    first = actions(data)[0]
    seat, held = first["player"], data["rounds"][0]["deal"]["hands"][first["player"]]
    for wrong, why in [
        ({"player": seat, "do": "decline"}, "the rules refuse it (play)"),
        ({"player": 1 - seat, "do": "decline"}, "the rules refuse it (not your turn)"),
        ({"player": seat, "do": "offer", "card": held[0]}, "the rules refuse it (no teams)"),
        ({"player": seat, "do": "sing"}, "it is not an action of Quanto"),
        ({"do": "discard", "card": held[0]}, "the rules refuse it (not your turn)"),
        (
            {"player": seat, "do": "capture", "card": held[0], "groups": []},
            "the rules refuse it (no group)",
        ),
    ]:
        mutant = replaced(data, ("rounds", 0, "actions", 0), wrong)
        assert refusal(json.dumps(mutant)) == f"round 1, action 1: {why}"
        assert foul(mutant) is not None


def test_a_second_round_is_refused() -> None:
    data = json.loads(specimens()[2])
    data["rounds"].append(data["rounds"][0] | {"dealer": 1 - data["rounds"][0]["dealer"]})
    assert refusal(json.dumps(data)).startswith("round 2: it comes after the end")
    assert foul(data) is not None


def test_teams_of_three_are_refused() -> None:
    data = json.loads(specimens()[1])
    mutant = replaced(data, ("options", "teams"), True)
    assert refusal(json.dumps(mutant)) == "options: teams cannot be True"
    assert foul(mutant) is not None
    for key in ("teams", "free_discard"):
        for value in (0, 1, None, "false"):
            assert "cannot be" in refusal(json.dumps(replaced(data, ("options", key), value)))


def test_a_display_that_grows_and_grows_is_read_quickly() -> None:
    """With free discard everybody may discard all the time; nothing there may take for ever."""
    match = Match(QUANTO, [Player("A"), Player("B")], {"free_discard": True}, seed=4)
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, match.truth.legal(seat)[-1])
    assert len(match.rounds[0].moves) > 60
    text = record.write(match)
    judge(json.loads(text))
    assert verdict(text) is None
