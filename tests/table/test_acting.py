"""Playing Quando with the pointer: every way to act, and what is said to a wrong try."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from quando_desktop.disk.settings import KnockBy, Sorting
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.actions import Call, Draw, Phase
from quando_desktop.table.gametable import Command
from quando_desktop.table.page import HOLD
from quando_desktop.table.sounds import Sound
from quando_desktop.table.sprite import Sprite
from tests.table.tables import Seated, Sit, act, made_match

MINE, THEIRS = "5/0 6/1 7/2 7/3 9/4", "4/10 8/3 9/2 1/0 2/8"


def basic(**options: int) -> Match:
    """It is the first turn of the round, and of the looker."""
    return made_match(MINE, THEIRS, draw="3/2 8/6 5/1", **options)


@pytest.fixture
def table(sit: Sit) -> Seated:
    return sit(basic()).begin()


def drawing(sit: Sit, **settings: object) -> Seated:
    """The looker has played the 9 and has to draw: 3 with a hidden 2."""
    match = basic()
    act(match, 0, "9/4")
    return sit(match, **settings).begin()


def penalized(sit: Sit, mine: str) -> Seated:
    """The other has laid three fours; whoever has no zero draws."""
    match = made_match(mine, "4/10 4/1 4/2 9/1 8/3", draw="3/2 8/6 5/1")
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    return sit(match).begin()


def hold(table: Seated, ms: float) -> None:
    """Time passes while the knob is held."""
    table.time.now += ms
    table.page._hold_on()


# ----------------------------------------------------------------------- choosing


def test_a_press_chooses_and_another_one_puts_back(table: Seated) -> None:
    table.click(table.own(7))
    assert table.chosen == [7]
    assert table.sounds.heard[-1] is Sound.SELECT
    table.click(table.own(9))
    table.click(table.own(7))
    assert table.chosen == [9]
    assert table.sounds.heard[-1] is Sound.BACK
    assert table.view.phase is Phase.PLAY


def test_what_can_join_is_marked_and_the_rest_is_veiled(table: Seated) -> None:
    table.click(table.own(6))
    dots = {key[1] for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"}
    fronts = sorted(card.front for card in table.view.hand if card.card in dots)
    assert fronts == [5, 7, 7], "not the 9"


def test_the_button_plays_what_is_chosen(table: Seated) -> None:
    assert "play" not in table.controls
    table.click(table.own(7, 0))
    table.click(table.own(7, 1))
    assert table.controls["play"].name == "Play two 7s"
    table.click("play")
    assert table.discard == [7, 7]
    assert table.fronts == [5, 6, 9]
    assert table.view.phase is Phase.DRAW
    assert table.chosen == []


def test_a_straight_is_laid_from_its_lowest_card(table: Seated) -> None:
    for front in (7, 5, 6):
        table.click(table.own(front))
    table.click("play")
    assert table.discard == [7, 6, 5], "top first"


def test_a_straight_put_otherwise_by_hand_is_laid_as_it_lies(sit: Sit) -> None:
    table = sit(basic(), sorting=Sorting.HAND).begin()
    first = table.controls[table.own(5)].box
    table.drag(table.own(7), table.pixels(first.left - 20, first.top + 60))
    assert table.fronts == [7, 5, 6, 7, 9]
    for key in [*table.controls]:
        if key in (table.own(7), table.own(5), table.own(6)):
            table.click(key)
    table.click("play")
    assert table.discard == [6, 5, 7]


def test_a_double_press_plays_one_card(table: Seated) -> None:
    table.double_click(table.own(9))
    assert table.discard == [9]


def test_a_double_press_plays_the_card_with_the_chosen_ones(table: Seated) -> None:
    table.click(table.own(7, 0))
    table.double_click(table.own(7, 1))
    assert table.discard == [7, 7]


def test_a_double_press_on_a_stranger_plays_it_alone(table: Seated) -> None:
    table.click(table.own(5))
    table.double_click(table.own(9))
    assert table.discard == [9]


def test_a_card_dropped_on_the_table_is_played(table: Seated) -> None:
    table.drag(table.own(6), table.pixels(700, 500), table.pixels(720, 420))
    assert table.discard == [6]
    assert table.settings.sorting is Sorting.VALUE


def test_a_dropped_card_takes_the_chosen_ones_along(table: Seated) -> None:
    table.click(table.own(5))
    table.click(table.own(6))
    table.drag(table.own(7), table.pixels(720, 420))
    assert table.discard == [7, 6, 5]


def test_a_dropped_card_that_fits_to_none_goes_alone(table: Seated) -> None:
    table.click(table.own(5))
    table.drag(table.own(9), table.pixels(720, 420))
    assert table.discard == [9]


def test_while_a_card_is_dragged_it_follows_the_pointer_and_the_pile_glows(table: Seated) -> None:
    table.press(table.own(6))
    start, away = table.point(table.own(6)), table.pixels(720, 300)
    QTest.mouseMove(table.viewport, away)
    table.tick(1000)
    assert "drop here" in table.pieces
    sprite = table.scene.sprite(table.own(6))
    assert sprite is not None
    assert sprite.pose.x == pytest.approx(720, abs=3)
    assert sprite.zValue() == max(s.zValue() for s in cards(table))
    QTest.mouseMove(table.viewport, start)
    table.let_go(start)
    table.rest()
    assert table.discard == []
    assert "drop here" not in table.pieces


def cards(table: Seated) -> list[Sprite]:
    found = [table.scene.sprite(key) for key in table.controls if isinstance(key, tuple)]
    return [sprite for sprite in found if sprite is not None]


# ------------------------------------------------------------------- a wrong try


def test_a_wrong_set_explains_itself_and_changes_nothing(table: Seated) -> None:
    before = table.match.revision
    table.click(table.own(5))
    table.click(table.own(9))
    assert "play" not in table.controls
    table.page._table.typed("Return")
    assert "5 9" in table.toast
    assert table.said[-1] == table.toast
    assert table.sounds.heard[-1] is Sound.REFUSED
    assert table.match.revision == before
    assert table.chosen == [5, 9]
    table.rest()
    table.click(table.own(9))
    assert table.toast == ""
    assert "play" in table.controls


def test_the_line_goes_by_itself(table: Seated) -> None:
    table.page._table.typed("Return")
    assert table.toast
    assert table.page._toast.isActive()
    table.page._toast.timeout.emit()
    assert table.toast == ""


def test_a_shake_never_leaves_cards_where_they_are_not(table: Seated) -> None:
    """The choice is taken back while the cards still shake."""
    table.click(table.own(5))
    table.click(table.own(9))
    table.page._table.typed("Return")
    table.tick(60)
    table.page._table.typed("Escape")
    table.rest()
    poses = {piece.key: piece.pose for piece in table.scene.tableau.pieces}
    for front in (5, 9):
        sprite = table.scene.sprite(table.own(front))
        assert sprite is not None
        assert sprite.pose == poses[table.own(front)]


def test_a_card_coming_down_while_another_is_chosen_arrives(table: Seated) -> None:
    first, second = table.own(9), table.own(5)
    table.page._table.pointed(first)
    table.tick(200)
    table.page._table.pointed(second)
    table.tick(40)
    table.page._press(second)
    table.rest()
    sprite = table.scene.sprite(first)
    assert sprite is not None
    assert sprite.pose == next(p.pose for p in table.scene.tableau.pieces if p.key == first)


# -------------------------------------------------------------------------- drawing


def test_the_shown_side_is_taken(sit: Sit) -> None:
    table = drawing(sit)
    assert table.controls["shown"].name == "Take the 3"
    assert "knob" not in table.controls
    table.click("shown")
    assert sorted(card.front for card in table.view.hand) == [3, 5, 6, 7, 7]


def test_the_hidden_side_is_taken(sit: Sit) -> None:
    table = drawing(sit)
    table.click("hidden")
    assert sorted(card.front for card in table.view.hand) == [2, 5, 6, 7, 7]


def test_the_hidden_side_can_want_a_second_press(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.click("hidden")
    assert table.view.phase is Phase.DRAW
    assert table.controls["hidden"].name == "Press again to turn"
    table.click("hidden")
    assert 2 in [card.front for card in table.view.hand]


def test_another_press_takes_the_first_one_back(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.click("hidden")
    table.click(table.own(5))
    assert table.controls["hidden"].name == "Turn it over"
    table.click("hidden")
    assert table.view.phase is Phase.DRAW
    table.click("shown")
    assert 3 in [card.front for card in table.view.hand]


def test_cards_cannot_be_chosen_while_drawing(sit: Sit) -> None:
    table = drawing(sit)
    table.click(table.own(5))
    table.double_click(table.own(5))
    assert table.chosen == []
    assert table.view.phase is Phase.DRAW


# -------------------------------------------------------------------------- knocking


@pytest.fixture
def open_table(sit: Sit) -> Seated:
    """Everybody may knock from the start."""
    return sit(basic(plays_before_knock=0)).begin()


def test_the_knob_is_held(open_table: Seated) -> None:
    table = open_table
    table.press("knob")
    hold(table, HOLD / 2)
    assert table.table._held == pytest.approx(0.5)
    assert {"ring", "dark", "meaning"} <= table.pieces
    hold(table, HOLD / 2 - 1)
    assert table.view.knocker is None
    hold(table, 1)
    assert table.view.knocker == 0
    table.let_go(QPoint(5, 5))
    table.rest()
    assert "dark" not in table.pieces


def test_letting_go_too_early_is_nothing(open_table: Seated) -> None:
    table = open_table
    at = table.point("knob")
    table.press("knob")
    hold(table, HOLD - 1)
    table.let_go(at)
    table.rest()
    assert table.view.knocker is None
    assert table.table._armed is None
    assert "dark" not in table.pieces
    assert not table.page._hold.isActive()


def test_two_short_presses_are_nothing(open_table: Seated) -> None:
    table = open_table
    for _ in range(2):
        table.double_click("knob")
    assert table.view.knocker is None
    assert table.table._armed is None


def test_the_curtain_ends_a_hold(open_table: Seated) -> None:
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
    table.page._table.typed("Return")
    table.rest()
    assert table.view.knocker is None
    assert table.discard == [9]


def test_a_closed_knock_says_who_has_to_play(table: Seated) -> None:
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


def test_a_play_can_be_taken_back(table: Seated) -> None:
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


def test_the_bar_asks_the_window(table: Seated) -> None:
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


# -------------------------------------------------------------------------- sorting


def test_dragging_along_the_hand_puts_it_in_order_for_good(table: Seated) -> None:
    last = table.controls[table.own(9)].box
    table.drag(table.own(5), table.pixels(last.right + 10, last.top + 60))
    assert table.fronts == [6, 7, 7, 9, 5]
    assert table.settings.sorting is Sorting.HAND
    assert table.discard == []
    table.double_click(table.own(9))
    assert table.fronts == [6, 7, 7, 5]
    table.click("shown")
    table.go_on()
    assert table.fronts == [6, 7, 7, 5, 3], "what comes goes to the right end"


@pytest.mark.parametrize(
    ("sorting", "fronts"), [(Sorting.VALUE, [3, 5, 6, 7, 7]), (Sorting.OFF, [5, 6, 7, 7, 3])]
)
def test_the_hand_is_sorted_by_value_or_as_it_came(
    sit: Sit, sorting: Sorting, fronts: list[int]
) -> None:
    table = drawing(sit, sorting=sorting)
    table.click("shown")
    assert table.fronts == fronts


def test_sorting_changes_at_once(table: Seated) -> None:
    table.change(sorting=Sorting.OFF)
    table.double_click(table.own(9))
    table.click("shown")
    table.go_on()
    assert table.fronts == [5, 6, 7, 7, 3]
    table.change(sorting=Sorting.VALUE)
    assert table.fronts == [3, 5, 6, 7, 7]
