"""The referee and turns: the deal, whose turn it is, and what may be played and drawn."""

from __future__ import annotations

import copy

import pytest

from tests.referee.quando import judge
from tests.referee.records import (
    Action,
    Record,
    a_match,
    a_round,
    draw,
    flip,
    fouls,
    knock,
    no_play,
    play,
)

# --- The deal ------------------------------------------------------------------------------------


def test_q1_each_card_exactly_once() -> None:
    record = a_match(a_round([["5/3"], ["7/2"]]))
    judge(record)
    for wrong in ("3/5", "5/3", "7/2"):
        bad = copy.deepcopy(record)
        bad["rounds"][0]["deal"]["draw"][-1] = wrong
        fouls(bad, "round 0: Q1")
    bad = copy.deepcopy(record)
    bad["rounds"][0]["deal"]["draw"].pop()
    fouls(bad, "round 0: Q1")
    for wrong in ("4/4", "11/0", "4", "4/9 ", "", "-1/3"):
        bad = copy.deepcopy(record)
        bad["rounds"][0]["deal"]["draw"][-1] = wrong
        fouls(bad, "Q1: there is no card")


def test_q1_a_card_may_lie_either_way_round() -> None:
    record = a_match(a_round([["5/3"], ["7/2"]]))
    pile = record["rounds"][0]["deal"]["draw"]
    pile[-1] = "/".join(reversed(pile[-1].split("/")))
    judge(record)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_q2_two_to_six_players(players: int) -> None:
    size = 8 if players < 4 else 7
    judge(a_match(a_round([[] for _ in range(players)], hand_size=size)))


@pytest.mark.parametrize("players", [1, 7])
def test_q2_not_one_nor_seven_players(players: int) -> None:
    fouls(a_match(a_round([[] for _ in range(players)], hand_size=7)), "Q2: 2 to 6 players")


def test_q2_hands_of_the_right_size_and_number() -> None:
    record = a_match(a_round([[], [], []], hand_size=8))
    bad = copy.deepcopy(record)
    deal = bad["rounds"][0]["deal"]
    deal["draw"].append(deal["hands"][1].pop())
    fouls(bad, "round 0: Q2: hand 1")
    bad = copy.deepcopy(record)
    bad["options"]["hand_size"] = 7
    fouls(bad, "round 0: Q2: hand 0")
    bad = copy.deepcopy(record)
    deal = bad["rounds"][0]["deal"]
    deal["draw"].extend(deal["hands"].pop())
    fouls(bad, "round 0: Q2: 2 hands")


def test_q6_the_draw_pile_may_not_be_empty() -> None:
    judge(a_match(a_round([[] for _ in range(6)], hand_size=9)))
    fouls(a_match(a_round([[] for _ in range(5)], hand_size=11)), "Q6")


# --- Whose turn ----------------------------------------------------------------------------------


def test_q7_left_of_the_dealer_begins_and_play_goes_clockwise() -> None:
    hands = [["5/3", "5/1"], ["7/2", "7/1"], ["6/3", "6/1"]]
    actions = [play(1, "7/2"), draw(1), play(2, "6/3"), draw(2), play(0, "5/3"), draw(0)]
    actions += [play(1, "7/1")]
    judge(a_match(a_round(hands, (), actions, dealer=0)))
    fouls(a_match(a_round(hands, (), actions, dealer=1)), "round 0, action 0: Q7")
    skipped = actions[:2] + actions[4:]
    fouls(a_match(a_round(hands, (), skipped, dealer=0)), "round 0, action 2: Q7")
    fouls(a_match(a_round(hands, (), [play(7, "7/2")], dealer=0)), "round 0, action 0: Q7")


def test_q7_the_deal_moves_clockwise() -> None:
    hands = [["5/3"], ["6/2"], ["7/2"]]
    end = ([5, 6, 7], [0, 6, 7], "knock")
    first = a_round(hands, (), [knock(0), no_play(1), no_play(2)], end, dealer=2)
    judge(a_match(first, a_round(hands, dealer=0), plays_before_knock=0))
    for dealer in (1, 2):
        record = a_match(first, a_round(hands, dealer=dealer), plays_before_knock=0)
        fouls(record, "round 1: Q7")
    fouls(a_match(a_round(hands, dealer=3)), "round 0: Q7")
    fouls(a_match(a_round(hands, dealer=-1)), "round 0: Q7")


