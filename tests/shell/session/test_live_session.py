"""A live match in the window: whatever takes the keys away pauses it, and it is kept as others."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from quando_desktop.controller.live import controller as live
from quando_desktop.controller.live import stage
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.settings.settings import SeatChoice
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.window.menu import TableMenu
from quando_desktop.shell.window.notebook_panel import NotebookPanel
from quando_desktop.shell.window.window import Window
from quando_desktop.table.pages.contract import Command, Notebook
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, PEOPLE, match_of
from tests.shell.widgets import live_session

ALONE = (SeatChoice(Kind.HUMAN, "Maria"), *COMPUTERS[:2])
OVER = (LivePhase.ROUND_OVER, LivePhase.MATCH_OVER)

Opens = Callable[[Window], object]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Countdowns take no time."""
    monkeypatch.setattr(stage, "BEAT", 0.0)
    monkeypatch.setattr(live, "STUCK_BEAT", 0.0)


def deal(window: Window, seats: tuple[SeatChoice, ...] = ALONE, **options: int) -> None:
    window.matches.deal(match_of(seats, 5, "seven_ate_nine", **options))


def phase_of(window: Window) -> LivePhase:
    return live_session(window).controller.phase


def counting(start: Start) -> Window:
    """A window in which a game is just starting."""
    window = start()
    deal(window)
    assert phase_of(window) is LivePhase.READY
    live_session(window).page.go()
    assert phase_of(window) is LivePhase.COUNTDOWN
    return window


def wait_for(qtbot: QtBot, window: Window, *phases: LivePhase) -> None:
    controller = live_session(window).controller
    qtbot.waitUntil(lambda: controller.phase in phases, timeout=20_000)


def play_out(qtbot: QtBot, window: Window) -> None:
    """The people of the window play to the end of a game."""
    controller = live_session(window).controller
    while controller.phase not in OVER:
        if controller.phase in stage.WAITING:
            controller.go()
        wait_for(qtbot, window, LivePhase.LIVE, *OVER)
        for seat in controller.people:
            legal = controller.views[seat].legal()
            if legal and controller.phase is LivePhase.LIVE:
                controller.intend(seat, legal[0])


# ------------------------------------------------------------------------ pause


@pytest.mark.parametrize(
    "opens",
    [
        lambda window: window.overlays.show_menu(),
        lambda window: window.overlays.show_keys(),
        lambda window: window.overlays.toggle_log(),
        lambda window: window.overlays.show_words(),
        lambda window: window.overlays.tell("The disk is full."),
        lambda window: window.show_crash("a report"),
        lambda window: window.pages.show_settings(),
        lambda window: window.pages.show_rules(),
        lambda window: window.pages.show_new_game(),
        lambda window: window.pages.show_about(),
    ],
    ids=[
        "menu",
        "keys",
        "log",
        "words",
        "problem",
        "crash",
        "settings",
        "rules",
        "new game",
        "about",
    ],
)
def test_whatever_lies_over_the_table_pauses(start: Start, opens: Opens) -> None:
    window = counting(start)
    opens(window)
    assert phase_of(window) is LivePhase.PAUSED


def test_a_window_that_is_left_pauses(start: Start) -> None:
    window = counting(start)
    QCoreApplication.sendEvent(live_session(window).page, QEvent(QEvent.Type.WindowDeactivate))
    assert phase_of(window) is LivePhase.PAUSED


def test_another_window_that_takes_the_keys_pauses(start: Start, qtbot: QtBot) -> None:
    window = counting(start)
    other = QLineEdit()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    other.setFocus()
    wait_for(qtbot, window, LivePhase.PAUSED)


def test_what_the_table_itself_does_pauses_nothing(start: Start) -> None:
    """Keys may go from one thing on the table to another."""
    window = counting(start)
    session = live_session(window)
    for inside in session.page.findChildren(type(session.page._mirror)):
        inside.setFocus()
    session.page.setFocus()
    assert session.controller.phase is LivePhase.COUNTDOWN


def test_after_a_pause_somebody_has_to_go_on(start: Start) -> None:
    window = counting(start)
    window.pages.show_settings()
    window.back()
    assert phase_of(window) is LivePhase.PAUSED
    assert window.is_at_table
    QTest.keyClick(live_session(window).page, Qt.Key.Key_Space)
    assert phase_of(window) is LivePhase.COUNTDOWN


