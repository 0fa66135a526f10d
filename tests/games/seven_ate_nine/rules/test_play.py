"""The rules of 7 ate 9 by their numbers: playing, missing and drawing, everybody at once."""

from __future__ import annotations

from itertools import permutations

import pytest

from quando_desktop.engine.contract import Action
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Finish, Miss, Play, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.events import Drew, Missed, Played
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import (
    arrive,
    cards,
    draw,
    hand,
    new_match,
    pile,
    play,
    refused,
    round_of,
    texts,
    truth,
)


def lively() -> SevenRound:
    """Everybody holds something that fits on the 5 with a step of 3, which is 8 and 2."""
    return round_of("8/1 2/1 6/3", "8/2 9/1", "2/2 1/1", stacks=("4/1 7/1", "4/2", ""), pile="5/3")


def test_s5_everybody_may_act_at_the_same_time() -> None:
    state = lively()
    assert state.to_act() == (0, 1, 2)
    assert state.table_action() is None
    for seat in range(3):
        assert Play(cards("8/1 8/2 2/2")[seat]) in state.legal(seat)


def test_s5_what_is_legal_stands_once_and_in_the_order_of_the_hand() -> None:
    state = round_of("2/1 8/1 6/3 2/1", "1/1 1/2", stacks=("4/1",), pile="5/3")
    assert state.legal(0) == [Play(cards("2/1")[0]), Play(cards("8/1")[0]), Draw()]
    assert state.legal(1) == []


def test_s7_a_card_that_fits_lies_on_the_pile() -> None:
    state = lively()
    assert play(state, 1, "8/2", at=900) == [Played(1, TEXTS["8/2"], 0)]
    assert pile(state) == "5/3 8/2"
    assert hand(state, 1) == "9/1"
    assert state.now == state.changed_at == 900


def test_s7_several_cards_in_a_row_by_the_same_player_one_at_a_time() -> None:
    state = round_of("8/1 7/2 9/3 5/1", "1/1 1/2", pile="5/3")
    for at, card in enumerate(("8/1", "7/2", "9/3")):
        play(state, 0, card, at)
    assert pile(state) == "5/3 8/1 7/2 9/3"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_s7_the_first_to_arrive_counts_whatever_the_seat(order: tuple[int, ...]) -> None:
    """Three cards in the same millisecond: one lies there, two come too late."""
    state = lively()
    laid = dict(enumerate(("8/1", "8/2", "2/2")))
    first, *others = order
    assert play(state, first, laid[first], at=500) == [Played(first, TEXTS[laid[first]], 0)]
    for seat in others:
        assert play(state, seat, laid[seat], at=500) == [
            Missed(seat, TEXTS[laid[seat]], 0, late=True)
        ]
    assert pile(state) == f"5/3 {laid[first]}"


def test_s7_a_late_card_goes_back_to_its_place_in_the_hand() -> None:
    state = lively()
    play(state, 1, "8/2", at=100)
    before = hand(state, 0)
    assert play(state, 0, "2/1", at=150) == [Missed(0, TEXTS["2/1"], 1, late=True)]
    assert hand(state, 0) == before
    assert pile(state) == "5/3 8/2"


@pytest.mark.parametrize(("at", "late"), [(1000, True), (1700, True), (1701, False)])
def test_s7_late_is_what_fitted_the_card_before_up_to_700_ms_ago(at: int, late: bool) -> None:
    state = lively()
    play(state, 1, "8/2", at=1000)
    assert play(state, 0, "2/1", at=at) == [Missed(0, TEXTS["2/1"], 1, late)]


def test_s7_what_fitted_two_cards_ago_never_fitted() -> None:
    state = round_of("8/1 6/3 4/1", "8/2 6/1", pile="5/3")
    play(state, 1, "8/2", at=100)
    play(state, 0, "6/3", at=110)
    assert play(state, 0, "8/1", at=120) == [Missed(0, TEXTS["8/1"], 0, late=False)]


