"""A walk to every page of the window and everything that can lie over one, as somebody with kept
games finds it. Tables themselves are not visited, only what opens over them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.new_game.seat import SeatCard
from quando_desktop.shell.replay.page import ReplayPage
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.your_games.page import GamesPage
from tests.controller.inline_looking import looks_back_inline
from tests.controller.looked_back import over
from tests.gallery.matches import _act, _come_to, _play_on
from tests.gallery.pages import REPORT
from tests.gallery.studio import Studio
from tests.shell.widgets import child, turn_session

ESCAPE = Qt.Key.Key_Escape


class Place(NamedTuple):
    """A page or an overlay that somebody has just opened."""

    name: str
    front: QWidget


def tour(studio: Studio) -> Iterator[Place]:
    """Nothing is on its way when a place comes."""
    for name in _walk(studio):
        QTest.qWait(0)
        yield Place(name, front(studio))


def front(studio: Studio) -> QWidget:
    """What is in front of everything else."""
    window = studio.window
    overlays = [each for each in window.findChildren(Overlay) if each.isVisible()]
    page = window.stack.currentWidget()
    assert page is not None
    return overlays[-1] if overlays else page


def _walk(studio: Studio) -> Iterator[str]:
    window = studio.window
    yield "an offer to go on"
    studio.press(ESCAPE)
    yield "home"
    yield from _pages(studio)
    window.pages.show_home()
    window.overlays.tell("The disk is full: make some room, and nothing is lost.")
    yield "a problem"
    studio.press(ESCAPE)
    window.show_crash(REPORT)
    yield "an error"
    _close(studio)
    yield from _table(studio)


def _pages(studio: Studio) -> Iterator[str]:
    window = studio.window
    for game in GAMES:
        window.pages.show_new_game(game)
        yield f"new game of {game}"
    child(child(window, NewGamePage), SeatCard).clicked.emit()
    yield "who sits there"
    studio.press(ESCAPE)
    window.pages.show_settings()
    yield "settings"
    settings = child(window, SettingsPage)
    settings.people.cards[0].clicked.emit()
    yield "a person"
    studio.press(ESCAPE)
    settings.opened.emit("live_keys")
    yield "keyboard test"
    window.pages.show_games()
    yield "your games"
    child(window, GamesPage).detail.remove.click()
    yield "a match to remove"
    studio.press(ESCAPE)
    window.pages.show_statistics()
    while window.statistics.counting.is_going_on:
        QApplication.processEvents()
    yield "statistics"
    window.replay.open(over("quando", people=2), 0)
    child(window, ReplayPage).stage.conceal()
    yield "replay"
    with looks_back_inline():
        window.looking_back.open(over("quando", people=2), 0)
        yield "the moment to end a round"
        page = window.looking_back.page
        assert page is not None
        page.show_ledger()
        yield "luck and skill"
    window.pages.show_learn()
    yield "learn"
    window.pages.show_rules()
    yield "rules"
    studio.press(Qt.Key.Key_F1)
    yield "keys"
    studio.press(ESCAPE)
    for game in ("quando", "seven_ate_nine"):
        window.practice.open(game)
        yield f"practice of {game}"
    window.practice.open("seven_ate_nine", "ladder")
    yield "a ladder"
    window.pages.show_about()
    yield "about"
    window.pages.show_licences()
    yield "licences"


def _close(studio: Studio) -> None:
    """Closes whatever lies over the page."""
    for overlay in studio.window.findChildren(Overlay):
        overlay.dismiss()
    QTest.qWait(0)


def _table(studio: Studio) -> Iterator[str]:
    window = studio.window
    players = [Player("Maria"), Player("Olive", Kind.COMPUTER, "easy", "olive")]
    match = Match(GAMES["quando"], players, None, 7)
    window.play(studio.program.saves.begin(match))
    session = turn_session(window)
    _come_to(session, TurnPhase.PERSON)
    _act(session)
    _come_to(session, TurnPhase.PERSON)
    for key, name in (
        (Qt.Key.Key_L, "the log"),
        (Qt.Key.Key_F9, "the table in words"),
        (Qt.Key.Key_F1, "keys at a table"),
        (ESCAPE, "the menu"),
    ):
        studio.press(key)
        yield name
        studio.press(ESCAPE)
    window.overlays.go_home()
    yield "a question before leaving"
    studio.press(ESCAPE)
    _play_on(session, TurnPhase.ROUND_OVER)
    window.overlays.show_notebook(1)
    yield "a notebook"
    studio.press(ESCAPE)
