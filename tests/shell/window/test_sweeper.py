"""Garbage is collected where Qt's objects live."""

from __future__ import annotations

import gc
from threading import Thread, current_thread, main_thread
from weakref import getweakrefcount, ref

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from quando_desktop.games import GAMES
from quando_desktop.remembered import remembered
from quando_desktop.shell.window.sweeper import Sweeper
from tests.shell.conftest import Start


def test_no_other_thread_collects_it(qtbot: QtBot) -> None:
    """However many objects another thread makes, as the one that hears computer players does."""
    parent, went = QObject(), []

    class Ring:
        def __init__(self) -> None:
            self.me = self

        def __del__(self) -> None:
            went.append(current_thread())

    def make_many() -> None:
        assert [[number] for number in range(20 * gc.get_threshold()[0])]

    gc.enable()
    Sweeper(parent).begin()
    Ring()
    other = Thread(target=make_many)
    other.start()
    other.join()
    assert not went
    kept = [[number] for number in range(2 * gc.get_threshold()[0])]
    qtbot.waitUntil(lambda: bool(went))
    assert went == [main_thread()]
    assert kept


def test_a_table_leaves_nothing_of_qt_to_the_collector(start: Start, qtbot: QtBot) -> None:
    """What a page shows goes with the page."""
    window = start(game="quando")
    page = window.stack.currentWidget()
    assert page is not None
    (view,) = (each for each in page.children() if hasattr(each, "scene"))
    assert view.scene().parent() is page


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_left_leaves_nothing_behind(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Not even the one that was there when all that was there was to stay."""
    window = start(game=game)
    window.chores.stop()
    window.sweeper.begin()
    thawed: list[bool] = []
    monkeypatch.setattr(gc, "unfreeze", lambda: thawed.append(True))
    session = window.session
    assert session is not None
    page = session.page
    parts = (session.match, session.controller, page, page.table, page._scene, page._view)
    left = [ref(part) for part in parts]
    del session, page, parts
    with qtbot.waitSignal(window.sweeper.cleared):
        window.leave_table()
        window.pages.show_home()
    assert thawed
    assert [part() for part in left if part() is not None] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_left_is_forgotten(start: Start, game: str) -> None:
    """What was worked out for it, and that the window listened to it: for each time that a plain
    object of Python listens to something, the binding keeps a reference as long as the object is
    there."""
    window = start(game=game)
    listeners = (window.overlays, window.matches, window.pages)
    before = [getweakrefcount(each) for each in listeners]
    asked: list[int] = []
    remembering = remembered(1)(asked.append)
    remembering(7)
    window.matches.rematch()
    assert [getweakrefcount(each) for each in listeners] == before
    remembering(7)
    assert asked == [7, 7]


def test_nothing_is_cleared_away_beside_another_table(start: Start) -> None:
    window = start(game="quando")
    window.chores.stop()
    window.sweeper.begin()
    window.matches.rematch()
    assert not window.sweeper._clearing.isActive()
