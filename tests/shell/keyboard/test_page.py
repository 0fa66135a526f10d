"""The keyboard test: keys light up, lost ones are told and replaced, all can be chosen anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.settings.keysets import ARROWS, AT_A, DEFAULTS, KeySet
from quando_desktop.settings.settings import Language
from quando_desktop.shell.keyboard.board import APART
from quando_desktop.shell.keyboard.page import KeyboardPage
from quando_desktop.shell.keyboard.person import KeyButton
from quando_desktop.shell.keyboard.places import WIDTH, places
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import person
from tests.shell.widgets import focused, longer_words, show_in

NAMES = ("Maria", "Tom", "Lena", "Noah")
KEY = Qt.Key


def open_page(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    people: int = 4,
    size: tuple[int, int] = (1440, 900),
    *,
    free: bool = False,
    sets: tuple[KeySet, ...] | None = None,
) -> KeyboardPage:
    page = KeyboardPage(look, window)
    faces = [person(look.palette, name, number + 1) for number, name in enumerate(NAMES[:people])]
    page.show_people(faces, sets or DEFAULTS[people], before_game=not free, free=free)
    show_in(qtbot, window, page, size)
    return page


def hold(*pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyPress(focused(), key)


def tap(*pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(focused(), key)


def spoken(page: KeyboardPage) -> list[str]:
    return [button.accessibleName() for button in page.findChildren(KeyButton)]


def press_key_of(page: KeyboardPage, name: str) -> KeyButton:
    button = next(each for each in page.findChildren(KeyButton) if each.accessibleName() == name)
    button.click()
    return button


# ------------------------------------------------------------------------------ the test


def test_it_says_what_to_do_and_counts_what_arrives(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, 2)
    assert page.notice.sentence == "Everybody, hold your play key: W and the up arrow."
    hold(KEY.Key_W)
    assert page._board._held == {"W"}
    hold(KEY.Key_Up)
    assert page.notice.sentence == "Maria: tap A, D and S. Everybody keeps holding their play key."
    tap(KEY.Key_A, KEY.Key_D, KEY.Key_S)
    assert page.notice.sentence.startswith("Tom: tap the left arrow, the right arrow and the down")
    tap(KEY.Key_Left, KEY.Key_Right, KEY.Key_Down)
    assert page.notice.sentence == "All keys arrive, whatever the others hold down."
    told = [label.text() for label in page.notice.findChildren(Label)]
    assert "Up to 3 keys arrived together so far." in told
    QTest.keyRelease(focused(), KEY.Key_W)
    assert page._board._held == {"Up"}


def test_no_key_of_the_test_does_anything_else(qtbot: QtBot, look: Look, window: QWidget) -> None:
    """Arrows would go to the next button, letters to the window."""
    page = open_page(qtbot, look, window, 2)
    page.usual.setEnabled(True)
    page.play.setFocus()
    tap(KEY.Key_Left, KEY.Key_Up, KEY.Key_M, KEY.Key_L)
    assert page.play.hasFocus()
    with qtbot.assertNotEmitted(page.done):
        tap(KEY.Key_W)


def test_a_lost_key_is_told_and_repaired(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window)
    hold(KEY.Key_W, KEY.Key_T, KEY.Key_Up)
    assert page.patience.isActive()
    page.patience.timeout.emit()
    assert page.notice.sentence == "Lena's I is lost while W, T and the up arrow are held."
    assert page._board._lost == {"I"}
    assert page.notice.repair.isVisible()
    assert page.notice.repair.text() == "Use O"
    with qtbot.waitSignal(page.changed) as changed:
        page.notice.repair.click()
    assert changed.args is not None
    assert changed.args[0][2].play == "O"
    assert "Lena, play: O" in spoken(page)
    assert not page.notice.repair.isVisible()


def test_while_a_lost_key_is_told_no_other_is_marked(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window)
    hold(KEY.Key_W, KEY.Key_T, KEY.Key_Up)
    for _ in range(4):
        page.patience.timeout.emit()
    assert page.notice.sentence.startswith("Lena's I is lost")
    assert page._board._lost == {"I"}
    tap(KEY.Key_A)
    page.patience.timeout.emit()
    assert page._board._lost == {"I"}
    hold(KEY.Key_I)
    assert page.notice.sentence.startswith("Maria: tap D and S.")


def test_a_key_that_is_held_counts_once(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, 2)
    hold(KEY.Key_W, KEY.Key_W, KEY.Key_W)
    assert page._trial.most == 1


def told(kind: QEvent.Type, key: Qt.Key, at: int) -> None:
    """A key event of the system at a moment of its own clock."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(at)
    QApplication.sendEvent(focused(), event)


