"""Keys that stay down at a Quanto table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match

KEY = Qt.Key


@pytest.fixture
def table(sit: Sit) -> QuantoSeat:
    """Whoever discards a 2 plays again."""
    draw = "10 10 10 10 11 11 11 11"
    return sit(made_match("2 2 2 2", "4 4 4 4", display="12 12 12 12", draw=draw)).begin()


def keep_down(table: QuantoSeat, key: Qt.Key) -> None:
    table.hit(key, 1000, down=True)
    for at in (1660, 1700, 1740):
        table.repeat(key, at)
    table.rest()


def test_enter_that_is_held_plays_one_card(table: QuantoSeat) -> None:
    table.type(KEY.Key_Right)
    keep_down(table, KEY.Key_Return)
    assert len(table.match.rounds[-1].moves) == 1
    assert table.toast == "", "and complains of nothing"


def test_a_digit_that_is_held_chooses(table: QuantoSeat) -> None:
    keep_down(table, KEY.Key_2)
    assert table.chosen == ["2"]


def test_an_arrow_that_is_held_goes_on(table: QuantoSeat) -> None:
    keep_down(table, KEY.Key_Right)
    assert table.table.state.focused == ("own", table.view.hand[-1].card)
