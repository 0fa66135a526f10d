"""Whose key is whose, for any number of people."""

from __future__ import annotations

import pytest

from quando_desktop.games.seven_ate_nine.table.intent import Keyboard
from quando_desktop.games.seven_ate_nine.table.scenery import Cap
from quando_desktop.settings.keysets import DEFAULTS, KeySet
from quando_desktop.settings.settings import Settings


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_everybody_has_four_keys_in_the_order_of_the_lanes(people: int) -> None:
    seats = [3, 1, 0, 2][:people]
    keyboard = Keyboard(Settings(), seats)
    for seat, keys in zip(seats, DEFAULTS[people], strict=True):
        assert [keyboard.find(key) for key in keys] == [(seat, cap) for cap in Cap]
    assert [*keyboard.sets] == seats


def test_a_key_may_be_nobodys() -> None:
    keyboard = Keyboard(Settings(), [0])
    assert keyboard.find("W") is None
    assert keyboard.find("Space") is None


def test_chosen_keys_count() -> None:
    keyboard = Keyboard(Settings(live_keys={"1": (KeySet("Y", "X", "C", "V"),)}), [2])
    assert keyboard.find("C") == (2, Cap.PLAY)
    assert keyboard.find("Up") is None


def test_where_only_computers_play_nobody_has_keys() -> None:
    assert Keyboard(Settings(), []).sets == {}
