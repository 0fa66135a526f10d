"""The rules of Quando by their numbers: the triplet and the draw pile."""

from __future__ import annotations

import pytest

from quando_desktop.engine.contract import IllegalAction, WrongPhase
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.actions import Flip, Phase
from tests.games.quando.rounds import HIDDEN, SHOWN, act, flip, hand, table, texts

# -------------------------------------------------------------------- the triplet


def test_q14_worked_example_three_eights() -> None:
    """Tim plays three 8s and draws; Sarah turns a 0, Maria and Linus draw; Sarah is next."""
    state = table("8/0 8/1 8/2 5/1", "0/5 0/6 3/1", "4/1 6/2", "7/1 9/2", draw="10/3 9/4 7/5 6/4")
    events = act(state, 0, "8/0 8/1 8/2", SHOWN)
    assert happened.Tripled(0, 8) in events
    assert (state.actor, state.phase) == (1, Phase.FLIP)
    assert {type(action) for action in state.legal(1)} == {Flip}
    assert len(state.legal(1)) == 2
    act(state, 1, flip(state, 1, "0/6"))
    assert hand(state, 1) == "0/5 3/1 6/0"
    assert (state.actor, state.phase) == (2, Phase.PENALTY_DRAW)
    act(state, 2, SHOWN)
    assert hand(state, 2) == "4/1 6/2 9/4"
    act(state, 3, HIDDEN)
    assert hand(state, 3) == "5/7 7/1 9/2"
    assert (state.actor, state.phase) == (1, Phase.PLAY)


@pytest.mark.parametrize("count", [1, 2, 4, 5])
def test_q14_other_numbers_of_equals_are_no_triplet(count: int) -> None:
    cards = " ".join(f"8/{back}" for back in range(count))
    state = table(cards + " 5/1", "9/1")
    act(state, 0, cards, SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)


def test_q14_a_straight_is_no_triplet() -> None:
    state = table("3/0 4/0 5/0 5/1", "9/1")
    act(state, 0, "3/0 4/0 5/0", SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PLAY)


def test_q14_whoever_has_a_zero_must_turn_one_and_only_a_zero() -> None:
    state = table("8/0 8/1 8/2 5/1", "0/5 3/1")
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    with pytest.raises(WrongPhase):
        state.check(1, SHOWN)
    with pytest.raises(IllegalAction, match="not_a_zero"):
        state.check(1, Flip(1))
    with pytest.raises(IllegalAction, match="not_in_hand"):
        state.check(1, Flip(2))


def test_q14_triplet_of_zeros_counts_too() -> None:
    state = table("0/1 0/2 0/3 5/1", "9/1")
    act(state, 0, "0/1 0/2 0/3", SHOWN)
    assert (state.actor, state.phase) == (1, Phase.PENALTY_DRAW)


# ------------------------------------------------------------------ the draw pile


def test_q15_the_discard_pile_is_turned_over_as_soon_as_the_last_card_is_taken() -> None:
    state = table("7/2 7/3 1/0", "10/0 1/4", draw="4/9", rest=False)
    events = act(state, 0, "7/2 7/3", SHOWN)
    assert happened.PileTurned(2, 2) in events
    assert state.discard == []
    assert texts(state, state.draw[::-1]) == "2/7 3/7"


def test_q15_the_bottom_card_comes_first_showing_its_other_side() -> None:
    state = table("7/2 7/3 1/0", "10/0 1/4", draw="4/9", rest=False)
    act(state, 0, "7/2 7/3", SHOWN)
    act(state, 1, "10/0", SHOWN)
    assert hand(state, 1) == "1/4 2/7"
    act(state, 0, "1/0", HIDDEN)
    assert hand(state, 0) == "4/9 7/3"
    assert texts(state, state.draw[::-1]) == "0/10 0/1"


def test_q15_it_is_turned_before_penalties_draw() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, SHOWN)
    assert hand(state, 1) == "0/8 9/1"


def test_q15_with_both_piles_empty_a_penalty_draw_is_skipped() -> None:
    """One card is left and three are discarded: with five seats the fifth cannot draw."""
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", "9/3", "9/4", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    act(state, 1, SHOWN)
    act(state, 2, SHOWN)
    events = act(state, 3, SHOWN)
    assert happened.PenaltySkipped(4) in events
    assert (state.actor, state.phase) == (1, Phase.PLAY)
    assert state.draw == state.discard == []
    # The next play can be served all the same: its own cards are turned over for it.
    events = act(state, 1, "9/1")
    assert happened.PileTurned(1, 1) in events
    act(state, 1, SHOWN)
    assert hand(state, 1) == "0/8 1/9"


def test_q15_a_zero_is_turned_even_if_both_piles_are_empty() -> None:
    state = table("8/0 8/1 8/2 5/1", "9/1", "9/2", "9/3", "0/4", draw="4/9", rest=False)
    act(state, 0, "8/0 8/1 8/2", SHOWN)
    for seat in (1, 2, 3):
        act(state, seat, SHOWN)
    assert (state.actor, state.phase) == (4, Phase.FLIP)
