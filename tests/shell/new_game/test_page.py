"""A new game: the first and the last table, house rules, the deal code, and how it all looks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.players import NAME_LIMIT
from quando_desktop.settings.settings import LastTable, Motion, Person, Settings
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import Switch
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.new_game.options import Flow, Named
from quando_desktop.shell.new_game.page import NewGamePage
from tests.shell.new_game.tables import MARIA, SIX, TOM, computer, deal, human, open_page, who
from tests.shell.widgets import child, focused, longer_words


def test_house_rules_by_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    QTest.keyClick(page.options.amount_of("target"), Qt.Key.Key_Plus)
    QTest.keyClick(page.options.amount_of("knock_penalty"), Qt.Key.Key_Left)
    match = deal(qtbot, page)
    assert (match.options["target"], match.options["knock_penalty"]) == (55, 4)
    assert match.table.options == {"target": 55, "knock_penalty": 4}
    page.row.add.click()
    assert page.options.amount_of("target").value() == 55


def test_switches_change_the_settings(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.show_settings(Settings(motion=Motion.NONE))
    helping, _, calm = page.options.findChildren(Switch)
    assert (helping.isChecked(), calm.isChecked()) == (False, True)
    with qtbot.waitSignal(page.settingChanged) as changed:
        helping.click()
    assert changed.args == ["memory_help", True]
    with qtbot.waitSignal(page.settingChanged) as changed:
        calm.click()
    assert changed.args == ["motion", Motion.FULL]
    with qtbot.waitSignal(page.settingChanged) as changed:
        calm.click()
    assert changed.args == ["motion", Motion.CALM]


def test_one_person_can_be_guided(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    _, guided, _ = page.options.findChildren(Switch)
    assert not deal(qtbot, page).guided
    guided.click()
    assert guided.accessibleDescription().startswith("Olive points out at most one thing")
    assert deal(qtbot, page).guided
    page.show_table(None, (Person("", 1),))
    assert not guided.isChecked(), "another table is not"


def test_the_code_is_dealt_or_says_what_is_wrong(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.code.setText("12x")
    texts = [label.text() for label in page.findChildren(Label) if label.isVisible()]
    assert "A deal code has digits only." in texts
    with qtbot.assertNotEmitted(page.dealAsked):
        page.deal.click()
    assert page.code.hasFocus()
    page.code.setText("1234")
    with qtbot.waitSignal(page.dealAsked) as asked:
        QTest.keyClick(page.code, Qt.Key.Key_Return)
    assert asked.args[0].seed == 1234
    texts = [label.text() for label in page.findChildren(Label) if label.isVisible()]
    assert not [text for text in texts if "deal code has" in text]


def test_enter_deals_and_escape_leads_back(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    with qtbot.waitSignal(page.dealAsked):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.dealAsked):
        QTest.keyClick(page.options.amount_of("target"), Qt.Key.Key_Enter)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.deal, Qt.Key.Key_Escape)
    title, rows = page.keys()
    assert title == "New game"
    assert len(rows) == 6


@pytest.mark.parametrize(
    ("size", "text"),
    [((1440, 900), 100), ((1024, 640), 100), ((1024, 640), 140), ((3840, 2160), 140)],
)
@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize(("game", "seats"), [("quando", 2), ("quando", 6), ("quanto", 4)])
def test_nothing_is_cut_and_nothing_overlaps(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    size: tuple[int, int],
    text: int,
    longer: bool,
    game: str,
    seats: int,
) -> None:
    with longer_words(longer):
        look.update(QSize(*size), text=text, animates=False)
        last = LastTable((*SIX.seats[: seats - 1], human("W" * NAME_LIMIT)), {"teams": True})
        page = open_page(qtbot, look, window, last, (MARIA, TOM), size, game)
        page.code.setText("no code")
        QApplication.processEvents()
        QApplication.processEvents()
        assert len(page.seats) == seats
        _check(page)


def _check(page: NewGamePage) -> None:
    view = page.view
    assert view.content.width() <= view.viewport().width()
    assert page.minimumSizeHint().width() <= page.width()
    for label in page.findChildren(Label):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
            assert label.width() >= label.minimumSizeHint().width(), label.text()
    for button in page.findChildren(Button):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
    places = [card.geometry() for card in page.row.cards]
    assert all(page.row.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one in places for other in places if one is not other)
    for card in page.row.cards:
        assert card.height() >= card.heightForWidth(card.width())
    named = [part for part in page.options.findChildren(Named) if part.isVisible()]
    areas = [part.geometry() for part in named]
    assert not any(one.intersects(other) for one in areas for other in areas if one is not other)
    assert all(child(page.options, Flow).rect().contains(area) for area in areas)


# ------------------------------------------------------------------------- what Enter does


def test_enter_deals_after_clicks_on_seats_and_marks(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    last = LastTable((human(""), computer("olive")))
    page = open_page(qtbot, look, window, last, game="seven_ate_nine")
    left = Qt.MouseButton.LeftButton
    for clicked in (page.row.cards[0].help, page.row.cards[1].bars):
        QTest.mouseClick(clicked, left, pos=QPoint(clicked.width() // 2, 8))
        clicked.setFocus(Qt.FocusReason.MouseFocusReason)
        assert page.deal.key == "Enter"
        with qtbot.waitSignal(page.dealAsked):
            QTest.keyClick(focused(), Qt.Key.Key_Return)
    QTest.mouseClick(page.row.cards[0], left)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert page.row.cards[0].hasFocus()
    with qtbot.waitSignal(page.dealAsked):
        QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_enter_deals_after_a_seat_was_added(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    QTest.mouseClick(page.row.add, Qt.MouseButton.LeftButton)
    assert len(page.seats) == 5
    with qtbot.waitSignal(page.dealAsked):
        QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_where_enter_changes_a_seat_the_button_does_not_claim_it(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    page.row.give_focus(0)
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert page.row.cards[1].has_ring
    assert page.deal.key == ""
    with qtbot.assertNotEmitted(page.dealAsked):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert who(page).isVisible()


def test_the_arrows_go_through_the_deal_code(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.deal.setFocus()
    QTest.keyClick(page.deal, Qt.Key.Key_Up)
    assert page.code.hasFocus()
    QTest.keyClick(page.code, Qt.Key.Key_Up)
    assert not page.code.hasFocus()
    assert focused() is not page.deal
