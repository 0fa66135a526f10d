"""What keys and screen readers find of a table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.table.scene.keys import Taps, name_of
from quando_desktop.table.scene.mirror import Mirror
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau

STAGE = Stage.of(720, 450)
CARD = Control("card", "a seven", Box(100, 200, 100, 140), role=Role.CARD)
BUTTON = Control("button", "Play", Box(400, 200, 200, 50))
SIGN = Control("sign", "It is your turn", Box(700, 200, 100, 100), role=Role.INFO)


class Mirrored:
    """A table with its mirror, and all that it says."""

    def __init__(self) -> None:
        self.page = QWidget()
        self.page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.page.resize(720, 450)
        self.mirror = Mirror(self.page, Taps(), name_of)
        self.mirror.resize(720, 450)
        self.pressed: list[Key] = []
        self.focused: list[Key | None] = []
        self.mirror.pressed.connect(self.pressed.append)
        self.mirror.focused.connect(self.focused.append)

    def show(self, *controls: Control) -> None:
        self.mirror.reflect(Tableau(controls=[*controls]), STAGE)

    def spot(self, key: Key) -> QWidget:
        found = self.mirror.spot(key)
        assert found is not None
        return found

    def type(self, key: Qt.Key) -> None:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)

    def has_focus(self, key: Key) -> bool:
        return QApplication.focusWidget() is self.mirror.spot(key)


@pytest.fixture
def mirrored(qtbot: QtBot) -> Mirrored:
    made = Mirrored()
    qtbot.addWidget(made.page)
    with qtbot.waitActive(made.page):
        made.page.show()
        made.page.activateWindow()
    made.page.setFocus()
    made.show(CARD, BUTTON, SIGN)
    return made


def read(widget: QWidget) -> Any:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("control", "role"),
    [
        (CARD, QAccessible.Role.CheckBox),
        (BUTTON, QAccessible.Role.Button),
        (SIGN, QAccessible.Role.StaticText),
    ],
)
def test_every_control_has_a_name_and_a_role(
    mirrored: Mirrored, control: Control, role: QAccessible.Role
) -> None:
    found = read(mirrored.spot(control.key))
    assert found.text(QAccessible.Text.Name) == control.name
    assert found.role() == role
    assert not found.state().invisible


def test_every_control_is_where_the_picture_has_it(mirrored: Mirrored) -> None:
    assert mirrored.spot("card").geometry().getRect() == (50, 100, 50, 70)


def test_a_chosen_card_says_so(mirrored: Mirrored) -> None:
    assert not read(mirrored.spot("card")).state().checked
    mirrored.show(Control("card", "a seven, chosen", CARD.box, role=Role.CARD, is_on=True))
    found = read(mirrored.spot("card"))
    assert found.state().checked
    assert found.text(QAccessible.Text.Name) == "a seven, chosen"


def test_tab_visits_the_controls_in_their_order(mirrored: Mirrored) -> None:
    visited = []
    for _ in range(4):
        mirrored.type(Qt.Key.Key_Tab)
        visited.append(mirrored.focused[-1])
    assert visited[:3] == ["card", "button", "sign"]


def test_the_order_changes_with_the_controls(mirrored: Mirrored) -> None:
    other = Control("other", "Pass", Box(0, 0, 50, 50))
    mirrored.show(BUTTON, other, CARD)
    mirrored.mirror.focus("button")
    visited = []
    for _ in range(2):
        mirrored.type(Qt.Key.Key_Tab)
        visited.append(mirrored.focused[-1])
    assert visited == ["other", "card"]


def test_back_tab_goes_back(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("button")
    mirrored.type(Qt.Key.Key_Backtab)
    assert mirrored.has_focus("card")


def test_space_presses(mirrored: Mirrored) -> None:
    for key in ("card", "button"):
        mirrored.mirror.focus(key)
        QTest.keyClick(mirrored.spot(key), Qt.Key.Key_Space)
    assert mirrored.pressed == ["card", "button"]
    assert not read(mirrored.spot("card")).state().checked, "what is chosen, the table says"


def test_return_presses_a_button_but_not_a_card(mirrored: Mirrored) -> None:
    for key in ("card", "button"):
        mirrored.mirror.focus(key)
        QTest.keyClick(mirrored.spot(key), Qt.Key.Key_Return)
    assert mirrored.pressed == ["button"]


@pytest.mark.parametrize("key", ["button", "card"])
def test_a_screen_reader_presses(mirrored: Mirrored, qtbot: QtBot, key: str) -> None:
    actions = read(mirrored.spot(key)).actionInterface()
    with qtbot.waitSignal(mirrored.mirror.pressed):
        actions.doAction(actions.actionNames()[0])
    assert mirrored.pressed == [key]
    assert not read(mirrored.spot(key)).state().checked


def test_the_focus_is_told(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("card")
    mirrored.mirror.focus("sign")
    assert mirrored.focused == ["card", None, "sign"]


def test_the_focus_stays_where_it_is(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("card")
    widget = mirrored.spot("card")
    mirrored.show(BUTTON, CARD)
    assert mirrored.spot("card") is widget
    assert mirrored.has_focus("card")
    assert mirrored.focused == ["card"]


def test_what_goes_gives_the_focus_to_the_table(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("card")
    mirrored.show(BUTTON)
    assert QApplication.focusWidget() is mirrored.page
    assert mirrored.focused == ["card", None]


def test_what_cannot_be_pressed_any_more_is_another_thing(mirrored: Mirrored) -> None:
    mirrored.show(Control("button", "Knock", BUTTON.box, role=Role.INFO))
    assert read(mirrored.spot("button")).role() == QAccessible.Role.StaticText


def test_whoever_hears_of_the_focus_may_show_the_table_anew(mirrored: Mirrored) -> None:
    """The one that has the focus goes together with others."""
    end = [Control("end", "Next", BUTTON.box)]
    mirrored.mirror.focused.connect(lambda key: mirrored.show(*end) if key is None else None)
    mirrored.mirror.focus("card")
    mirrored.show(*end)
    assert [each.key for each in children(mirrored)] == ["end"]


def test_nothing_is_left_of_what_was_cleared(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("card")
    mirrored.mirror.clear()
    assert children(mirrored) == []
    assert read(mirrored.mirror).childCount() == 0
    assert mirrored.mirror.spot("card") is None


def children(mirrored: Mirrored) -> list[Any]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return mirrored.mirror.findChildren(QWidget)


# ------------------------------------------------------------------------- while something is said


def test_what_has_the_focus_keeps_its_name_while_something_is_said(mirrored: Mirrored) -> None:
    later = [each._replace(name=f"{each.name} no more") for each in (CARD, SIGN)]
    renamed: list[str] = []
    mirrored.mirror.renamed.connect(renamed.append)
    mirrored.mirror.focus("sign")
    mirrored.mirror.keep_names(True)
    mirrored.show(later[0], BUTTON, later[1])
    assert mirrored.spot("sign").accessibleName() == SIGN.name
    assert mirrored.spot("card").accessibleName() == later[0].name, "nobody reads it now"
    assert renamed == []
    mirrored.mirror.keep_names(False)
    assert renamed == [later[1].name], "it is read, and what waits comes after it"
    assert mirrored.spot("sign").accessibleName() == later[1].name


def test_what_loses_the_focus_gets_its_name_at_once(mirrored: Mirrored) -> None:
    later = SIGN._replace(name="It is somebody's turn")
    mirrored.mirror.focus("sign")
    mirrored.mirror.keep_names(True)
    mirrored.show(CARD, BUTTON, later)
    mirrored.mirror.focus("card")
    assert mirrored.spot("sign").accessibleName() == later.name


def test_a_name_that_is_right_again_is_not_changed(mirrored: Mirrored) -> None:
    mirrored.mirror.focus("sign")
    mirrored.mirror.keep_names(True)
    mirrored.show(CARD, BUTTON, SIGN._replace(name="It is somebody's turn"))
    mirrored.show(CARD, BUTTON, SIGN)
    mirrored.mirror.keep_names(False)
    assert mirrored.spot("sign").accessibleName() == SIGN.name


def test_it_is_told_where_the_focus_comes_to_and_how(mirrored: Mirrored) -> None:
    reached: list[tuple[str, bool]] = []
    mirrored.mirror.reached.connect(lambda name, by_tab: reached.append((name, by_tab)))
    mirrored.mirror.focus("card")
    mirrored.type(Qt.Key.Key_Tab)
    assert reached == [(CARD.name, False), (BUTTON.name, True)]
