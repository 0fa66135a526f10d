"""Garbage is collected where Qt's objects live."""

from __future__ import annotations

import gc
from threading import Thread, current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

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
