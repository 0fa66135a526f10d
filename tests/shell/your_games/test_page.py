"""Your games: what is there, in which order, and that nothing happens without a question."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine.players import NAME_LIMIT, Kind, Player
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import Chip
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.your_games.listed_match import Finished, listed_match
from quando_desktop.shell.your_games.match_list import GAP, ICON, SIDE, MatchPainter
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.paint.canvas import Align, Canvas
from quando_desktop.table.scene.stage import Box
from tests.shell.your_games.handmade import show

NOW = datetime(2025, 11, 20, 19, 0)
PLAYERS = (
    Player("Maria"),
    Player("Tom"),
    Player("Pip", Kind.COMPUTER, "fair", "pip"),
)


def _entry(name: str, days: int = 0) -> UnfinishedEntry:
    played = (NOW - timedelta(days=days, hours=1)).timestamp()
    path = Path(f"/data/matches/{name}")
    return UnfinishedEntry(
        name, path, played, "quando", PLAYERS, {"target": 50}, (24, 12, 31), 4, True, 0
    )


def _finished(name: str, days: int = 1, winner: int = 0) -> Finished:
    ended = (NOW - timedelta(days=days)).timestamp()
    points = ((8, 10, 12), (9, 20, 42)) if winner == 0 else ((12, 10, 8), (42, 20, 9))
    scores = tuple(map(sum, zip(*points, strict=True)))
    return (
        FinishedEntry(name, Path(f"/data/finished/{name}"), ended, 1000),
        Summary("quando", PLAYERS, {"target": 50}, points, scores, (winner,), ()),
    )


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def page(window: QWidget, look: Look) -> GamesPage:
    page = GamesPage(look, window, now=lambda: NOW)
    page.resize(1440, 900)
    page.show()
    QApplication.processEvents()
    return page


def _fill(page: GamesPage) -> None:
    show(
        page,
        [_entry("a"), _entry("b", 2)],
        [_finished("c"), _finished("d", 11, winner=2)],
    )
    QApplication.processEvents()


def _shown(page: GamesPage) -> list[str]:
    return [match.entry.id for match in page.list.rows.matches]


def _texts(page: GamesPage) -> list[str]:
    return [label.text() for label in page.findChildren(Label) if label.isVisible()]


def _chip(page: GamesPage, words: str) -> Chip:
    return next(chip for chip in page.findChildren(Chip) if chip.text() == words)


def _press(page: GamesPage, words: str) -> None:
    found = [b for b in page.findChildren(Button) if b.text() == words and b.isVisible()]
    found[-1].click()


def test_unfinished_matches_stand_first(page: GamesPage) -> None:
    _fill(page)
    assert _shown(page) == ["a", "b", "c", "d"]


def test_rows_are_said_to_screen_readers(page: GamesPage) -> None:
    _fill(page)
    first = page.list.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert first.startswith("Quando, Today at ")
    assert first.endswith("Maria, Tom, Pip, round 4, unfinished")
    third = page.list.rows.index(2).data()
    assert "Yesterday" in third
    assert "Maria won with 17" in third


def test_chips_filter_and_the_chosen_match_stays(page: GamesPage) -> None:
    _fill(page)
    page.list.setCurrentIndex(page.list.rows.index(2))
    won = _chip(page, "Won")
    won.click()
    assert _shown(page) == ["c"]
    assert page.list.match is not None
    assert page.list.match.entry.id == "c"
    won.click()
    assert page.list.currentIndex().row() == 2
    _chip(page, "Unfinished").click()
    assert _shown(page) == ["a", "b"]
    won.click()
    assert _shown(page) == []
    assert not page.detail.isVisible()
    assert any(text.startswith("No games match") for text in _texts(page))


def test_there_are_chips_for_games_only_if_there_are_several(page: GamesPage) -> None:
    _fill(page)
    assert {chip.text() for chip in page.findChildren(Chip)} == {"Unfinished", "Won", "Lost"}


def test_without_games_it_says_so(page: GamesPage) -> None:
    show(page, [], [])
    assert any(text.startswith("No games yet") for text in _texts(page))
    assert not page.detail.isVisible()
    assert not _chip(page, "Won").isVisible()


def test_the_chosen_match_tells_how_it_went(page: GamesPage) -> None:
    _fill(page)
    page.list.setCurrentIndex(page.list.rows.index(2))
    texts = _texts(page)
    assert "Quando, yesterday" in texts
    assert any(text.startswith("Maria won with 17") for text in texts)
    assert not page.detail.go_on.isVisible()
    page.list.setCurrentIndex(page.list.rows.index(0))
    assert "Maria's turn in round 4" in _texts(page)
    assert page.detail.go_on.isVisible()


def test_enter_the_button_and_the_row_continue(qtbot: QtBot, page: GamesPage) -> None:
    _fill(page)
    page.list.setFocus()
    with qtbot.waitSignal(page.continueAsked) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert caught.args[0].id == "a"
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.continueAsked) as caught:
        page.detail.go_on.click()
    assert caught.args[0].id == "b"
    place = page.list.visualRect(page.list.rows.index(0))
    gold = QPoint(place.right() - page.look.px(90), place.center().y())
    with qtbot.waitSignal(page.continueAsked) as caught:
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=gold)
    assert caught.args[0].id == "a"
    beside = QPoint(place.left() + page.look.px(120), place.center().y())
    with qtbot.assertNotEmitted(page.continueAsked):
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=beside)


def test_a_finished_match_is_not_continued(qtbot: QtBot, page: GamesPage) -> None:
    _fill(page)
    page.list.setCurrentIndex(page.list.rows.index(3))
    page.list.setFocus()
    with qtbot.assertNotEmitted(page.continueAsked):
        QTest.keyClick(page.list, Qt.Key.Key_Return)


@pytest.mark.parametrize(("answer", "removed"), [("Keep", []), ("Remove", ["c"])])
def test_removing_asks_first(page: GamesPage, answer: str, removed: list[str]) -> None:
    _fill(page)
    heard: list[str] = []
    page.removeAsked.connect(lambda entry: heard.append(entry.id))
    page.list.setCurrentIndex(page.list.rows.index(2))
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert heard == []
    _press(page, answer)
    assert heard == removed


def test_copies_and_files(qtbot: QtBot, page: GamesPage) -> None:
    _fill(page)
    page.list.setFocus()
    with qtbot.waitSignal(page.exportAsked) as caught:
        QTest.keyClick(page.list, Qt.Key.Key_S)
    assert caught.args[0].id == "a"
    with qtbot.waitSignal(page.openAsked):
        QTest.keyClick(page.list, Qt.Key.Key_O)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.list, Qt.Key.Key_Escape)


def test_a_match_in_use_can_neither_be_continued_nor_removed(page: GamesPage) -> None:
    show(page, [replace(_entry("a"), in_use=True)], [])
    assert not page.detail.go_on.isVisible()
    assert not page.detail.remove.isEnabled()
    assert "It is open in another window of the program." in _texts(page)


def test_a_match_that_cannot_be_read_says_why(page: GamesPage) -> None:
    path = Path("/data/matches/old.journal")
    problem = Problem(Trouble.OTHER_VERSION, path)
    show(page, [UnfinishedEntry("old", path, NOW.timestamp(), problem=problem)], [])
    QApplication.processEvents()
    assert any("another version" in text for text in _texts(page))
    assert not page.detail.export.isVisible()
    assert page.detail.remove.isEnabled()


def test_the_best_of_the_people_stands_in_the_row(page: GamesPage) -> None:
    palette = page.look.palette
    ended = [_finished("c"), _finished("d", winner=2)]
    won, lost = (listed_match(each, palette, {}) for each in ended)
    assert (won.shown_seat, won.place(0), won.is_won) == (0, 1, True)
    assert not lost.is_won
    assert (lost.shown_seat, lost.place(1), lost.place(0)) == (1, 2, 3)


def test_hundreds_of_matches_make_no_hundreds_of_controls(page: GamesPage) -> None:
    _fill(page)
    few = len(page.findChildren(Label)) + len(page.findChildren(Button))
    show(page, [_entry("a")], [_finished(str(number)) for number in range(800)])
    QApplication.processEvents()
    assert len(_shown(page)) == 801
    assert len(page.findChildren(Label)) + len(page.findChildren(Button)) == few


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140), (3840, 2160, 120)]
)
def test_it_fits_every_window(
    page: GamesPage, width: int, height: int, text: int, dark: bool
) -> None:
    page.look.update(QSize(width, height), text=text, dark=dark, animates=False)
    page.resize(width, height)
    _fill(page)
    for label in page.findChildren(Label):
        if label.isVisible() and label.text():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in page.findChildren(Button):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
            assert button.mapTo(page, button.rect().topRight()).x() < width
    assert not page.list.geometry().intersects(page.detail.geometry())
    assert not page.grab().isNull()


def test_in_a_narrow_list_no_word_reaches_under_the_button(
    page: GamesPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(page, [_entry("a", 200)], [])
    ends: list[float] = []

    def keep(canvas: Canvas, *text: Any, align: Align = Align.LEFT) -> None:
        x, _, words, kind, *_ = text
        ends.append(x + kind.width(words, canvas.scale) * (1 - align.value))

    monkeypatch.setattr(MatchPainter, "_button", lambda *_: None)
    monkeypatch.setattr(Canvas, "text", keep)
    page.list.setFixedWidth(page.look.px(300))
    QApplication.processEvents()
    ends.clear()
    page.list.grab()
    painter = page.list.paints
    body = Box(0, 0, page.list.viewport().width() / page.look.unit, 98)
    assert len(ends) == 2, "the game and the day; the rest stands beside the list"
    assert max(ends) <= painter._button_box(painter._body(body)).left


@pytest.mark.parametrize("text", [100, 140])
def test_a_long_name_leaves_the_rows_their_room(page: GamesPage, text: int) -> None:
    """The sentence about a match wraps within the name, and does not push the list aside."""
    page.look.update(QSize(1024, 640), text=text, animates=False)
    page.resize(1024, 640)
    long = replace(_entry("a"), players=(Player("W" * NAME_LIMIT), *PLAYERS[1:]))
    show(page, [long], [_finished("c")])
    QApplication.processEvents()
    assert page.list.width() > page.width() * 0.4
    row = page.list.visualRect(page.list.rows.index(0))
    button = page.list.paints._button_box(
        page.list.paints._body(
            Box(0, 0, row.width() / page.look.unit, row.height() / page.look.unit)
        )
    )
    title = page.list.paints._columns.title
    assert SIDE + 50 + ICON * 0.38 + GAP + title <= button.left
    for label in page.findChildren(Label):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            assert label.mapTo(page, label.rect().topRight()).x() < page.width()


def test_the_button_in_a_row_is_large_enough_for_a_finger(look: Look, page: GamesPage) -> None:
    _fill(page)
    for size in (QSize(1024, 640), QSize(1440, 900)):
        look.update(size, animates=False)
        box = page.list.paints._button_box(Box(0, 0, 600, 90))
        assert min(box.width, box.height) * look.unit >= 32 - 0.01
