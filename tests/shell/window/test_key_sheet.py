"""The key sheet: all keys of a screen in columns, closed by the key that opened it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import KeyCap, Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.book import reading_keys
from quando_desktop.shell.window.key_sheet import KeySheet, everywhere

CARDS = ("Your cards", (((cap(Qt.Key.Key_Left), cap(Qt.Key.Key_Right)), "along the hand"),))
RULES = ("Rules", reading_keys())


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1440, 900)
    with qtbot.waitExposed(host):
        host.show()
    return host


def _open(look: Look, host: QWidget) -> KeySheet:
    sheet = KeySheet(look, host, "Quando, your turn", [CARDS, RULES, everywhere()])
    sheet.open()
    return sheet


def test_it_shows_every_key_and_what_it_does(look: Look, host: QWidget) -> None:
    sheet = _open(look, host)
    caps = [each.text() for each in sheet.findChildren(KeyCap)]
    texts = [label.text() for label in sheet.findChildren(Label)]
    for heading, rows in (CARDS, RULES, everywhere()):
        assert heading in texts
        for keys, text in rows:
            assert text in texts
            assert set(keys) <= set(caps)
    assert texts[:2] == ["Keys", "Quando, your turn"]
    assert sheet.accessibleName() == "Keys, Quando, your turn"


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_key_closes_it_and_the_focus_goes_back(
    qtbot: QtBot, look: Look, host: QWidget, key: Qt.Key
) -> None:
    behind = QPushButton("behind", host)
    behind.show()
    behind.setFocus()
    sheet = _open(look, host)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert sheet.isAncestorOf(focus)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(focus, key)
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is behind


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140)])
def test_it_fits_the_window_and_cuts_nothing(
    look: Look, host: QWidget, width: int, height: int, text: int, dark: bool
) -> None:
    look.update(QSize(width, height), text=text, dark=dark, animates=False)
    host.resize(width, height)
    sheet = _open(look, host)
    QApplication.processEvents()
    assert host.rect().contains(sheet.panel.geometry())
    for label in sheet.findChildren(Label):
        assert label.height() >= label.heightForWidth(label.width())
    for each in sheet.findChildren(KeyCap):
        assert each.width() >= each.sizeHint().width()


def test_keys_without_a_name_of_ours_keep_qts() -> None:
    assert cap(Qt.Key.Key_F11) == "F11"
    assert cap(Qt.Key.Key_K) == "K"
    assert cap(Qt.Key.Key_PageDown) == "PgDn"


def test_without_notes_there_is_no_line_below(look: Look, host: QWidget) -> None:
    sheet = KeySheet(look, host, "", [CARDS], notes=())
    texts = [label.text() for label in sheet.findChildren(Label)]
    assert texts == ["Keys", "", "Your cards", "along the hand"]