def test_q8_q13_each_play_is_followed_by_one_draw() -> None:
    hands = [["5/3", "5/1"], ["7/2", "7/1"]]

    def record(*actions: Action) -> Record:
        return a_match(a_round(hands, (), actions))

    judge(record(play(0, "5/3")))
    judge(record(play(0, "5/3"), draw(0), play(1, "7/2")))
    fouls(record(play(0, "5/3"), play(1, "7/2")), "action 1: Q8, Q13")
    fouls(record(play(0, "5/3"), play(0, "5/1")), "action 1: Q8, Q13")
    fouls(record(play(0, "5/3"), draw(1)), "action 1: Q8, Q13")
    fouls(record(play(0, "5/3"), draw(0), draw(0)), "action 2: Q7, Q8")
    fouls(record(draw(0)), "action 0: Q8")
    fouls(record(play(0)), "action 0: Q8")
    fouls(record(no_play(0)), "action 0: Q19")
    fouls(record(flip(0, "0/1")), "action 0: Q8")


# --- Plays and draws -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [
        ["7/1", "8/1", "9/1"],
        ["9/1", "7/1", "8/1"],
        ["0/4", "1/4", "2/4"],
        ["8/1", "9/1", "10/1"],
    ],
)
def test_q9_straights_in_any_order(cards: list[str]) -> None:
    judge(a_match(a_round([cards, []], (), [play(0, *cards), draw(0)])))


@pytest.mark.parametrize(
    "cards",
    [
        ["7/1", "8/1"],
        ["6/1", "7/1", "8/1", "9/1"],
        ["7/1", "8/1", "10/1"],
        ["9/1", "10/1", "0/4"],
        ["10/1", "0/4", "1/4"],
        ["7/1", "7/2", "8/1"],
        ["7/1", "7/2", "9/1"],
        ["7/1", "9/1", "9/2"],
        ["5/7", "5/8", "6/9"],
    ],
)
def test_q9_q10_neither_straight_nor_equals(cards: list[str]) -> None:
    fouls(a_match(a_round([cards, []], (), [play(0, *cards)])), "action 0: Q9, Q10")


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_q10_equals_of_any_number(count: int) -> None:
    cards = ["6/1", "6/2", "6/3", "6/4", "6/5"]
    actions = [play(0, *cards[:count]), draw(0), play(1, "9/1"), draw(1)]
    judge(a_match(a_round([cards, ["9/1"]], (), actions)))


def test_q4_cards_must_be_in_the_hand_that_way_round() -> None:
    hands = [["5/3", "5/1"], ["7/2", "7/1"]]
    for card in ("3/5", "7/2", "10/9"):
        fouls(a_match(a_round(hands, (), [play(0, card)])), "action 0: seat 0 does not hold")
    fouls(a_match(a_round(hands, (), [play(0, "5/3", "5/3")])), "action 0: seat 0 does not hold")


@pytest.mark.parametrize(
    ("side", "right", "wrong"), [("shown", "10/2", "2/10"), ("hidden", "2/10", "10/2")]
)
def test_q12_the_chosen_side_becomes_the_front(side: str, right: str, wrong: str) -> None:
    def record(card: str) -> Record:
        actions = [play(0, "5/3"), draw(0, side), play(1, "7/2"), draw(1), play(0, card)]
        return a_match(a_round([["5/3"], ["7/2"]], ["10/2"], actions))

    judge(record(right))
    fouls(record(wrong), "action 4: seat 0 does not hold")


@pytest.mark.parametrize("action", [draw(0, "both"), draw(0, ""), {"player": 0, "do": "draw"}])
def test_q12_no_other_side(action: Action) -> None:
    fouls(a_match(a_round([["5/3"], ["7/2"]], (), [play(0, "5/3"), action])), "action 1")
