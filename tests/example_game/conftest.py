"""Barge in the box for a while, and a window to play it in; its computer players think inline."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import games, resources
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window
from tests.example_game.plug import BargePlug


@pytest.fixture
def barge() -> Iterator[BargePlug]:
    plug = BargePlug()
    games.register(plug)
    yield plug
    games.withdraw(plug)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path, barge: BargePlug) -> Iterator[Window]:
    """The program's window, just started."""
    wishes = Wishes(tmp_path / "data", speed=Speed.INSTANT, language=Language.ENGLISH)
    window = Window(Program(qapp, resources.folder(), wishes, InlineBotRunner))
    qtbot.addWidget(window)
    window.resize(1440, 900)
    with qtbot.waitActive(window):
        window.start()
    yield window
    window.close()
    window.program.languages.close()
