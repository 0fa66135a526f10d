"""Hints in the program's window: by key, from the menu, and never for the next person."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.quando.table.scenery import KNOB
from quando_desktop.settings.settings import Person, SeatChoice
from quando_desktop.shell.window.menu import MenuItem, TableMenu
from quando_desktop.shell.window.window import Window
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT
from quando_desktop.table.scene.tableau import Key
from tests.shell.conftest import Start
from tests.shell.new_matches import PEOPLE, match_of
from tests.shell.widgets import turn_session


def pieces(window: Window) -> set[Key]:
    assert window.session is not None
    return {piece.key for piece in window.session.page._scene.tableau.pieces}


def may_act(window: Window) -> bool:
    session = window.session
    assert session is not None
    return session.controller.phase is TurnPhase.PERSON and not session.page.is_busy


def is_hidden(window: Window) -> bool:
    """Whether the curtain is down."""
    return window.session is not None and window.session.controller.phase is TurnPhase.CURTAIN


def wait_for_turn(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: may_act(window), timeout=20_000)


def hint_item(window: Window) -> MenuItem:
    menu = window.stack.findChild(TableMenu)
    assert isinstance(menu, TableMenu)
    return next(item for item in menu.findChildren(MenuItem) if item.text() == "Hint")


def test_h_opens_it_and_escape_closes_it_before_the_menu_comes(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for_turn(qtbot, window)
    assert window.session is not None
    page = window.session.page
    QTest.keyClick(page, Qt.Key.Key_H)
    assert {BUBBLE, CLOSE_HINT} <= pieces(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert BUBBLE not in pieces(window)
    assert window.stack.findChild(TableMenu) is None
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.findChild(TableMenu) is not None


def test_the_menu_has_it(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for_turn(qtbot, window)
    window.overlays.show_menu()
    hint_item(window).click()
    assert CLOSE_HINT in pieces(window)


def test_an_open_menu_has_it_as_soon_as_the_turn_comes(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    assert not may_act(window)
    window.overlays.show_menu()
    assert not hint_item(window).isEnabled()
    wait_for_turn(qtbot, window)
    assert hint_item(window).isVisible()
    assert hint_item(window).isEnabled()


def test_behind_the_curtain_there_is_none(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.matches.deal(match_of(PEOPLE))
    session = turn_session(window)
    assert is_hidden(window)
    window.overlays.show_menu()
    assert not hint_item(window).isEnabled()
    window.overlays.close()
    assert session.curtain is not None
    session.curtain.ready.emit()
    wait_for_turn(qtbot, window)
    session.page.hint()
    assert BUBBLE in pieces(window)
    first = session.controller.looker
    while not is_hidden(window):
        view = session.controller.view
        assert view is not None
        session.controller.submit(view.legal()[0])
        session.page.hint()
        qtbot.waitUntil(lambda: is_hidden(window) or may_act(window), timeout=20_000)
    qtbot.waitUntil(lambda: pieces(window) == set())
    session.curtain.ready.emit()
    wait_for_turn(qtbot, window)
    assert session.controller.looker != first
    assert BUBBLE not in pieces(window)


def test_the_knock_chance_of_a_person_counts_at_once(start: Start, qtbot: QtBot) -> None:
    seats = (PEOPLE[0], SeatChoice(Kind.COMPUTER, "Olive", "fair", "olive"))
    window = start()
    options = {"plays_before_knock": 0}
    window.matches.deal(match_of(seats, 5, "quando", **options))
    wait_for_turn(qtbot, window)
    assert KNOB in pieces(window)
    asked: list[object] = []
    window.program.bots.answered.connect(asked.append)
    window.program.change(people=(Person("Maria", 1),))
    assert asked == []
    window.program.change(people=(Person("Maria", 1, {KNOCK_CHANCE: True}),))
    assert len(asked) == 1
