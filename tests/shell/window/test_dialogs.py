"""Dialogs, the menu of the table and its log."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.engine.players import Kind as Sort
from quando_desktop.engine.players import Player
from quando_desktop.shell import dates
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label, NumberLabel, Paragraph
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import Medal, character
from quando_desktop.shell.window import dialogs
from quando_desktop.shell.window.dialogs import ResumeDialog
from quando_desktop.shell.window.log_panel import LogPanel
from quando_desktop.shell.window.menu import MenuItem, TableMenu
from quando_desktop.shell.window.overlays import _documents
from quando_desktop.table.parts.faces import faces

NOW = datetime(2025, 11, 20, 19, 0)
THEN = datetime(2025, 11, 20, 18, 40).timestamp()
PLAYERS = (
    Player("Maria"),
    Player("Olive", Sort.COMPUTER, "fair", "olive"),
    Player("Bruno", Sort.COMPUTER, "fair", "bruno"),
)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_dialog_begins_in_a_folder_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    documents = tmp_path / "Documents"
    if is_there:
        documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert _documents() == str(documents if is_there else tmp_path)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    QPushButton("behind", host).setFocus()
    qtbot.addWidget(host)
    host.resize(1440, 900)
    with qtbot.waitExposed(host):
        host.show()
    return host


def _focus() -> QWidget:
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def _texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label)]


def _press(widget: QWidget, words: str) -> None:
    next(button for button in widget.findChildren(Button) if button.text() == words).click()


# ------------------------------------------------------------------------------- to confirm


def test_yes_does_it_and_no_does_not(look: Look, host: QWidget) -> None:
    done: list[str] = []
    for answer in ("Keep", "Remove"):
        dialog = dialogs.confirm(
            look, host, "Really?", "It is gone.", "Remove", "Keep", lambda: done.append("yes")
        )
        assert _texts(dialog) == ["Really?", "It is gone."]
        _press(dialog, answer)
        assert not dialog.isVisible()
    assert done == ["yes"]


def test_what_costs_something_is_no_answer_by_accident(look: Look, host: QWidget) -> None:
    done: list[str] = []
    ask = ("Really?", "", "Remove", "Keep", lambda: done.append("yes"))
    costly = dialogs.confirm(look, host, *ask, lambda: done.append("no"), costs=True)
    QTest.keyClick(_focus(), Qt.Key.Key_Return)
    assert not costly.isVisible()
    harmless = dialogs.confirm(look, host, *ask)
    QTest.keyClick(_focus(), Qt.Key.Key_Return)
    assert not harmless.isVisible()
    assert done == ["no", "yes"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_problem_says_what_it_means_and_then_what_it_is(
    look: Look, host: QWidget, key: Qt.Key
) -> None:
    done: list[str] = []
    dialog = dialogs.problem(
        look, host, "No match", "Take another.", "/a/b: a poem", lambda: done.append("read")
    )
    assert _texts(dialog) == ["No match", "Take another.", "/a/b: a poem"]
    meaning, facts = dialog.findChildren(Paragraph)[-2:]
    assert facts.font().pixelSize() < meaning.font().pixelSize()
    assert facts.accessibleName() == "/a/b: a poem"
    assert dialog.accessibleDescription() == "Take another. /a/b: a poem"
    QTest.keyClick(_focus(), key)
    assert done == ["read"]
    assert not dialog.isVisible()


# -------------------------------------------------------------------------------- to resume


def _entry(to_act: int | None = 0) -> UnfinishedEntry:
    return UnfinishedEntry(
        "one", Path("one"), THEN, "quando", PLAYERS, {"target": 50}, (24, 12, 18), 4, True, to_act
    )


def _resume(look: Look, host: QWidget, entry: UnfinishedEntry) -> ResumeDialog:
    shown = faces(entry.players, look.palette)
    dialog = ResumeDialog(look, host, entry, shown, now=lambda: NOW)
    dialog.open()
    return dialog


def test_it_says_how_the_match_stands_and_no_hand(look: Look, host: QWidget) -> None:
    dialog = _resume(look, host, _entry())
    texts = _texts(dialog)
    time = dates.moment(THEN, NOW)
    assert texts[:2] == [
        "Continue where you stopped?",
        f"Quando, round 4 to 50. {time}, Maria's turn.",
    ]
    assert [each.text() for each in dialog.findChildren(NumberLabel)] == ["24", "12", "18"]
    names = [medal.accessibleName() for medal in dialog.findChildren(Medal)]
    assert names == ["Maria", "Olive", "Bruno"]


def test_between_two_rounds_it_is_nobodys_turn(look: Look, host: QWidget) -> None:
    assert "between two rounds" in _texts(_resume(look, host, _entry(None)))[1]


def test_enter_continues_and_escape_puts_it_off(qtbot: QtBot, look: Look, host: QWidget) -> None:
    entry = _entry()
    dialog = _resume(look, host, entry)
    with qtbot.waitSignal(dialog.continueAsked) as caught:
        QTest.keyClick(_focus(), Qt.Key.Key_Return)
    assert caught.args == [entry]
    dialog = _resume(look, host, entry)
    with qtbot.waitSignal(dialog.put_off), qtbot.assertNotEmitted(dialog.continueAsked):
        QTest.keyClick(_focus(), Qt.Key.Key_Escape)


@pytest.mark.parametrize(("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140)])
def test_six_long_names_fit(look: Look, host: QWidget, width: int, height: int, text: int) -> None:
    look.update(QSize(width, height), text=text, animates=False)
    host.resize(width, height)
    players = tuple(Player(f"{number} {'Wolkenkuckucksheim' * 3}") for number in range(6))
    entry = UnfinishedEntry(
        "one", Path("one"), THEN, "quando", players, {}, (999,) * 6, 40, True, 0
    )
    dialog = _resume(look, host, entry)
    QApplication.processEvents()
    assert host.rect().contains(dialog.panel.geometry())
    for label in dialog.findChildren(Label):
        assert label.height() >= label.heightForWidth(label.width())
        end = label.mapTo(dialog.panel, label.rect().topRight()).x()
        assert end < dialog.panel.width()


# ------------------------------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2025, 11, 20, 0, 1), "Today"),
        (datetime(2025, 11, 19, 23, 59), "Yesterday"),
        (datetime(2025, 11, 9, 12, 0), "9 November"),
        (datetime(2024, 11, 19, 12, 0), "19 November 2024"),
    ],
)
def test_days_as_people_say_them(then: datetime, said: str) -> None:
    assert dates.day(then.timestamp(), NOW) == said
    assert dates.moment(then.timestamp(), NOW).startswith(said)


# ------------------------------------------------------------------------------------- menu


def _menu(look: Look, host: QWidget, *, can_undo: bool = True) -> TableMenu:
    menu = TableMenu(look, host)
    menu.allow(can_undo=can_undo)
    menu.open()
    return menu


def test_the_menu_names_all_there_is_to_do(look: Look, host: QWidget) -> None:
    menu = _menu(look, host, can_undo=False)
    items = [item for item in menu.findChildren(MenuItem) if item.isVisible()]
    assert [item.text() for item in items] == [
        "Hint",
        "Take back",
        "What happened",
        "The table in words",
        "Rules",
        "Keys",
        "Save a copy…",
        "New game",
        "Home",
        "Quit",
    ]
    assert [item.text() for item in items if not item.isEnabled()] == ["Hint", "Take back"]


def test_arrows_go_round_and_enter_chooses(qtbot: QtBot, look: Look, host: QWidget) -> None:
    menu = _menu(look, host)
    for _ in range(4):
        QTest.keyClick(_focus(), Qt.Key.Key_Down)
    with qtbot.waitSignal(menu.rulesAsked):
        QTest.keyClick(_focus(), Qt.Key.Key_Return)
    assert not menu.isVisible()
    menu.allow(can_undo=False)
    menu.open()
    QTest.keyClick(_focus(), Qt.Key.Key_Up)
    with qtbot.waitSignal(menu.quitAsked):
        QTest.keyClick(_focus(), Qt.Key.Key_Space)


def test_keys_of_the_menu_work_inside_it(qtbot: QtBot, look: Look, host: QWidget) -> None:
    menu = TableMenu(look, host)
    none, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    for key, held, signal in (
        (Qt.Key.Key_Escape, none, menu.goOn),
        (Qt.Key.Key_H, none, menu.hintAsked),
        (Qt.Key.Key_L, none, menu.logAsked),
        (Qt.Key.Key_F9, none, menu.wordsAsked),
        (Qt.Key.Key_F1, none, menu.keysAsked),
        (Qt.Key.Key_Z, ctrl, menu.takeBackAsked),
        (Qt.Key.Key_S, ctrl, menu.saveAsked),
    ):
        menu.allow(can_undo=True, can_hint=True)
        menu.open()
        with qtbot.waitSignal(signal):
            QTest.keyClick(_focus(), key, held)
        assert not menu.isVisible()
    menu.allow(can_undo=False)
    menu.open()
    with qtbot.assertNotEmitted(menu.takeBackAsked):
        QTest.keyClick(_focus(), Qt.Key.Key_Z, ctrl)
    assert menu.isVisible()


def test_a_press_beside_the_menu_closes_it(qtbot: QtBot, look: Look, host: QWidget) -> None:
    menu = _menu(look, host)
    inside = menu.panel.geometry().topLeft() + QPoint(8, 8)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=inside)
    assert menu.isVisible()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not menu.isVisible()


# -------------------------------------------------------------------------------------- log


def _log(look: Look, host: QWidget, count: int) -> LogPanel:
    log = LogPanel(look, host)
    face = character(look.palette, "olive")
    log.show_lines([(face if number % 2 else None, f"line {number}") for number in range(count)])
    log.open()
    QApplication.processEvents()
    return log


def test_the_newest_line_is_at_the_end_and_seen(look: Look, host: QWidget) -> None:
    log = _log(look, host, 200)
    rows = log.rows
    assert rows.model().rowCount() == 200
    assert rows.currentIndex().data() == "line 199"
    assert rows.viewport().rect().contains(rows.visualRect(rows.currentIndex()))
    assert QApplication.focusWidget() is rows


def test_new_lines_come_while_it_is_open(look: Look, host: QWidget) -> None:
    log = _log(look, host, 3)
    lines: list[tuple[None, str]] = [(None, f"line {number}") for number in range(3)]
    log.show_lines(lines)
    log.show_lines([*lines, (None, "news")])
    assert log.rows.currentIndex().data() == "news"
    QTest.keyClick(log.rows, Qt.Key.Key_Home)
    assert log.rows.currentIndex().data() == "line 0"
    log.show_lines([*lines, (None, "news"), (None, "more")])
    assert log.rows.currentIndex().data() == "line 0", "who reads is not disturbed"


@pytest.mark.parametrize("key", [Qt.Key.Key_L, Qt.Key.Key_Escape])
@pytest.mark.parametrize("count", [0, 5])
def test_l_and_escape_close_it(
    qtbot: QtBot, look: Look, host: QWidget, key: Qt.Key, count: int
) -> None:
    behind = QApplication.focusWidget()
    log = _log(look, host, count)
    with qtbot.waitSignal(log.closed):
        QTest.keyClick(_focus(), key)
    assert QApplication.focusWidget() is behind


def test_a_name_without_a_blank_is_read_to_its_end(look: Look, host: QWidget) -> None:
    """It goes on below, within the name."""
    log = LogPanel(look, host)
    log.show_lines([(None, "W" * 20), (None, "W" * 120)])
    log.open()
    QApplication.processEvents()
    first, second = (log.rows.visualRect(log.rows.model().index(row, 0)) for row in (0, 1))
    assert second.height() > first.height()


def test_a_long_sentence_gets_the_height_it_needs(look: Look, host: QWidget) -> None:
    log = LogPanel(look, host)
    log.show_lines([(None, "short"), (None, "many words " * 40)])
    log.open()
    QApplication.processEvents()
    first, second = (log.rows.visualRect(log.rows.model().index(row, 0)) for row in (0, 1))
    assert second.height() > 3 * first.height()
