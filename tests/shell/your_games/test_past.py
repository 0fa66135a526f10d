"""What is found in Your games and told there: filters and words, moments, pace and notes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.disk.entries import story
from quando_desktop.disk.notes import MatchNotes
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine import record
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.numbers import StripSign
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.choice_chip import ChoiceChip
from quando_desktop.shell.your_games.listed_match import ListedMatch
from quando_desktop.shell.your_games.moments import MOST, in_two, telling_moments
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.paint.canvas import Scale
from tests.controller.looked_back import over
from tests.disk.faults import refusing

DAY = 1_750_000_000


@pytest.fixture
def games(start: Callable[..., Window]) -> GamesPage:
    """One match of each game, in the order of the shelf."""
    window = start()
    folder = window.program.folder.finished
    folder.mkdir(exist_ok=True)
    for number, game in enumerate(GAMES):
        path = folder / f"{game}{record.ENDING}"
        path.write_text(record.write(over(game)) + "\n", encoding="utf-8")
        os.utime(path, (DAY - number, DAY - number))
    window.pages.show_games()
    page = window.pages._games
    assert page is not None
    return page


def shown(page: GamesPage) -> list[str]:
    return [match.game for match in page.list.rows.matches]


def test_words_are_looked_for_while_they_are_typed(games: GamesPage) -> None:
    QTest.keyClicks(games.list, "/")
    assert games.filters.search.hasFocus()
    QTest.keyClicks(games.filters.search, "quant")
    assert shown(games) == ["quanto"]
    assert "1 of 3 games" in games.filters._count.text()
    games.filters.search.setText("MARIA")
    assert shown(games) == list(GAMES)


def test_won_and_lost_of_a_person(games: GamesPage) -> None:
    results = {game: over(game).result for game in GAMES}
    won = [game for game, result in results.items() if result is not None and 0 in result.winners]
    lost = [game for game in GAMES if game not in won]
    games.filters._won.click()
    assert shown(games) == won
    games.filters._lost.click()
    assert not games.filters._won.isChecked()
    assert shown(games) == lost
    games.filters._company._take("Bruno")
    assert shown(games) == lost
    assert games.filters._company.is_set
    games.filters._company.click()
    assert not games.filters._company.is_set


def test_a_choice_is_offered_as_a_menu(qtbot: QtBot, look: Look) -> None:
    chip = ChoiceChip(look)
    qtbot.addWidget(chip)
    chip.offer("Players", [("2", "2 players"), ("3", "3 & more")], "any")
    assert chip.accessibleName() == "Players: any"
    chip._fill()
    offered = chip.menu_shown.actions()
    assert [each.text() for each in offered] == ["2 players", "3 && more"]
    with qtbot.waitSignal(chip.chose) as told:
        offered[1].trigger()
    assert told.args == ["3"]
    assert chip.accessibleName() == "Players: 3 & more"
    chip.offer("Players", [("2", "2 players")], "any")
    assert chip.value == ""


def test_a_note_is_kept_beside_the_records_and_found(qtbot: QtBot, games: GamesPage) -> None:
    window = games.window()
    assert isinstance(window, Window)
    note = games.detail.past.note
    note.setFocus()
    QTest.keyClicks(note, "Unser Abend")
    QTest.keyClick(note, Qt.Key.Key_Return)
    games.filters.search.setText("abend")
    assert shown(games) == ["quando"]
    folder = window.program.folder
    assert MatchNotes(folder).find("quando") == "Unser Abend"
    assert "Abend" not in (folder.finished / f"quando{record.ENDING}").read_text("utf-8")


def test_a_note_is_kept_when_another_match_is_chosen(games: GamesPage) -> None:
    games.detail.past.note.setText("first")
    games.list.setCurrentIndex(games.list.rows.index(1))
    assert games.detail.past.note.text() == ""
    games.list.setCurrentIndex(games.list.rows.index(0))
    assert games.detail.past.note.text() == "first"


def test_moments_and_pace_of_the_chosen_match(qtbot: QtBot, games: GamesPage) -> None:
    past = games.detail.past
    qtbot.waitUntil(past._moments.isVisible)
    assert past._moments.accessibleName().startswith("Moments: ")
    assert past._strip.isHidden()
    games.list.setCurrentIndex(games.list.rows.index(2))
    qtbot.waitUntil(past._strip.isVisible)
    told = past._strip.accessibleName()
    assert told.startswith("Pace of play: ")
    assert "Game 3: " in told
    QApplication.processEvents()
    assert not games.grab().isNull()


def test_a_damaged_record_tells_nothing_and_breaks_nothing(games: GamesPage) -> None:
    past = games.detail.past
    match = games.list.match
    assert match is not None
    Path(match.entry.path).write_bytes(b"{}")
    past._tell()
    assert past._moments.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_of_many_moments_the_rarest_are_told(look: Look, games: GamesPage, game: str) -> None:
    row = list(GAMES).index(game)
    match: ListedMatch = games.list.rows.matches[row]
    told = telling_moments(match, story(record.to_json(over(game)), GAMES))
    assert len(told) <= MOST
    assert all(each.words for each in told)


def test_the_strip_is_made_from_the_record_alone() -> None:
    strip = PLUGS["seven_ate_nine"].numbers().strip
    assert strip is not None
    data = story(record.to_json(over("seven_ate_nine")), GAMES).record
    found = strip.make(data, 0)
    assert found is not None
    assert len(found.lanes) == len(over("seven_ate_nine").rounds)
    for lane in found.lanes:
        assert all(0 <= mark.at <= lane.length for mark in lane.marks)
        assert all(0 <= start < end <= lane.length for start, end in lane.spans)
        assert StripSign.GOOD in {mark.sign for mark in lane.marks} or not lane.marks
    assert strip.make(data | {"options": {"by_turns": True}}, 0) is None
    assert strip.make(data, 3) is None


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Problem]:
    """The problems that the window tells."""
    problems: list[Problem] = []
    monkeypatch.setattr(Window, "tell", lambda _, *found: problems.extend(found))
    return problems


def test_a_note_that_cannot_be_kept_is_told(told: list[Problem], games: GamesPage) -> None:
    with refusing("write"):
        games.detail.past.note.setText("What a knock!")
        games.detail.past.keep()
    assert [problem.kind for problem in told] == [Trouble.NOT_WRITTEN]
    games.detail.past.note.setText("What a knock that was!")
    games.detail.past.keep()
    assert len(told) == 1, "it was kept this time"


def test_notes_that_are_damaged_are_told(told: list[Problem], start: Callable[..., Window]) -> None:
    window = start()
    (window.program.folder.path / "notes.json").write_text("{", encoding="utf-8")
    window.pages.show_games()
    assert [problem.kind for problem in told] == [Trouble.DAMAGED]


@pytest.mark.usefixtures("qapp")
def test_a_long_moment_has_two_lines() -> None:
    words = "You knocked, alone lowest with 12"
    assert in_two(words, 900, Scale(1.0)) == [words]
    lines = in_two(words, 240, Scale(1.0))
    assert len(lines) == 2
    assert " ".join(lines) == words
    assert in_two("M" * 60, 240, Scale(1.0))[0].endswith("…")