def test_a_held_key_that_seems_to_go_up_and_down_is_still_held(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    """Some systems tell a held key so: nobody waits longer for the others because of that."""
    page = open_page(qtbot, look, window, 2)
    told(QEvent.Type.KeyPress, KEY.Key_W, 1000)
    page.patience.stop()
    for at in (1500, 1530, 1560):
        told(QEvent.Type.KeyRelease, KEY.Key_W, at)
        told(QEvent.Type.KeyPress, KEY.Key_W, at)
    assert page._board._held == {"W"}
    assert not page.patience.isActive()
    told(QEvent.Type.KeyRelease, KEY.Key_W, 1600)
    assert not page._board._held


def test_keys_are_let_go_when_the_page_is_left(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, 2)
    hold(KEY.Key_W)
    page.hide()
    assert not page._trial.held
    assert not page.patience.isActive()


# --------------------------------------------------------------------------- other keys


def test_a_key_is_chosen_by_pressing_it(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, 2)
    press_key_of(page, "Maria, play: W")
    assert page.notice.sentence == "Maria: press the new key for “play”."
    with qtbot.waitSignal(page.changed) as changed:
        tap(KEY.Key_E)
    assert changed.args == [(AT_A._replace(play="E"), ARROWS)]
    assert "Maria, play: E" in spoken(page)
    assert page.usual.isEnabled()


def test_a_key_of_somebody_else_is_swapped(qtbot: QtBot, look: Look, window: QWidget) -> None:
    page = open_page(qtbot, look, window, 2)
    press_key_of(page, "Maria, draw: S")
    tap(KEY.Key_Down)
    assert page.sets == (AT_A._replace(draw="Down"), ARROWS._replace(draw="S"))


def test_escape_keeps_the_key_and_then_leads_back(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, 2)
    press_key_of(page, "Maria, play: W")
    with qtbot.assertNotEmitted(page.left):
        tap(KEY.Key_Escape)
    assert page.sets == DEFAULTS[2]
    with qtbot.waitSignal(page.left):
        tap(KEY.Key_Escape)


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return, KEY.Key_Tab, KEY.Key_F2])
def test_a_reserved_key_is_refused(qtbot: QtBot, look: Look, window: QWidget, key: Qt.Key) -> None:
    page = open_page(qtbot, look, window, 2)
    press_key_of(page, "Maria, play: W")
    with qtbot.assertNotEmitted(page.done):
        tap(key)
    assert page.notice.sentence == "This key cannot be used for playing."
    tap(KEY.Key_Q)
    assert page.sets[0].play == "Q"


def test_back_to_the_usual_keys(qtbot: QtBot, look: Look, window: QWidget) -> None:
    own = (KeySet("Q", "E", "R", "Num5"), ARROWS)
    page = open_page(qtbot, look, window, 2, sets=own)
    assert "Maria, draw: Num 5" in spoken(page)
    with qtbot.waitSignal(page.changed) as changed:
        page.usual.click()
    assert changed.args == [DEFAULTS[2]]
    assert not page.usual.isEnabled()


