"""The window says where somebody is: in its title, and with the control that a page opens at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.settings.settings import Language, Person
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.kit.choices import SideList
from quando_desktop.shell.settings.page import SettingsPage
from tests.shell.conftest import Start
from tests.shell.widgets import child, focused


def contexts(widget: QWidget) -> list[str]:
    """The names of the groups and dialogs around a control, which screen readers say with it."""
    roles = (QAccessible.Role.Grouping, QAccessible.Role.Dialog)
    found, around = [], QAccessible.queryAccessibleInterface(widget).parent()
    while around is not None:
        if around.role() in roles:
            found.append(around.text(QAccessible.Text.Name))
        around = around.parent()
    return found


def test_a_page_is_named_in_the_title_and_with_its_first_control(start: Start) -> None:
    window = start()
    shown = {
        "New game": window.pages.show_new_game,
        "Settings": window.pages.show_settings,
        "Your games": window.pages.show_games,
        "Learn to play": window.pages.show_learn,
        "Rules": window.pages.show_rules,
        "About": window.pages.show_about,
        "Licences": window.pages.show_licences,
        "Keys": window.pages.show_keys,
        "Home": window.pages.show_home,
    }
    for title, show in shown.items():
        show()
        assert window.windowTitle() == f"{title} – Quando Desktop"
        assert contexts(focused()) == [title]


def test_titles_are_in_the_language_of_the_window(start: Start, qtbot: QtBot) -> None:
    window = start(language=None)
    window.pages.show_settings()
    window.program.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: window.windowTitle() == "Einstellungen – Quando Desktop")
    assert contexts(focused()) == ["Einstellungen"]


def test_a_table_is_named_by_its_game(start: Start) -> None:
    window = start(game="quanto")
    assert window.windowTitle() == "Quanto – Quando Desktop"


def test_a_lesson_and_an_exercise_are_named(start: Start, qtbot: QtBot) -> None:
    window = start(language=None)
    opened: dict[str, Callable[[], object]] = {
        "Lesson 1: Your first round": lambda: window.lessons.begin("quando", "first_round"),
        "Knock or not": lambda: window.practice.open("quando", "knock"),
    }
    for title, begin in opened.items():
        begin()
        assert window.windowTitle() == f"{title} – Quando Desktop"
        assert window.session is not None
        assert window.session.page.accessibleName() == title
    window.program.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: window.windowTitle() == "Klopfen oder nicht – Quando Desktop")


@pytest.mark.parametrize("named", [False, True])
def test_people_lead_to_the_people_in_the_settings(start: Start, qtbot: QtBot, named: bool) -> None:
    window = start()
    window.resize(1024, 640)
    if named:
        window.program.change(people=(Person("Maria", 1), Person("Tom", 2)))
        window.pages.show_home()
    button = next(
        each
        for each in child(window, HomePage).findChildren(QWidget)
        if "People at this computer" in (each.accessibleName(), each.accessibleDescription())
        and each.isVisible()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = child(window, SettingsPage)
    first = page.people.cards[0]

    def in_view() -> bool:
        area = page._scroll.viewport()
        return area.rect().contains(first.mapTo(area, first.rect().center()))

    qtbot.waitUntil(in_view)
    QApplication.processEvents()
    assert in_view()
    assert first.hasFocus()
    side = child(page, SideList)
    assert side.options[side.at].text() == "People"
    assert contexts(first) == ["People"]
