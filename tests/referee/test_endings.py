"""The referee and the end of a round: only zeros, a knock, and the last round."""

from __future__ import annotations

import copy

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
    with_actions,
)

# --- Only zeros ----------------------------------------------------------------------------------


def test_q16_worked_example_maria_draws_to_only_zeros() -> None:
    hands = [["9/1", "9/2", "9/3", "0/4"], ["5/1", "5/2", "5/3", "5/4"], ["0/1", "0/2", "7/1"]]
    actions = [play(0, "9/1", "9/2", "9/3"), draw(0)]
    # The third hand is filled up with a 3/0, which lies 3 up.
    end = ([0, 20, 10], [0, 20, 10], "zeros")
    good = a_round(hands, ["0/8"], actions, end)
    judge(a_match(good))
    fouls(a_match(with_actions(good, [*actions, draw(1)])), "round 0, action 2: Q16")
    fouls(a_match(with_actions(good, [*actions, play(1, "5/1")])), "round 0, action 2: Q16")


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
