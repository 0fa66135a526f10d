"""The rules of Quando by their numbers: the end of a round, its score, and the match."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import IllegalAction, Result, WrongPhase
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.scoring import EndedBy, points, result
from tests.games.quando.rounds import KNOCK, PASS, SHOWN, act, flip, hand, knocked_with, table

QUANDO = Quando()


# ------------------------------------------------------------- the end of a round


def test_q16_worked_example_only_zeros_ends_the_round_without_penalty() -> None:
    """Maria holds 9, 9, 9, 0, plays the 9s and draws a 0."""
    state = table("9/1 9/2 9/3 0/4", "0/5 3/1", draw="0/6")
    events = act(state, 0, "9/1 9/2 9/3", SHOWN)
    assert happened.OnlyZeros(0) in events
    assert state.to_act() == ()
    assert hand(state, 1) == "0/5 3/1"
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points, outcome.ended_by) == ((0, 3), (0, 3), EndedBy.ZEROS)


def test_q16_one_zero_is_enough() -> None:
    state = table("7/2", "3/1", draw="0/6")
    act(state, 0, "7/2", SHOWN)
    assert state.to_act() == ()


def test_q16_also_in_the_last_round() -> None:
    state = table("7/2", "3/1", "4/1", draw="0/6", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "3/1", SHOWN)
    assert state.to_act() == ()
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ended_by is EndedBy.ZEROS


def test_q16_is_not_checked_before_the_draw_nor_after_a_pass() -> None:
    state = table("7/2", "0/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, PASS)
    assert state.to_act() == (2,)
    state = table("7/2 0/1", "3/1")
    act(state, 0, "7/2")
    assert state.to_act() == (0,)


def test_q17_a_knock_takes_the_place_of_the_play() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    events = act(state, 0, KNOCK)
    assert events == [happened.Knocked(0)]
    assert hand(state, 0) == "7/2"
    assert state.to_act() == (1,)


def test_q17_everybody_must_have_played_twice() -> None:
    state = table("7/2 1/2 9/2 10/2", "8/2 1/3 9/3 10/3")
    for turn in range(4):
        assert KNOCK not in state.legal(state.actor), turn
        with pytest.raises(IllegalAction, match="knock_too_early"):
            state.check(state.actor, KNOCK)
        act(state, state.actor, hand(state, state.actor).split()[0], SHOWN)
    assert KNOCK in state.legal(0)


def test_q17_only_one_knock_a_round() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert KNOCK not in state.legal(1)
    with pytest.raises(IllegalAction, match="already_knocked"):
        state.check(1, KNOCK)


def test_q17_not_after_the_play() -> None:
    state = table("7/2", "3/1", plays_before_knock=0)
    act(state, 0, "7/2")
    with pytest.raises(WrongPhase):
        state.check(0, KNOCK)


def test_q18_everybody_else_has_one_more_turn() -> None:
    state = table("7/2", "3/1 9/1", "4/1", "5/1", dealer=0, plays_before_knock=0)
    act(state, 1, KNOCK)
    seats = []
    while state.to_act():
        seats.append(state.actor)
        act(state, state.actor, PASS)
    assert seats == [2, 3, 0]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ended_by is EndedBy.KNOCK


def test_q19_in_the_last_round_one_may_play_or_pass() -> None:
    state = table("7/2", "3/1 9/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert PASS in state.legal(1)
    act(state, 1, "3/1", SHOWN)
    before = hand(state, 2)
    events = act(state, 2, PASS)
    assert events[0] == happened.Passed(2)
    assert hand(state, 2) == before
    assert state.to_act() == ()


def test_q20_a_triplet_in_the_last_round_hits_the_knocker() -> None:
    state = table("0/2 7/1", "8/0 8/1 8/2 5/1", "4/1", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "8/0 8/1 8/2", SHOWN)
    act(state, 2, SHOWN)
    assert (state.actor, state.phase) == (0, Phase.FLIP)
    act(state, 0, flip(state, 0, "0/2"))
    assert hand(state, 0) == "2/0 7/1"
    act(state, 2, PASS)
    assert state.to_act() == ()


# ------------------------------------------------------------------------ scoring


def test_q21_a_total_is_the_sum_of_the_fronts() -> None:
    outcome = knocked_with("1/9 0/10", "10/9 4/3").outcome()
    assert outcome is not None
    assert outcome.totals == (1, 14)


def test_q22_everybody_with_the_lowest_total_scores_nothing() -> None:
    assert points((4, 9, 4, 7), None, 5) == (0, 9, 0, 7)


def test_q23_worked_example_linus_knocked_and_was_lowest() -> None:
    """Totals Linus 2, Tim 11, Sarah 6, Maria 4."""
    outcome = knocked_with("2/0", "10/3 1/5", "6/1", "4/5").outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points) == ((2, 11, 6, 4), (0, 11, 6, 4))


def test_q23_worked_example_sarah_knocked_and_was_not_alone() -> None:
    """Totals Sarah 4, Maria 12, Linus 7, Tim 4."""
    outcome = knocked_with("4/0", "10/3 2/5", "7/1", "4/5").outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.points) == ((4, 12, 7, 4), (9, 12, 7, 0))


def test_q23_a_knocker_beaten_pays_beside_the_total() -> None:
    assert points((6, 2, 9), 0, 5) == (11, 0, 9)
    assert points((6, 2, 9), 0, 0) == (6, 0, 9)
    assert points((6, 6, 9), 0, 3) == (9, 0, 9)


def test_q23_holds_when_only_zeros_ended_the_round_after_the_knock() -> None:
    state = table("3/2", "7/1", "4/1", draw="0/6", plays_before_knock=0)
    act(state, 0, KNOCK)
    act(state, 1, "7/1", SHOWN)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (8, 0, 4)


def test_q24_the_match_ends_at_the_target_and_the_fewest_points_win() -> None:
    assert result(50, (0, 49, 20)) is None
    assert result(50, (5, 50, 20)) == Result((5, 50, 20), (0,))
    assert result(50, (30, 30, 57)) == Result((30, 30, 57), (0, 1))


def test_q24_the_target_is_50_and_with_two_players_40() -> None:
    targets = {seats: QUANDO.check_options(seats, {})["target"] for seats in QUANDO.seats}
    assert targets == {2: 40, 3: 50, 4: 50, 5: 50, 6: 50}
