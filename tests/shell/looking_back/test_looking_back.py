"""The pages that look back in numbers: the moment to end a round, luck beside skill, and the ways
there. Nothing on them follows from what the person could not know."""

from __future__ import annotations

import csv
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from quando_desktop.analysis.analysis import RoundCurve
from quando_desktop.analysis.ledger import Ledger
from quando_desktop.bots.analyst import ClosingTurn
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.controller.replay import first_rounds
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.games.closing import ClosingTale
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.looking_back.curve import ClosingCurve
from quando_desktop.shell.looking_back.ledger_plot import LedgerPlot, bars_of
from quando_desktop.shell.looking_back.page import LookingBackPage
from quando_desktop.shell.looking_back.study import can_study, finished_part
from quando_desktop.shell.replay.page import ReplayPage
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.parts.scenery import LOOK_BACK
from tests.analysis.hurried import hurried_analysts
from tests.analysis.matches import known, small, twin
from tests.controller.inline_looking import analysed
from tests.controller.looked_back import fresh, over, play
from tests.practice.own_moments import costly, played
from tests.shell.conftest import Start
from tests.shell.widgets import child, focused, turn_session

SAYS = "quando"
"""The game that has a curve."""


def opened(window: Window, match: Match, number: int = 0, **how: bool) -> LookingBackPage:
    assert window.looking_back.open(match, number, **how)
    page = window.looking_back.page
    assert page is not None
    assert window.stack.currentWidget() is page
    return page


def turns(*found: tuple[int, float | None], done: int | None = None) -> tuple[ClosingTurn, ...]:
    return tuple(
        ClosingTurn(total, None if chance is None else Estimate(chance, 0.02), number == done)
        for number, (total, chance) in enumerate(found)
    )


# -------------------------------------------------------------------------------- curve

LATE = turns((40, None), (30, None), (12, 0.3), (7, 0.72), (9, 0.6), (9, 0.5), done=5)


@pytest.mark.parametrize(
    ("found", "heading", "part"),
    [
        (LATE, "2 turns late", "cost you 22 points of chance"),
        (turns((9, 0.2), (5, 0.8), done=1), "Just in time", "cost you nothing"),
        (turns((5, 0.8), (5, 0.79), done=1), "As good as the best", "smaller than the error"),
        (turns((5, 0.8), (5, 0.7)), "You did not knock", "chance of 80%"),
        (turns((5, 0.1), (5, 0.12)), "Hardly a moment", "12% at best"),
        (turns((5, 0.0), (4, 0.0), done=1), "Hardly a moment", "total of 4"),
    ],
)
def test_a_curve_is_told_in_words(found: tuple[ClosingTurn, ...], heading: str, part: str) -> None:
    said = PLUGS[SAYS].closing()
    assert said is not None
    curve = RoundCurve(0, tuple(range(len(found))), found)
    tale = ClosingTale.of(found, curve.best, curve.done)
    assert said.heading(tale) == heading
    assert part in said.sentence(tale)


def test_a_curve_is_a_text_and_a_table_too(qtbot: QtBot, look: Look) -> None:
    plot, said = ClosingCurve(look), PLUGS[SAYS].closing()
    qtbot.addWidget(plot)
    assert said is not None
    plot.show_curve(RoundCurve(1, tuple(range(6)), LATE), said)
    assert "round 2" in plot.accessibleName()
    told = plot.accessibleDescription()
    for word in ("Turn 1: your total 40", "72%", "the best moment", "when you knocked"):
        assert word in told
    headings, rows = plot.table()
    assert len(headings) == len(rows[0]) == 6
    assert rows[3] == (4, 7, 0.72, 0.02, 1, 0)
    assert rows[5] == (6, 9, 0.5, 0.02, 0, 1)


@pytest.mark.parametrize("count", [1, 2, 40])
def test_a_curve_of_any_length_has_room(qtbot: QtBot, look: Look, count: int) -> None:
    plot, said = ClosingCurve(look), PLUGS[SAYS].closing()
    qtbot.addWidget(plot)
    assert said is not None
    found = turns(*((50 - number, number / 40) for number in range(count)), done=count - 1)
    plot.show_curve(RoundCurve(0, tuple(range(count)), found), said)
    plot.resize(plot.minimumSizeHint())
    assert not plot.grab().toImage().isNull()
    assert plot._x(count - 1) < plot.area().width
    assert plot.told_at(plot.area().width).startswith(f"Turn {count}:")


# ------------------------------------------------------------------------------- ledger


