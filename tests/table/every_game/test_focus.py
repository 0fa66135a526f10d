"""The keys at every table: each stop has a name and is seen to have them, the order is that of the
table, and they never fall off it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.chance import Chance
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.table.scene.mirror import ControlButton
from quando_desktop.table.scene.tableau import Role
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game, every_turn_game
from tests.table.every_game.test_speech import match_of
from tests.table.every_game.test_told import play_on
from tests.table.painted import grabbed

RING = 150
"""Pixels that a ring changes at the least, in the smallest window."""
AROUND = 24
"""Pixels around a control in which its ring is looked for."""


def spots(table: Any) -> list[QWidget]:
    """All that Tab visits, in its order."""
    mirror = table.page._mirror
    return [*mirror._spots.values()]


def come_to(table: Any, qtbot: QtBot) -> None:
    """Somebody sits there."""
    with qtbot.waitActive(table.page):
        table.page.show()
        table.page.activateWindow()


def changed(one: QImage, other: QImage) -> int:
    """The pixels that are clearly different."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    assert len(first) == len(second)
    wide = one.bytesPerLine()
    # Nearly all lines are the same.
    lines = (
        line
        for line in range(0, len(first), wide)
        if first[line : line + wide] != second[line : line + wide]
    )
    return sum(
        any(abs(first[at + each] - second[at + each]) > 24 for each in range(3))
        for line in lines
        for at in range(line, line + wide, 4)
        if first[at : at + 3] != second[at : at + 3]
    )


def picture(table: Any) -> QImage:
    table.tick(10_000)
    QApplication.processEvents()
    return grabbed(table.page).convertToFormat(QImage.Format.Format_RGB32)


@every_game
@pytest.mark.parametrize("dark", [False, True])
def test_every_stop_has_a_name_and_is_seen_to_have_the_keys(
    kit: Kit, sit: Callable[..., Any], qtbot: QtBot, dark: bool
) -> None:
    table = sit(match_of(kit), speed=Speed.INSTANT, motion=Motion.NONE)
    table.begin()
    come_to(table, qtbot)
    table.page.apply(table.page.settings, dark=dark)
    table.page.setFocus()
    rests = picture(table)
    silent = []
    for spot in spots(table):
        assert spot.accessibleName()
        spot.setFocus()
        near = spot.geometry().adjusted(-AROUND, -AROUND, AROUND, AROUND)
        if changed(rests.copy(near), picture(table).copy(near)) < RING:
            silent.append(spot.accessibleName())
    assert silent == []


@every_game
def test_the_page_itself_is_no_stop(kit: Kit, sit: Callable[..., Any], qtbot: QtBot) -> None:
    table = sit(match_of(kit))
    table.begin()
    come_to(table, qtbot)
    table.page.setFocus()
    visited = []
    for _ in range(2 * len(spots(table))):
        table.page.focusNextChild()
        visited.append(QApplication.focusWidget())
    assert {*visited} == {*spots(table)}


@every_turn_game
def test_the_page_says_which_table_it_is(kit: Kit, sit: Callable[..., Any]) -> None:
    table = sit(match_of(kit)).begin()
    assert kit.plug.title() in table.page.accessibleName()


@every_turn_game
def test_a_screen_reader_finds_everything_in_the_order_of_the_table(
    kit: Kit, sit: Callable[..., Any]
) -> None:
    """Also after some turns."""
    table = sit(match_of(kit), speed=Speed.INSTANT).begin()
    for _ in range(4):
        play_on(table, kit, 1)
        mirror: Any = QAccessible.queryAccessibleInterface(table.page._mirror)
        found = [mirror.child(n).object() for n in range(mirror.childCount())]
        wanted = [table.spot(key) for key in table.stops]
        assert found == wanted
        assert spots(table) == wanted


@every_turn_game
def test_the_keys_stay_at_the_table_whatever_goes(kit: Kit, sit: Callable[..., Any]) -> None:
    """From the first turn to the sheet, wherever they were."""
    table, chance = sit(match_of(kit), speed=Speed.INSTANT).begin(), Chance(3)
    while not table.table.state.view.is_over:
        here = chance.choice([*table.stops])
        table.page.focus(here)
        play_on(table, kit, 1)
        focused = table.table.state.focused
        assert focused in table.stops
        if here not in table.stops:
            assert table.stops[focused].role is not Role.BUTTON or focused in ("shown", "hidden")


@every_turn_game
def test_nothing_is_read_out_twice(kit: Kit, sit: Callable[..., Any]) -> None:
    """What is chosen, a reader knows from the card's state."""
    table = sit(match_of(kit), speed=Speed.INSTANT).begin()
    names = [table.stops[key].name for key in table.stops]
    assert len({*names}) == len(names), "no two stops say the same"
    card = next(key for key, each in table.stops.items() if each.role is Role.CARD)
    before, spot = table.stops[card].name, table.spot(card)
    table.page.focus(card)
    table.type(Qt.Key.Key_Space)
    if isinstance(spot, ControlButton) and spot.isChecked():
        assert table.stops[card].name == before
