"""The page on the pace of a live match: every card and how long it took, against one's own past,
and the ways there."""

from __future__ import annotations

import csv
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from quando_desktop.disk.index.index import Index
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.shell.looking_back.pace_desk import has_pace
from quando_desktop.shell.looking_back.pace_page import PacePage
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.parts.scenery import LOOK_BACK
from tests.controller.looked_back import fresh, over, play
from tests.shell.conftest import Start
from tests.shell.widgets import focused, live_session

LIVE = "seven_ate_nine"


def opened(window: Window, match: Match, seat: int | None = None) -> PacePage:
    assert window.looking_back.open(match, seat=seat)
    page = window.looking_back.pace.page
    assert page is not None
    assert window.stack.currentWidget() is page
    return page


def test_every_card_is_seen_told_and_in_the_table(start: Start) -> None:
    page = opened(start(), over(LIVE))
    said = PLUGS[LIVE].numbers().strip
    assert said is not None
    headings, rows = page.plot.table()
    marks = sum(len(lane.marks) for lane in page.plot.lanes)
    spans = sum(len(lane.spans) for lane in page.plot.lanes)
    assert (len(headings), len(rows)) == (5, marks + spans)
    laid = [row for row in rows if row[3] == "laid"]
    assert laid
    assert all(row[4] is not None for row in laid)
    assert page.plot.accessibleName().startswith(f"{said.title}: ")
    assert "Game 2: " in page.plot.accessibleDescription()
    assert page.aside.sentence.text() in page.plot.accessibleName()
    assert not page.plot.grab().toImage().isNull()
    assert page.plot._x(page.plot._longest) <= page.plot.area().width


def test_the_words_beside_the_strip_are_read_by_arrow_keys(start: Start) -> None:
    page = opened(start(), over(LIVE))
    assert focused() is page.plot
    # Screen readers do not say the name of a plain widget.
    plot = QAccessible.queryAccessibleInterface(page.plot)
    assert plot.role() is QAccessible.Role.StaticText
    QTest.keyClick(page.plot, Qt.Key.Key_Tab)
    heard = [focused()]
    while (here := heard[-1]) is not page.aside.parts[-1]:
        QTest.keyClick(here, Qt.Key.Key_Down)
        heard.append(focused())
    assert heard == page.aside.parts
    figures = [part.accessibleName() for part in page.aside.parts if part.accessibleName()]
    assert len(figures) == len(page._measures)
    for figure, measure in zip(figures, page._measures, strict=True):
        assert measure.title in figure
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is page.saves.picture


def test_the_pace_is_held_against_the_matches_before(qtbot: QtBot, start: Start) -> None:
    window = start()
    saves, match = window.program.saves, over(LIVE)
    for each in (over(LIVE), play(fresh(LIVE, seed=8), seed=8)):
        saves.finish(saves.begin(each))
    Index.of(saves).refresh()
    counting = window.looking_back.pace.counting
    with qtbot.waitSignal(counting.counted):
        page = opened(window, play(fresh(LIVE, seed=9), seed=9))
    assert len(page._past) == 2
    assert "2" in page.aside.note.text()
    for title in (each.title for each in PLUGS[LIVE].numbers().measures):
        assert any(title in caption.text() for _, _, caption in page.aside._figures)
    with qtbot.waitSignal(counting.counted):
        page = opened(window, match)
    # Of those before it, never itself.
    assert match.rounds
    assert len(page._past) < 2


def test_each_person_has_their_own(qtbot: QtBot, start: Start) -> None:
    window = start()
    with qtbot.waitSignal(window.looking_back.pace.counting.counted):
        page = opened(window, over(LIVE, 2), 1)
    assert (page.seat, page.people.isHidden()) == (1, False)
    tom = page.plot.table()
    with qtbot.waitSignal(window.looking_back.pace.counting.counted):
        page.people.options[0].click()
    assert page.seat == 0
    assert page.plot.table() != tom


def test_picture_and_table_are_saved(start: Start, tmp_path: Path) -> None:
    page = opened(start(), over(LIVE))
    with patch.object(QFileDialog, "getSaveFileName", return_value=(str(tmp_path / "a"), "")):
        QTest.keyClick(page, Qt.Key.Key_S)
        QTest.keyClick(page, Qt.Key.Key_C)
    assert not QImage(str(tmp_path / "a.png")).isNull()
    with (tmp_path / "a.csv").open(newline="", encoding="utf-8-sig") as file:
        rows = [*csv.reader(file)]
    assert rows[0] == ["game", "at", "until", "what", "took"]
    assert len(rows) == 1 + len(page.plot.table()[1])


def test_by_turns_nobody_is_quick() -> None:
    by_turns = Match(GAMES[LIVE], [Player("Maria"), Player("Tom")], {"by_turns": True}, 1)
    said = PLUGS[LIVE].numbers().strip
    assert said is not None
    assert not said.counts(by_turns.options)
    assert said.counts(over(LIVE).options)
    assert has_pace(over(LIVE))
    assert not has_pace(fresh(LIVE))
    assert not has_pace(over("quanto"))


@pytest.mark.parametrize(
    ("now", "before", "heading"),
    [
        (None, 900.0, "Not a card laid"),
        (900.0, None, "A first mark is set"),
        (900.0, 910.0, "As quick as ever"),
        (700.0, 900.0, "Quicker than before"),
        (900.0, 700.0, "Slower than before"),
    ],
)
def test_the_pace_beside_the_past_in_words(
    now: float | None, before: float | None, heading: str
) -> None:
    said = PLUGS[LIVE].numbers().strip
    assert said is not None
    assert said.heading(now, before) == heading


def test_your_games_lead_there(start: Start) -> None:
    window = start()
    saves = window.program.saves
    saves.finish(saves.begin(over(LIVE)))
    window.pages.show_games()
    games = window.stack.currentWidget()
    assert isinstance(games, GamesPage)
    assert games.detail.look_back.text() == "Pace of play"
    games.detail.look_back.click()
    page = window.stack.currentWidget()
    assert isinstance(page, PacePage)
    page.replay.click()
    replay = window.replay.page
    assert replay is not None
    assert window.stack.currentWidget() is replay
    QTest.keyClick(replay, Qt.Key.Key_Q)
    assert window.stack.currentWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is games


def test_a_replay_leads_there(start: Start) -> None:
    window = start()
    assert window.replay.open(over(LIVE, 2), seat=1)
    replay = window.replay.page
    assert replay is not None
    strip = replay.strip
    assert (strip.isHidden(), strip.numbers.text()) == (False, "Pace of play")
    assert strip.next_costly.isHidden()
    QTest.keyClick(replay, Qt.Key.Key_Q)
    page = window.looking_back.pace.page
    assert page is not None
    assert window.stack.currentWidget() is page
    assert page.seat == 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is replay
    replay.show_at(0, 0, 0)
    QTest.keyClick(replay, Qt.Key.Key_Q)
    shown = window.looking_back.pace.page
    assert shown is not None
    assert shown.seat == 0


def test_the_sheet_leads_there(start: Start) -> None:
    window = start()
    window.play(window.program.saves.show(over(LIVE)))
    table = live_session(window).page
    assert any(each.key == LOOK_BACK for each in table.controls)
    QTest.keyClick(table, Qt.Key.Key_Q)
    page = window.stack.currentWidget()
    assert isinstance(page, PacePage)
    assert page.seat == 0
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is table
