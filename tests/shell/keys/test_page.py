"""The page of the keys: every one can be changed, by keys and by ear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.games import commands
from quando_desktop.settings.settings import Language, Settings
from quando_desktop.shell.keys import page as keys_page
from quando_desktop.shell.keys.page import KeysPage
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from tests.shell.conftest import Start
from tests.shell.widgets import focused, show_in

KEY = Qt.Key


class Page:
    """The page as somebody uses it who only has keys and ears."""

    def __init__(self, page: KeysPage, heard: list[str]) -> None:
        self.page, self.heard = page, heard
        self.kept: list[dict[str, str]] = []
        page.changed.connect(lambda _, keys: self.kept.append(keys))

    def press(self, id: str) -> None:
        self.page.buttons[id].setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(focused(), KEY.Key_Space)

    def type(self, key: Qt.Key) -> None:
        QTest.keyClick(focused(), key)

    def name(self, id: str) -> str:
        return self.page.buttons[id].accessibleName()


@pytest.fixture
def page(qtbot: QtBot, look: Look, window: QWidget, monkeypatch: pytest.MonkeyPatch) -> Page:
    heard: list[str] = []
    monkeypatch.setattr(keys_page, "announce", lambda _, words, **__: heard.append(words))
    made = KeysPage(look, window)
    made.show_settings(Settings())
    show_in(qtbot, window, made, (1024, 640))
    return Page(made, heard)


def test_every_command_of_every_game_has_a_button_that_says_itself(page: Page) -> None:
    assert {*page.page.buttons} == {command.id for command in commands()}
    for button in page.page.buttons.values():
        name, _, key = button.accessibleName().partition(": ")
        assert name
        assert key
        assert button.isVisibleTo(page.page)
    assert page.name("hint") == "Hint: H"
    assert page.name("left") == "To the left: the left arrow"


def test_a_key_is_changed_by_keys_and_told(page: Page) -> None:
    page.press("hint")
    assert page.heard == ["Press the new key for “Hint”. Esc keeps H."]
    page.type(KEY.Key_B)
    assert page.kept == [{"hint": "B"}]
    assert page.heard[-1] == "“Hint” is B now."
    assert page.name("hint") == "Hint: B"
    assert focused() is page.page.buttons["hint"], "the keys stay where they were"


def test_keys_that_are_in_use_change_places(page: Page) -> None:
    page.press("knock")
    page.type(KEY.Key_H)
    assert page.kept == [{"knock": "H", "hint": "K"}]
    assert page.heard[-1] == "“Knock” is H now, and “Hint” is K."


@pytest.mark.parametrize("key", [KEY.Key_Tab, KEY.Key_F1, KEY.Key_F2, KEY.Key_F11])
def test_reserved_keys_are_refused_with_a_sentence(page: Page, key: Qt.Key) -> None:
    page.press("hint")
    page.type(key)
    assert page.heard[-1].startswith("This key always means the same.")
    assert focused() is page.page.buttons["hint"]
    page.type(KEY.Key_B)
    assert page.kept == [{"hint": "B"}], "it still waits"


def test_a_key_that_nobody_can_give_up_is_refused(page: Page) -> None:
    page.press("knock")
    page.type(KEY.Key_J)
    page.press("knock")
    page.type(KEY.Key_H)
    assert page.heard[-1] == "H belongs to “Hint”. Choose another one, or Esc."
    assert page.kept == [{"knock": "J"}]


def test_escape_keeps_the_key_and_the_page(page: Page, qtbot: QtBot) -> None:
    page.press("sort")
    with qtbot.assertNotEmitted(page.page.left):
        page.type(KEY.Key_Escape)
    assert page.heard[-1] == "“Sort the hand” keeps S."
    assert page.kept == []
    with qtbot.waitSignal(page.page.left):
        page.type(KEY.Key_Escape)


def test_function_keys_and_enter_can_be_given(page: Page) -> None:
    page.press("mute")
    page.type(KEY.Key_F10)
    page.press("play")
    page.type(KEY.Key_Plus)
    assert page.kept[-1] == {"mute": "F10", "play": "+"}


def test_all_go_back_to_the_usual_ones(page: Page) -> None:
    assert not page.page.usual.isEnabled()
    page.press("hint")
    page.type(KEY.Key_B)
    page.page.usual.click()
    assert page.kept[-1] == {}
    assert page.name("hint") == "Hint: H"
    assert page.heard[-1] == "All keys are as usual again."


def test_nothing_is_cut_at_the_largest_size_in_german(
    page: Page, look: Look, speak: object
) -> None:
    assert callable(speak)
    speak(Language.GERMAN)
    look.update(page.page.size(), text=140, animates=False)
    page.page.retranslate()
    for label in page.page.findChildren(Label):
        if label.isVisible() and label.text():
            assert label.height() >= label.heightForWidth(label.width()) - 1
    for button in page.page.buttons.values():
        assert min(button.width(), button.height()) >= 32


def test_the_window_and_the_table_follow(start: Start, qtbot: QtBot) -> None:
    """From the settings to the page, and with another key back at the table."""
    window = start(game="quando", seed=5)
    session = window.session
    assert session is not None
    qtbot.waitUntil(lambda: session.can_hint)
    window.pages.show_settings()
    window.pages._open_from_settings("keys")
    page = window.stack.currentWidget()
    assert isinstance(page, KeysPage)
    page.buttons["mute"].click()
    QTest.keyClick(focused(), KEY.Key_Y)
    page.buttons["hint"].click()
    QTest.keyClick(focused(), KEY.Key_M)
    assert window.program.settings.keys == {"mute": "Y", "hint": "M"}
    QTest.keyClick(focused(), KEY.Key_Escape)
    window.back()
    QTest.keyClick(focused(), KEY.Key_Y)
    assert window.program.settings.muted
    QTest.keyClick(focused(), KEY.Key_H)
    assert window.program.settings.muted
    shown = [caps for _, rows in window.key_columns() for caps, _ in rows]
    assert ("M",) in shown
    assert ("H",) not in shown
    table = session.page.table
    assert table is not None
    assert not table.hints.is_shown  # type: ignore[union-attr]
    QTest.keyClick(focused(), KEY.Key_M)
    assert table.hints.is_shown  # type: ignore[union-attr]
