"""The key sheet: all keys of a screen in columns, closed by the key that opened it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.kit.keys import cap, said
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.book import reading_keys
from quando_desktop.shell.window.key_list import KeyList
from quando_desktop.shell.window.key_sheet import KeySheet, everywhere
from quando_desktop.table.paint import keycaps
from tests.shell.widgets import focused

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


def said_in(sheet: KeySheet) -> list[list[str]]:
    """What screen readers find in each list."""
    found = []
    for keys in sheet.lists:
        heard = QAccessible.queryAccessibleInterface(keys)
        assert heard.role() == QAccessible.Role.List
        rows = map(heard.child, range(heard.childCount()))
        found.append([row.text(QAccessible.Text.Name) for row in rows])
    return found


def test_it_shows_every_key_and_what_it_does(look: Look, host: QWidget) -> None:
    sheet = _open(look, host)
    texts = [label.text() for label in sheet.findChildren(Label)]
    columns = (CARDS, RULES, everywhere())
    assert [keys.accessibleName() for keys in sheet.lists] == [name for name, _ in columns]
    for (heading, rows), heard in zip(columns, said_in(sheet), strict=True):
        assert heading in texts
        assert len(heard) == len(rows)
        for (keys, text), words in zip(rows, heard, strict=True):
            assert words == f"{', '.join(map(said, keys))}: {text}"
    assert said_in(sheet)[0] == ["left, right: along the hand"]
    assert "F1: this sheet" in said_in(sheet)[2]
    assert texts[:2] == ["Keys", "Quando, your turn"]
    assert sheet.accessibleName() == "Keys, Quando, your turn"


def test_arrows_go_through_all_keys(look: Look, host: QWidget) -> None:
    host.activateWindow()
    sheet = _open(look, host)
    seen = []
    for _ in range(sum(keys.count for keys in sheet.lists)):
        here = focused()
        assert isinstance(here, KeyList)
        seen.append(here.currentIndex().data())
        QTest.keyClick(here, Qt.Key.Key_Down)
    assert seen == [words for heard in said_in(sheet) for words in heard]
    first, second, third = sheet.lists
    assert third.hasFocus(), "it stops at the last"
    QTest.keyClick(third, Qt.Key.Key_Home)
    QTest.keyClick(third, Qt.Key.Key_Up)
    assert second.hasFocus()
    assert second.currentIndex().row() == second.count - 1
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert first.hasFocus()


def test_the_present_row_is_in_view(look: Look, host: QWidget) -> None:
    look.update(QSize(1024, 640), text=140, animates=False)
    host.resize(1024, 640)
    host.activateWindow()
    long = ("Long", tuple(((str(number),), "some words") for number in range(30)))
    sheet = KeySheet(look, host, "", [long])
    sheet.open()
    QApplication.processEvents()
    keys = sheet.lists[0]
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(keys, key)
        row = keys.visualRect(keys.currentIndex())
        middle = keys.viewport().mapTo(sheet.panel, row.center())
        assert sheet.panel.rect().contains(middle)


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
    for keys in sheet.lists:
        assert keys.width() >= keys.minimumSizeHint().width()
        assert keys.height() >= keys.heightForWidth(keys.width())


def lines_of(sheet: KeySheet) -> list[int]:
    """How many columns there are in each line, from where their lists are."""
    sides = [keys.mapTo(sheet.panel, QPoint(0, 0)).x() for keys in sheet.lists]
    firsts = [place for place, side in enumerate(sides) if not place or side <= sides[place - 1]]
    return [after - first for first, after in pairwise([*firsts, len(sides)])]


@pytest.mark.parametrize(
    ("text", "width", "lines"), [(100, 1440, [4]), (200, 1440, [2, 2]), (200, 820, [1, 1, 1, 1])]
)
def test_columns_that_have_no_room_stand_below(
    look: Look, host: QWidget, text: int, width: int, lines: list[int]
) -> None:
    look.update(QSize(1440, 900), text=text, animates=False)
    host.resize(width, 900)
    turn = ("Your turn", (((cap(Qt.Key.Key_Return),), "take the side that is face up"),) * 4)
    sheet = KeySheet(look, host, "Quando", [CARDS, turn, RULES, everywhere()])
    sheet.open()
    QApplication.processEvents()
    assert lines_of(sheet) == lines
    assert sheet._scroll.horizontalScrollBar().maximum() == 0
    rules = [rule for rule in sheet._rules if rule.isVisible()]
    assert len(rules) == sum(lines) - len(lines)
    host.resize(1440, 900)
    look.update(QSize(1440, 900), text=100, animates=False)
    QApplication.processEvents()
    assert lines_of(sheet) == [4]


def test_a_voice_can_say_every_key() -> None:
    for key in ("Left", "Right", "Up", "Down", "Return", "Space", "Backspace", "Delete"):
        assert said(keycaps.cap(key)).isalpha()


def test_keys_without_a_name_of_ours_keep_qts() -> None:
    assert cap(Qt.Key.Key_F11) == "F11"
    assert cap(Qt.Key.Key_K) == "K"
    assert cap(Qt.Key.Key_PageDown) == "PgDn"


def test_without_notes_there_is_no_line_below(look: Look, host: QWidget) -> None:
    sheet = KeySheet(look, host, "", [CARDS], notes=())
    texts = [label.text() for label in sheet.findChildren(Label)]
    assert texts == ["Keys", "", "Your cards"]
