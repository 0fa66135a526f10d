"""Records: written and read again byte for byte."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import NAME_LIMIT, Kind, Player
from quando_desktop.games import GAMES
from tests.engine.records import (
    KEYS,
    QUANDO,
    SEATS,
    advance,
    cut,
    foul,
    played,
    refusal,
    short_text,
    specimen,
    specimen_text,
    without,
)


def test_the_specimen_has_every_kind_of_action_and_ending() -> None:
    data = specimen()
    actions = [action for played in data["rounds"] for action in played["actions"]]
    assert {action["do"] for action in actions} == {"play", "draw", "flip", "knock", "pass"}
    assert {action.get("side") for action in actions} == {None, "shown", "hidden"}
    assert [played["ended_by"] for played in data["rounds"]] == ["zeros", "knock"]
    assert len(short_text()) < 1100


@pytest.mark.parametrize("level", ["random", "plain"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_match_comes_back_byte_for_byte(seats: int, level: str) -> None:
    for seed in range(3):
        match = played(seats, level, seed)
        text = record.write(match)
        again = record.read(text, GAMES)
        assert record.write(again) == text
        assert record.write(record.read(text.encode(), GAMES)) == text
        assert again.result == match.result
        assert again.players == match.players
        assert [log.outcome for log in again.rounds] == [log.outcome for log in match.rounds]
        assert foul(json.loads(text)) is None


@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_every_option_within_its_bounds_comes_back(data: st.DataObject) -> None:
    """Even where it allows a match without end, which is cut off here."""
    seats = data.draw(st.sampled_from(SEATS))
    options = {
        option.key: data.draw(st.integers(option.minimum, option.maximum), label=option.key)
        for option in QUANDO.options(seats)
    }
    match = Match(QUANDO, [Player(f"P{seat}") for seat in range(seats)], options, seed=1)
    steps = data.draw(st.integers(0, 150))
    chance = Chance(data.draw(st.integers(0, 99)))
    while steps and match.result is None:
        steps -= 1
        advance(match, chance)
    text = record.write(match)
    assert record.write(record.read(text, GAMES)) == text
    assert foul(json.loads(text)) is None


def test_a_match_cut_after_any_action_comes_back_and_goes_on_to_the_same_end() -> None:
    """Later rounds are dealt from the seed in the record, as if nothing had happened."""
    whole = specimen()
    for number, round_ in enumerate(whole["rounds"]):
        for actions in range(len(round_["actions"])):
            text = record.dump(cut(whole, number, actions))
            match = record.read(text, GAMES)
            assert record.write(match) == text
            assert match.in_round
            assert foul(json.loads(text)) is None
            finish(match, whole)
            assert record.write(match) == specimen_text()


def finish(match: Match, whole: Json) -> None:
    """Does what is left of a record's actions; the deals come from the match itself."""
    for number, round_ in enumerate(whole["rounds"], 1):
        if number > len(match.rounds):
            match.begin_round()
        if number == len(match.rounds):
            for action in round_["actions"][len(match.rounds[-1].moves) :]:
                record.submit(match, action, "")


def test_a_match_between_rounds_comes_back_and_deals_the_same_next_round() -> None:
    whole = specimen()
    text = record.dump(whole | {"rounds": whole["rounds"][:1], "result": None})
    match = record.read(text, GAMES)
    assert not match.in_round
    assert record.write(match) == text
    match.begin_round()
    assert match.rounds[1].data["deal"] == whole["rounds"][1]["deal"]


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_before_its_first_deal_comes_back(seats: int) -> None:
    match = Match(QUANDO, [Player("A")] * seats)
    text = record.write(match)
    assert json.loads(text)["rounds"] == []
    assert json.loads(text)["seed"] is None
    assert record.write(record.read(text, GAMES)) == text
    assert foul(json.loads(text)) is None


def test_a_match_without_a_seed_has_its_deals_in_the_record_all_the_same() -> None:
    match = Match(QUANDO, [Player("A"), Player("B")])
    match.begin_round()
    text = record.write(match)
    assert record.write(record.read(text, GAMES)) == text


def test_a_record_is_one_line_of_the_documented_keys_in_order() -> None:
    text = specimen_text()
    assert "\n" not in text
    data = json.loads(text)
    assert " ".join(data) == "format version game players options seed rounds result"
    assert " ".join(data["rounds"][0]) == "dealer deal actions totals points ended_by"
    assert data["format"] == "quando-desktop/match"
    assert data["version"] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_names_all_options_also_those_at_their_defaults(seats: int) -> None:
    """So a later change of a default changes no old record."""
    data = json.loads(record.write(Match(QUANDO, [Player("A")] * seats)))
    assert set(data["options"]) == KEYS


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_record_that_lacks_an_option_is_refused(key: str) -> None:
    data = without(specimen(), ("options", key))
    assert refusal(json.dumps(data)) == f"options: {key} is missing"
    assert foul(data) is not None


@pytest.mark.parametrize(
    "name",
    ["Jürgen", "Ωμέγα", "李雷", "שרה", "🂡 Ace", 'O\'Neil "Q" \\', "e\u0301", "</script>", "a b"],
)
def test_names_in_all_scripts_come_back(name: str) -> None:
    match = Match(QUANDO, [Player(name), Player("B", Kind.COMPUTER, name, name)], seed=1)
    text = record.write(match)
    assert name in json.loads(text)["players"][0]["name"]
    assert record.read(text.encode(), GAMES).players == match.players


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "\x1b[31m", "\u202e", "\ud800", "x" * (NAME_LIMIT + 1)]
)
def test_no_match_is_played_under_a_name_that_its_record_could_not_keep(name: str) -> None:
    """Otherwise what is saved could never be read again."""
    try:
        match = Match(QUANDO, [Player(name), Player("B")], seed=1)
    except ValueError:
        return
    assert record.read(record.write(match), GAMES).players == match.players