@pytest.mark.usefixtures("looks_back")
@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_all_bars_of_the_picture_add_up(game: str, start: Start) -> None:
    page = opened(start(), over(game), ledger=True)
    analysis = page.study.analysis
    assert analysis is not None
    assert analysis.ledger is not None
    bars = bars_of(analysis.ledger)
    assert sum(bar.change for bar in bars[:-1]) == pytest.approx(bars[-1].change)
    assert sum(bar.points for bar in bars[:-1]) == bars[-1].points
    assert page.shows_ledger
    told = page.ledger.accessibleDescription()
    assert "Your decisions" in told
    assert "the cards" in page.aside.heading.text()
    # Whoever goes by keys reads the words beside the picture, too, each figure with what it is.
    heard = [page.first_stop()]
    QTest.keyClick(heard[0], Qt.Key.Key_Tab)
    for _ in page.aside.parts:
        heard.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert heard == [page.ledger, *page.aside.parts]


def test_bars_longer_than_any_chance_have_a_place(qtbot: QtBot, look: Look) -> None:
    """A match in which everybody plays badly: much was thrown away, and much came back."""
    plot = LedgerPlot(look)
    qtbot.addWidget(plot)
    ledger = Ledger(0.25, 0.004, 0.004, 0.0, -1.48, 0.37).closed(0.0)
    plot.show_ledger(ledger, is_over=True)
    bars = bars_of(ledger)
    assert sum(bar.points for bar in bars[:-1]) == bars[-1].points == 0
    assert "Your decisions: \N{MINUS SIGN}148." in plot.accessibleDescription()
    grid = plot.grid()
    assert (grid[0], 0 in grid, grid[-1]) == (-150, True, 100)
    plot.resize(plot.minimumSizeHint())
    left, right = plot._x(-148), plot._x(100)
    assert plot._left < left < plot._x(0) < right < plot.area().width
    plot.show_ledger(Ledger(0.25, 0.01).closed(0.26), is_over=True)
    assert (plot.grid()[0], plot.grid()[-1]) == (-10, 10)


# ---------------------------------------------------------------------------- the page


@pytest.mark.usefixtures("looks_back")
def test_it_opens_from_the_sheet_of_a_round_and_of_a_match(start: Start) -> None:
    window = start()
    running = first_rounds(over(SAYS), 1)
    for match, ledger in ((running, False), (over(SAYS), True)):
        window.play(window.program.saves.show(match))
        session = turn_session(window)
        session.page._hurry()
        assert any(each.key == LOOK_BACK for each in session.page.controls)
        QTest.keyClick(session.page, Qt.Key.Key_Q)
        page = window.stack.currentWidget()
        assert isinstance(page, LookingBackPage)
        assert page.shows_ledger is ledger
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert window.stack.currentWidget() is session.page


@pytest.mark.usefixtures("looks_back")
def test_it_opens_from_your_games_and_never_tells_a_running_round(start: Start) -> None:
    window = start()
    match = play(fresh(SAYS), rounds=1)
    match.begin_round()
    window.program.saves.begin(match)
    window.pages.show_games()
    games = child(window, GamesPage)
    assert games.detail.look_back.text() == "Quando?"
    QTest.keyClick(games, Qt.Key.Key_Q)
    page = window.stack.currentWidget()
    assert isinstance(page, LookingBackPage)
    assert len(page.match.rounds) == 1
    assert set(page.study.rounds) == {0}
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is games


@pytest.mark.usefixtures("looks_back")
def test_replay_and_numbers_lead_to_each_other_and_out_again(start: Start) -> None:
    window = start()
    window.pages.show_settings()
    before = window.stack.currentWidget()
    page = opened(window, over(SAYS), 1)
    QTest.keyClick(page, Qt.Key.Key_V)
    replay = window.stack.currentWidget()
    assert isinstance(replay, ReplayPage)
    assert replay.round.number == 1
    QTest.keyClick(replay, Qt.Key.Key_Q)
    assert window.stack.currentWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is before


@pytest.mark.usefixtures("looks_back")
def test_people_look_from_their_own_seats(start: Start) -> None:
    page = opened(start(), over(SAYS, people=2))
    assert [each.text() for each in page.people.options] == ["Maria", "Tom"]
    page.people.options[1].click()
    assert page.study.is_about(page.match, 1)
    tom = analysed(page.match, 1)[0].curve
    assert page.curve._curve == tom


def test_costly_moments_come_back_from_matches_that_count(start: Start) -> None:
    """A branch, or a file from elsewhere, is looked at and no more."""
    window = start()
    match, folder, saves = played("quanto"), window.program.folder, window.program.saves
    found = costly(match, 2)._replace(ledgers=known("quanto").ledgers)
    assert Analyses(folder).keep(match, found) is None
    opened(window, match)
    assert not RetryBox(folder).waiting("maria", "quanto")
    saves.finish(saves.begin(match))
    Index.of(saves).refresh()
    window.looking_back.stop()
    opened(window, match)
    assert len(RetryBox(folder).waiting("maria", "quanto")) == 2


