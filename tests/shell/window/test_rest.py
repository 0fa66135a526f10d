"""At rest nothing ticks, so the computer can sleep."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.games import GAMES
from quando_desktop.shell.window.sweeper import Sweeper
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.speech.early import Arrival
from tests.shell.conftest import Start


@pytest.mark.parametrize("game", GAMES)
def test_nothing_ticks_at_a_table_at_rest(start: Start, qtbot: QtBot, game: str) -> None:
    window = start(game=game)
    Sweeper(window).begin()
    page = window.stack.currentWidget()
    assert isinstance(page, Surface)
    app = QApplication.instance()
    assert app is not None

    def rests() -> None:
        timers = [*window.findChildren(QTimer), *app.findChildren(QTimer)]
        ticking = [each for each in timers if each.isActive() and not each.isSingleShot()]
        # Whoever looks out for a screen reader does so for some seconds only.
        assert not [each for each in ticking if not isinstance(each.parent(), Arrival)]

    qtbot.waitUntil(rests)
