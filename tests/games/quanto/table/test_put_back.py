"""Cards of a Quanto table that are put back by the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from quando_desktop.settings.settings import Sorting
from quando_desktop.table.audio.sounds import Sound
from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    return sit(made_match("3 9 J 1", "4 5 6 7", display="4r 5 9 2 7r 12")).begin()


def test_the_right_button_puts_the_chosen_card_back(table: QuantoSeat) -> None:
    table.click(table.own("9"))
    assert table.marked
    at = table.point(table.own("9"))
    for _ in range(2):
        QTest.mouseClick(table.viewport, Qt.MouseButton.RightButton, pos=at)
        table.rest()
    assert table.chosen == []
    assert table.marked == []
    assert table.sounds.heard.count(Sound.BACK) == 1, "then there is nothing more to put back"
    assert table.match.rounds[-1].moves == []


def test_a_card_that_is_dropped_where_it_was_stays_there(table: QuantoSeat) -> None:
    hand, at = table.hand, table.point(table.own("9"))
    table.drag(table.own("9"), at + QPoint(4, -40), at + QPoint(0, -90), at)
    assert table.hand == hand
    assert table.chosen == []
    assert table.settings.sorting is Sorting.VALUE
    assert table.match.rounds[-1].moves == []
