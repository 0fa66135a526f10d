"""7 ate 9 in records: every key as the format has it, and nothing that it does not want."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.contract import BadRecord, Outcome
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import (
    Draw,
    Finish,
    Miss,
    Play,
    SevenAction,
    Unblock,
)
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, TEXTS, text
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from tests.games.seven_ate_nine.rounds import SEVEN, new_match, round_of, truth

Data = dict[str, Any]

CODEC = SEVEN.codec
TABLE_OF_TWO = round_of("6/2", "7/1", pile="5/3")

WRITTEN: list[tuple[SevenAction, Data]] = [
    (Play(TEXTS["6/2"], at=1530), {"at": 1530, "do": "play", "card": "6/2"}),
    (Miss(TEXTS["6/1"], at=1610), {"at": 1610, "do": "miss", "card": "6/1"}),
    (Draw(at=1900), {"at": 1900, "do": "draw"}),
    (Unblock(at=9000), {"at": 9000, "do": "unblock"}),
    (Finish(TEXTS["10/1"], at=30120), {"at": 30120, "do": "finish", "card": "10/1"}),
]


@pytest.mark.parametrize(("action", "data"), WRITTEN, ids=str)
def test_actions_are_written_and_read_as_in_the_format(action: SevenAction, data: Data) -> None:
    assert CODEC.read_action(TABLE_OF_TWO, 0, data | {"note": "passed over"}) == action
    written = {"at": data["at"]} | CODEC.write_action(TABLE_OF_TWO, 0, action)
    assert written == data
    assert list(written) == list(data), "the order of the keys"


def test_no_record_says_which_of_two_equal_cards_it_was() -> None:
    assert CODEC.write_action(TABLE_OF_TWO, 0, Play(TEXTS["6/2"], held=3)) == {
        "do": "play",
        "card": "6/2",
    }


def test_the_match_writes_who_and_when() -> None:
    match = new_match(2, seed=1)
    match.begin_round()
    state = truth(match)
    fitting = next(action for seat in (0, 1) for action in state.legal(seat))
    seat = 0 if fitting in state.legal(0) else 1
    match.arrive(seat, fitting, 1530)
    match.arrive(1, Draw(), 1530)
    first, second = (move.data for move in match.rounds[0].moves)
    assert list(first)[:3] == ["at", "player", "do"]
    assert (first["at"], first["player"]) == (1530, seat)
    assert second == {"at": 1530, "player": 1, "do": "draw"}
    assert match.rounds[0].moves[1].action == Draw(1530), "the action carries the time along"


def test_an_unblock_has_no_player() -> None:
    match = new_match(2, seed=1)
    match.begin_round()
    state = truth(match)
    state.stacks = [[], []]
    state.hands = [state.hands[0][:0], state.hands[1][:0]]
    state.stuck = True
    action = match.table_action()
    assert action is not None
    match.submit(TABLE, action, at=9000)
    assert match.rounds[0].moves[-1].data == {"at": 9000, "do": "unblock"}
    assert state.now == state.changed_at == 9000


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"at": 1},
        {"at": 1, "do": None},
        {"at": 1, "do": ["play"]},
        {"at": 1, "do": "win"},
        {"at": 1, "do": "play"},
        {"at": 1, "do": "play", "card": None},
        {"at": 1, "do": "play", "card": 25},
        {"at": 1, "do": "play", "card": "11/1"},
        {"at": 1, "do": "play", "card": "6/4"},
        {"at": 1, "do": "play", "card": "6/0"},
        {"at": 1, "do": "play", "card": "06/1"},
        {"do": "draw"},
        {"at": None, "do": "draw"},
        {"at": "1", "do": "draw"},
        {"at": 1.0, "do": "draw"},
        {"at": True, "do": "draw"},
        {"at": 1, "do": "unblock", "player": -1},
        {"at": 1, "do": "unblock", "player": 0},
    ],
    ids=str,
)
def test_what_is_no_action_is_refused(data: Data) -> None:
    with pytest.raises(BadRecord):
        CODEC.read_action(TABLE_OF_TWO, 0, data)


# ------------------------------------------------------------------------ deals


def a_deal() -> Data:
    stacks = tuple(tuple(DECK[seat * 24 : seat * 24 + 24]) for seat in range(3))
    return CODEC.write_deal(SevenDeal(stacks, DECK[-1]))


def test_a_deal_is_written_and_read() -> None:
    data = a_deal()
    assert list(data) == ["deal"]
    assert list(data["deal"]) == ["stacks", "start"]
    assert data["deal"]["start"] == "10/3"
    assert data["deal"]["stacks"][0][:4] == ["1/1", "1/1", "1/1", "1/2"]
    deal = CODEC.read_deal(data, 3, {}, None)
    assert deal.stacks[0] == DECK[:24]
    assert text(deal.start) == "10/3"
    assert CODEC.write_deal(deal) == data


def test_deals_that_are_none() -> None:
    with pytest.raises(BadRecord, match="there is no deal"):
        CODEC.read_deal({"deal": []}, 3, {}, None)
    good = a_deal()["deal"]["stacks"]
    for key, value, sentence in [
        ("stacks", [], "one stack for each player"),
        ("stacks", good[:2], "one stack for each player"),
        ("stacks", None, "one stack for each player"),
        ("stacks", [*good[:2], None], "a stack is not a list of cards"),
        ("stacks", [["1/1"] * 74, *good[:2]], "a stack is not a list of cards"),
        ("stacks", [good[0][:-1], *good[1:]], "a stack does not have 24 cards"),
        ("stacks", [["1/1"] * 24] * 3, "not the 73 cards"),
        ("start", "1/1", "not the 73 cards"),
        ("start", "x", "there is no card 'x'"),
        ("start", None, "there is no card None"),
    ]:
        data = a_deal()
        data["deal"][key] = value
        with pytest.raises(BadRecord, match=sentence):
            CODEC.read_deal(data, 3, {}, None)


def test_an_outcome_is_its_points() -> None:
    assert CODEC.outcome_keys == ("points",)
    assert CODEC.write_outcome(Outcome((0, 5, 7))) == {"points": [0, 5, 7]}


def test_an_unfinished_game_has_no_points() -> None:
    match = new_match(3, seed=1)
    match.begin_round()
    match.arrive(0, Draw(), 10)
    (game,) = record.to_json(match)["rounds"]
    assert list(game) == ["deal", "actions"]
    assert record.to_json(match)["result"] is None
