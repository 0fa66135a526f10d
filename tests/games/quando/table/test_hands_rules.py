"""Knocking, passing, paying for a triplet and taking back, with the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from quando_desktop.games.quando.rules.actions import Call, Draw, Phase
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.scene.hold import HOLD
from tests.games.quando.table.seat import MINE, QuandoSeat, Sit, act, basic, hold, made_match


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(basic()).begin()


def penalized(sit: Sit, mine: str) -> QuandoSeat:
    """The other has laid three fours; whoever has no zero draws."""
    match = made_match(mine, "4/10 4/1 4/2 9/1 8/3", draw="3/2 8/6 5/1")
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    return sit(match).begin()


# -------------------------------------------------------------------------- knocking


@pytest.fixture
def open_table(sit: Sit) -> QuandoSeat:
    """Everybody may knock from the start."""
    return sit(basic(plays_before_knock=0)).begin()


def test_the_knob_is_held(open_table: QuandoSeat) -> None:
    table = open_table
    table.press("knob")
    hold(table, HOLD / 2)
    assert table.intent.held == pytest.approx(0.5)
    assert {"ring", "dark", "meaning"} <= table.pieces
    hold(table, HOLD / 2 - 1)
    assert table.view.knocker is None
    hold(table, 1)
    assert table.view.knocker == 0
    table.let_go(QPoint(5, 5))
    table.rest()
    assert "dark" not in table.pieces


def test_letting_go_too_early_is_nothing(open_table: QuandoSeat) -> None:
    table = open_table
    at = table.point("knob")
    table.press("knob")
    hold(table, HOLD - 1)
    table.let_go(at)
    table.rest()
    assert table.view.knocker is None
    assert table.intent.armed is None
    assert "dark" not in table.pieces
    assert table.page._hold.key is None


def test_two_short_presses_are_nothing(open_table: QuandoSeat) -> None:
    table = open_table
    for _ in range(2):
        table.double_click("knob")
    assert table.view.knocker is None
    assert table.intent.armed is None


def test_the_curtain_ends_a_hold(open_table: QuandoSeat) -> None:
    open_table.press("knob")
    hold(open_table, 100)
    open_table.page.conceal()
    hold(open_table, HOLD)
    assert open_table.match.truth is not None
    assert open_table.view.knocker is None


def test_the_knob_can_be_pressed_twice(sit: Sit) -> None:
    table = sit(basic(plays_before_knock=0), knock_by=KnockBy.TWICE).begin()
    table.click("knob")
    assert table.view.knocker is None
    assert {"dark", "meaning"} <= table.pieces
    assert "again" in table.said[-1]
    table.click("knob")
    assert table.view.knocker == 0


def test_anything_else_disarms_the_knob(sit: Sit) -> None:
    """Who chooses a card then and presses Enter does not want to knock."""
    table = sit(basic(plays_before_knock=0), knock_by=KnockBy.TWICE).begin()
    table.click("knob")
    table.click(table.own(9))
    table.table.typed("Return")
    table.rest()
    assert table.view.knocker is None
    assert table.discard == [9]


def test_a_closed_knock_says_who_has_to_play(table: QuandoSeat) -> None:
    before = table.match.revision
    table.click("knob")
    assert "Olive" in table.toast
    assert table.said[-1] == table.toast
    assert table.match.revision == before


# ----------------------------------------------------------- the rest of the rules


def test_in_the_last_round_one_can_pass(sit: Sit) -> None:
    match = basic(plays_before_knock=0)
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, Call.KNOCK)
    table = sit(match).begin()
    assert "knob" not in table.controls
    assert "countdown" in table.pieces
    table.click("pass")
    assert table.view.phase is Phase.OVER


def test_who_has_played_in_the_last_round_is_not_offered_to_pass(sit: Sit) -> None:
    match = basic(plays_before_knock=0)
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, Call.KNOCK)
    act(match, 0, "7/2")
    table = sit(match).begin()
    assert {"shown", "hidden"} <= set(table.controls)
    assert "pass" not in table.controls
    table.type(Qt.Key.Key_P)
    assert table.toast == ""


def test_cards_answer_to_the_pointer_only_where_they_can_be_chosen(sit: Sit) -> None:
    match = basic()
    act(match, 0, "9/4")
    table = sit(match).begin()
    before = table.image()
    table.table.pointed(table.own(7))
    table.rest()
    assert table.image() == before, "the side of the drawn card comes first"


def test_a_zero_is_turned_over(sit: Sit) -> None:
    table = penalized(sit, "0/9 0/8 5/0 7/1 9/4")
    assert table.view.phase is Phase.FLIP
    table.click(table.own(5))
    assert "zero" in table.toast
    assert table.view.phase is Phase.FLIP
    table.click(table.own(0, 1))
    assert sorted(card.front for card in table.view.hand if card.front > 5) == [7, 8]


def test_without_a_zero_a_card_is_drawn(sit: Sit) -> None:
    table = penalized(sit, MINE)
    assert table.view.phase is Phase.PENALTY_DRAW
    table.click("shown")
    assert len(table.view.hand) == 6


def test_a_play_can_be_taken_back(table: QuandoSeat) -> None:
    assert "undo" not in table.controls
    table.double_click(table.own(9))
    table.click("undo")
    assert table.view.phase is Phase.PLAY
    assert table.fronts == [5, 6, 7, 7, 9]
    assert table.discard == []
    table.double_click(table.own(9))
    table.page.undo()
    table.rest()
    assert table.discard == []


def test_the_bar_asks_the_window(table: QuandoSeat) -> None:
    table.click("menu")
    table.click("gear")
    assert table.asked == [Command.MENU, Command.SETTINGS]


def test_nothing_is_done_out_of_turn(sit: Sit) -> None:
    match = basic()
    act(match, 0, "9/4", Draw.SHOWN)
    table = sit(match)
    table.page.begin()
    table.rest()
    before = table.match.revision
    table.click(table.own(5))
    table.double_click(table.own(5))
    table.drag(table.own(5), table.pixels(720, 400))
    assert table.match.revision == before
    assert table.chosen == []
    table.click("knob")
    assert "Olive" in table.toast
