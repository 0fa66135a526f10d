"""The window as a whole: from page to page, and the match that is being played."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.bots.bot import RandomBot
from quando_desktop.bots.driver import play_round
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language, Motion, Scheme, Speed
from quando_desktop.shell.about.page import AboutPage
from quando_desktop.shell.crash.dialog import CrashDialog
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.home.shelf import GameBox
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.window import window as window_module
from quando_desktop.shell.window.dialogs import Dialog, ResumeDialog
from quando_desktop.shell.window.key_sheet import KeySheet
from quando_desktop.shell.window.window import SMALLEST, USUAL, Window
from quando_desktop.table.pages.contract import Command
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, PEOPLE, match_of
from tests.shell.widgets import child, turn_session


def page_of(window: Window) -> object:
    return window.stack.currentWidget()


def wait_for(qtbot: QtBot, window: Window, phase: TurnPhase) -> None:
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.controller.phase is phase, timeout=20_000)


def test_the_first_start_asks_nothing(start: Start) -> None:
    window = start()
    assert isinstance(page_of(window), HomePage)
    assert not window.stack.findChildren(Dialog)


def test_the_focus_is_shown_from_the_first_key_on(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.learn.know_rules()
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), GameBox))
    first = QApplication.focusWidget()
    assert isinstance(first, GameBox)
    assert not first.has_ring
    QTest.keyClick(first, Qt.Key.Key_Right)
    second = QApplication.focusWidget()
    assert isinstance(second, GameBox)
    assert second is not first
    assert second.has_ring
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert window.stack.currentWidget() is child(window, NewGamePage)


def test_the_first_window_is_no_larger_than_the_screen(start: Start) -> None:
    window = start()
    room = window.screen().availableSize()
    assert window.height() < room.height() < USUAL.height()
    assert window.width() == max(SMALLEST.width(), room.width())


def test_a_game_on_the_command_line_goes_straight_to_its_table(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    assert window.is_at_table
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert window.session is not None
    assert window.session.match.seed == 5


def test_a_whole_match_of_computers_ends_on_the_shelf(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.matches.deal(match_of(COMPUTERS))
    session = window.session
    assert session is not None
    over = (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER)
    while session.controller.phase is not TurnPhase.MATCH_OVER:
        qtbot.waitUntil(lambda: session.controller.phase in over, timeout=20_000)
        if session.controller.phase is TurnPhase.ROUND_OVER:
            QTest.keyClick(session.page, Qt.Key.Key_Return)
    assert len(window.program.saves.finished()) == 1
    assert window.program.saves.unfinished() == []


def test_a_closed_match_goes_on_exactly_where_it_was(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert window.session is not None
    before = record.write(window.session.match)
    window.close()
    again = start()
    offers = again.stack.findChildren(ResumeDialog)
    assert len(offers) == 1
    QTest.keyClick(offers[0], Qt.Key.Key_Return)
    assert again.is_at_table
    assert again.session is not None
    assert record.write(again.session.match) == before
    wait_for(qtbot, again, TurnPhase.PERSON)


def test_the_offer_can_be_put_off(start: Start, qtbot: QtBot) -> None:
    start(game="quando", seed=5).close()
    window = start()
    QTest.keyClick(window.stack.findChildren(ResumeDialog)[0], Qt.Key.Key_Escape)
    assert isinstance(page_of(window), HomePage)
    assert len(window.program.saves.unfinished()) == 1


def test_two_people_see_a_curtain_before_anything_is_dealt(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.matches.deal(match_of(PEOPLE))
    session = window.session
    assert session is not None
    assert session.controller.phase is TurnPhase.CURTAIN
    curtain = session.curtain
    assert curtain is not None
    qtbot.waitUntil(lambda: curtain.is_down)
    assert session.page.log() == []
    curtain.ready.emit()
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert session.page.log()


def test_one_person_never_sees_a_curtain(start: Start, qtbot: QtBot) -> None:
    window = start()
    fell: list[int] = []
    window.matches.deal(match_of((PEOPLE[0], *COMPUTERS)))
    session = turn_session(window)
    session.controller.curtainFell.connect(fell.append)
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert fell == []
    assert session.curtain is None


def test_the_language_changes_everywhere_at_once(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    session = window.session
    assert session is not None
    english = [line.words for line in session.page.log()]
    window.program.change(language="de")
    german = [line.words for line in session.page.log()]
    assert len(german) == len(english)
    assert german != english
    window.program.change(language="en")
    assert [line.words for line in session.page.log()] == english


def test_the_theme_changes_at_once(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    window.program.change(scheme=Scheme.LIGHT)
    light = window.grab().toImage()
    window.program.change(scheme=Scheme.DARK)
    dark = window.grab().toImage()
    assert light != dark
    window.program.change(scheme=Scheme.LIGHT)
    assert window.grab().toImage() == light


def test_settings_on_the_command_line_last_until_they_are_changed(start: Start) -> None:
    window = start(speed=Speed.FAST)
    program = window.program
    assert program.settings.speed is Speed.FAST
    program.change(motion=Motion.CALM)
    assert program.settings.speed is Speed.FAST
    assert program.store.settings.speed is Speed.NORMAL
    program.change(speed=Speed.SLOW)
    assert program.chosen == replace(program.store.settings, language=Language.ENGLISH)
    assert program.store.settings.speed.value == "slow"


def test_keys_go_from_page_to_page(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    QTest.keyClick(window, Qt.Key.Key_F2)
    assert type(page_of(window)).__name__ == "RulesPage"
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert isinstance(page_of(window), HomePage)
    window.pages.show_about()
    assert isinstance(page_of(window), AboutPage)
    muted, said = window.program.settings.muted, list[str]()
    monkeypatch.setattr(window_module, "answer", lambda _, words: said.append(words))
    QTest.keyClick(window, Qt.Key.Key_M)
    assert window.program.settings.muted is not muted
    assert said == ["Sound is on" if muted else "Sound is off"]
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_M, Qt.KeyboardModifier.NoModifier, "m", True)
    QApplication.sendEvent(window, held)
    assert window.program.settings.muted is not muted, "a key that is still down"


@pytest.mark.parametrize(
    ("show", "headings"),
    [
        ("show_home", ["Home", "Everywhere"]),
        ("show_new_game", ["New game", "Everywhere"]),
        ("show_games", ["Your games", "Everywhere"]),
        ("show_rules", ["Rules", "Everywhere"]),
        ("show_licences", ["Licences", "Everywhere"]),
        ("show_about", ["Everywhere"]),
    ],
)
def test_the_key_sheet_has_the_keys_of_the_page(
    start: Start, show: str, headings: list[str]
) -> None:
    window = start()
    getattr(window.pages, show)()
    QTest.keyClick(window, Qt.Key.Key_F1)
    (sheet,) = window.stack.findChildren(KeySheet)
    texts = [label.text() for label in sheet.findChildren(Label)]
    assert [text for text in texts[2:] if text in headings] == headings


@pytest.mark.parametrize("show", ["show_new_game", "show_settings", "show_games", "show_about"])
def test_who_has_read_the_rules_is_back_where_they_were(start: Start, show: str) -> None:
    window = start()
    getattr(window.pages, show)()
    before = page_of(window)
    for _ in range(2):  # asked for once more, they lie open already
        window.pages.show_rules()
    assert page_of(window) is not before
    press_escape()
    assert page_of(window) is before


def test_the_way_back_from_page_to_page(start: Start) -> None:
    window = start()
    pages = window.pages
    way = []
    for show in (pages.show_settings, pages.show_about, pages.show_licences, pages.show_rules):
        show()
        way.append(page_of(window))
    for before in reversed(way[:-1]):
        press_escape()
        assert page_of(window) is before
    press_escape()
    assert isinstance(page_of(window), HomePage)


def test_from_the_rules_back_to_the_table(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    window.pages.show_rules()
    press_escape()
    assert window.is_at_table
    window.pages.show_home()
    window.pages.show_rules()
    press_escape()
    assert isinstance(page_of(window), HomePage)


def press_escape() -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)


def test_no_key_goes_through_a_dialog(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    window.overlays.show_menu()
    muted = window.program.settings.muted
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_M)
    assert window.program.settings.muted is muted
    assert window.is_at_table


def test_a_copy_can_be_saved_and_opened(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: object
) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert window.session is not None
    path = tmp_path / "copy.quando"
    window.program.saves.export(window.session.match, path)
    written = record.write(window.session.match)
    window.close()
    other = start(data=tmp_path / "elsewhere", file=path)
    assert other.is_at_table
    assert other.session is not None
    assert record.write(other.session.match) == written


def test_a_damaged_file_gets_one_sentence(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "broken.quando"
    path.write_bytes(b"\x00nonsense")
    window = start(file=path)
    assert isinstance(page_of(window), HomePage)
    assert len(window.stack.findChildren(Dialog)) == 1


def test_an_unusable_data_folder_does_not_stop_play(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    window = start(data=in_the_way / "data", game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert window.session is not None
    assert window.session.page.save_problem is not None
    qtbot.waitUntil(lambda: bool(window.stack.findChildren(Dialog)))


def test_an_unexpected_error_is_told_calmly_and_once(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    assert window.show_crash("a report")
    assert window.show_crash("another report")
    assert len(window.stack.findChildren(CrashDialog)) == 1
    assert window.is_at_table


def test_every_size_is_followed(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    session = window.session
    assert session is not None
    for size in (SMALLEST, QSize(1920, 1080)):
        window.resize(size)
        unit = min(size.width() / 1440, size.height() / 900)
        qtbot.waitUntil(partial(_has_unit, window, unit))
        # Until then the picture is stretched.
        qtbot.waitUntil(lambda: not session.page._settle.isActive())
        frame = session.page._frame()
        assert abs(frame.stage.unit - unit) < 1e-6


def _has_unit(window: Window, unit: float) -> bool:
    return abs(window.look.unit - unit) < 1e-6


def test_the_last_table_is_remembered(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.matches.deal(match_of((PEOPLE[0], *COMPUTERS[:2])))
    window.close()
    again = start(game="quando")
    assert again.session is not None
    assert [player.name for player in again.session.match.players] == ["Maria", "Olive", "Bruno"]


def play_to_the_end(match: Match) -> None:
    """Behind the table's back: what it shows has not come to the end yet."""
    bots, chances = [RandomBot()] * match.seats, [Chance("the rest")] * match.seats
    while match.result is None:
        if not match.in_round:
            match.begin_round()
        play_round(match, bots, chances)


def test_a_match_that_is_over_is_kept_if_its_end_is_not_waited_for(
    start: Start, qtbot: QtBot
) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    session, saves = window.session, window.program.saves
    assert session is not None
    session.controller.close()
    play_to_the_end(session.match)
    assert not saves.finished()
    window.leave_table()
    assert [entry.path.stem for entry in saves.finished()] == [session.id]
    assert not saves.count()


def test_a_rematch_waits_until_the_end_was_seen(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    session = turn_session(window)
    session.controller.close()
    play_to_the_end(session.match)
    window._command(Command.REMATCH)
    assert window.session is session
    session.controller._phase = TurnPhase.MATCH_OVER
    window._command(Command.REMATCH)
    assert window.session is not session


def test_a_rematch_has_the_same_table_and_another_deal(start: Start, qtbot: QtBot) -> None:
    window = start(game="quando", seed=5)
    wait_for(qtbot, window, TurnPhase.PERSON)
    first = window.session
    assert first is not None
    window.matches.rematch()
    second = window.session
    assert second is not None
    assert second is not first
    assert second.match.players == first.match.players
    assert second.match.seed != first.match.seed
    assert GAMES["quando"] is second.match.game
