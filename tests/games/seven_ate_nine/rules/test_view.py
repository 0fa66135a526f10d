"""What a player of 7 ate 9 may know: what went back was seen, and nothing else of a hand."""

from __future__ import annotations

import pytest

from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Finish, Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from tests.games.seven_ate_nine.rounds import (
    arrive,
    cards,
    draw,
    play,
    round_of,
    unblock,
)


def three(hand_limit: int = 0) -> SevenRound:
    return round_of(
        "6/1 8/1 6/1",
        "7/2 8/2 3/1",
        "2/2 1/1 1/2",
        stacks=("4/1", "4/2"),
        pile="9/1 5/3",
        hand_limit=hand_limit,
    )


def test_a_card_that_went_back_is_known_to_all_but_told_to_others_only() -> None:
    state = three()
    play(state, 0, "6/1")
    assert state.observe(0).known == ((), (), ())
    for seat in (1, 2):
        assert state.observe(seat).known == (cards("6/1"), (), ())


def test_the_same_card_twice_is_known_once() -> None:
    """Nobody can tell whether it was the same one of two that look alike."""
    state = three()
    arrive(state, 0, Play(TEXTS["6/1"], held=0))
    arrive(state, 0, Play(TEXTS["6/1"], held=2))
    assert state.observe(1).known[0] == cards("6/1")


def test_known_cards_are_sorted() -> None:
    first, second = three(), three()
    for state, order in ((first, ("7/2", "3/1")), (second, ("3/1", "7/2"))):
        for card in order:
            play(state, 1, card)
    assert first.observe(0) == second.observe(0)
    assert first.observe(0).known[1] == cards("3/1 7/2")


def test_a_card_is_known_until_one_of_its_kind_leaves_the_hand() -> None:
    state = three()
    play(state, 0, "6/1")
    play(state, 1, "8/2")
    assert state.observe(1).known[0] == cards("6/1")
    arrive(state, 0, Play(TEXTS["6/1"], held=2))
    assert state.observe(1).known[0] == (), "the other one may be the one that was seen"


def test_drawing_makes_nothing_known() -> None:
    state = three()
    draw(state, 0)
    assert state.observe(1).known == ((), (), ())


def test_what_is_seen_in_a_copy_is_not_seen_here() -> None:
    state = three()
    before = [state.observe(seat) for seat in range(3)]
    twin = state.copy()
    play(twin, 0, "6/1")
    draw(twin, 1)
    play(twin, 1, "8/2")
    assert [state.observe(seat) for seat in range(3)] == before


def test_all_of_the_pile_is_known() -> None:
    state = three()
    play(state, 1, "8/2")
    for seat in range(3):
        view = state.observe(seat)
        assert view.pile == cards("9/1 5/3 8/2")
        assert view.top == TEXTS["8/2"]
        assert view.targets == (6, 10)


def test_how_many_cards_everybody_has_is_no_secret() -> None:
    state = three()
    draw(state, 1)
    play(state, 2, "2/2")
    for seat in range(3):
        view = state.observe(seat)
        assert view.hand_sizes == (3, 4, 2)
        assert view.stack_sizes == (1, 0, 0)
        assert view.seats == 3


@pytest.mark.parametrize("viewer", [1, 2])
def test_other_hands_and_stacks_change_nothing_for_a_viewer(viewer: int) -> None:
    """The same game with other cards where the viewer cannot look, through draws and plays."""
    here = three()
    there = round_of(
        "7/1 8/1 10/2",
        "7/2 8/2 3/1" if viewer == 1 else "10/1 8/2 1/3",
        "2/2 1/1 1/2" if viewer == 2 else "2/2 9/2 9/3",
        stacks=("10/3", "4/2" if viewer == 1 else "5/1"),
        pile="9/1 5/3",
    )
    assert here.observe(viewer) == there.observe(viewer)
    for state in (here, there):
        draw(state, 0)
        play(state, 0, "8/1", at=100)
        play(state, 1, "8/2", at=130)
    assert here.observe(viewer) == there.observe(viewer)
    assert here.observe(viewer).known[1] == (() if viewer == 1 else cards("8/2"))


def test_a_view_says_what_is_legal() -> None:
    state = three(hand_limit=5)
    view = state.observe(0)
    assert view.legal() == [Play(TEXTS["8/1"]), Draw()]
    assert view.may_draw
    assert not view.may_finish
    assert view.fits(TEXTS["8/1"])
    assert not view.fits(TEXTS["6/1"])
    last = round_of("6/1", "1/1 1/2", pile="5/3").observe(0)
    assert last.fits(TEXTS["6/1"])
    assert last.legal() == [Finish(TEXTS["6/1"])]


def test_the_hand_keeps_the_order_in_which_cards_came() -> None:
    state = three()
    draw(state, 0)
    play(state, 0, "8/1")
    assert [tuple(held) for held in state.observe(0).hand] == [
        (0, TEXTS["6/1"]),
        (2, TEXTS["6/1"]),
        (3, TEXTS["4/1"]),
    ]


def test_s10_everybody_sees_that_it_is_stuck_and_what_came_up() -> None:
    state = round_of("1/1 1/2", "3/1 3/2", pile="2/1 7/3 5/3")
    assert state.observe(0).stuck
    assert state.observe(0).legal() == []
    unblock(state)
    view = state.observe(1)
    assert not view.stuck
    assert view.pile == cards("7/3 5/3 2/1")
