"""Pages, and dialogs inside the window."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QPlainTextEdit, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.table.paint.style import Style

KEYS = Qt.Key
SIZE = QSize(1024, 640)


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    made = Look(Style(resources.folder()))
    made.update(SIZE, animates=False)
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QStackedWidget:
    made = QStackedWidget()
    layout = made.layout()
    assert layout is not None
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    made.resize(SIZE)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def shown(window: QStackedWidget, page: Page) -> Page:
    window.addWidget(page)
    window.setCurrentWidget(page)
    return page


# ---------------------------------------------------------------------------------- pages


def test_a_page_is_left_by_escape_and_its_button(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    page = shown(window, Page(look, "Settings"))
    assert page.back.accessibleName() == "Back"
    with qtbot.waitSignal(page.left):
        QTest.keyClick(focus(), KEYS.Key_Escape)
    with qtbot.waitSignal(page.left):
        QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)


def test_a_key_presses_its_button(look: Look, window: QStackedWidget, qtbot: QtBot) -> None:
    page = Page(look, "New game")
    deal, other, name = (
        Button(look, "Deal", ButtonKind.MAIN),
        Button(look, "Other"),
        TextField(look),
    )
    for control in (deal, other, name):
        page.body.addWidget(control)
    shown(window, page)
    page.answer(KEYS.Key_Return, deal)
    page.answer(KEYS.Key_T, other)
    with qtbot.waitSignal(deal.clicked):
        QTest.keyClick(focus(), KEYS.Key_Enter)
    with qtbot.waitSignal(other.clicked):
        QTest.keyClick(focus(), KEYS.Key_T)
    # A button that has the focus gets Enter for itself, a field gets its letters.
    other.setFocus()
    with qtbot.assertNotEmitted(deal.clicked), qtbot.waitSignal(other.clicked):
        QTest.keyClick(focus(), KEYS.Key_Return)
    name.setFocus()
    with qtbot.assertNotEmitted(other.clicked):
        QTest.keyClicks(name, "t")
    assert name.text() == "t"


def test_a_disabled_button_is_not_pressed_by_its_key(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    page = Page(look, "New game")
    deal = Button(look, "Deal")
    page.body.addWidget(deal)
    shown(window, page)
    page.answer(KEYS.Key_Return, deal)
    deal.setEnabled(False)
    with qtbot.assertNotEmitted(deal.clicked):
        QTest.keyClick(focus(), KEYS.Key_Return)


def test_coming_back_to_a_page_finds_the_focus_where_it_was(
    look: Look, window: QStackedWidget
) -> None:
    first, second = Page(look, "First"), Page(look, "Second")
    button = Button(look, "Here")
    first.body.addWidget(button)
    shown(window, first)
    button.setFocus()
    shown(window, second)
    assert focus() is second
    window.setCurrentWidget(first)
    assert focus() is button


def test_a_page_scrolls_only_when_it_must(look: Look, window: QStackedWidget, qtbot: QtBot) -> None:
    page = shown(window, Page(look, "Rules"))
    for number in range(8):
        page.body.addWidget(Button(look, f"Rule {number}", ButtonKind.MAIN))
    bar = page.view.verticalScrollBar()
    qtbot.waitUntil(lambda: page.view.content.height() > 0)
    assert bar.maximum() == 0
    look.update(SIZE, text=140)
    qtbot.waitUntil(lambda: bar.maximum() > 0)


def test_the_wall_and_the_hills_follow_the_theme(look: Look, window: QStackedWidget) -> None:
    page = shown(window, Page(look, "Home"))
    top, hill = QPoint(500, 0), QPoint(500, SIZE.height() - 2)
    light = page.grab().toImage()
    assert light.pixelColor(hill) == QColor("#BBD4C0")
    look.update(SIZE, dark=True)
    dark = page.grab().toImage()
    assert dark.pixelColor(hill) == QColor("#2E3757")
    assert dark.pixelColor(top).lightness() < 60 < light.pixelColor(top).lightness()


# -------------------------------------------------------------------------------- overlays


class Asked:
    """A page with a dialog over it."""

    def __init__(self, look: Look, window: QStackedWidget, *, closes: bool = True) -> None:
        self.page = Page(look, "Table")
        self.behind = Button(look, "Behind")
        self.page.body.addWidget(self.behind)
        shown(window, self.page)
        self.behind.setFocus(Qt.FocusReason.TabFocusReason)
        self.overlay = Overlay(look, window, name="Leave?", width=400, closes=closes)
        self.yes, self.no = Button(look, "Leave", ButtonKind.MAIN), Button(look, "Stay")
        self.choice = Segmented(look, ["Save", "Forget"], small=True)
        self.overlay.body.addWidget(Label(look, "Leave the game? " * 8, wraps=True))
        for control in (self.yes, self.no, self.choice):
            self.overlay.body.addWidget(control)
        self.overlay.open()


def test_tab_stays_inside_a_dialog(look: Look, window: QStackedWidget, qtbot: QtBot) -> None:
    asked = Asked(look, window)
    stops = [focus()]
    for _ in range(3):
        QTest.keyClick(focus(), KEYS.Key_Tab)
        stops.append(focus())
    assert stops == [asked.yes, asked.no, asked.choice.options[0], asked.yes]
    QTest.keyClick(focus(), KEYS.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focus() is asked.choice.options[0]


def test_escape_closes_a_dialog_and_gives_the_focus_back(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    asked = Asked(look, window)
    with (
        qtbot.assertNotEmitted(asked.page.left),
        qtbot.waitSignal(asked.overlay.closed),
    ):
        QTest.keyClick(focus(), KEYS.Key_Escape)
    assert asked.overlay.isHidden()
    assert focus() is asked.behind


def test_a_press_beside_a_question_is_no_answer(look: Look, window: QStackedWidget) -> None:
    asked = Asked(look, window)
    QTest.mouseClick(asked.overlay, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert asked.overlay.isVisible()


def test_a_dialog_that_needs_an_answer_stays(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    asked = Asked(look, window, closes=False)
    with qtbot.assertNotEmitted(asked.overlay.closed):
        QTest.keyClick(focus(), KEYS.Key_Escape)
    assert asked.overlay.isVisible()


def test_no_key_goes_through_a_dialog(look: Look, window: QStackedWidget, qtbot: QtBot) -> None:
    asked = Asked(look, window)
    asked.page.answer(KEYS.Key_T, asked.behind)
    asked.overlay.answer(KEYS.Key_Y, asked.yes)
    with qtbot.assertNotEmitted(asked.behind.clicked):
        QTest.keyClick(focus(), KEYS.Key_T)
    with qtbot.waitSignal(asked.yes.clicked):
        QTest.keyClick(focus(), KEYS.Key_Y)


def test_a_dialog_fades_and_then_closes(look: Look, window: QStackedWidget, qtbot: QtBot) -> None:
    look.update(SIZE, animates=True)
    asked = Asked(look, window)
    assert asked.overlay.isVisible()
    with qtbot.waitSignal(asked.overlay.closed):
        asked.overlay.dismiss()
        assert asked.overlay.isVisible()
    assert asked.overlay.isHidden()


def _fits(overlay: Overlay, size: QSize) -> bool:
    """Whether it covers the window and all that stands on its panel can be seen."""
    panel = overlay.panel.geometry()
    return overlay.size() == size and panel.height() >= overlay.body.heightForWidth(panel.width())


def test_a_dialog_stays_in_the_middle_and_inside(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    asked = Asked(look, window)
    for size, text in ((QSize(1024, 640), 140), (QSize(1300, 700), 100)):
        window.resize(size)
        look.update(size, text=text)
        qtbot.waitUntil(partial(_fits, asked.overlay, size))
        panel = asked.overlay.panel.geometry()
        assert asked.overlay.rect().contains(panel)
        assert abs(panel.center().x() - asked.overlay.rect().center().x()) <= 1


def test_enter_goes_to_what_shows_the_focus_and_else_to_its_button(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    page = Page(look, "New game")
    deal, other = Button(look, "Deal", ButtonKind.MAIN, key="Enter"), Button(look, "Other")
    for control in (deal, other):
        page.body.addWidget(control)
    shown(window, page)
    page.answer(KEYS.Key_Return, deal)
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    assert deal.key == "Enter"
    with qtbot.assertNotEmitted(other.clicked), qtbot.waitSignal(deal.clicked):
        QTest.keyClick(focus(), KEYS.Key_Return)
    QTest.keyClick(focus(), KEYS.Key_Backtab)
    QTest.keyClick(focus(), KEYS.Key_Tab)
    assert other.has_ring
    assert deal.key == "", "it says nothing that it does not do"
    with qtbot.assertNotEmitted(deal.clicked), qtbot.waitSignal(other.clicked):
        QTest.keyClick(focus(), KEYS.Key_Return)
    QTest.keyClick(focus(), KEYS.Key_Backtab)
    assert deal.has_ring
    assert deal.key == "Enter"


def test_the_focus_is_shown_from_the_first_key_on_and_not_to_the_mouse(
    look: Look, window: QStackedWidget
) -> None:
    page = Page(look, "New game")
    deal, other = Button(look, "Deal", ButtonKind.MAIN), Button(look, "Other")
    for control in (deal, other):
        page.body.addWidget(control)
    shown(window, page)
    deal.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not deal.has_ring, "nobody has touched a key"
    QTest.keyClick(focus(), KEYS.Key_F5)
    assert deal.has_ring
    QTest.mouseClick(other, Qt.MouseButton.LeftButton)
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    deal.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not deal.has_ring


def test_the_arrows_leave_a_line_of_text_up_and_down(look: Look, window: QStackedWidget) -> None:
    page = Page(look, "New game")
    above, field, below = Button(look, "Above"), TextField(look), Button(look, "Below")
    for control in (above, field, below):
        page.body.addWidget(control)
    shown(window, page)
    field.setFocus()
    QTest.keyClick(field, KEYS.Key_Up)
    assert above.has_ring
    QTest.keyClick(above, KEYS.Key_Down)
    assert field.hasFocus()
    QTest.keyClick(field, KEYS.Key_Down)
    assert below.has_ring


def test_what_fills_its_own_background_is_painted_when_it_has_faded_in(
    look: Look, window: QStackedWidget, qtbot: QtBot
) -> None:
    look.update(SIZE, animates=True)
    overlay = Overlay(look, window, name="Report")
    text = QPlainTextEdit()
    palette = text.palette()
    palette.setColor(QPalette.ColorRole.Base, QColor("#00FF00"))
    text.setPalette(palette)
    overlay.body.addWidget(text)
    overlay.open()
    effect = overlay.graphicsEffect()
    assert effect is not None
    qtbot.waitUntil(lambda: not effect.isEnabled())
    middle = text.viewport().mapTo(window, text.viewport().rect().center())

    def is_painted() -> bool:
        # What lies on the screen, not what painting it anew would give.
        seen = window.screen().grabWindow(window.winId()).toImage()
        return seen.pixelColor(middle) == QColor("#00FF00")

    qtbot.waitUntil(is_painted)
