"""Tests of the referee itself, with small positions made by hand."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.referee import Foul, judge

Record = dict[str, Any]
Action = dict[str, Any]
End = tuple[list[int], list[int], str]


# --- Making records ------------------------------------------------------------------------------


def play(player: int, *cards: str) -> Action:
    return {"player": player, "do": "play", "cards": list(cards)}


def draw(player: int, side: str = "shown") -> Action:
    return {"player": player, "do": "draw", "side": side}


def flip(player: int, card: str) -> Action:
    return {"player": player, "do": "flip", "card": card}


def knock(player: int) -> Action:
    return {"player": player, "do": "knock"}


def no_play(player: int) -> Action:
    return {"player": player, "do": "pass"}


def pair(card: str) -> tuple[int, int]:
    a, b = card.split("/")
    return min(int(a), int(b)), max(int(a), int(b))


def a_round(
    hands: Sequence[Sequence[str]],
    top: Sequence[str] = (),
    actions: Sequence[Action] = (),
    end: End | None = None,
    *,
    dealer: int | None = None,
    hand_size: int | None = None,
) -> Record:
    """A legal deal around the given hands and the given top of the draw pile.

    The last seat deals, so seat 0 begins. Hands are filled up to hand_size (the longest given
    hand if it is not said) with cards whose larger number is the front: a filler is never a 0.
    """
    size = max(len(hand) for hand in hands) if hand_size is None else hand_size
    used = {pair(card) for hand in hands for card in hand} | {pair(card) for card in top}
    rest = [f"{b}/{a}" for a in range(11) for b in range(a + 1, 11) if (a, b) not in used]
    full = []
    for hand in hands:
        missing = size - len(hand)
        full.append([*hand, *rest[:missing]])
        rest = rest[missing:]
    entry: Record = {
        "dealer": len(hands) - 1 if dealer is None else dealer,
        "deal": {"hands": full, "draw": [*top, *rest]},
        "actions": list(actions),
    }
    if end is not None:
        entry["totals"], entry["points"], entry["ended_by"] = end
    return entry


def a_match(
    *rounds: Record,
    scores: list[int] | None = None,
    winners: list[int] | None = None,
    target: int = 50,
    knock_penalty: int = 5,
    plays_before_knock: int = 2,
) -> Record:
    hands = rounds[0]["deal"]["hands"]
    return {
        "format": "quando-desktop/match",
        "version": 1,
        "game": "quando",
        "players": [{"name": f"P{seat}", "kind": "human"} for seat in range(len(hands))],
        "options": {
            "target": target,
            "knock_penalty": knock_penalty,
            "hand_size": len(hands[0]),
            "plays_before_knock": plays_before_knock,
        },
        "seed": None,
        "rounds": list(rounds),
        "result": None if scores is None else {"scores": scores, "winners": winners},
    }


def fouls(record: Record, message: str) -> None:
    with pytest.raises(Foul, match=message):
        judge(record)


def knocked(hands: Sequence[Sequence[str]], end: End, knock_penalty: int = 5) -> Record:
    """Seat 0 knocks at once, the others pass."""
    actions = [knock(0), *(no_play(seat) for seat in range(1, len(hands)))]
    return a_match(
        a_round(hands, (), actions, end), plays_before_knock=0, knock_penalty=knock_penalty
    )


def two_rounds(target: int = 14) -> Record:
    """Seat 1 is beaten twice: 7 points, then 7 and the knock penalty."""
    hands = [["5/3"], ["7/2"]]
    end = ([5, 7], [0, 7], "knock")
    first = a_round(hands, (), [knock(0), no_play(1)], end, dealer=1)
    second = a_round(hands, (), [knock(1), no_play(0)], ([5, 7], [0, 12], "knock"), dealer=0)
    return a_match(first, second, scores=[0, 19], winners=[0], target=target, plays_before_knock=0)


def eight_triplet() -> tuple[Record, list[Action]]:
    """The third worked example: seats Tim, Sarah, Maria, Linus; Tim has three 8s."""
    hands = [
        ["8/1", "8/2", "8/3", "5/4"],
        ["0/7", "0/9", "3/1", "4/2"],
        ["6/5", "6/4", "6/3", "1/2"],
        ["9/5", "9/4", "9/3", "1/4"],
    ]
    actions = [
        play(0, "8/1", "8/2", "8/3"),
        draw(0),
        flip(1, "0/7"),
        draw(2, "hidden"),
        draw(3, "shown"),
    ]
    return a_round(hands, ["10/2", "10/3", "10/5"], actions), actions


def with_actions(entry: Record, actions: Sequence[Action]) -> Record:
    entry = copy.deepcopy(entry)
    entry["actions"] = list(actions)
    return entry


# --- The worked examples -------------------------------------------------------------------------


def test_q22_worked_example_linus_knocks_and_is_alone_at_the_lowest() -> None:
    hands = [["2/5", "0/1"], ["10/1", "1/2"], ["4/0", "2/0"], ["3/1", "1/4"]]
    judge(knocked(hands, ([2, 11, 6, 4], [0, 11, 6, 4], "knock")))


def test_q23_worked_example_sarah_knocks_and_ties() -> None:
    hands = [["3/1", "1/4"], ["10/1", "2/3"], ["4/0", "3/0"], ["4/2", "0/5"]]
    judge(knocked(hands, ([4, 12, 7, 4], [9, 12, 7, 0], "knock")))
    fouls(knocked(hands, ([4, 12, 7, 4], [0, 12, 7, 0], "knock")), "round 0: Q22, Q23")
    fouls(knocked(hands, ([4, 12, 7, 4], [9, 12, 7, 4], "knock")), "round 0: Q22, Q23")


def test_q14_worked_example_three_eights() -> None:
    entry, actions = eight_triplet()
    # Sarah is next; the 0 she turned is a 7 now.
    judge(a_match(with_actions(entry, [*actions, play(1, "7/0"), draw(1)])))
    # Maria took the 10/3 by its hidden side, Linus the 10/5 by its shown side.
    later = [*actions, play(1, "7/0"), draw(1), play(2, "3/10"), draw(2), play(3, "10/5")]
    judge(a_match(with_actions(entry, later)))


def test_q16_worked_example_maria_draws_to_only_zeros() -> None:
    hands = [["9/1", "9/2", "9/3", "0/4"], ["5/1", "5/2", "5/3", "5/4"], ["0/1", "0/2", "7/1"]]
    actions = [play(0, "9/1", "9/2", "9/3"), draw(0)]
    # The third hand is filled up with a 3/0, which lies 3 up.
    end = ([0, 20, 10], [0, 20, 10], "zeros")
    good = a_round(hands, ["0/8"], actions, end)
    judge(a_match(good))
    fouls(a_match(with_actions(good, [*actions, draw(1)])), "round 0, action 2: Q16")
    fouls(a_match(with_actions(good, [*actions, play(1, "5/1")])), "round 0, action 2: Q16")


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


# --- Triplets ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("index", "action", "message"),
    [
        (2, draw(1), "action 2: Q14: seat 1 holds a 0"),
        (2, flip(1, "3/1"), "action 2: Q14: only a 0"),
        (2, flip(1, "0/6"), "action 2: seat 1 does not hold"),
        (2, flip(1, "7/0"), "action 2: Q14: only a 0"),
        (2, flip(2, "0/7"), "action 2: Q14: seat 1 has to act"),
        (2, draw(2), "action 2: Q14: seat 1 has to act"),
        (2, draw(3), "action 2: Q14: seat 1 has to act"),
        (2, play(1, "3/1"), "action 2: Q14"),
        (3, draw(3), "action 3: Q14: seat 2 has to act"),
        (3, flip(1, "0/9"), "action 3: Q14: seat 2 has to act"),
        (3, flip(2, "0/9"), "action 3: Q14: seat 2 holds no 0"),
        (3, no_play(2), "action 3: Q14: seat 2 holds no 0"),
        (4, play(1, "3/1"), "action 4: Q14: seat 3 has to act"),
        (5, draw(0), "action 5: Q7"),
        (5, play(2, "6/5"), "action 5: Q7"),
        (5, play(1, "0/7"), "action 5: seat 1 does not hold"),
    ],
)
def test_q14_penalties_exactly_as_the_rules_say(index: int, action: Action, message: str) -> None:
    entry, actions = eight_triplet()
    fouls(a_match(with_actions(entry, [*actions[:index], action])), message)


def test_q14_flip_needs_a_card() -> None:
    entry, actions = eight_triplet()
    broken = {"player": 1, "do": "flip"}
    fouls(a_match(with_actions(entry, [*actions[:2], broken])), "action 2 has no 'card'")


def test_q14_either_zero_may_be_turned_and_only_one() -> None:
    entry, actions = eight_triplet()
    other = [*actions[:2], flip(1, "0/9"), *actions[3:]]
    judge(a_match(with_actions(entry, [*other, play(1, "9/0")])))
    both = [*actions[:3], flip(1, "0/9")]
    fouls(a_match(with_actions(entry, both)), "action 3: Q14")


@pytest.mark.parametrize("count", [2, 4])
def test_q14_two_or_four_are_no_triplet(count: int) -> None:
    cards = ["8/1", "8/2", "8/3", "8/4"][:count]
    hands = [[*cards, "5/4"], ["9/1"]]
    start = [play(0, *cards), draw(0)]
    judge(a_match(a_round(hands, (), [*start, play(1, "9/1")])))
    fouls(a_match(a_round(hands, (), [*start, draw(1)])), "action 2: Q8")


def test_q14_a_straight_is_no_triplet() -> None:
    hands = [["7/1", "8/1", "9/2", "5/4"], ["9/1"]]
    start = [play(0, "7/1", "8/1", "9/2"), draw(0)]
    judge(a_match(a_round(hands, (), [*start, play(1, "9/1")])))
    fouls(a_match(a_round(hands, (), [*start, draw(1)])), "action 2: Q8")


def test_q14_zeros_may_be_a_triplet_too() -> None:
    hands = [["0/1", "0/2", "0/3", "5/4"], ["9/1"]]
    start = [play(0, "0/1", "0/2", "0/3"), draw(0)]
    judge(a_match(a_round(hands, (), [*start, draw(1), play(1, "9/1")])))


def test_q14_the_penalty_comes_after_the_draw() -> None:
    entry, actions = eight_triplet()
    early = [actions[0], flip(1, "0/7"), draw(0)]
    fouls(a_match(with_actions(entry, early)), "action 1: Q8, Q13")


# --- The piles -----------------------------------------------------------------------------------


def test_q15_the_discard_pile_is_turned_over_unshuffled() -> None:
    """One card in the draw pile; the straight was laid 8, 7, 9, so the 8 comes first again."""
    mine = ["7/1", "8/2", "9/3"]
    actions = [play(0, "8/2", "7/1", "9/3"), draw(0)]
    actions += [play(1, "10/4"), draw(1, "shown")]  # 2/8
    actions += [play(0, "10/5"), draw(0, "hidden")]  # 7/1, by the side that had been played
    actions += [play(1, "2/8"), draw(1, "shown")]  # 3/9, and the pile is turned again
    actions += [play(0, "7/1"), draw(0, "shown")]  # 4/10
    actions += [play(1, "3/9"), draw(1, "hidden")]  # 10/5

    def record(more: Sequence[Action]) -> Record:
        return a_match(a_round([[*mine, "10/5"], ["10/4"]], ["5/6"], more, hand_size=27))

    judge(record(actions))
    judge(record([*actions, play(0, "4/10"), draw(0), play(1, "10/5")]))
    fouls(record([*actions[:6], play(1, "8/2")]), "action 6: seat 1 does not hold 8/2")
    fouls(record([*actions[:6], play(1, "3/9")]), "action 6: seat 1 does not hold 3/9")
    fouls(record([*actions[:8], play(0, "1/7")]), "action 8: seat 0 does not hold 1/7")
    fouls(record([*actions, play(0, "5/10")]), "action 12: seat 0 does not hold 5/10")


def six_players_and_one_card(actions: Sequence[Action], zero_at: int | None = None) -> Record:
    """All but one card are dealt. Seat 0 plays three 10s and draws it; only they remain."""
    hands: list[list[str]] = [["10/1", "10/2", "10/3"], [], [], [], [], []]
    hands[1] = ["9/7", "9/5"]
    hands[4] = ["9/8"]
    hands[5] = ["9/6"]
    if zero_at is not None:
        hands[zero_at].append("0/4")
    start = [play(0, "10/1", "10/2", "10/3"), draw(0), draw(1), draw(2, "hidden"), draw(3)]
    return a_match(a_round(hands, ["6/5"], [*start, *actions], hand_size=9))


def test_q15_a_penalty_with_both_piles_empty_is_skipped() -> None:
    judge(six_players_and_one_card([]))
    # Seats 4 and 5 find nothing; seat 1 goes on, and gets its own card back.
    judge(six_players_and_one_card([play(1, "9/7"), draw(1, "shown")]))
    fouls(six_players_and_one_card([draw(4)]), "action 5: Q7")
    fouls(six_players_and_one_card([draw(5)]), "action 5: Q7")


def test_q15_a_zero_is_turned_even_when_both_piles_are_empty() -> None:
    judge(six_players_and_one_card([flip(5, "0/4"), play(1, "9/7")], zero_at=5))
    fouls(six_players_and_one_card([play(1, "9/7")], zero_at=5), "action 5: Q14: seat 5")


def test_q15_the_penalties_draw_from_the_turned_pile() -> None:
    later = [play(1, "1/10")]
    judge(six_players_and_one_card(later))
    # Seat 2 took the second card by its hidden side, which is the 10.
    more = [play(1, "9/7"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10")]
    judge(six_players_and_one_card(more))
    fouls(six_players_and_one_card([play(1, "10/1")]), "action 5: seat 1 does not hold 10/1")


def test_q15_an_empty_discard_pile_is_turned_as_soon_as_a_card_is_needed() -> None:
    """Everybody draws back what they have just played, by the other side."""
    own = [play(1, "9/7"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10"), draw(3)]
    own += [play(4, "9/8"), draw(4), play(5, "9/6"), draw(5, "hidden"), play(0, "6/5"), draw(0)]
    judge(six_players_and_one_card([*own, play(1, "7/9"), draw(1), play(2, "2/10")]))
    fouls(six_players_and_one_card([*own, play(1, "9/7")]), "action 17: seat 1 does not hold 9/7")
    # Seat 1 plays two at once and draws back the one laid first; the other is seat 2's.
    two = [play(1, "9/7", "9/5"), draw(1), play(2, "10/2"), draw(2), play(3, "3/10"), draw(3)]
    two += [*own[6:], play(1, "7/9"), draw(1), play(2, "5/9"), draw(2), play(3, "2/10")]
    judge(six_players_and_one_card(two))


# --- Only zeros ----------------------------------------------------------------------------------


def test_q16_a_single_zero_is_enough_and_the_round_needs_its_end() -> None:
    hands = [["5/3"], ["7/2"]]
    actions = [play(0, "5/3"), draw(0, "hidden")]
    good = a_round(hands, ["8/0"], actions, ([0, 7], [0, 7], "zeros"))
    judge(a_match(good))
    unfinished = copy.deepcopy(good)
    for key in ("totals", "points", "ended_by"):
        del unfinished[key]
    fouls(a_match(unfinished), "round 0 has no 'totals'")
    wrong = copy.deepcopy(good)
    wrong["ended_by"] = "knock"
    fouls(a_match(wrong), "round 0: Q16, Q18")


def test_q16_not_checked_at_a_penalty_or_before_the_own_draw() -> None:
    """Seat 2 was dealt only zeros, which ends nothing: not now, not when others act."""
    hands = [["8/1", "8/2", "8/3"], ["9/1", "9/2", "9/3"], ["0/5", "0/6", "0/7"]]
    actions = [play(0, "9/4"), draw(0), play(1, "9/1"), draw(1), play(2, "0/5"), draw(2)]
    hands[0] = ["9/4", "8/2", "8/3"]
    record = a_round(hands, ["8/1", "7/1", "6/1"], actions)
    judge(a_match(record))
    actions = [play(0, "8/2", "8/3"), draw(0), play(1, "9/1", "9/2", "9/3"), draw(1)]
    actions += [flip(2, "0/5"), draw(0), play(2, "0/6"), draw(2)]
    judge(a_match(a_round(hands, ["8/1", "7/1", "6/1", "6/2"], actions)))


def test_q16_a_turned_zero_counts_by_its_new_front() -> None:
    """Seat 1 has to turn a 0 and plays it; only the card drawn then decides."""
    hands = [["8/1", "8/2", "8/3"], ["0/9", "0/8", "0/7"]]
    actions = [play(0, "8/1", "8/2", "8/3"), draw(0), flip(1, "0/9"), play(1, "9/0"), draw(1)]
    judge(a_match(a_round(hands, ["5/1", "6/1"], actions)))
    end = ([5, 0], [5, 0], "zeros")
    judge(a_match(a_round(hands, ["5/1", "0/1"], actions, end)))
    fouls(a_match(a_round(hands, ["5/1", "6/1"], actions, end)), "action 5: the round is not over")
    fouls(a_match(a_round(hands, ["5/1", "0/1"], actions)), "round 0 has no 'totals'")


def test_q16_not_checked_after_a_pass_and_a_dealt_hand_of_zeros_ends_nothing() -> None:
    hands = [["0/5", "0/6"], ["0/7", "0/8"], ["9/1", "9/2"]]
    actions = [knock(0), no_play(1), no_play(2)]
    end = ([0, 0, 18], [5, 0, 18], "knock")
    judge(a_match(a_round(hands, (), actions, end), plays_before_knock=0))
    cut = a_round(hands, (), actions[:2], ([0, 0, 18], [5, 0, 18], "zeros"))
    fouls(a_match(cut, plays_before_knock=0), "round 0, action 2: the round is not over")


def test_q16_ends_the_last_round_too() -> None:
    """Seat 0 knocked; seat 1 gets to only zeros with a triplet; seat 2 has no turn."""
    hands = [["1/5", "2/1", "3/1"], ["9/1", "9/2", "9/3"], ["4/1", "4/2", "4/3"]]
    actions = [knock(0), play(1, "9/1", "9/2", "9/3"), draw(1)]
    end = ([6, 0, 12], [11, 0, 12], "zeros")
    judge(a_match(a_round(hands, ["0/1"], actions, end), plays_before_knock=0))
    for extra in (flip(0, "0/1"), draw(2), no_play(2), draw(0)):
        record = a_match(a_round(hands, ["0/1"], [*actions, extra], end), plays_before_knock=0)
        fouls(record, "round 0, action 3: Q16")


# --- Knocking and the last round -----------------------------------------------------------------


def two_plays_each(count: int) -> tuple[list[list[str]], list[str], list[Action]]:
    """Two players who play one card at a time, count plays in all; nothing else happens."""
    hands = [["10/1", "9/1"], ["10/2", "9/2"]]
    top = ["3/1", "3/2", "4/1", "4/2"]
    actions = []
    for card, seat in [("10/1", 0), ("10/2", 1), ("9/1", 0), ("9/2", 1)][:count]:
        actions += [play(seat, card), draw(seat)]
    return hands, top, actions


def test_q17_a_knock_needs_two_plays_by_everybody() -> None:
    for count in (0, 1, 2, 3):
        hands, top, actions = two_plays_each(count)
        record = a_match(a_round(hands, top, [*actions, knock(count % 2)]))
        fouls(record, f"action {2 * count}: Q17")
    hands, top, actions = two_plays_each(4)
    end = ([7, 7], [12, 0], "knock")
    judge(a_match(a_round(hands, top, [*actions, knock(0), no_play(1)], end)))


def test_q17_the_option_sets_how_many_plays() -> None:
    hands, top, actions = two_plays_each(2)
    record = a_round(hands, top, [*actions, knock(0)])
    judge(a_match(record, plays_before_knock=1))
    judge(a_match(record, plays_before_knock=0))
    fouls(a_match(record, plays_before_knock=2), "action 4: Q17")
    hands, top, actions = two_plays_each(4)
    record = a_round(hands, top, [*actions, knock(0)])
    judge(a_match(record, plays_before_knock=2))
    fouls(a_match(record, plays_before_knock=3), "action 8: Q17")


def test_q17_everybody_counts_not_only_the_knocker() -> None:
    """Seat 0 has played once, seat 1 not yet."""
    hands = [["10/1"], ["10/2"]]
    actions = [play(0, "10/1"), draw(0), knock(1)]
    fouls(a_match(a_round(hands, (), actions), plays_before_knock=1), "action 2: Q17.*seat 1")


def test_q17_nobody_knocks_twice_in_a_round() -> None:
    hands = [["5/3"], ["6/2"], ["7/2"]]
    record = a_match(a_round(hands, (), [knock(0), knock(1)]), plays_before_knock=0)
    fouls(record, "action 1: Q17: seat 0 has knocked already")


def test_q17_only_at_the_start_of_a_turn() -> None:
    hands, top, actions = two_plays_each(4)
    record = a_match(a_round(hands, top, [*actions, play(0, "3/1"), knock(0)]))
    fouls(record, "action 9: Q8, Q13")
    fouls(a_match(a_round(hands, top, [*actions, knock(1)])), "action 8: Q7")


def test_q18_each_other_player_has_exactly_one_more_turn() -> None:
    hands = [["5/3"], ["6/2"], ["7/2"]]
    end = ([5, 6, 7], [0, 6, 7], "knock")

    def record(*actions: Action) -> Record:
        return a_match(a_round(hands, (), actions, end), plays_before_knock=0)

    judge(record(knock(0), no_play(1), no_play(2)))
    fouls(record(knock(0), no_play(1)), "round 0, action 2: the round is not over")
    fouls(record(knock(0), no_play(2)), "action 1: Q7")
    for extra in (play(0, "5/3"), no_play(0), no_play(1), knock(0)):
        fouls(record(knock(0), no_play(1), no_play(2), extra), "action 3: Q18")


def test_q18_also_when_somebody_in_the_middle_knocks() -> None:
    hands = [["10/1"], ["6/2"], ["7/2"]]
    actions = [play(0, "10/1"), draw(0), knock(1), no_play(2), play(0, "9/1"), draw(0)]
    end = ([8, 6, 7], [8, 0, 7], "knock")
    judge(a_match(a_round(hands, ["9/1", "8/1"], actions, end), plays_before_knock=0))
    fouls(
        a_match(a_round(hands, ["9/1", "8/1"], actions[:-1], end), plays_before_knock=0),
        "action 5: the round is not over",
    )


def test_q19_play_or_pass_in_the_last_round_but_never_before() -> None:
    hands = [["5/3"], ["6/2"], ["7/2"]]
    actions = [knock(0), play(1, "6/2"), draw(1), no_play(2)]
    end = ([5, 4, 7], [10, 0, 7], "knock")
    judge(a_match(a_round(hands, ["4/1"], actions, end), plays_before_knock=0))
    no_draw = [knock(0), play(1, "6/2"), no_play(2)]
    fouls(a_match(a_round(hands, (), no_draw), plays_before_knock=0), "action 2: Q8, Q13")
    pass_and_draw = [knock(0), no_play(1), draw(1)]
    fouls(a_match(a_round(hands, (), pass_and_draw), plays_before_knock=0), "action 2: Q7")
    fouls(a_match(a_round(hands, (), [no_play(0)]), plays_before_knock=0), "action 0: Q19")


def test_q20_a_triplet_in_the_last_round_hits_the_knocker() -> None:
    hands = [["0/5", "0/6", "0/7"], ["8/1", "8/2", "8/3"]]
    actions = [knock(0), play(1, "8/1", "8/2", "8/3"), draw(1), flip(0, "0/7")]
    end = ([7, 4], [12, 0], "knock")
    judge(a_match(a_round(hands, ["4/1"], actions, end), plays_before_knock=0))
    spared = a_round(hands, ["4/1"], actions[:-1], ([0, 4], [0, 4], "knock"))
    fouls(a_match(spared, plays_before_knock=0), "round 0, action 3: the round is not over")


# --- Scores and the match ------------------------------------------------------------------------


def test_q21_totals_are_the_sums_of_the_fronts() -> None:
    hands = [["5/3", "2/1"], ["7/2", "1/0"]]
    judge(knocked(hands, ([7, 8], [0, 8], "knock")))
    fouls(knocked(hands, ([4, 8], [0, 8], "knock")), "round 0: Q21")
    fouls(knocked(hands, ([7], [0, 8], "knock")), "round 0: Q21")


def test_q22_everybody_at_the_lowest_scores_nothing() -> None:
    """Nobody knocked; two players hold 0 at the end."""
    hands = [["5/3"], ["0/2"], ["9/2"]]
    actions = [play(0, "5/3"), draw(0)]
    judge(a_match(a_round(hands, ["0/8"], actions, ([0, 0, 9], [0, 0, 9], "zeros"))))


def test_q22_points_are_compared() -> None:
    hands = [["5/3"], ["7/2"]]
    for points in ([5, 7], [0, 0], [7, 0], [0, 7, 0], []):
        fouls(knocked(hands, ([5, 7], points, "knock")), "round 0: Q22")


def test_q23_a_beaten_knocker_pays_and_the_lowest_still_scores_nothing() -> None:
    hands = [["6/3"], ["5/2"], ["5/1"]]
    judge(knocked(hands, ([6, 5, 5], [11, 0, 0], "knock")))
    fouls(knocked(hands, ([6, 5, 5], [6, 0, 0], "knock")), "round 0: Q22, Q23")


def test_q23_the_option_sets_the_penalty() -> None:
    hands = [["6/3"], ["5/2"]]
    judge(knocked(hands, ([6, 5], [16, 0], "knock"), knock_penalty=10))
    judge(knocked(hands, ([6, 5], [6, 0], "knock"), knock_penalty=0))
    # Without a penalty a knocker who ties still does not score 0: the total counts.
    hands = [["5/3"], ["5/2"]]
    judge(knocked(hands, ([5, 5], [5, 0], "knock"), knock_penalty=0))


def test_q23_also_when_zeros_end_the_round_after_the_knock() -> None:
    hands = [["0/5", "0/6"], ["9/1", "9/2"]]
    actions = [knock(0), play(1, "9/1", "9/2"), draw(1)]
    end = ([0, 0], [5, 0], "zeros")
    judge(a_match(a_round(hands, ["0/1"], actions, end), plays_before_knock=0))
    for wrong in (([0, 0], [0, 0], "zeros"), ([0, 0], [5, 0], "knock")):
        record = a_match(a_round(hands, ["0/1"], actions, wrong), plays_before_knock=0)
        fouls(record, "round 0: Q")


def test_q24_the_match_ends_at_the_target() -> None:
    judge(two_rounds())
    judge(two_rounds(target=19))
    fouls(two_rounds(target=7), "round 1: Q24")
    fouls(two_rounds(target=20), "Q24: the match is not over")
    record = two_rounds(target=20)
    record["result"] = None
    judge(record)
    record = two_rounds()
    record["result"] = None
    fouls(record, "Q24: the match is over")


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [0, 19]},
        {"winners": [0]},
        {"scores": [0, 18], "winners": [0]},
        {"scores": [0, 19], "winners": [1]},
        {"scores": [0, 19], "winners": [0, 1]},
        {"scores": [0, 19], "winners": []},
        {"scores": [0, 19], "winners": 0},
    ],
)
def test_q24_the_result_is_compared(result: Record) -> None:
    record = two_rounds()
    record["result"] = result
    with pytest.raises(Foul):
        judge(record)


def test_q24_a_tie_has_several_winners_in_seat_order() -> None:
    hands = [["5/3"], ["0/2"], ["9/2"]]
    entry = a_round(hands, ["0/8"], [play(0, "5/3"), draw(0)], ([0, 0, 9], [0, 0, 9], "zeros"))
    judge(a_match(entry, target=9, scores=[0, 0, 9], winners=[0, 1]))
    for winners in ([1, 0], [0], [1]):
        fouls(a_match(entry, target=9, scores=[0, 0, 9], winners=winners), "Q24: the winners")


# --- Unfinished matches --------------------------------------------------------------------------


def test_q24_an_unfinished_match_may_stop_after_any_action() -> None:
    entry, actions = eight_triplet()
    for count in range(len(actions) + 1):
        record = a_match(with_actions(entry, actions[:count]))
        judge(record)
        record["result"] = {"scores": [0, 0, 0, 0], "winners": [0, 1, 2, 3]}
        fouls(record, "Q24: the match is not over")


@pytest.mark.parametrize("key", ["totals", "points", "ended_by"])
def test_q18_an_unfinished_round_has_no_end(key: str) -> None:
    entry, _ = eight_triplet()
    entry[key] = None
    fouls(a_match(entry), f"round 0, action 5: the round is not over here.*'{key}'")


def test_q24_only_the_last_round_may_be_unfinished() -> None:
    record = two_rounds()
    first = record["rounds"][0]
    first["actions"].pop()
    for key in ("totals", "points", "ended_by"):
        del first[key]
    fouls(record, "round 1: round 0 has no end")


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