def test_a_table_that_was_left_hears_no_more_of_the_keys(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = counting(start)
    session = live_session(window)
    heard: list[str] = []
    window.pages.show_home()
    assert window.session is None
    assert not session.controller.is_open
    monkeypatch.setattr(session.page, "pause", lambda: heard.append("pause"))
    window.pages.show_new_game()
    QCoreApplication.sendEvent(session.page, QEvent(QEvent.Type.WindowDeactivate))
    assert heard == []


# -------------------------------------------------------- what it does not have


def entries(window: Window) -> dict[str, bool]:
    """The items of the menu, and whether they can be chosen."""
    window.overlays.show_menu()
    (menu,) = window.stack.findChildren(TableMenu)
    items = (menu._hint, menu._back, menu._log, menu._rules, menu._save)
    found = {item.text(): item.isEnabled() for item in items if item.isVisible()}
    window.overlays.close()
    return found


def test_the_menu_has_no_hints_and_nothing_to_take_back(start: Start) -> None:
    window = start()
    deal(window)
    assert entries(window) == {"What happened": True, "Rules": True, "Save a copy…": True}
    window.matches.deal(match_of((PEOPLE[0], *COMPUTERS)))
    assert {"Hint", "Take back"} < {*entries(window)}, "others have them"


def test_what_others_have_is_not_there(start: Start, quick: None, qtbot: QtBot) -> None:
    window = start()
    deal(window)
    session: Session = live_session(window)
    session.page.go()  # type: ignore[union-attr]
    wait_for(qtbot, window, LivePhase.LIVE)
    live_session(window).controller.intend(0, Draw())
    moves = len(session.match.rounds[-1].moves)
    window.undo()
    session.hint()
    session.page.command(Notebook(1))
    assert len(session.match.rounds[-1].moves) == moves
    assert not window.stack.findChildren(NotebookPanel)
    assert session.curtain is None


# ------------------------------------------------------------------------ saved


def test_a_game_broken_off_is_continued_where_it_was(
    start: Start, quick: None, qtbot: QtBot
) -> None:
    window = start()
    deal(window)
    live_session(window).page.go()
    wait_for(qtbot, window, LivePhase.LIVE)
    live_session(window).controller.intend(0, Draw())
    window.pages.show_home()
    entry = window.program.saves.latest()
    assert entry is not None
    window.matches.resume(entry)
    session = live_session(window)
    assert phase_of(window) is LivePhase.PAUSED
    assert session.match.rounds[0].moves
    assert session.page.log()
    session.page.restart()
    assert phase_of(window) is LivePhase.READY
    assert not session.match.rounds[0].moves


def test_a_tournament_is_played_to_its_end_and_kept(
    start: Start, quick: None, qtbot: QtBot
) -> None:
    window = start()
    deal(window, PEOPLE, games=2)
    play_out(qtbot, window)
    session = live_session(window)
    assert phase_of(window) is LivePhase.ROUND_OVER
    assert not window.program.saves.finished()
    session.page.command(Command.NEXT_ROUND)
    assert phase_of(window) is LivePhase.READY
    play_out(qtbot, window)
    assert phase_of(window) is LivePhase.MATCH_OVER
    (kept,) = window.program.saves.finished()
    assert "has won" in session.page.share
    assert window.matches.open_record(kept.path)
    again = live_session(window)
    assert phase_of(window) is LivePhase.MATCH_OVER
    again.page.rerun()
    assert again.page.is_rerun
    window.overlays.show_menu()
    assert again.page.phase is LivePhase.PAUSED, "a game that is watched again can wait, too"


def test_a_rematch_sits_down_at_the_same_table(start: Start, quick: None, qtbot: QtBot) -> None:
    window = start()
    deal(window, PEOPLE)
    play_out(qtbot, window)
    first = live_session(window)
    first.page.command(Command.REMATCH)
    second = live_session(window)
    assert second is not first
    assert second.match.players == first.match.players
    assert phase_of(window) is LivePhase.READY
    assert QApplication.focusWidget() is second.page
