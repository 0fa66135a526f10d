"""The curtain in the window: what lies over the table as it falls, other pages in front of it, and
a table that is opened where nobody has to be asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.shell.curtain import curtain as curtain_module
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.rulebook.page import RulesPage
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.dialogs import Dialog
from quando_desktop.shell.window.key_sheet import KeySheet
from quando_desktop.shell.window.log_panel import LogPanel
from quando_desktop.shell.window.menu import TableMenu
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.window.words_panel import WordsPanel
from quando_desktop.shell.your_games.page import GamesPage
from quando_desktop.table.scene.mirror import ControlButton
from tests.shell.conftest import Start
from tests.shell.new_matches import PEOPLE, match_of
from tests.shell.widgets import turn_session

WAITING = 20_000


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def act(session: TurnSession) -> None:
    """Something sensible for the looker."""
    controller = session.controller
    view = controller.view
    assert isinstance(view, QuandoView)
    controller.submit(PlainBot().choose(view, Chance(controller.revision)))


def go_on(qtbot: QtBot, session: TurnSession) -> None:
    """Does whatever the match waits for."""
    controller, curtain = session.controller, session.curtain
    assert curtain is not None
    qtbot.waitUntil(lambda: controller.phase is not TurnPhase.COMPUTER, timeout=WAITING)
    match controller.phase:
        case TurnPhase.CURTAIN:
            qtbot.waitUntil(lambda: curtain.is_down, timeout=WAITING)
            curtain.ready.emit()
        case TurnPhase.PERSON:
            act(session)


def play_to(qtbot: QtBot, session: TurnSession, phase: TurnPhase) -> None:
    while session.controller.phase is not phase:
        go_on(qtbot, session)


def end_turn(session: TurnSession) -> None:
    """The looker acts until another person comes next."""
    while session.controller.phase is TurnPhase.PERSON:
        act(session)


def until_down(qtbot: QtBot, session: TurnSession) -> None:
    curtain = session.curtain
    assert curtain is not None
    qtbot.waitUntil(lambda: curtain.is_down, timeout=WAITING)


@pytest.fixture
def window(start: Start, qtbot: QtBot) -> Window:
    """Two people; one of them looks."""
    window = start()
    window.matches.deal(match_of(PEOPLE))
    play_to(qtbot, turn_session(window), TurnPhase.PERSON)
    return window


def test_the_log_is_not_left_over_the_curtain(window: Window, qtbot: QtBot) -> None:
    session = turn_session(window)
    window.overlays.toggle_log()
    end_turn(session)
    until_down(qtbot, session)
    (log,) = window.stack.findChildren(LogPanel)
    qtbot.waitUntil(log.isHidden)
    assert session.curtain is not None
    assert session.curtain.isAncestorOf(focus())


def test_a_closed_log_keeps_nothing_for_a_screen_reader(window: Window, qtbot: QtBot) -> None:
    window.overlays.toggle_log()
    (log,) = window.stack.findChildren(LogPanel)
    (rows,) = log.findChildren(QListView)
    assert rows.model().rowCount() > 0
    log.dismiss()
    qtbot.waitUntil(log.isHidden)
    assert rows.model().rowCount() == 0


def test_what_one_has_read_is_gone_as_the_curtain_falls(window: Window, qtbot: QtBot) -> None:
    session = turn_session(window)
    window.overlays.show_words()
    (panel,) = window.stack.findChildren(WordsPanel)
    assert len(panel.texts) > 4
    end_turn(session)
    until_down(qtbot, session)
    qtbot.waitUntil(lambda: not window.stack.findChildren(WordsPanel))
    window.overlays.show_words()
    assert not window.stack.findChildren(WordsPanel), "behind a curtain nobody reads"


def test_a_menu_of_the_one_before_goes_as_the_curtain_falls(window: Window, qtbot: QtBot) -> None:
    session = turn_session(window)
    end_turn(session)
    window.overlays.show_menu()
    until_down(qtbot, session)
    (menu,) = window.stack.findChildren(TableMenu)
    qtbot.waitUntil(menu.isHidden)
    assert session.curtain is not None
    assert session.curtain.isAncestorOf(focus())


def test_words_about_a_problem_stay_and_keep_the_keys(window: Window, qtbot: QtBot) -> None:
    session = turn_session(window)
    end_turn(session)
    window.overlays.tell("The disk is full.")
    (dialog,) = window.stack.findChildren(Dialog)
    until_down(qtbot, session)
    assert dialog.isVisible()
    assert dialog.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    assert session.controller.phase is TurnPhase.CURTAIN
    assert session.curtain is not None
    assert session.curtain.isAncestorOf(focus())


def test_keys_on_another_page_do_not_lift_the_curtain(window: Window, qtbot: QtBot) -> None:
    session = turn_session(window)
    end_turn(session)
    window.pages.show_rules()
    until_down(qtbot, session)
    assert session.curtain is not None
    assert not session.curtain.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    assert session.controller.phase is TurnPhase.CURTAIN
    window.back()
    assert session.curtain.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    assert session.controller.looker is not None


@pytest.mark.parametrize("game", ["quando", "quanto"])
def test_keys_and_rules_can_be_read_before_anybody_has_looked(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    window.matches.deal(replace(match_of(PEOPLE), game=game))
    session = turn_session(window)
    until_down(qtbot, session)
    assert session.curtain is not None
    QTest.keyClick(focus(), Qt.Key.Key_F1)
    (sheet,) = window.stack.findChildren(KeySheet)
    assert sheet.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: not window.stack.findChildren(KeySheet))
    assert session.curtain.isAncestorOf(focus())
    QTest.keyClick(focus(), Qt.Key.Key_F2)
    assert isinstance(window.stack.currentWidget(), RulesPage)
    QTest.keyClick(focus(), Qt.Key.Key_Escape)
    assert window.is_at_table
    assert session.curtain.isAncestorOf(focus())
    assert session.controller.phase is TurnPhase.CURTAIN
    assert session.controller.looker is None


def test_a_new_game_can_be_asked_for_at_the_curtain(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.matches.deal(match_of(PEOPLE))
    until_down(qtbot, turn_session(window))
    QTest.keyClick(focus(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.stack.currentWidget(), NewGamePage)
    window.back()
    assert turn_session(window).controller.phase is TurnPhase.CURTAIN


def played(whole: bool) -> Match:
    """A match of two people, up to its first score sheet or its last one."""
    match = Match(GAMES["quando"], [Player(seat.name) for seat in PEOPLE], {}, 5)
    while match.result is None:
        match.begin_round()
        while match.in_round:
            seat = match.to_act()[0]
            view = match.observe(seat)
            assert isinstance(view, QuandoView)
            match.submit(seat, PlainBot().choose(view, Chance(match.revision)))
        if not whole:
            break
    return match


def test_the_first_curtain_waits_for_a_reader_that_is_coming(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, told = start(), list[str]()
    window.matches.deal(match_of(PEOPLE))
    session = turn_session(window)
    until_down(qtbot, session)
    monkeypatch.setattr(curtain_module, "announce", lambda _, words, **__: told.append(words))
    session.page._arrival.arrived.emit()
    assert session.curtain is not None
    assert told == [session.curtain.accessibleName()]


def test_a_match_left_at_the_score_sheet_goes_on_there(start: Start) -> None:
    match = played(whole=False)
    assert match.result is None
    window = start()
    window.program.saves.begin(match).close()
    window.matches.resume(window.program.saves.unfinished()[0])
    session = turn_session(window)
    assert session.controller.phase is TurnPhase.ROUND_OVER
    assert session.page.findChildren(ControlButton)
    assert session.page.log()
    QTest.keyClick(session.page, Qt.Key.Key_Return)
    assert session.controller.asked is not None


def test_a_finished_match_from_a_file_is_shown_and_not_counted(
    start: Start, tmp_path: Path
) -> None:
    window, file = start(), tmp_path / "over.quando"
    saves = window.program.saves
    saves.export(played(whole=True), file)
    assert window.matches.open_record(file)
    assert turn_session(window).controller.phase is TurnPhase.MATCH_OVER
    assert turn_session(window).page.findChildren(ControlButton)
    window.pages.show_home()
    assert saves.unfinished() == []
    assert saves.finished() == []


def test_a_copy_of_an_unfinished_match_can_be_saved_from_the_list(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = record.write(turn_session(window).match)
    window.pages.show_home()
    window.pages.show_games()
    file = tmp_path / "copy.quando"
    monkeypatch.setattr(window.overlays, "ask_where_to_save", lambda _: str(file))
    (page,) = window.stack.findChildren(GamesPage)
    page.exportAsked.emit(window.program.saves.unfinished()[0])
    assert file.read_text("utf-8").strip() == before
