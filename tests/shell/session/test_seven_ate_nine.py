"""7 ate 9 in the window: the keyboard test before it, its saves, its results, its names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.view import SevenView, TurnView
from quando_desktop.settings.keysets import ARROWS, AT_A
from quando_desktop.settings.settings import LastTable, Person, SeatChoice
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.keyboard.page import KeyboardPage
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.new_game.plan import NewMatch
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.window.window import Window
from quando_desktop.shell.your_games.page import GamesPage
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start
from tests.shell.widgets import child, focused, live_session

GAME = "seven_ate_nine"
ENOUGH = 5000
"""Alarms until something must have happened."""
PEOPLE = (Person("Anna", 1), Person("Ben", 2))


def human(name: str) -> SeatChoice:
    return SeatChoice(Kind.HUMAN, name)


def computer(key: str) -> SeatChoice:
    return SeatChoice(Kind.COMPUTER, key.title(), "expert", key)


def wanted(*seats: SeatChoice, games: int = 1, seed: int = 3) -> NewMatch:
    options = {"games": games, "hand_limit": 0, "lockout": False}
    return NewMatch(GAME, seats, options, seed, LastTable(seats, options))


@pytest.fixture
def window(start: Start) -> Window:
    window = start()
    window.program.change(people=PEOPLE)
    window.program.live_clock = FakeClock()
    return window


@pytest.fixture
def new(window: Window) -> NewGamePage:
    """The page of a new game with two people and a computer player."""
    seats = (human("Anna"), human("Ben"), computer("olive"))
    window.program.change(tables={GAME: LastTable(seats)})
    window.pages.show_new_game(GAME)
    return child(window, NewGamePage)


def words(window: Window) -> str:
    return "\n".join(label.text() for label in window.findChildren(Label) if label.isVisible())


def pass_time(window: Window, until: Callable[[], bool]) -> None:
    """Lets time pass alarm by alarm: on a busy computer a real one may ring so late that the game
    is paused."""
    clock = window.program.live_clock
    assert isinstance(clock, FakeClock)
    # Nobody looks at it meanwhile.
    window.setUpdatesEnabled(False)
    for _ in range(ENOUGH):
        if until():
            break
        clock.tick()
        QApplication.processEvents()
    else:
        raise AssertionError("that never comes")
    window.setUpdatesEnabled(True)


def play_to_the_end(window: Window) -> None:
    """Lets computer players play; whatever waits is started."""
    session = live_session(window)

    def is_over() -> bool:
        session.controller.go()
        session.controller.next_round()
        return session.controller.phase is LivePhase.MATCH_OVER

    pass_time(window, is_over)


@pytest.fixture
def finished(window: Window) -> Window:
    """A tournament of two games is over."""
    window.matches.deal(wanted(computer("olive"), computer("bruno"), computer("pip"), games=2))
    play_to_the_end(window)
    return window


# ------------------------------------------------------------------- the keyboard test


def test_the_first_game_of_several_people_tests_the_keyboard(
    window: Window, new: NewGamePage
) -> None:
    new.deal.click()
    page = window.stack.currentWidget()
    assert isinstance(page, KeyboardPage)
    assert window.session is None
    assert window.pages.title() == "Can your keyboard register all of you at once?"
    assert window.key_columns()[0][0] == "Keyboard test"
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert live_session(window).match.players[0].name == "Anna"
    assert window.program.settings.keyboard_tested == 2
    window.pages.show_new_game(GAME)
    new.deal.click()
    assert window.is_at_table, "once is enough"


def test_one_more_person_is_another_test(window: Window, new: NewGamePage) -> None:
    window.program.change(keyboard_tested=2)
    seats = (human("Anna"), human("Ben"), human("Cleo"))
    new.show_table(LastTable(seats), PEOPLE, GAME)
    new.deal.click()
    assert isinstance(window.stack.currentWidget(), KeyboardPage)


def test_one_person_needs_no_test(window: Window, new: NewGamePage) -> None:
    new.show_table(LastTable((human("Anna"), computer("olive"))), PEOPLE, GAME)
    new.deal.click()
    assert live_session(window).controller.phase is LivePhase.READY


def test_the_way_back_leads_to_the_new_game(window: Window, new: NewGamePage) -> None:
    new.deal.click()
    page = child(window, KeyboardPage)
    page._cards[0].buttons["play"].click()
    QTest.keyClick(focused(), Qt.Key.Key_E)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is new
    assert window.session is None
    assert new.row.cards[0]._keys._caps == ("A", "D", "E", "S")
    assert window.program.settings.live_keys == {"2": (AT_A._replace(play="E"), ARROWS)}
    assert window.program.settings.keyboard_tested == 0


def test_after_the_keys_enter_deals_as_the_button_says(window: Window, new: NewGamePage) -> None:
    new.test.setFocus()
    new.test.click()
    assert isinstance(window.stack.currentWidget(), KeyboardPage)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert window.stack.currentWidget() is new
    assert focused() is new.deal


def test_from_the_settings_anybody_can_test(window: Window) -> None:
    window.pages.show_settings()
    settings = child(window, SettingsPage)
    settings.opened.emit("live_keys")
    page = child(window, KeyboardPage)
    assert window.stack.currentWidget() is page
    assert [face.name for face in page._faces] == ["Anna", "Ben"]
    page.people.options[2].click()
    assert [face.name for face in page._faces] == ["Anna", "Ben", "Player 3"]
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert window.stack.currentWidget() is settings
    assert window.program.settings.keyboard_tested == 3


# -------------------------------------------------------------------- saves and results


def test_the_shelf_has_the_third_game(window: Window) -> None:
    window.pages.show_home()
    home = child(window, HomePage)
    assert home._shelf is not None
    names = [box.accessibleName() for box in home._shelf.boxes]
    assert names[2] == "New game: 7 ate 9, 2 to 4, all at once"


def test_a_tournament_is_listed_with_its_minus_points(finished: Window) -> None:
    match = live_session(finished).match
    assert match.result is not None
    finished.pages.show_games()
    page = child(finished, GamesPage)
    spoken = page.list.rows.index(0).data()
    assert spoken.startswith("7 ate 9, ")
    assert "2 games" in spoken
    fewest = min(match.result.scores)
    won = [match.players[seat].name for seat in match.result.winners]
    assert all(name in spoken for name in won)
    assert f"{fewest} minus point" in spoken


def test_a_rematch_keeps_the_tournament(finished: Window) -> None:
    options = live_session(finished).match.options
    finished.matches.rematch()
    fresh = live_session(finished)
    assert fresh.match.options == options
    assert fresh.controller.phase is LivePhase.READY


def test_a_game_that_was_broken_off_is_offered(
    start: Start, window: Window, tmp_path: Path
) -> None:
    window.matches.deal(wanted(human("Anna"), computer("olive"), games=2))
    session = live_session(window)

    session.controller.go()
    pass_time(window, lambda: bool(session.match.rounds[0].moves))
    window.close()
    again = start()
    assert "7 ate 9, game 1. Today" in words(again)
    assert "interrupted; you can continue or play it again" in words(again)
    entry = again.program.saves.latest()
    assert entry is not None
    assert (entry.to_act, entry.in_round) == (None, True)
    again.overlays.clear()
    QApplication.processEvents()
    assert "7 ate 9, game 1" in words(again)
    again.pages.show_games()
    spoken = child(again, GamesPage).list.rows.index(0).data()
    assert "game 1" in spoken
    again.matches.resume(entry)
    assert live_session(again).controller.phase is LivePhase.PAUSED


def test_between_two_games_home_says_how_it_stands(window: Window, start: Start) -> None:
    window.matches.deal(wanted(human("Anna"), computer("olive"), games=2))
    session = live_session(window)

    def is_over() -> bool:
        session.controller.go()
        view = session.controller.views[0]
        assert isinstance(view, SevenView)
        fitting = (Play(card, held) for held, card in view.hand if view.fits(card))
        session.controller.intend(0, next(fitting, Draw()))
        return session.controller.phase is LivePhase.ROUND_OVER

    pass_time(window, is_over)
    minus, other = session.match.scores
    window.pages.show_home()
    assert "7 ate 9, after game 1" in words(window)
    stands = f"You lead by {other - minus}" if minus < other else f"{minus - other} behind Olive"
    assert stands in words(window)
    again = start()
    assert "between two games" in words(again)


def test_a_single_game_counts_no_games(window: Window) -> None:
    window.matches.deal(wanted(computer("olive"), computer("bruno")))
    play_to_the_end(window)
    match = live_session(window).match
    assert match.result is not None
    window.pages.show_games()
    spoken = child(window, GamesPage).list.rows.index(0).data()
    winner = match.players[match.result.winners[0]].name
    assert "2 players" in spoken
    assert spoken.endswith(f"{winner} won")


# ------------------------------------------------------------------------ around the table


def test_the_menu_has_what_a_live_game_has(window: Window) -> None:
    window.matches.deal(wanted(human("Anna"), computer("olive")))
    window.overlays.show_menu()
    menu = window.overlays._menu
    assert menu is not None
    assert not menu._hint.isVisible()
    assert not menu._back.isVisible()
    assert menu._rules.isVisible()
    assert window.pages.title() == "7 ate 9"


def test_other_keys_count_at_once(window: Window) -> None:
    window.matches.deal(wanted(human("Anna"), computer("olive")))
    session = live_session(window)
    window.program.change(live_keys={"1": (AT_A,)})
    assert session.page.settings.live_keys == {"1": (AT_A,)}
    caps = [row[0] for column in window.key_columns() for row in column[1]]
    assert ("A", "D") in caps


def test_the_pace_of_the_computer_players_counts_at_once(window: Window) -> None:
    window.program.change(live_pace=50)
    window.matches.deal(wanted(human("Anna"), computer("olive")))
    (mind,) = live_session(window).controller._driver._minds.values()
    assert mind.pace == 50
    window.program.change(live_pace=25)
    assert mind.pace == 25


def test_somebody_alone_hears_their_best(window: Window, qtbot: QtBot) -> None:
    """S17."""
    seats = (human("Anna"),)
    options = {"games": 1, "hand_limit": 0, "lockout": False, "by_turns": True}
    window.matches.deal(NewMatch(GAME, seats, options, 3, LastTable(seats, options)))
    session = live_session(window)
    for _ in range(200):
        legal = session.match.observe(0).legal()
        if not legal:
            break
        session.controller.intend(0, legal[0])
    assert session.is_over
    view = session.match.observe(0)
    assert isinstance(view, TurnView)
    assert session.page.share == f"Your best: {view.largest} cards at most"


def test_by_turns_nothing_pauses_when_the_focus_goes_elsewhere(window: Window) -> None:
    seats = (human("Anna"), computer("olive"))
    options = {"games": 1, "hand_limit": 0, "lockout": False, "by_turns": True}
    window.matches.deal(NewMatch(GAME, seats, options, 3, LastTable(seats, options)))
    session = live_session(window)
    assert session.controller.phase is LivePhase.LIVE
    window.overlays.show_menu()
    assert session.controller.phase is LivePhase.LIVE
