"""Keys that stay down: what is held goes on, and nothing is asked for twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.scene.hold import HOLD
from tests.games.quando.table.seat import QuandoSeat, Sit, act, hold, made_match

KEY = Qt.Key
MINE, THEIRS = "5/0 6/1 7/2 7/3 10/4", "4/10 8/3 9/2 1/0 2/8"
REPEATS = (1660, 1700, 1740)
"""When the system repeats a key that went down at 1000."""


@pytest.fixture
def open_table(sit: Sit) -> QuandoSeat:
    """Whoever begins may knock."""
    return sit(made_match(MINE, THEIRS, draw="3/2 8/6 5/1", plays_before_knock=0)).begin()


def drawing(sit: Sit, **settings: object) -> QuandoSeat:
    match = made_match(MINE, THEIRS, draw="3/2 8/6 5/1")
    act(match, 0, "10/4")
    return sit(match, **settings).begin()


def keep_down(table: QuandoSeat, key: Qt.Key) -> None:
    """As long as it takes: Qt sees through one repetition, and not through the others."""
    table.hit(key, 1000, down=True)
    table.hit(key, 1500, down=False, repeats=True)
    table.hit(key, 1500, down=True, repeats=True)
    for at in REPEATS:
        table.repeat(key, at)
    table.rest()


# ---------------------------------------------------------------------------- the knock


def test_a_hold_outlives_the_repetitions_of_its_key(open_table: QuandoSeat) -> None:
    table = open_table
    table.hit(KEY.Key_K, 1000, down=True)
    hold(table, 660)
    for at in REPEATS:
        table.repeat(KEY.Key_K, at)
        hold(table, 40)
    assert table.intent.held == pytest.approx(780 / HOLD)
    hold(table, HOLD - 780)
    assert table.view.knocker == 0


def test_a_key_that_is_still_down_after_the_knock_asks_for_nothing(open_table: QuandoSeat) -> None:
    table = open_table
    table.hit(KEY.Key_K, 1000, down=True)
    hold(table, HOLD)
    assert table.view.knocker == 0
    for at in REPEATS:
        table.repeat(KEY.Key_K, at)
    assert table.table.state.toast.words == ""


def test_nothing_counts_once_the_key_may_be_up(open_table: QuandoSeat, qtbot: QtBot) -> None:
    table = open_table
    table.hit(KEY.Key_K, 1000, down=True)
    hold(table, HOLD - 10)
    with qtbot.waitSignal(table.page._hold.held) as let_go:
        table.hit(KEY.Key_K, 1890, down=False)
        hold(table, 20)
    assert let_go.args == ["knob", 0.0]
    assert table.view.knocker is None


def test_a_second_try_begins_anew(open_table: QuandoSeat) -> None:
    table = open_table
    table.hit(KEY.Key_K, 1000, down=True)
    hold(table, HOLD - 10)
    table.hit(KEY.Key_K, 1890, down=False)
    table.hit(KEY.Key_K, 1920, down=True)
    hold(table, HOLD - 10)
    assert table.view.knocker is None
    hold(table, 10)
    assert table.view.knocker == 0


def test_whoever_knocks_by_two_presses_has_to_press_twice(sit: Sit) -> None:
    match = made_match(MINE, THEIRS, draw="3/2 8/6 5/1", plays_before_knock=0)
    table = sit(match, knock_by=KnockBy.TWICE).begin()
    keep_down(table, KEY.Key_K)
    assert table.intent.armed == "knob"
    assert table.view.knocker is None


# ------------------------------------------------------------------------- all other keys


def test_a_digit_that_is_held_chooses_one_card(open_table: QuandoSeat) -> None:
    keep_down(open_table, KEY.Key_7)
    assert open_table.chosen == [7]


def test_a_hint_stays_open_while_its_key_is_down(open_table: QuandoSeat) -> None:
    open_table.hit(KEY.Key_H, 1000, down=True)
    open_table.repeat(KEY.Key_H, 1660)
    assert open_table.table.hints.is_shown


def test_the_hand_is_sorted_once(open_table: QuandoSeat) -> None:
    keep_down(open_table, KEY.Key_S)
    assert open_table.settings.sorting is Sorting.HAND


def test_the_second_press_that_a_hidden_side_wants_is_a_second_press(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.type(KEY.Key_Right)
    keep_down(table, KEY.Key_Return)
    assert table.view.phase is Phase.DRAW
    table.hit(KEY.Key_Return, 2000, down=False)
    table.hit(KEY.Key_Return, 2200, down=True)
    assert table.view.phase is not Phase.DRAW


def test_an_arrow_that_is_held_takes_no_side(sit: Sit) -> None:
    table = drawing(sit)
    keep_down(table, KEY.Key_Right)
    assert table.view.phase is Phase.DRAW


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return])
def test_a_button_is_pressed_once(open_table: QuandoSeat, key: Qt.Key) -> None:
    open_table.page.focus("knob")
    keep_down(open_table, key)
    open_table.hit(key, 1900, down=False)
    assert open_table.intent.armed == "knob"
    assert open_table.view.knocker is None


def test_an_arrow_that_is_held_goes_on_along_the_hand(open_table: QuandoSeat) -> None:
    keep_down(open_table, KEY.Key_Right)
    assert open_table.table.state.focused == open_table.own(10), "five presses and repetitions"
