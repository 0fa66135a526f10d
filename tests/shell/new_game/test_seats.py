"""The seats of a new game: who sits where and how strong, by mouse, drag and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import NAME_LIMIT, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import LastTable, Person
from quando_desktop.shell.kit.buttons import Button, RoundButton
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.panels import Card
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.new_game.bars import StrengthBars
from quando_desktop.shell.new_game.page import NewGamePage
from quando_desktop.shell.new_game.seat import SeatCard
from quando_desktop.shell.new_game.who_sits import WhoSits
from tests.shell.new_game.tables import (
    MARIA,
    OWNER,
    SIX,
    TOM,
    computer,
    deal,
    human,
    names,
    open_page,
    who,
)
from tests.shell.widgets import child, focused

FOUR = ("easy", "fair", "good", "expert")
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_first_table_needs_no_choice(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    assert page.deal.hasFocus()
    match = deal(qtbot, page)
    assert [seat.name for seat in match.seats] == ["You", "Olive", "Bruno", "Vesna"]
    assert [seat.level for seat in match.seats] == [None, "fair", "fair", "fair"]
    assert match.seed is None
    players = [Player(seat.name, seat.kind, seat.level, seat.character) for seat in match.seats]
    assert Match(GAMES["quando"], players, match.options).options == match.options


def test_the_last_table_comes_back(qtbot: QtBot, look: Look, window: QWidget) -> None:
    last = LastTable(SIX.seats, {"target": 80})
    page = open_page(qtbot, look, window, last, (MARIA, TOM))
    match = deal(qtbot, page)
    assert (match.seats, match.table) == (SIX.seats, last)
    assert match.options["target"] == 80
    assert page.row.add.isHidden()


def test_seats_come_and_go(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.row.add.click()
    assert len(page.seats) == 5
    assert page.row.cards[4].hasFocus()
    for _ in range(9):
        QTest.keyClick(focused(), Qt.Key.Key_Delete)
    assert names(page) == ["", "Olive"]
    assert page.row.cards[1].hasFocus()
    for _ in range(9):
        page.row.add.click()
    assert len(page.seats) == 6
    assert len({seat.character for seat in page.seats}) == 6


def test_the_cross_is_there_with_the_mouse_or_the_keys(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    card = page.row.cards[2]
    cross = child(card, RoundButton)
    assert cross.isHidden()
    card.setFocus(Qt.FocusReason.TabFocusReason)
    assert cross.isVisible()
    card.bars.setFocus(Qt.FocusReason.TabFocusReason)
    assert cross.isVisible()
    page.deal.setFocus()
    assert cross.isHidden()
    QTest.mouseMove(window.windowHandle(), card.mapTo(window, QPoint(20, 20)))
    qtbot.waitUntil(cross.isVisible)
    cross.click()
    assert names(page) == ["", "Olive", "Vesna"]


def test_keys_move_a_seat_and_the_focus_with_it(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    card = page.row.cards[0]
    card.setFocus()
    for _ in range(2):
        QTest.keyClick(card, Qt.Key.Key_Right, CONTROL)
    assert names(page) == ["Olive", "Bruno", "", "Vesna"]
    assert page.row.cards[2] is card
    assert card.hasFocus()
    assert card.accessibleName() == "Seat 3: you"
    QTest.keyClick(page.row.cards[0].bars, Qt.Key.Key_Left, CONTROL)
    assert names(page)[0] == "Olive"
    QTest.keyClick(card, Qt.Key.Key_Left)
    assert page.row.cards[1].hasFocus()
    told = ["Ctrl" in each.accessibleDescription() for each in page.row.cards]
    assert told == [True, False, False, False], "how to move seats is said once, not with each"


def _drag(card: SeatCard, way: QPoint) -> None:
    start = card.mapToGlobal(QPoint(30, 200))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, at, button, held in (
        (QEvent.Type.MouseButtonPress, start, left, left),
        (QEvent.Type.MouseMove, start + way / 2, none, left),
        (QEvent.Type.MouseMove, start + way, none, left),
        (QEvent.Type.MouseButtonRelease, start + way, left, none),
    ):
        place = QPointF(card.mapFromGlobal(at))
        event = QMouseEvent(kind, place, QPointF(at), button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(card, event)


def test_a_card_can_be_dragged_to_another_place(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    cards = list(page.row.cards)
    way = cards[2].pos() - cards[0].pos()
    _drag(cards[0], way)
    assert names(page) == ["Olive", "Bruno", "", "Vesna"]
    assert page.row.cards[2] is cards[0]
    assert not page.findChildren(WhoSits)
    _drag(cards[0], QPoint(-5000, 0))
    assert names(page) == ["", "Olive", "Bruno", "Vesna"]
    places = [card.x() for card in page.row.cards]
    assert places == sorted(places)


def test_cards_glide_to_their_new_places(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    look.update(QSize(1440, 900), animates=True)
    places = [card.geometry() for card in page.row.cards]
    QTest.keyClick(page.row.cards[0], Qt.Key.Key_Right, CONTROL)
    assert [card.geometry() for card in page.row.cards] != places
    qtbot.waitUntil(lambda: [card.geometry() for card in page.row.cards] == places)
    assert names(page) == ["Olive", "", "Bruno", "Vesna"]
    page.row.cards[0].setFocus()
    QTest.keyClick(page.row.cards[0], Qt.Key.Key_Right, CONTROL)
    QTest.keyClick(page.row.cards[1], Qt.Key.Key_Delete)
    look.update(QSize(1440, 900), animates=False)
    window.resize(1200, 900)
    page.resize(1200, 900)
    assert len(page.row.cards) == 3
    slots = [card.geometry() for card in page.row.cards]
    assert not slots[0].intersects(slots[1])
    assert page.row.rect().contains(slots[2])


def test_a_small_movement_is_a_press(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    _drag(page.row.cards[1], QPoint(1, 1))
    assert who(page).isVisible()
    assert names(page) == ["", "Olive", "Bruno", "Vesna"]


def test_tab_goes_from_the_top_to_the_bottom(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.row.add.click()
    page.row.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    seen: list[QWidget] = []
    while not page.deal.hasFocus() and len(seen) < 40:
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        seen.append(focused())
    heights = [widget.mapTo(page, QPoint(0, 0)).y() for widget in seen if widget is not page.deal]
    cards = [widget for widget in seen if isinstance(widget, SeatCard)]
    assert cards == page.row.cards[1:]
    assert heights[-1] > heights[0]
    assert seen[-1] is page.deal
    assert {*page.options.stops, page.code, page.row.add} <= set(seen)


@pytest.mark.parametrize(
    ("levels", "filled"), [(("a",), [4]), (("a", "b"), [2, 4]), (FOUR, [1, 2, 3, 4])]
)
def test_four_bars_for_any_number_of_levels(
    qtbot: QtBot, look: Look, levels: tuple[str, ...], filled: list[int]
) -> None:
    bars = StrengthBars(look, levels, 1)
    qtbot.addWidget(bars)
    bars.resize(bars.sizeHint())
    assert [bars.filled(value) for value in range(1, len(levels) + 1)] == filled
    for bar in range(bars.COUNT):
        value = bars.value_at(bars._place(bar).left + 3)
        assert bars.filled(value) >= bar + 1
        assert value == 1 or bars.filled(value - 1) < bar + 1


def test_strength_by_click_and_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    card = page.row.cards[1]
    card.setFocus()
    QTest.keyClick(card, Qt.Key.Key_Minus)
    assert page.seats[1].level == "easy"
    QTest.keyClick(card, Qt.Key.Key_Plus)
    assert page.seats[1].level == "fair"
    QTest.keyClick(card.bars, Qt.Key.Key_Left)
    assert page.seats[1].level == "easy"
    right = QPoint(card.bars.width() - 12, 8)
    QTest.mouseClick(card.bars, Qt.MouseButton.LeftButton, pos=right)
    assert page.seats[1].level == "adaptive", "behind the bars is a ring"
    right = QPoint(card.bars.width() // 2 + 30, 8)
    QTest.mouseClick(card.bars, Qt.MouseButton.LeftButton, pos=right)
    assert page.seats[1].level == "expert"
    QTest.keyClick(card, Qt.Key.Key_Plus)
    assert page.seats[1].level == "adaptive"
    assert "Plays at Fair now." in card.accessibleName()
    QTest.keyClick(card, Qt.Key.Key_Plus)
    assert page.seats[1].level == "adaptive"
    QTest.keyClick(card, Qt.Key.Key_Minus)
    QTest.keyClick(card, Qt.Key.Key_Minus)
    assert page.seats[1].level == "good"
    QTest.keyClick(page.row.cards[0], Qt.Key.Key_Minus)
    assert page.seats[0].level is None
    assert card.accessibleName() == "Seat 2: Olive, computer player, Strong"


def _offered(sits: WhoSits) -> list[str]:
    return [card.accessibleName() for card in sits.findChildren(Card)]


def test_only_those_are_offered_who_do_not_sit_there_yet(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, SIX, (MARIA, TOM, Person("Olive", 3), Person("Ada", 4)))
    page.row.cards[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.row.cards[1], Qt.Key.Key_Return)
    sits = who(page)
    assert _offered(sits) == ["Olive", "Ada", "Olive", "Vesna", "Figo", "Mira", "Hedda"]
    next(card for card in sits.findChildren(Card) if card.accessibleName() == "Mira").click()
    assert page.seats[1] == computer("mira")
    assert page.row.cards[1].hasFocus()


def test_a_known_person_sits_down(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, None, (MARIA, TOM))
    page.row.cards[1].click()
    next(card for card in who(page).findChildren(Card) if card.accessibleName() == "Tom").click()
    assert page.seats[:2] == (human("Maria"), human("Tom"))
    texts = [label.text() for label in page.findChildren(Label)]
    assert "Two people at one computer: a curtain falls between their turns." in texts


def test_a_new_person_is_told_and_sits_down(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, None, (MARIA,))
    page.row.cards[1].click()
    field = child(who(page), TextField)
    field.setText("  Ada   Lovelace ")
    with qtbot.waitSignal(page.personAdded) as told:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert told.args == [Person("Ada Lovelace", 2)]
    assert names(page)[:2] == ["Maria", "Ada Lovelace"]
    assert len(page.seats) == 4


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "Please enter a name."),
        ("x" * (NAME_LIMIT + 1), f"This name is too long: {NAME_LIMIT} characters at most."),
        ("a\u202eb", "This name contains characters that cannot be used."),
        ("MARIA", "Someone with this name is already at the table."),
        ("Bruno", "Someone with this name is already at the table."),
        ("You", "That name is already taken."),
    ],
)
def test_a_name_that_cannot_be_taken(
    qtbot: QtBot, look: Look, window: QWidget, name: str, words: str
) -> None:
    page = open_page(qtbot, look, window, None, (MARIA,))
    page.row.cards[1].click()
    sits = who(page)
    field = child(sits, TextField)
    field.setText(name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert words in [label.text() for label in sits.findChildren(Label) if label.isVisible()]
    assert field.hasFocus()
    assert names(page)[1] == "Olive"


def test_you_cannot_be_there_twice(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    page.row.cards[1].click()
    field = child(who(page), TextField)
    field.setText("you")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names(page)[1] == "Olive"


def test_the_name_of_somebody_known_seats_them(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, None, (MARIA, TOM))
    page.row.cards[1].click()
    field = child(who(page), TextField)
    field.setText("tom")
    with qtbot.assertNotEmitted(page.personAdded):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert names(page)[1] == "Tom"


# --------------------------------------------------------------------------------- the owner


def _write(page: NewGamePage, place: int, name: str) -> None:
    page.row.cards[place].click()
    field = child(who(page), TextField)
    field.setText(name)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_somebody_with_a_name_takes_nothing_from_the_owner(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    before = page._faces()[0]
    with qtbot.waitSignal(page.personAdded) as told:
        _write(page, 1, "Tom")
    assert told.args == [Person("Tom", 2)]
    first, second = page._faces()[:2]
    assert (first.art, first.body) == (before.art, before.body)
    assert (first.name, second.name) == ("Player 1", "Tom")
    assert second.art != first.art
    assert names(page)[:2] == ["", "Tom"]


def test_the_owner_says_their_name_at_their_own_seat(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, None, (OWNER, TOM))
    with (
        qtbot.assertNotEmitted(page.personAdded),
        qtbot.waitSignal(
            page.settingChanged, check_params_cb=lambda name, _: name == "people"
        ) as told,
    ):
        _write(page, 0, "Maria")
    assert told.args == ["people", (Person("Maria", 1), TOM)]
    assert names(page)[0] == "Maria"
    page.row.cards[0].click()
    assert not any(button.text() == "That is me" for button in who(page).findChildren(Button))


def test_somebody_else_can_take_the_seat_of_the_owner(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    page.row.cards[0].click()
    child(who(page), TextField).setText("Tom")
    with qtbot.waitSignal(page.personAdded):
        button_of(who(page), "Somebody else").click()
    assert names(page)[0] == "Tom"
    page.row.cards[1].click()
    (card,) = (each for each in who(page).findChildren(Card) if each.accessibleName() == "You")
    card.click()
    assert names(page)[:2] == ["Tom", ""], "the owner is found among the people"


def test_the_owner_sits_down_again_after_a_computer(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    page._seat_computer(0, "pip")
    page.row.cards[0].click()
    (card,) = (each for each in who(page).findChildren(Card) if each.accessibleName() == "You")
    card.click()
    assert deal(qtbot, page).seats[0].name == "You"


def button_of(parent: QWidget, words: str) -> Button:
    return next(each for each in parent.findChildren(Button) if each.text() == words)