def test_by_keys_alone(qtbot: QtBot, look: Look, window: QWidget) -> None:
    """Tab goes to every key of everybody, Space chooses it, Enter goes on."""
    page = open_page(qtbot, look, window, 2)
    page.back.setFocus()
    seen = []
    while not page.play.hasFocus():
        tap(KEY.Key_Tab)
        seen.append(focused().accessibleName())
    keys_of_people = spoken(page)
    assert seen[: len(keys_of_people)] == keys_of_people, "from the top to the bottom"
    while not isinstance(focused(), KeyButton):
        tap(KEY.Key_Tab)
    tap(KEY.Key_Space)
    assert "press the new key" in page.notice.sentence
    tap(KEY.Key_Escape)
    page.play.setFocus()
    with qtbot.waitSignal(page.done):
        tap(KEY.Key_Return)
    title, rows = page.keys()
    assert title == "Keyboard test"
    assert len(rows) == 4


def test_how_many_can_be_chosen_where_nobody_waits(
    qtbot: QtBot, look: Look, window: QWidget
) -> None:
    page = open_page(qtbot, look, window, 1, free=True)
    assert page.people.isVisible()
    assert page.play.text() == "Done"
    assert page.title.text() == "Your keys"
    with qtbot.waitSignal(page.countChosen) as chosen:
        page.people.options[2].click()
    assert chosen.args == [3]
    page = open_page(qtbot, look, window, 2)
    assert not page.people.isVisible()
    assert page.play.text() == "Play"


# ------------------------------------------------------------------------------- its look


def test_the_keyboard_is_german_where_the_program_is(
    qtbot: QtBot, look: Look, window: QWidget, speak: Callable[[Language], bool]
) -> None:
    page = open_page(qtbot, look, window)
    assert "Ö" not in {place.key for place in page._trial.keyboard}
    speak(Language.GERMAN)
    page = open_page(qtbot, look, window)
    assert {"Ö", "Ä", "Ü"} <= {place.key for place in page._trial.keyboard}
    assert page.title.text() == "Erkennt eure Tastatur alle Tasten zugleich?"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize(
    ("size", "text"), [((1440, 900), 100), ((1024, 640), 100), ((1024, 640), 140)]
)
def test_something_stands_on_every_key(
    qtbot: QtBot,
    look: Look,
    window: QWidget,
    speak: Callable[[Language], bool],
    language: Language,
    size: tuple[int, int],
    text: int,
) -> None:
    speak(language)
    look.update(QSize(*size), text=text, animates=False)
    board = open_page(qtbot, look, window, 4, size)._board
    unit = board.area().width / WIDTH
    for place in places(german=language is Language.GERMAN):
        room = (place.width - APART) * unit
        words, kind = board.caption(place.key, room)
        assert words.strip(), place.key
        assert look.width(words, kind) <= room, words


@pytest.mark.parametrize(
    ("size", "text"),
    [((1440, 900), 100), ((1024, 640), 100), ((1024, 640), 140), ((3840, 2160), 140)],
)
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_is_cut_and_nothing_overlaps(
    qtbot: QtBot, look: Look, window: QWidget, size: tuple[int, int], text: int, longer: bool
) -> None:
    with longer_words(longer):
        look.update(QSize(*size), text=text, animates=False)
        page = open_page(qtbot, look, window, 4, size)
        hold(KEY.Key_W, KEY.Key_T, KEY.Key_Up)
        page.patience.timeout.emit()
        for _ in range(4):
            QApplication.processEvents()
        assert page.view.content.width() <= page.view.viewport().width()
        for label in page.findChildren(Label):
            if label.isVisible() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        for button in [*page.findChildren(Button), *page.findChildren(KeyButton)]:
            if button.isVisible():
                assert button.width() >= button.sizeHint().width()
                assert min(button.width(), button.height()) >= 24
        board = page._board
        assert board.height() == board.heightForWidth(board.width())
        cards = [card.geometry() for card in page._cards]
        assert not any(one.intersects(two) for one in cards for two in cards if one is not two)
