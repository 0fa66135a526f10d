"""The about page: what the program is, whose games are in it, where its data lies."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.games.quando.text.rulebook import RULEBOOK
from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK as SEVEN
from quando_desktop.shell.about.page import AboutPage
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import BREAK, Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Panel

DATA = Path("somewhere") / ("a rather long folder name" * 3) / "Quando Desktop"


def _open(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    opened: list[Path],
    size: tuple[int, int] = (1440, 900),
) -> AboutPage:
    page = AboutPage(look, [RULEBOOK], DATA, opened.append)
    page.setParent(window)
    page.resize(*size)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    return page


def test_it_says_what_it_is_and_who_made_the_game(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = _open(qtbot, look, window, [])
    text = "\n".join(label.text().replace(BREAK, "") for label in page.findChildren(Label))
    for wanted in (
        NAME,
        f"Version {__version__}",
        "independent fan project",
        "Jannik Walter, Reinhard Staupe",
        "Oliver Freudenreich, Sandra Freudenreich",
        "KENDi GmbH, 2024",
        "MIT licence",
        "Lesser General Public License",
        "Saved games are not encrypted: anyone who can use your account on this computer",
        "never see or touch the deal. Each knows only what anyone in their seat could know",
        str(DATA),
    ):
        assert wanted in text


def test_of_a_game_it_says_what_is_known(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = AboutPage(look, [SEVEN], DATA, lambda _: None)
    page.setParent(window)
    window.show()
    texts = [label.text() for label in page.findChildren(Label)]
    assert {"7 ate 9, the game", "Maureen Hiron", "Christine Hoffmeyer"} <= set(texts)
    assert "Designed by" in texts
    assert "Published by" not in texts


def test_the_data_folder_can_be_opened(qtbot: QtBot, look: Look, window: QWidget) -> None:
    opened: list[Path] = []
    page = _open(qtbot, look, window, opened)
    (button,) = [each for each in page.findChildren(Button) if each.text() == "Open the folder"]
    button.click()
    assert opened == [DATA]


def test_the_licences_can_be_asked_for(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, [])
    (button,) = [each for each in page.findChildren(Button) if each.text() == "Licences"]
    with qtbot.waitSignal(page.licencesAsked):
        button.click()


def test_escape_leads_back(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = _open(qtbot, look, window, [])
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140)])
def test_nothing_is_cut(
    qtbot: QtBot, look: Look, window: QWidget, width: int, height: int, text: int
) -> None:
    look.update(QSize(width, height), text=text, animates=False)
    page = _open(qtbot, look, window, [], (width, height))
    QApplication.processEvents()
    for panel in page.findChildren(Panel):
        assert panel.mapTo(page, panel.rect().topRight()).x() < width
    for label in page.findChildren(Label):
        if label.hasHeightForWidth():
            assert label.height() >= label.heightForWidth(label.width())


def test_keys_read_on_where_large_text_is_longer_than_the_window(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    look.update(QSize(1024, 640), text=140, animates=False)
    page = _open(qtbot, look, window, [], (1024, 640))
    bar = page.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert 0 < bar.value() < bar.maximum()
    QTest.keyClick(page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(page, Qt.Key.Key_Home)
    assert bar.value() == 0
