"""Nothing hidden shows while things move, in what is said, or behind the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.table.scene.hold import HOLD
from tests.games.quando.table.seat import QuandoSeat, Sit, act
from tests.games.quando.table.secrets import WORLDS, begin
from tests.table.looks import look
from tests.table.turn_seat import players


def test_the_own_hidden_side_is_seen_by_its_owner(sit: Sit) -> None:
    """The same story with the hidden side: the worlds part here."""
    found = []
    for world in WORLDS:
        table = begin(sit, world)
        table.rest()
        act(table.match, 0, "5/0" if world is WORLDS[0] else "5/3", Draw.HIDDEN)
        table.rest()
        found.append(look(table))
    assert found[0][0] != found[1][0]
    assert found[0][2] != found[1][2]


# -------------------------------------------------------------------- the curtain


@pytest.fixture
def shared(sit: Sit) -> QuandoSeat:
    """Two people at one screen; the first of them looks."""
    match = Match(GAMES["quando"], players(3, people=2), {"plays_before_knock": 0}, 4, 2)
    table = sit(match)
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    assert table.controller.looker is None
    assert_empty(table)
    table.controller.lift()
    table.rest()
    assert table.view.seat == table.view.actor
    return table


def assert_empty(table: QuandoSeat) -> None:
    """Nothing is on the table for anybody."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page = table.page
    assert table.scene.items() == []
    assert (table.scene.tableau.pieces, table.scene.tableau.controls) == ([], [])
    assert page._view._controls == []
    assert page._mirror.findChildren(QWidget) == []
    found = QAccessible.queryAccessibleInterface(page._mirror)
    assert found is not None
    assert found.childCount() == 0
    assert page.log() == []


def test_concealing_leaves_nothing(shared: QuandoSeat) -> None:
    assert shared.scene.items()
    assert shared.page.log()
    shared.page.conceal()
    assert_empty(shared)


def test_concealing_leaves_nothing_where_the_keys_were(shared: QuandoSeat) -> None:
    """The control that loses the focus asks for a fresh picture."""
    shared.type(Qt.Key.Key_Right)
    assert shared.table.state.focused is not None
    shared.page.conceal()
    assert_empty(shared)


def test_concealing_leaves_nothing_of_what_moves(shared: QuandoSeat) -> None:
    shared.activate(shared.own(shared.view.hand[0].front))
    shared.table.typed("Return")
    shared.tick(100)
    assert shared.page.is_busy
    shared.page.conceal()
    shared.tick(5000)
    assert_empty(shared)


def test_nothing_comes_back_by_itself(shared: QuandoSeat) -> None:
    """Whatever was under way when the curtain fell: a hold, a toast, another size, a language."""
    page, left = shared.page, shared.table
    shared.press("knob")
    shared.table.typed("Return")
    page.conceal()
    shared.time.now += HOLD
    page._hold._go_on()
    page._toast.timeout.emit()
    page.resize(1100, 700)
    page._settle.timeout.emit()
    shared.change(memory_help=True)
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    left.pointed(("own", 0))
    QTest.mouseClick(shared.viewport, Qt.MouseButton.LeftButton, pos=page.rect().center())
    for key in (Qt.Key.Key_7, Qt.Key.Key_K, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Tab):
        QTest.keyClick(page, key)
    shared.tick(5000)
    assert_empty(shared)


def test_the_next_person_finds_nothing_of_the_one_before(shared: QuandoSeat) -> None:
    """No choice, no light on a drawn card, no note."""
    first = shared.view.seat
    card = shared.view.hand[0].card
    shared.activate(("own", card))
    shared.table.typed("Return")
    shared.rest()
    shared.activate("shown")
    for _ in range(50):
        shared.rest()
        if shared.controller.looker is None or not shared.clock.tick():
            break
    assert shared.controller.looker is None
    assert_empty(shared)
    shared.controller.lift()
    shared.rest()
    assert shared.view.seat != first
    assert shared.chosen == []
    assert not any(isinstance(key, tuple) and key[0] == "glow" for key in shared.pieces)
    names = [control.name for control in shared.controls.values()]
    assert names == [c.name for c in shared.laid().controls]
