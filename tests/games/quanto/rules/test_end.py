"""The rules of Quanto by their numbers: how it ends, and who has won."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import Outcome, Result, WrongPhase
from quando_desktop.games.quanto.rules.actions import Discard, Phase
from quando_desktop.games.quanto.rules.events import (
    DisplayFilled,
    Drew,
    LeftOver,
    PileEmpty,
    RoundEnded,
)
from quando_desktop.games.quanto.rules.game import result_of
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import act, display, hand, kinds, made_round


def discard_all(state: QuantoRound) -> None:
    """Everybody discards what they hold, from the left of the hand."""
    while state.to_act():
        state.apply(state.active, Discard(state.cards(state.active)[0]))


def test_n19_the_last_card_of_the_pile_may_go_to_the_display_or_to_the_hand() -> None:
    state = made_round("7 6", "5", display="7 12 11", draw="9 8 8")
    events = act(state, 0, "capture", card="7", groups="7")
    assert events[1:] == [
        DisplayFilled(kinds("9 8")),
        Drew(0, kinds("8")),
        PileEmpty(),
    ]
    assert display(state) == "12 11 9 8"
    assert hand(state, 0) == "6 8"


def test_n19_the_display_comes_first_when_the_pile_runs_out() -> None:
    state = made_round("7 6", "5", display="7 12 11", draw="9 8")
    events = act(state, 0, "capture", card="7", groups="7")
    assert [type(event) for event in events[1:]] == [DisplayFilled, PileEmpty]
    assert hand(state, 0) == "6"


def test_n19_with_an_empty_pile_nothing_is_refilled() -> None:
    state = made_round("7 6", "5", display="7 12")
    events = act(state, 0, "capture", card="7", groups="7")
    assert len(events) == 1
    assert display(state) == "12"
    assert hand(state, 0) == "6"


def test_n19_who_has_no_card_is_passed_over() -> None:
    state = made_round("12 6", "11", "9 9", display="8")
    for seat, card in [(0, "12"), (1, "11"), (2, "9"), (0, "6")]:
        assert state.to_act() == (seat,)
        state.apply(seat, Discard(kinds(card)[0]))
    assert state.to_act() == (2,), "seat 1 has no card"
    act(state, 2, "capture", card="9", groups="9")
    assert state.to_act() == ()


def test_n19_it_ends_when_nobody_has_a_card() -> None:
    state = made_round("12", "11", display="8")
    assert state.outcome() is None
    discard_all(state)
    assert state.phase is Phase.OVER
    assert state.to_act() == ()
    assert state.legal(0) == state.legal(1) == ()
    with pytest.raises(WrongPhase, match="round_over"):
        state.check(0, Discard(12))


def test_n20_what_is_left_goes_to_who_captured_last() -> None:
    state = made_round("7 12", "9", display="7 11 10 1")
    act(state, 0, "capture", card="7", groups="7")
    act(state, 1, "form", card="9", with_="1", tile=10, groups="10")
    events = act(state, 0, "discard", card="12")
    assert events[1:] == [LeftOver(0, kinds("11 12")), RoundEnded((4, 0))]
    assert state.winnings == [4, 0]
    assert display(state) == ""
    assert state.observe(1).race[-2:] == ((2, 0), (4, 0))


def test_n20_taking_a_quanto_is_no_capture() -> None:
    state = made_round("7 12", "9", display="7 11 10", quantos={1: (9, "4 5")})
    act(state, 0, "capture", card="7", groups="7")
    act(state, 1, "take", card="9", groups="")
    act(state, 0, "discard", card="12")
    assert state.outcome() == Outcome((2 + 3, 3))


def test_n20_a_capture_with_a_card_turned_up_counts() -> None:
    state = made_round("3", "9", display="12 11 12 12 12", draw="12 8 8")
    act(state, 0, "discard", card="3")
    act(state, 0, "capture", card="12", groups="12", revealed=True)
    assert state.last_capture == 0


def test_n20_nobody_captured_so_nobody_gets_it() -> None:
    state = made_round("12", "11", display="8")
    events = act(state, 0, "discard", card="12")
    events = act(state, 1, "discard", card="11")
    assert events[1:] == [LeftOver(None, kinds("8 12 11")), RoundEnded((0, 0))]
    assert display(state) == "8 12 11"


def test_n20_an_empty_display_leaves_nothing_over() -> None:
    state = made_round("7", "", display="7")
    events = act(state, 0, "capture", card="7", groups="7")
    assert [type(event) for event in events[1:]] == [RoundEnded]


def test_n20_a_quanto_left_lying_scores_nothing() -> None:
    state = made_round("7", "", display="7", quantos={0: (9, "4 5"), 1: (8, "4 4 8")})
    act(state, 0, "capture", card="7", groups="7")
    assert state.outcome() == Outcome((2, 0))


def test_n21_the_most_cards_win() -> None:
    assert result_of(False, (31, 20, 17, 29)) == Result((31, 20, 17, 29), (0,))
    assert result_of(False, (20, 31)) == Result((20, 31), (1,))


def test_n21_a_tie_has_several_winners() -> None:
    assert result_of(False, (20, 31, 31)) == Result((20, 31, 31), (1, 2))
    assert result_of(False, (0, 0)) == Result((0, 0), (0, 1))


def test_the_race_has_everybodys_winnings_after_each_turn() -> None:
    state = made_round("2 7 7", "9", display="7 7 9 3", winnings=(0, 1))
    act(state, 0, "capture", card="7", groups="7")
    act(state, 1, "capture", card="9", groups="9")
    state.apply(0, Discard(2))
    act(state, 0, "capture", card="7", groups="7")
    assert state.observe(0).race == ((2, 1), (2, 3), (4, 3), (6, 3)), "3 and 2 are left over"
