"""The page of the statistics: what it counts, says, saves and looks through."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.analysis.analysis import Analysis
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.engine import record
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import person
from quando_desktop.shell.plots.saving import as_csv
from quando_desktop.shell.statistics import saving
from quando_desktop.shell.statistics.looking_through import LookingThrough
from quando_desktop.shell.statistics.page import StatisticsPage
from quando_desktop.shell.statistics.time_plot import grid
from quando_desktop.shell.window.window import Window
from tests.controller.looked_back import over
from tests.disk.faults import refusing

NOW = datetime(2026, 11, 18)
DAY = 86_400


def matches(game: str, count: int = 12, seat: int = 0) -> list[PlayedMatch]:
    """Matches of Maria and Pip, of which each third is won."""
    tallies = {
        key: [(2 + number % 5, 4), (9, 4)]
        for number, key in enumerate(
            ("points", "hidden", "knock_turn", "triplets", "cards", "haul", "reaction", "late")
        )
    }
    return [
        PlayedMatch(
            f"m{number}",
            NOW.timestamp() - (count - number) * DAY,
            game,
            2,
            "{}",
            "easy",
            False,
            seat,
            number % 3 == 0,
            (1, 1) if game == "quando" else (0, 0),
            tallies | {"points": [(10 * (count - number), 10), (9, 4)]},
            (None, "pip"),
            f"d{number}",
        )
        for number in range(count)
    ]


@pytest.fixture
def page(window: QWidget, look: Look) -> StatisticsPage:
    page = StatisticsPage(look, now=lambda: NOW)
    page.setParent(window)
    page.resize(1440, 900)
    page.show()
    face = person(look.palette, "Maria", 1)
    page.show_person(["Maria"], "Maria", face)
    return page


def test_before_the_first_match_it_offers_one(qtbot: QtBot, page: StatisticsPage) -> None:
    page.show_matches([], {})
    assert page.panels[0].isHidden()
    assert page._empty.isVisibleTo(page)
    with qtbot.waitSignal(page.playAsked):
        page._play.click()


def test_each_plot_has_its_sentence_and_its_text(page: StatisticsPage) -> None:
    page.show_matches(matches("quando"), {("d0", 0): [(0.5, 1), (0.7, 2)]})
    assert page.over_time.heading.text() == "Quando: points a round"
    assert page.over_time.note.text().startswith("Lower is better.")
    told = page.over_time.plot.accessibleName()
    assert told.startswith("Points a round in 12 matches: 7.5 on average at first, 5.5 in the last")
    claims = page.claims.plot.accessibleName()
    assert claims.startswith("12 of 24 were lowest alone. Chance you had, on average: 60%")
    assert "1.5 turns late" in claims
    assert "Pip" in page.profile.plot.accessibleName()
    told = page.games.plot.accessibleName()
    assert "Quando: 4 of 12 matches won" in told
    assert "Best: " in told
    assert "no lessons" in page._counts.text()
    assert page.facts.isHidden()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_numbers(page: StatisticsPage, game: str) -> None:
    page.show_matches(matches(game), {})
    assert page.asked.game == game
    for panel in page.panels:
        if not panel.isHidden():
            assert panel.heading.text()
            assert panel.plot.accessibleName()
            assert panel.save.accessibleName()
            assert len(panel.plot.table()) > 1


def test_filters_count_anew(page: StatisticsPage) -> None:
    played = [*matches("quando"), *(each._replace(level="fair") for each in matches("quando", 3))]
    page.show_matches(played, {})
    page.filters._opponents._take("fair")
    assert "3 matches" in page.over_time.plot.accessibleName()
    page.filters._opponents.click()
    assert not page.filters._opponents.is_set
    assert "15 matches" in page.over_time.plot.accessibleName()
    page.filters.turn_to("quanto")
    assert page._empty.isVisibleTo(page)


@pytest.mark.parametrize(("size", "text"), [((640, 400), 100), ((1024, 640), 200)])
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_every_window(
    page: StatisticsPage,
    speak: Callable[[Language], bool],
    size: tuple[int, int],
    text: int,
    game: str,
) -> None:
    speak(Language.GERMAN)
    page.look.update(QSize(*size), text=text, animates=False)
    page.resize(*size)
    page.show_matches(matches(game), {})
    page.retranslate()
    for _ in range(3):
        QApplication.processEvents()
    assert page.view.content.width() <= page.view.viewport().width()
    assert not page.grab().isNull()


def test_thousands_of_matches_are_drawn(page: StatisticsPage) -> None:
    page.show_matches(matches("quando", 3000), {})
    assert not page.grab().isNull()


# -------------------------------------------------------------------------------- saved


def test_a_plot_is_saved_as_picture_and_as_table(page: StatisticsPage, tmp_path: Path) -> None:
    page.show_matches(matches("quando"), {})
    QApplication.processEvents()
    plot, title = page.over_time.plot, page.over_time.heading.text()
    picture, table = tmp_path / "a.png", tmp_path / "a.csv"
    assert saving.save(picture, title, plot, page.look) is None
    assert saving.save(table, title, plot, page.look) is None
    image = QImage(str(picture))
    assert image.width() > plot.width()
    rows = list(csv.reader(io.StringIO(table.read_text(encoding="utf-8-sig"))))
    assert rows[0] == ["date", "points a round", "won", "mean of ten"]
    assert rows[1][1:] == ["12.000", "1", "12.000"]
    assert len(rows) == 13


def test_a_full_disk_is_told_and_names_reckon_nothing(page: StatisticsPage, tmp_path: Path) -> None:
    page.show_matches(matches("quando"), {})
    with refusing("write"):
        problem = saving.save(tmp_path / "a.csv", "", page.over_time.plot, page.look)
    assert problem is not None
    assert problem.kind is Trouble.NOT_WRITTEN
    assert as_csv([["=1+1", "-2"]]).decode("utf-8-sig").strip() == "'=1+1,-2"


# ------------------------------------------------------------------------ in the window


def put(window: Window, name: str, game: str = "quando") -> None:
    folder = window.program.folder
    folder.finished.mkdir(exist_ok=True)
    text = record.write(over(game)) + "\n"
    (folder.finished / f"{name}{record.ENDING}").write_text(text, encoding="utf-8")


def opened(qtbot: QtBot, window: Window) -> StatisticsPage:
    with qtbot.waitSignal(window.statistics.counting.counted):
        window.pages.show_statistics()
    return window.statistics.page


def test_from_home_and_back_from_your_games(qtbot: QtBot, start: Callable[..., Window]) -> None:
    window = start()
    put(window, "a")
    page = opened(qtbot, window)
    assert window.stack.currentWidget() is page
    assert page.asked.game == "quando"
    page._rooms.options[0].click()
    assert window.pages._games is not None
    assert window.stack.currentWidget() is window.pages._games
    window.pages._games._rooms.options[1].click()
    assert window.stack.currentWidget() is page


def test_a_damaged_record_is_told_in_a_sentence_and_the_rest_counts(
    qtbot: QtBot, start: Callable[..., Window]
) -> None:
    window = start()
    put(window, "a")
    (window.program.folder.finished / f"b{record.ENDING}").write_bytes(b"{")
    page = opened(qtbot, window)
    assert "1 match" in page.over_time.plot.accessibleName()
    assert os.listdir(window.program.folder.damaged)


def test_matches_are_looked_through_one_after_the_other(
    qtbot: QtBot, start: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is played here; one of the matches cannot be looked through."""
    window = start()
    put(window, "a")
    put(window, "b")
    page = opened(qtbot, window)
    looking = window.statistics.looking
    told: list[tuple[int, int]] = []
    looking.progressed.connect(lambda *far: told.append(far))
    asked: list[int] = []

    def play(match: object, seat: int, *, person: str) -> None:
        asked.append(seat)
        if len(asked) == 1:
            looking._looking.failed.emit()
        else:
            looking._looking.finished.emit(_found(seat))

    monkeypatch.setattr(looking._looking, "start", play)
    monkeypatch.setattr(looking._index, "learn", lambda _: None)
    with qtbot.waitSignal(looking.ended) as ended:
        page.claims.look_through.click()
    assert ended.args == [1, None]
    assert told == [(0, 2), (1, 2), (2, 2)]
    assert asked == [0, 0]
    assert "One match could not be looked through." in page.claims._looked.text()


def test_a_full_disk_ends_looking_through_with_a_sentence(
    qtbot: QtBot, start: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    put(window, "a")
    page = opened(qtbot, window)
    looking: LookingThrough = window.statistics.looking
    problem = Problem(Trouble.NOT_WRITTEN, Path("x"), "full")

    def play(match: object, seat: int, *, person: str) -> None:
        looking._looking.problem = problem
        looking._looking.finished.emit(_found(seat))

    monkeypatch.setattr(looking._looking, "start", play)
    with qtbot.waitSignal(looking.ended) as ended:
        page.claims.look_through.click()
    assert ended.args == [0, problem]
    assert not looking.is_going_on


def _found(seat: int) -> Analysis:
    return Analysis(seat, (), 0, (), ())


@pytest.mark.parametrize("values", [(0.70, 0.74), (26.0, 34.0), (0.7, 0.7), (12.0, 4000.0)])
def test_no_two_lines_of_a_scale_read_the_same(values: tuple[float, ...]) -> None:
    low, step, labels = grid(values, "{:.1f} s".format)
    assert 2 <= len(labels) == len(set(labels))
    assert low <= min(values) <= max(values) <= low + step * (len(labels) - 1)
