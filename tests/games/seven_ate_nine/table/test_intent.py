"""The aim stays on its card, and finds a neighbour when that leaves."""

from __future__ import annotations

import pytest

from quando_desktop.games.seven_ate_nine.table.intent import Aims

HAND = (0, 1, 2, 3)


@pytest.fixture
def aims() -> Aims:
    aims = Aims()
    aims.see(0, HAND)
    return aims


def test_everybody_begins_at_the_left(aims: Aims) -> None:
    aims.see(2, (5, 7))
    assert aims.now == {0: 0, 2: 5}


def test_it_goes_along_the_hand_and_round_its_ends(aims: Aims) -> None:
    assert aims.move(0, HAND, 1)
    assert aims.of(0) == 1
    aims.move(0, HAND, -1)
    aims.move(0, HAND, -1)
    assert aims.of(0) == 3
    aims.move(0, HAND, 1)
    assert aims.of(0) == 0


def test_a_single_card_leaves_nowhere_to_go() -> None:
    aims = Aims()
    aims.see(0, (4,))
    assert not aims.move(0, (4,), 1)
    assert not aims.move(1, (), 1)


def test_it_stays_on_its_card_when_others_leave(aims: Aims) -> None:
    aims.point(0, 2)
    aims.see(0, (1, 2))
    assert aims.of(0) == 2


def test_it_stays_when_a_card_is_drawn(aims: Aims) -> None:
    aims.point(0, 3)
    aims.see(0, (*HAND, 4))
    assert aims.of(0) == 3


@pytest.mark.parametrize(("gone", "then"), [(0, 1), (2, 3), (3, 2)])
def test_when_its_card_leaves_it_goes_to_the_right_neighbour(
    aims: Aims, gone: int, then: int
) -> None:
    """... and from the right end to the left one."""
    aims.point(0, gone)
    aims.see(0, [held for held in HAND if held != gone])
    assert aims.of(0) == then


def test_an_empty_hand_has_none_until_a_card_comes(aims: Aims) -> None:
    aims.see(0, ())
    assert aims.of(0) is None
    aims.see(0, (8,))
    assert aims.of(0) == 8


def test_a_new_deal_begins_at_the_left_again(aims: Aims) -> None:
    aims.point(0, 3)
    aims.forget()
    aims.see(0, HAND)
    assert aims.of(0) == 0


def test_what_was_given_does_not_change(aims: Aims) -> None:
    before = aims.now
    aims.move(0, HAND, 1)
    assert before == {0: 0}
