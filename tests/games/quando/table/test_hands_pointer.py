"""Playing Quando with the pointer: every way to act, and what is said to a wrong try."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.sprite import Sprite
from tests.games.quando.table.seat import QuandoSeat, Sit, act, basic


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(basic()).begin()


def drawing(sit: Sit, **settings: object) -> QuandoSeat:
    """The looker has played the 9 and has to draw: 3 with a hidden 2."""
    match = basic()
    act(match, 0, "9/4")
    return sit(match, **settings).begin()


# ----------------------------------------------------------------------- choosing


def test_a_press_chooses_and_another_one_puts_back(table: QuandoSeat) -> None:
    table.click(table.own(7))
    assert table.chosen == [7]
    table.click(table.own(9))
    table.click(table.own(7))
    assert table.chosen == [9]
    assert table.sounds.heard[-3:] == [Sound.SELECT, Sound.SELECT, Sound.BACK]
    assert table.view.phase is Phase.PLAY


def test_what_can_join_is_marked_and_the_rest_is_veiled(table: QuandoSeat) -> None:
    table.click(table.own(6))
    dots = {key[1] for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"}
    fronts = sorted(card.front for card in table.view.hand if card.card in dots)
    assert fronts == [5, 7, 7], "not the 9"


def test_the_button_plays_what_is_chosen(table: QuandoSeat) -> None:
    assert "play" not in table.controls
    table.click(table.own(7, 0))
    table.click(table.own(7, 1))
    assert table.controls["play"].name == "Play two 7s"
    table.click("play")
    assert table.discard == [7, 7]
    assert table.fronts == [5, 6, 9]
    assert table.view.phase is Phase.DRAW
    assert table.chosen == []


def test_a_straight_is_laid_from_its_lowest_card(table: QuandoSeat) -> None:
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


def test_a_double_press_plays_one_card(table: QuandoSeat) -> None:
    table.double_click(table.own(9))
    assert table.discard == [9]


def test_a_double_press_plays_the_card_with_the_chosen_ones(table: QuandoSeat) -> None:
    table.click(table.own(7, 0))
    table.double_click(table.own(7, 1))
    assert table.discard == [7, 7]


def test_a_double_press_on_a_stranger_plays_it_alone(table: QuandoSeat) -> None:
    table.click(table.own(5))
    table.double_click(table.own(9))
    assert table.discard == [9]


def test_a_card_dropped_on_the_table_is_played(table: QuandoSeat) -> None:
    table.drag(table.own(6), table.pixels(700, 500), table.pixels(720, 420))
    assert table.discard == [6]
    assert table.settings.sorting is Sorting.VALUE


def test_a_dropped_card_takes_the_chosen_ones_along(table: QuandoSeat) -> None:
    table.click(table.own(5))
    table.click(table.own(6))
    table.drag(table.own(7), table.pixels(720, 420))
    assert table.discard == [7, 6, 5]


def test_a_dropped_card_that_fits_to_none_goes_alone(table: QuandoSeat) -> None:
    table.click(table.own(5))
    table.drag(table.own(9), table.pixels(720, 420))
    assert table.discard == [9]


def test_while_a_card_is_dragged_it_follows_the_pointer_and_the_pile_glows(
    table: QuandoSeat,
) -> None:
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


def cards(table: QuandoSeat) -> list[Sprite]:
    found = [table.scene.sprite(key) for key in table.controls if isinstance(key, tuple)]
    return [sprite for sprite in found if sprite is not None]


# ------------------------------------------------------------------- a wrong try


def test_a_wrong_set_explains_itself_and_changes_nothing(table: QuandoSeat) -> None:
    before = table.match.revision
    table.click(table.own(5))
    table.click(table.own(9))
    assert "play" not in table.controls
    table.table.typed("Return")
    assert "5 9" in table.toast
    assert table.said[-1] == table.toast
    assert table.sounds.heard[-1] is Sound.REFUSED
    assert table.match.revision == before
    assert table.chosen == [5, 9]
    table.rest()
    table.click(table.own(9))
    assert table.toast == ""
    assert "play" in table.controls


def test_the_line_goes_by_itself(table: QuandoSeat) -> None:
    table.table.typed("Return")
    assert table.toast
    assert table.page._toast.isActive()
    table.end_toast()
    assert table.toast == ""


def test_a_shake_never_leaves_cards_where_they_are_not(table: QuandoSeat) -> None:
    """The choice is taken back while the cards still shake."""
    table.click(table.own(5))
    table.click(table.own(9))
    table.table.typed("Return")
    table.tick(60)
    table.table.typed("Escape")
    table.rest()
    poses = {piece.key: piece.pose for piece in table.scene.tableau.pieces}
    for front in (5, 9):
        sprite = table.scene.sprite(table.own(front))
        assert sprite is not None
        assert sprite.pose == poses[table.own(front)]


def test_a_card_coming_down_while_another_is_chosen_arrives(table: QuandoSeat) -> None:
    first, second = table.own(9), table.own(5)
    table.table.pointed(first)
    table.tick(200)
    table.table.pointed(second)
    table.tick(40)
    table.activate(second)
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


def test_the_card_can_be_pulled_to_either_side(sit: Sit) -> None:
    for way, front in ((-90, 3), (90, 2)):
        table = drawing(sit)
        start = table.point("shown")
        table.drag("shown", start + QPoint(way // 2, 0), start + QPoint(way, 0))
        assert front in [card.front for card in table.view.hand]


def test_a_card_that_is_hardly_pulled_goes_back(sit: Sit) -> None:
    table = drawing(sit)
    before = table.image()
    start = table.point("shown")
    table.drag("shown", start + QPoint(20, 0), start + QPoint(25, 0))
    assert table.view.phase is Phase.DRAW
    table.page._view.pointed.emit(None)
    table.rest()
    assert table.image() == before


def test_what_is_gone_cannot_be_pressed(sit: Sit) -> None:
    table = drawing(sit)
    table.activate("shown")
    table.activate("shown")
    assert table.toast == ""


def test_the_hidden_side_can_want_a_second_press(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.click("hidden")
    assert table.view.phase is Phase.DRAW
    assert table.said[-1] == "Press again to turn"
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


# -------------------------------------------------------------------------- sorting


def test_dragging_along_the_hand_puts_it_in_order_for_good(table: QuandoSeat) -> None:
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


def test_sorting_changes_at_once(table: QuandoSeat) -> None:
    table.change(sorting=Sorting.OFF)
    table.double_click(table.own(9))
    table.click("shown")
    table.go_on()
    assert table.fronts == [5, 6, 7, 7, 3]
    table.change(sorting=Sorting.VALUE)
    assert table.fronts == [3, 5, 6, 7, 7]
