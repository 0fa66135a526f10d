"""Cards that follow the pointer at a Quando table, and the button that puts them back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.settings.settings import Sorting
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import MINE, THEIRS, QuandoSeat, Sit, act, basic, made_match


@pytest.fixture
def table(sit: Sit) -> QuandoSeat:
    return sit(basic()).begin()


def drawing(sit: Sit, **settings: object) -> QuandoSeat:
    """The looker has played the 9 and has to draw: 3 with a hidden 2."""
    match = basic()
    act(match, 0, "9/4")
    return sit(match, **settings).begin()


def sprite(table: QuandoSeat, key: Key) -> Sprite:
    found = table.scene.sprite(key)
    assert found is not None
    return found


def carry(table: QuandoSeat, key: Key, *way: QPoint) -> None:
    """Along these places; the button stays down."""
    table.press(key)
    for at in way:
        QTest.mouseMove(table.viewport, at)
    table.tick(1000)


# ---------------------------------------------------------------------- several at once


def test_all_chosen_cards_follow_the_pointer(table: QuandoSeat) -> None:
    keys = [table.own(5), table.own(6), table.own(7)]
    for key in keys:
        table.click(key)
    carry(table, keys[1], table.pixels(500, 500), table.pixels(720, 300))
    poses = [sprite(table, key).pose for key in keys]
    assert all(abs(pose.x - 720) < 100 and abs(pose.y - 300) < 20 for pose in poses)
    assert [pose.x for pose in poses] == sorted(pose.x for pose in poses), "none hides another"
    heights = {key: sprite(table, key).zValue() for key in table.pieces if key in keys}
    assert max(heights, key=lambda key: heights[key]) == keys[1]
    table.let_go(table.pixels(720, 300))
    table.rest()
    assert table.discard == [7, 6, 5]


def test_one_that_joins_the_chosen_ones_takes_them_along(table: QuandoSeat) -> None:
    table.click(table.own(7, 0))
    carry(table, table.own(7, 1), table.pixels(720, 300))
    assert sprite(table, table.own(7, 0)).pose.y == pytest.approx(300, abs=20)


def test_a_stranger_goes_alone(table: QuandoSeat) -> None:
    table.click(table.own(5))
    before = sprite(table, table.own(5)).pose
    carry(table, table.own(9), table.pixels(720, 300))
    assert sprite(table, table.own(5)).pose == before


def test_several_that_are_dropped_in_the_hand_go_back(table: QuandoSeat) -> None:
    table.click(table.own(5))
    table.click(table.own(7))
    at = table.point(table.own(5))
    table.drag(table.own(5), table.pixels(720, 300), at)
    assert table.fronts == [5, 6, 7, 7, 9]
    assert table.chosen == [5, 7]
    assert table.settings.sorting is Sorting.VALUE


def test_a_card_that_is_dropped_where_it_was_stays_there(table: QuandoSeat) -> None:
    before, revision = table.image(), table.match.revision
    at = table.point(table.own(6))
    table.drag(table.own(6), at + QPoint(4, -40), at + QPoint(0, -90), at)
    table.page._view.pointed.emit(None)
    table.rest()
    assert table.image() == before
    assert table.match.revision == revision
    assert table.settings.sorting is Sorting.VALUE


# ------------------------------------------------------------------------ the drawn card


def gap(table: QuandoSeat) -> QPoint:
    piece = next(piece for piece in table.scene.tableau.pieces if piece.key == "gap")
    return table.pixels(piece.pose.x, piece.pose.y)


@pytest.mark.parametrize(("side", "front"), [("shown", 10), ("hidden", 2)])
def test_either_side_can_be_dropped_on_the_gap(sit: Sit, side: str, front: int) -> None:
    """Even though it lies far to the right."""
    match = made_match(MINE, THEIRS, draw="10/2 8/6 5/1")
    act(match, 0, "9/4")
    table = sit(match).begin()
    table.drag(side, table.pixels(720, 600), gap(table))
    assert front in [card.front for card in table.view.hand]
    assert table.view.phase is not Phase.DRAW


def test_a_drawn_card_follows_the_pointer_over_the_hand(sit: Sit) -> None:
    table = drawing(sit)
    drawn, at = ("draw", len(table.view.draw)), table.pixels(720, 760)
    start = sprite(table, drawn).pose
    carry(table, "shown", table.pixels(600, 600), at)
    pose = sprite(table, drawn).pose
    assert pose.y > start.y + 200
    assert sprite(table, drawn).zValue() > sprite(table, table.own(7)).zValue()


def test_a_drawn_card_that_comes_back_is_not_taken(sit: Sit) -> None:
    table = drawing(sit)
    start = table.point("shown")
    table.drag("shown", gap(table), start + QPoint(3, 3))
    assert table.view.phase is Phase.DRAW


def test_a_hidden_side_on_the_gap_can_want_a_second_press(sit: Sit) -> None:
    table = drawing(sit, confirm_draw=True)
    table.drag("hidden", gap(table))
    assert table.view.phase is Phase.DRAW
    assert table.said[-1] == "Press again to turn"


# ----------------------------------------------------------------------- the other button


def right_click(table: QuandoSeat, key: Key) -> None:
    QTest.mouseClick(table.viewport, Qt.MouseButton.RightButton, pos=table.point(key))
    table.rest()


def test_the_right_button_puts_chosen_cards_back(table: QuandoSeat) -> None:
    table.click(table.own(5))
    table.click(table.own(6))
    right_click(table, table.own(6))
    assert table.chosen == []
    assert table.sounds.heard[-1] is Sound.BACK
    heard = len(table.sounds.heard)
    right_click(table, table.own(6))
    assert table.asked == []
    assert len(table.sounds.heard) == heard, "there is nothing more to put back"


def test_the_right_button_disarms_the_knob(sit: Sit) -> None:
    table = sit(basic(plays_before_knock=0), knock_by=KnockBy.TWICE).begin()
    table.click("knob")
    right_click(table, "knob")
    table.click("knob")
    assert table.view.knocker is None
