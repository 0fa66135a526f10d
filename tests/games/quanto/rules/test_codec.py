"""Quanto in records: every key as the format has it, and nothing that it does not want."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.engine.contract import BadRecord, Outcome
from quando_desktop.games.quanto.rules.actions import Capture, Extend, Form, QuantoAction, Take
from quando_desktop.games.quanto.rules.cards import DECK, QuantoDeal
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import QUANTO, act, kinds, made_round, texts

CODEC = QUANTO.codec

Data = dict[str, Any]


def team_table(hand: str = "7 8r J 3", lying: str = "7 3 4 9 8 11", **more: Any) -> QuantoRound:
    more.setdefault("quantos", {1: (8, "4 4"), 2: (9, "4 5")})
    return made_round(hand, "5", "5", "5", display=lying, teams=True, free_discard=True, **more)


OWN = {0: (8, "4 4"), 3: (9, "4 5")}
WRITTEN: list[tuple[Data, dict[str, Any]]] = [
    ({"do": "capture", "card": "7", "groups": [["3", "4"], ["7"]]}, {}),
    ({"do": "capture", "card": "J", "value": 9, "groups": [["9"]]}, {}),
    ({"do": "capture", "card": "8r", "groups": [["8"]], "bonus": "11"}, {}),
    ({"do": "form", "card": "3", "with": ["8"], "tile": 11, "groups": [["11"]]}, {}),
    ({"do": "form", "card": "J", "value": 8, "with": ["3"], "tile": 11, "groups": []}, {}),
    ({"do": "extend", "card": "3", "with": ["4"], "owner": 2}, {"quantos": {2: (7, "3 4")}}),
    ({"do": "extend", "card": "J", "value": 1, "with": ["3", "4"]}, {"quantos": OWN}),
    ({"do": "take", "card": "8r", "groups": [["8"]], "bonus": "4"}, {"quantos": OWN}),
    ({"do": "take", "card": "J", "value": 8, "groups": []}, {"quantos": OWN}),
    ({"do": "steal", "card": "J", "victim": 1}, {}),
    ({"do": "discard", "card": "3"}, {}),
]


@pytest.mark.parametrize(("data", "more"), WRITTEN, ids=lambda data: str(data.get("do", "")))
def test_actions_are_written_and_read_as_in_the_format(data: Data, more: dict[str, Any]) -> None:
    state = team_table(**more)
    action = CODEC.read_action(state, 0, data | {"note": "passed over"})
    state.check(0, action)
    assert CODEC.write_action(state, 0, action) == data
    assert list(CODEC.write_action(state, 0, action)) == list(data), "the order of the keys"


@pytest.mark.parametrize(("data", "more"), WRITTEN, ids=lambda data: str(data.get("do", "")))
def test_a_card_chosen_after_a_3_says_so(data: Data, more: dict[str, Any]) -> None:
    state = team_table("3 2", "7 4 9 8 11", draw=data["card"], **more)
    act(state, 0, "discard", card="3")
    with pytest.raises(BadRecord, match="where its card comes from"):
        CODEC.read_action(state, 0, data)
    action = CODEC.read_action(state, 0, data | {"from": "revealed"})
    assert CODEC.write_action(state, 0, action) == data | {"from": "revealed"}
    with pytest.raises(BadRecord, match="where its card comes from"):
        CODEC.read_action(team_table(**more), 0, data | {"from": "revealed"})


def test_offers_and_answers() -> None:
    state = team_table()
    for seat, data in [
        (2, {"do": "offer", "card": "5"}),
        (0, {"do": "accept", "returns": "J"}),
        (0, {"do": "decline"}),
    ]:
        action = CODEC.read_action(state, seat, data)
        assert CODEC.write_action(state, seat, action) == data
        if data["do"] == "offer":
            state.apply(seat, action)
        state.check(0, CODEC.read_action(state, 0, {"do": "decline"}))


def test_the_value_of_a_joker_may_be_left_out_where_it_follows() -> None:
    state = team_table(quantos=OWN)
    follows: list[tuple[Data, QuantoAction]] = [
        ({"do": "capture", "card": "J", "groups": [["3", "4"]]}, Capture(0, 7, ((3, 4),))),
        ({"do": "form", "card": "J", "with": ["3"], "tile": 11, "groups": []}, Form(0, 8, 3, 11)),
        ({"do": "extend", "card": "J", "with": ["3", "4"]}, Extend(0, 1, (3, 4), 0)),
        ({"do": "take", "card": "J", "groups": []}, Take(0)),
    ]
    for data, action in follows:
        assert CODEC.read_action(state, 0, data) == action
    state = team_table(lying="J", quantos=OWN)
    unclear: list[Data] = [
        {"do": "capture", "card": "J", "groups": [["J"]]},
        {"do": "form", "card": "J", "with": ["J"], "tile": 11, "groups": []},
        {"do": "extend", "card": "J", "with": ["J"]},
    ]
    for data in unclear:
        with pytest.raises(BadRecord, match="what its joker stands for"):
            CODEC.read_action(state, 0, data)


def test_the_own_seat_may_be_named_as_the_owner() -> None:
    state = team_table(quantos=OWN)
    data: Data = {"do": "extend", "card": "J", "value": 1, "with": ["3", "4"]}
    assert CODEC.read_action(state, 0, data | {"owner": 0}) == CODEC.read_action(state, 0, data)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": None},
        {"do": ["capture"]},
        {"do": "win"},
        {"do": "capture", "card": "7"},
        {"do": "capture", "card": "7", "groups": "7"},
        {"do": "capture", "card": "7", "groups": ["7"]},
        {"do": "capture", "card": "7", "groups": [["7"]] * 200},
        {"do": "capture", "card": "7", "groups": [[7]]},
        {"do": "capture", "card": "13", "groups": [["7"]]},
        {"do": "capture", "card": "1r", "groups": [["7"]]},
        {"do": "capture", "card": "7", "groups": [["7"]], "value": "7"},
        {"do": "capture", "card": "7", "groups": [["7"]], "value": True},
        {"do": "capture", "card": "7", "groups": [["7"]], "bonus": None},
        {"do": "capture", "card": "J", "groups": [["7"], ["9"]]},
        {"do": "form", "card": "3", "with": ["8"], "tile": 11.0, "groups": []},
        {"do": "form", "card": "3", "with": "8", "tile": 11, "groups": []},
        {"do": "form", "card": "3", "with": [], "tile": 11, "groups": []},
        {"do": "form", "card": "3", "with": ["4", "4"], "tile": 11, "groups": []},
        {"do": "extend", "card": "3", "with": ["4"], "owner": 4},
        {"do": "extend", "card": "3", "with": ["4"], "owner": -1},
        {"do": "extend", "card": "3", "with": ["4"], "owner": None},
        {"do": "take", "card": "J", "value": 7, "groups": []},
        {"do": "steal", "card": "7", "victim": 1},
        {"do": "steal", "card": "J"},
        {"do": "discard"},
        {"do": "discard", "card": "7", "from": "hand"},
        {"do": "offer"},
        {"do": "accept"},
    ],
    ids=str,
)
def test_what_is_no_action_is_refused(data: Data) -> None:
    with pytest.raises(BadRecord):
        CODEC.read_action(team_table(), 0, data)


# ------------------------------------------------------------------------ deals


def a_deal(display: str = "3 7 8 9") -> Data:
    """The first cards that are left go to the hands, the rest lies on the draw pile."""
    left = list(DECK)
    for card in kinds(display):
        left.remove(card)
    hands = tuple(tuple(left[seat * 4 : seat * 4 + 4]) for seat in range(3))
    return CODEC.write_deal(QuantoDeal(1, hands, kinds(display), tuple(left[12:])))


def test_a_deal_is_written_and_read() -> None:
    data = a_deal()
    assert data["dealer"] == 1
    assert list(data["deal"]) == ["hands", "display", "draw"]
    assert data["deal"]["display"] == ["3", "7", "8", "9"]
    deal = CODEC.read_deal(data, 3, {}, None)
    assert texts(deal.hands[0]) == "J J 1 1"
    assert CODEC.write_deal(deal) == data


@pytest.mark.parametrize("display", ["3 7r 8 9 9", "3 7 8 9r 10r 11"])
def test_n4_a_display_has_its_extra_cards(display: str) -> None:
    CODEC.read_deal(a_deal(display), 3, {}, None)


@pytest.mark.parametrize(
    "display", ["3 7 8", "3 7 8 9 9", "3 7r 8 9", "3 7r 8 9 9 9", "3 4r 5r 6 7"]
)
def test_n4_a_display_of_another_size_is_refused(display: str) -> None:
    with pytest.raises(BadRecord, match="the display does not have"):
        CODEC.read_deal(a_deal(display), 3, {}, None)


def test_deals_that_are_none() -> None:
    changes: list[tuple[Data, str]] = [
        ({"dealer": 3}, "the dealer is not one of the seats"),
        ({"dealer": True}, "the dealer is not one of the seats"),
        ({"deal": []}, "there is no deal"),
    ]
    for change, sentence in changes:
        with pytest.raises(BadRecord, match=sentence):
            CODEC.read_deal(a_deal() | change, 3, {}, None)
    for key, value, sentence in [
        ("hands", [], "one hand for each player"),
        ("hands", [["1"], ["1"], ["1"]], "a hand does not have 4 cards"),
        ("hands", [["1"] * 4] * 3, "not the 110 cards"),
        ("display", None, "not a list of cards"),
        ("draw", ["x"], "there is no card 'x'"),
        ("draw", ["1"] * 111, "not a list of cards"),
        ("draw", [], "not the 110 cards"),
    ]:
        data = a_deal()
        data["deal"][key] = value
        with pytest.raises(BadRecord, match=sentence):
            CODEC.read_deal(data, 3, {}, None)


def test_an_outcome_is_its_points() -> None:
    assert CODEC.outcome_keys == ("points",)
    assert CODEC.write_outcome(Outcome((31, 20))) == {"points": [31, 20]}
