"""Switches in the window: keys, the mouse, pauses after a press, and the ring."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.settings.settings import Motion, Person, Scanning
from quando_desktop.shell.keys.page import KeysPage
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.switch.ring import DARK, LIGHT
from quando_desktop.shell.window.menu import TableMenu
from quando_desktop.shell.window.window import Window
from quando_desktop.table.parts.scenery import MENU
from quando_desktop.table.scene.mirror import ControlButton
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start
from tests.shell.switch.one_switch import OneSwitch

KEY = Qt.Key


def scan(window: Window, **settings: object) -> OneSwitch:
    clock = window.program.switch_clock = FakeClock()
    window.program.change(motion=Motion.NONE, **settings)
    QApplication.processEvents()
    return OneSwitch(window, clock)


def is_called(name: str) -> Callable[[QWidget], bool]:
    def found(widget: QWidget) -> bool:
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        return name in (widget.accessibleName(), text)

    return found


def test_nobody_pays_for_it_who_does_not_need_it(start: Start) -> None:
    assert start().switches is None


def test_pages_and_menus_with_one_key(start: Start, qtbot: QtBot) -> None:
    """From the table to the menu and out again, and all of the settings."""
    window = start(game="quando", seed=5)
    player = scan(window, scanning=Scanning.ONE)
    player.take_control(MENU)
    (menu,) = window.stack.findChildren(TableMenu)
    assert menu.isVisible()
    player.take(is_called("Continue"))
    qtbot.waitUntil(menu.isHidden)
    window.pages.show_settings()
    page = window.stack.currentWidget()
    assert isinstance(page, SettingsPage)
    player.take(is_called("Calm"))
    assert window.program.settings.motion is Motion.CALM
    volume = window.program.settings.volume
    player.take(is_called("Cards and table"))
    assert window.program.settings.volume == volume + 5
    player.take(is_called("Back"))
    qtbot.waitUntil(lambda: window.is_at_table)


def test_two_keys(start: Start) -> None:
    window = start()
    player = scan(window, scanning=Scanning.TWO)
    home = window.stack.currentWidget()
    seen = []
    while player.offered not in seen:
        assert player.offered is not None
        seen.append(player.offered)
        player.press()
    assert len(seen) > 1, "and round again"
    while window.stack.currentWidget() is home:
        assert player.offered is not None
        if any(map(is_called("Rules"), player.offered.widgets)):
            QTest.keyClick(window.windowHandle(), KEY.Key_Return)
        else:
            player.press()
    assert isinstance(window.stack.currentWidget(), RulesPage)


def test_other_keys_for_the_switch(start: Start) -> None:
    window = start()
    player = scan(window, scanning=Scanning.TWO, keys={"switch": "F9"})
    first = player.offered
    player.press()
    assert player.offered == first, "Space means what it meant before"
    QTest.keyClick(window.windowHandle(), KEY.Key_F9)
    assert player.offered != first


def test_a_mouse_button_wherever_it_is_pressed(start: Start) -> None:
    window = start()
    player = scan(window, scanning=Scanning.TWO, scan_mouse=True)
    first, page = player.offered, window.stack.currentWidget()
    handle = window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    second = player.offered
    assert second != first
    middle = window.rect().center()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=middle)
    assert player.offered not in (first, second)
    assert window.stack.currentWidget() is page, "what lies there is not pressed"


def test_presses_that_come_too_soon_do_nothing(start: Start) -> None:
    window = start()
    player = scan(window, scanning=Scanning.TWO, cool_down=500)
    first = player.offered
    player.press()
    second = player.offered
    assert second != first
    player.clock.time += 0.4
    player.press()
    assert player.offered == second
    player.clock.time += 0.2
    player.press()
    assert player.offered != second


def test_unsteady_hands_press_the_same_key_once(start: Start) -> None:
    """Also without a switch."""
    window = start()
    player = scan(window, cool_down=500)
    handle = window.windowHandle()
    assert player.offered is None
    for muted, pause in ((True, 0.1), (True, 0.6), (False, 0.6), (True, 0.0)):
        QTest.keyClick(handle, KEY.Key_M)
        assert window.program.settings.muted is muted
        player.clock.time += pause
    QTest.keyClick(handle, KEY.Key_M)
    assert window.program.settings.muted
    before = window.stack.currentWidget()
    QTest.keyClick(handle, KEY.Key_F2)
    assert window.stack.currentWidget() is not before, "another key is another press"


@pytest.mark.parametrize("counts", [True, False])
def test_a_key_that_is_held_is_pressed_once(start: Start, counts: bool) -> None:
    """On some systems it goes up and down all the time: who lets go of it by that, or presses it
    again, could never hold anything, such as the key for knocking."""
    window = start()
    player = scan(window, cool_down=500)
    switches = player.switches
    if not counts:
        QTest.keyClick(window.windowHandle(), KEY.Key_K)

    def is_kept_back(kind: QEvent.Type, at: int) -> bool:
        event = QKeyEvent(kind, KEY.Key_K, Qt.KeyboardModifier.NoModifier, "k")
        event.setTimestamp(at)
        player.clock.time = 0.1 + at / 10_000
        return switches.eventFilter(window.windowHandle(), event)

    down, up = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    held = [(down, 1000), (up, 1660), (down, 1660), (up, 1700), (down, 1700), (up, 1900)]
    assert [is_kept_back(*each) for each in held] == [not counts] * len(held)


def test_the_ring_is_thick_and_of_two_colours(start: Start) -> None:
    window = start(game="quando", seed=5)
    player = scan(window, scanning=Scanning.TWO)
    stop, ring = player.offered, player.switches.ring
    assert stop is not None
    assert ring.isVisible()
    assert ring.geometry().contains(stop.box(window).intersected(window.rect()))
    picture = window.grab().toImage()
    y = ring.geometry().center().y()
    across = [picture.pixelColor(ring.x() + x, y).name().upper() for x in range(11)]
    assert across.count(LIGHT) >= 3
    assert across.count(DARK) >= 3


def test_it_can_be_turned_off_and_belongs_to_a_person(start: Start) -> None:
    window = start()
    people = (Person("", 1, {}, {"scanning": Scanning.ONE}),)
    player = scan(window, people=people)
    assert window.switches is None, "nobody plays yet"
    window.matches.deal(window.pages.last_table("quando", 5))
    assert window.switches is not None
    while player.offered is None:
        player.step()
    assert isinstance(player.offered.widgets[0], ControlButton)
    window.pages.show_settings()
    assert player.offered is not None, "otherwise nothing would lead back"
    window.pages.show_home()
    assert player.offered is None
    assert not player.switches.ring.isVisible()


def test_a_page_that_asks_for_a_key_gets_it(start: Start) -> None:
    window = start()
    scan(window, scanning=Scanning.ONE)
    window.pages.show_keys()
    page = window.stack.currentWidget()
    assert isinstance(page, KeysPage)
    page.buttons["hint"].click()
    QTest.keyClick(window.windowHandle(), KEY.Key_Space)
    assert window.program.settings.keys == {"hint": "Space", "choose": "H"}


@pytest.mark.parametrize("scanning", [Scanning.ONE, Scanning.TWO])
def test_other_keys_still_work(start: Start, scanning: Scanning) -> None:
    window = start()
    scan(window, scanning=scanning)
    QTest.keyClick(window.windowHandle(), KEY.Key_M)
    assert window.program.settings.muted
