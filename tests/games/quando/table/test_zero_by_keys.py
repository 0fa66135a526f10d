"""Choosing the zero that a triplet turns over, without a pointer."""

from __future__ import annotations

from PySide6.QtCore import Qt

from quando_desktop.games.quando.rules.actions import Draw, Phase
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match

KEY = Qt.Key
ONE, SEVERAL = "0/9 5/0 6/8 7/1 9/4", "0/9 0/8 5/0 0/1 9/4"


def paying(sit: Sit, mine: str, at: int | None = None) -> QuandoSeat:
    """The other lays three fours while the keys are at the card with this front."""
    match = made_match(mine, "4/10 4/1 4/2 9/1 8/3", draw="3/2 8/6 5/1")
    act(match, 0, "9/4", Draw.SHOWN)
    table = sit(match)
    table.page.begin()
    table.rest()
    if at is not None:
        table.page.focus(table.own(at))
    act(match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    table.controller._settle()
    table.rest()
    assert table.view.phase is Phase.FLIP
    return table


def focused(table: QuandoSeat) -> Key | None:
    return table.table.state.focused


def test_the_keys_leave_a_card_that_cannot_be_turned(sit: Sit) -> None:
    table = paying(sit, SEVERAL, at=5)
    assert focused(table) == table.own(0)


def test_the_keys_stay_where_a_zero_is(sit: Sit) -> None:
    table = paying(sit, ONE, at=0)
    assert focused(table) == table.own(0)


def test_whoever_plays_by_pointer_gets_no_ring(sit: Sit) -> None:
    assert focused(paying(sit, SEVERAL)) is None


def test_arrows_visit_the_zeros_only(sit: Sit) -> None:
    table = paying(sit, SEVERAL, at=5)
    visited = []
    for _ in range(3):
        table.type(KEY.Key_Right)
        visited.append(focused(table))
    assert visited == [table.own(0, 1), table.own(0, 2), table.own(0, 0)]
    table.type(KEY.Key_Left)
    assert focused(table) == table.own(0, 2)


def test_nought_turns_the_only_zero(sit: Sit) -> None:
    table = paying(sit, ONE)
    table.type(KEY.Key_0)
    assert sorted(card.front for card in table.view.hand) == [3, 5, 6, 7, 9]


def test_nought_goes_from_zero_to_zero_and_enter_turns_it(sit: Sit) -> None:
    table = paying(sit, SEVERAL)
    table.type(KEY.Key_0)
    assert focused(table) == table.own(0, 0)
    table.type(KEY.Key_0)
    assert focused(table) == table.own(0, 1)
    assert table.view.phase is Phase.FLIP
    table.type(KEY.Key_Return)
    assert sorted(card.front for card in table.view.hand) == [0, 0, 3, 5, 8]


def test_enter_shows_which_zero_it_would_turn_before_it_does(sit: Sit) -> None:
    table = paying(sit, SEVERAL)
    table.type(KEY.Key_Return)
    assert focused(table) == table.own(0, 0)
    assert table.view.phase is Phase.FLIP
    table.type(KEY.Key_Return)
    assert sorted(card.front for card in table.view.hand) == [0, 0, 3, 5, 9]