def test_a_live_game_is_not_judged() -> None:
    assert not can_study(over("seven_ate_nine"))


def test_a_round_that_is_played_is_left_out() -> None:
    running = play(fresh(SAYS), rounds=1)
    running.begin_round()
    assert len(finished_part(running).rounds) == 1
    assert finished_part(over(SAYS)) is over(SAYS)
    assert not can_study(fresh(SAYS))


# ----------------------------------------------------------------- what is missing


@pytest.mark.usefixtures("looks_back")
def test_what_is_missing_is_said_and_goes_on(start: Start) -> None:
    match = over(SAYS)
    window = start()
    with patch.object(LookingBack, "go_on", lambda _looking, _first=0: None):
        page = opened(window, match, 1)
        assert not page._empty.isHidden()
        looking = page.study._looking
        looking.rounds[1] = analysed(match, 0)[1]
        looking.failed.emit()
    assert page.study.has_failed
    assert not page.curve.isHidden(), "what is there stays"
    assert "1 of 2 rounds" in page._progress._trouble.text()
    page._progress.again.click()
    assert page.study.analysis is not None
    assert page._progress.isHidden()


def test_a_page_that_is_gone_hears_nothing_any_more(start: Start) -> None:
    """The study goes on behind other pages, and tells how far it is."""
    window = start()
    for match in (over(SAYS), over("quanto")):
        opened(window, match)
        assert window.replay.open(match)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.looking_back.study.progressed.emit(1, 2)
    window.looking_back.study.changed.emit()


@pytest.mark.usefixtures("looks_back")
def test_a_full_disk_is_said_and_the_numbers_hold(start: Start) -> None:
    full = Problem(Trouble.NOT_WRITTEN, Path("x"), "No space left on device")
    with patch.object(Analyses, "keep", return_value=full):
        page = opened(start(), over(SAYS))
    assert "could not be saved" in page._progress._trouble.text()
    assert page.study.analysis is not None
    assert not page.curve.isHidden() or not page._empty.isHidden()


# ---------------------------------------------------------------------------- saving


@pytest.mark.usefixtures("looks_back")
def test_picture_and_table_are_saved(start: Start, tmp_path: Path) -> None:
    page = opened(start(), over(SAYS), ledger=True)
    with patch.object(QFileDialog, "getSaveFileName", return_value=(str(tmp_path / "a"), "")):
        QTest.keyClick(page, Qt.Key.Key_S)
        QTest.keyClick(page, Qt.Key.Key_C)
    assert not QImage(str(tmp_path / "a.png")).isNull()
    with (tmp_path / "a.csv").open(newline="", encoding="utf-8-sig") as file:
        rows = [*csv.reader(file)]
    analysis = page.study.analysis
    assert analysis is not None
    assert analysis.ledger is not None
    assert float(rows[-1][1]) == pytest.approx(analysis.ledger.end)


@pytest.mark.usefixtures("looks_back")
def test_a_picture_that_cannot_be_saved_is_told(start: Start) -> None:
    page = opened(start(), over(SAYS), ledger=True)
    told: list[Problem] = []
    page.troubled.connect(told.append)
    with patch.object(QFileDialog, "getSaveFileName", return_value=("/proc/nobody/a.png", "")):
        page.saves.picture.click()
    assert [each.kind for each in told] == [Trouble.NOT_WRITTEN]


# ------------------------------------------------------------------------ hidden cards


def seen(page: LookingBackPage) -> list[QImage]:
    """All that is drawn and said, wherever it stands and whoever has the focus."""
    parts = (page.curve, page.ledger, page.aside)
    for part in parts:
        part.resize(700, 520)
    return [part.grab().toImage() for part in parts]


@pytest.mark.usefixtures("looks_back")
@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_hidden_cards_move_no_number_and_no_pixel(game: str, start: Start) -> None:
    """The same match, but for cards that the person could not know."""
    window, found = start(), []
    with hurried_analysts():
        for match in (small(game), twin(small(game))):
            pictures = []
            page = opened(window, match)
            for number in range(len(match.rounds)):
                page.show_round(number, 0)
                pictures += seen(page)
            page.show_ledger()
            pictures += seen(page)
            texts = [page.aside.heading.text(), page.ledger.table(), page.curve.table()]
            found.append((pictures, texts))
    assert found[0][1] == found[1][1]
    assert found[0][0] == found[1][0]