def test_s7_the_first_card_of_all_has_none_before_it() -> None:
    state = lively()
    assert play(state, 0, "6/3", at=1) == [Missed(0, TEXTS["6/3"], 2, late=False)]


def test_s7_which_of_two_equal_cards_it_was_only_its_owner_sees() -> None:
    state = round_of("8/1 3/1 8/1", "1/1 1/2", stacks=("4/1",), pile="5/3")
    events = arrive(state, 0, Play(TEXTS["8/1"], held=2))
    assert [held for held, _ in state.hands[0]] == [0, 1]
    assert [event.seen_by(0) for event in events] == [Played(0, TEXTS["8/1"], 2)]
    assert [event.seen_by(1) for event in events] == [Played(0, TEXTS["8/1"], None)]
    missed = arrive(state, 0, Play(TEXTS["3/1"], held=1))
    assert missed[0].seen_by(0) == Missed(0, TEXTS["3/1"], 1, late=False)
    assert missed[0].seen_by(1) == Missed(0, TEXTS["3/1"], None, late=False)


@pytest.mark.parametrize(
    "intent", [Play(TEXTS["9/1"]), Play(TEXTS["8/1"], held=1), Play(TEXTS["8/1"], held=7), Play(0)]
)
def test_s7_nobody_plays_what_is_not_in_the_hand(intent: Play) -> None:
    state = lively()
    assert refused(state, 0, state.arrival(0, intent, 5)) == "not_yours"


def test_s7_what_it_says_must_be_what_it_is() -> None:
    """A record is not settled again: a miss that fits and a play that does not are refused."""
    state = lively()
    assert refused(state, 0, Miss(TEXTS["8/1"])) == "it_is_a_play"
    assert refused(state, 0, Play(TEXTS["6/3"])) == "it_is_a_miss"
    assert refused(state, 0, Finish(TEXTS["8/1"])) == "it_is_a_play"
    assert refused(state, 0, Finish(TEXTS["6/3"])) == "it_is_a_miss"


def test_s8_a_card_of_the_own_stack_comes_into_the_hand() -> None:
    state = lively()
    events = draw(state, 0, at=40)
    assert events == [Drew(0, TEXTS["4/1"], 3)]
    assert hand(state, 0) == "8/1 2/1 6/3 4/1"
    assert texts(state.stacks[0]) == "7/1"
    assert events[0].seen_by(0) == events[0]
    assert events[0].seen_by(1) == Drew(0, None, None)
    assert state.observe(0).arrivals == 4


def test_s8_at_any_time_and_without_a_limit() -> None:
    match = new_match(2, seed=3)
    match.begin_round()
    for at in range(32):
        match.arrive(1, Draw(), at)
    assert len(truth(match).hands[1]) == 36
    assert refused(truth(match), 1, Draw()) == "no_stack"


def test_s8_an_empty_hand_is_no_end_while_there_is_a_stack() -> None:
    state = round_of("8/1", "1/1 1/2", stacks=("4/1 3/1",), pile="5/3")
    play(state, 0, "8/1")
    assert state.outcome() is None
    assert state.legal(0) == [Draw()]
    draw(state, 0)
    assert hand(state, 0) == "4/1"


def test_s9_what_was_played_is_told_to_everybody() -> None:
    """The call is made from it."""
    (event,) = play(lively(), 1, "8/2")
    for seat in range(3):
        seen = event.seen_by(seat)
        assert isinstance(seen, Played)
        assert seen.card == TEXTS["8/2"]


@pytest.mark.parametrize("action", [Unblock(), Draw(), Play(TEXTS["8/1"])])
def test_what_the_table_does_is_nobodys_to_do(action: Draw | Play | Unblock) -> None:
    state = lively()
    seat = 0 if isinstance(action, Unblock) else TABLE
    assert refused(state, seat, action) == "not_yours_to_do"
    assert refused(state, TABLE, Unblock()) == "not_stuck"


def test_an_action_of_another_game_is_refused() -> None:
    assert refused(lively(), 0, Action()) == "unknown_action"  # type: ignore[arg-type]
