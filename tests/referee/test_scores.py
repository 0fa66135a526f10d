"""The referee and the score: totals, points, the result, and matches without one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.referee.judging import Foul
from tests.referee.quando import judge
from tests.referee.records import (
    End,
    Record,
    a_match,
    a_round,
    draw,
    eight_triplet,
    fouls,
    knock,
    no_play,
    play,
    two_rounds,
    with_actions,
)


def knocked(hands: Sequence[Sequence[str]], end: End, knock_penalty: int = 5) -> Record:
    """Seat 0 knocks at once, the others pass."""
    actions = [knock(0), *(no_play(seat) for seat in range(1, len(hands)))]
    return a_match(
        a_round(hands, (), actions, end), plays_before_knock=0, knock_penalty=knock_penalty
    )


# --- Scores and the match ------------------------------------------------------------------------


def test_q22_worked_example_linus_knocks_and_is_alone_at_the_lowest() -> None:
    hands = [["2/5", "0/1"], ["10/1", "1/2"], ["4/0", "2/0"], ["3/1", "1/4"]]
    judge(knocked(hands, ([2, 11, 6, 4], [0, 11, 6, 4], "knock")))


def test_q23_worked_example_sarah_knocks_and_ties() -> None:
    hands = [["3/1", "1/4"], ["10/1", "2/3"], ["4/0", "3/0"], ["4/2", "0/5"]]
    judge(knocked(hands, ([4, 12, 7, 4], [9, 12, 7, 0], "knock")))
    fouls(knocked(hands, ([4, 12, 7, 4], [0, 12, 7, 0], "knock")), "round 0: Q22, Q23")
    fouls(knocked(hands, ([4, 12, 7, 4], [9, 12, 7, 4], "knock")), "round 0: Q22, Q23")


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
