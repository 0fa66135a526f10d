"""A whole program with a data folder of its own, its bots inline; Qt draws in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.controller.turn.runner import InlineBotRunner
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.start import program as program_module
from quando_desktop.shell.start.desktop import Desktop
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window
from quando_desktop.table.paint.style import Style
from tests.bots.hurried import hurried_experts
from tests.controller.inline_looking import looks_back_inline, nobody_looks_back

Start = Callable[..., Window]


@pytest.fixture(autouse=True, scope="module")
def _hurried() -> Iterator[None]:
    """Whoever gives hints does not think long."""
    with hurried_experts():
        yield


@pytest.fixture(autouse=True, scope="session")
def _shared_pictures(kept_style: Style) -> Iterator[None]:
    """Every program draws from the same pictures; those for which some are missing do not."""
    whole = resources.folder()

    def style_of(folder: Path) -> Style:
        return kept_style if folder == whole else Style(folder)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(program_module, "Style", style_of)
        yield


@pytest.fixture(autouse=True, scope="module")
def _nobody_looks_back() -> Iterator[None]:
    """Unless a test wants it, decisions are never judged."""
    with nobody_looks_back():
        yield


@pytest.fixture
def looks_back() -> Iterator[None]:
    """Whoever looks back knows all at once."""
    with looks_back_inline():
        yield


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English texts, whatever the language before."""
    languages = Languages(qapp, resources.folder())
    languages.use(Language.ENGLISH)
    yield
    languages.close()


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[Language], bool]]:
    """Changes the language while a test lasts."""
    languages = Languages(qapp, resources.folder())
    yield languages.use
    languages.close()


@pytest.fixture
def style(qtbot: QtBot) -> Style:
    return Style(resources.folder())


@pytest.fixture
def look(style: Style) -> Look:
    """A usual window in which nothing fades."""
    look = Look(style)
    look.update(QSize(1440, 900), animates=False)
    return look


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """Pages stand in a window: as a window of its own one would tell its size to the desktop."""
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:
    """Starts the program's window with these wishes; again and again on the same data folder."""
    windows: list[Window] = []

    def started(**wishes: object) -> Window:
        usual = Wishes(tmp_path / "data", speed=Speed.INSTANT, language=Language.ENGLISH)
        wanted = replace(usual, **wishes)  # type: ignore[arg-type]
        # Whatever desktop the tests run on, it wishes nothing.
        desktop = Desktop(lambda _hear, _parent: None)
        program = Program(qapp, resources.folder(), wanted, InlineBotRunner, desktop)
        window = Window(program)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.start()
        return window

    yield started
    for window in windows:
        window.close()
        window.program.languages.close()
    # Not one of them follows the language of the next test.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
