"""The outline of the focus is seen all around, on every page and in the smallest window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings.settings import Person, Settings
from quando_desktop.shell.home.page import GameOnShelf, HomePage, HomeState
from quando_desktop.shell.kit.base import RING, RING_GAP, Container, Styled, children_of
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.settings.page import SettingsPage
from quando_desktop.shell.settings.person_dialog import PersonDialog
from quando_desktop.table.audio.text_to_speech import Voice
from tests.shell.new_game.tables import SIX, TOM
from tests.shell.widgets import show_in

SMALLEST = (1024, 640)
REACH = RING + RING_GAP


def home(look: Look, window: QWidget) -> Page:
    page = HomePage(look, window)
    games = tuple(GameOnShelf(game.id, game.id, game.seats) for game in GAMES.values())
    page.show_state(HomeState(games, TOM))
    return page


def new_game(look: Look, window: QWidget) -> Page:
    page = NewGamePage(look, PLUGS, window)
    page.show_table(SIX, (Person("Maria", 1), TOM), "seven_ate_nine")
    return page


def settings(look: Look, window: QWidget) -> Page:
    page = SettingsPage(look, Voice(), window)
    page.show_settings(Settings(people=(Person("", 1), TOM)))
    return page


def person(look: Look, window: QWidget) -> Page:
    page = settings(look, window)
    PersonDialog(look, page, Settings(), TOM).open()
    return page


def cut(page: QWidget) -> list[str]:
    """The controls whose outline of the focus would be cut."""
    found = []
    for container in [page, *page.findChildren(QWidget)]:
        if not isinstance(container, Container) or not container.isVisible() or container.is_clear:
            continue
        for child in children_of(container):
            widget = child.widget
            if not _is_stop(widget):
                continue
            widget.setFocus(Qt.FocusReason.TabFocusReason)
            QApplication.processEvents()
            place = QRect(widget.mapTo(container, QPoint(0, 0)), widget.size())
            whole = place.adjusted(-REACH, -REACH, REACH, REACH)
            (room,) = (each.room for each in children_of(container) if each.widget is widget)
            if widget.has_ring and not room.contains(whole):
                found.append(f"{widget.accessibleName()}: {whole} in {room}")
    return found


def _is_stop(widget: Styled) -> bool:
    return widget.isEnabled() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


@pytest.mark.parametrize("text", [100, 140])
@pytest.mark.parametrize("made", [home, new_game, settings, person])
def test_the_outline_of_the_focus_is_seen_all_around(
    qtbot: QtBot, look: Look, window: QWidget, made: Callable[[Look, QWidget], Page], text: int
) -> None:
    look.update(QSize(*SMALLEST), text=text, animates=False)
    page = made(look, window)
    show_in(qtbot, window, page, SMALLEST)
    # Only places are looked at: painting all of it for each stop would take most of the time.
    window.setUpdatesEnabled(False)
    assert cut(page) == []
