"""The curtain: it covers everything, lets no key through and opens only for the person who was
asked."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.curtain import curtain as curtain_module
from quando_desktop.shell.curtain.curtain import Curtain
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.portraits import person

LONG = "Maximiliane-Alexandra von und zu Hohenstein-Wolkenkuckucksh"


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    behind = QLineEdit("secret", host)
    behind.setGeometry(700, 400, 200, 40)
    qtbot.addWidget(host)
    host.resize(1440, 900)
    with qtbot.waitExposed(host):
        host.show()
    behind.setFocus()
    return host


def _fall(look: Look, host: QWidget, name: str = "Maria") -> tuple[Curtain, list[bool]]:
    curtain = Curtain(look, host)
    covered: list[bool] = []
    curtain.fall(
        person(look.palette, name, 1), name, False, lambda: covered.append(curtain.is_down)
    )
    return curtain, covered


def _button(curtain: Curtain) -> Button:
    (found,) = curtain.findChildren(Button)
    return found


def _behind(host: QWidget) -> QLineEdit:
    (found,) = host.findChildren(QLineEdit)
    return found


def test_down_it_covers_all_and_then_says_so(look: Look, host: QWidget) -> None:
    curtain, covered = _fall(look, host)
    assert covered == [True]
    assert curtain.geometry() == host.rect()
    assert _button(curtain).text() == "I am Maria, show my cards"
    assert [label.text() for label in curtain.findChildren(Label)][:2] == [
        "Hand the computer to",
        "Maria",
    ]
    assert curtain.accessibleName() == "Hand the computer to Maria. Everybody else looks away."


def test_a_reader_that_comes_late_is_told_once(
    look: Look, host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    readers = {"here": False}

    def hear(_: object, words: str, **__: bool) -> None:
        if readers["here"]:
            told.append(words)

    monkeypatch.setattr(curtain_module, "announce", hear)
    monkeypatch.setattr(curtain_module, "is_heard", lambda: readers["here"])
    curtain, _ = _fall(look, host)
    assert not told
    readers["here"] = True
    curtain.greet_reader()
    curtain.greet_reader()
    assert told == [curtain.accessibleName()]
    curtain.lift(False, lambda: None)
    curtain.greet_reader()
    assert len(told) == 1


def test_it_says_who_waits_for_a_word(look: Look, host: QWidget) -> None:
    curtain = Curtain(look, host)
    for waiting in (LONG, "Tom", ""):
        face = person(look.palette, "Maria", 1)
        curtain.fall(face, "Maria", False, lambda: None, waiting=waiting)
        texts = [label.text() for label in curtain.findChildren(Label)]
        away = "Everybody else looks away."
        if waiting:
            (words,) = [text for text in texts if text.endswith(away)]
            assert words.endswith(f" is waiting for your answer. {away}")
            assert words.startswith(waiting[:8])
            assert words in curtain.accessibleName()
        else:
            assert away in texts


def test_a_picture_of_the_window_shows_nothing_of_what_is_behind(look: Look, host: QWidget) -> None:
    curtain, _ = _fall(look, host)
    before = host.grab().toImage()
    _behind(host).setText("another secret")
    cover = QLabel("x" * 500, host)
    cover.setGeometry(0, 0, 1440, 900)
    cover.show()
    curtain.raise_()
    QApplication.processEvents()
    assert host.grab().toImage() == before


def test_it_falls_in_its_time_and_calls_when_it_covers(qtbot: QtBot, look: Look) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 500)
    with qtbot.waitExposed(host):
        host.show()
    curtain = Curtain(look, host)
    seen: list[str] = []
    curtain.fall(person(look.palette, "Tom", 2), "Tom", True, lambda: seen.append("down"))
    assert not seen
    assert not curtain.is_down
    qtbot.waitUntil(lambda: seen == ["down"])
    assert curtain.y() == 0
    curtain.lift(True, lambda: seen.append("up"))
    assert not curtain.is_down
    qtbot.waitUntil(lambda: seen == ["down", "up"])
    assert curtain.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_its_keys_press_the_button(qtbot: QtBot, look: Look, host: QWidget, key: Qt.Key) -> None:
    curtain, _ = _fall(look, host)
    assert QApplication.focusWidget() is _button(curtain)
    with qtbot.waitSignal(curtain.ready):
        QTest.keyClick(_button(curtain), key)
    assert curtain.is_down, "only the program lifts it"


def test_a_held_key_opens_nothing(qtbot: QtBot, look: Look, host: QWidget) -> None:
    curtain, _ = _fall(look, host)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, " ", autorep=True
        )
        with qtbot.assertNotEmitted(curtain.ready):
            QApplication.sendEvent(_button(curtain), held)


def test_while_it_falls_it_does_not_answer(qtbot: QtBot, look: Look, host: QWidget) -> None:
    curtain = Curtain(look, host)
    curtain.fall(person(look.palette, "Tom", 2), "Tom", True, lambda: None)
    with qtbot.assertNotEmitted(curtain.ready):
        QTest.keyClick(_button(curtain), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: curtain.is_down)


def test_no_key_and_no_shortcut_gets_through(qtbot: QtBot, look: Look, host: QWidget) -> None:
    fired: list[str] = []
    for keys in ("L", "Ctrl+Z", "F11"):
        shortcut = QShortcut(QKeySequence(keys), host)
        shortcut.activated.connect(partial(fired.append, keys))
    curtain, _ = _fall(look, host)
    button = _button(curtain)
    QTest.keyClick(button, Qt.Key.Key_L)
    QTest.keyClick(button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(button, Qt.Key.Key_7)
    assert fired == []
    assert _behind(host).text() == "secret"
    QTest.keyClick(button, Qt.Key.Key_F11)
    assert fired == ["F11"]
    QTest.keyClick(button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is button
    with qtbot.waitSignal(curtain.menuAsked):
        QTest.keyClick(button, Qt.Key.Key_Escape)


def test_lifted_it_gives_the_focus_back(look: Look, host: QWidget) -> None:
    behind = QApplication.focusWidget()
    curtain, _ = _fall(look, host)
    lifted: list[bool] = []
    curtain.lift(False, lambda: lifted.append(curtain.isHidden()))
    assert lifted == [True]
    assert QApplication.focusWidget() is behind


def test_it_can_ask_for_somebody_else_while_it_is_down(look: Look, host: QWidget) -> None:
    curtain, covered = _fall(look, host)
    curtain.fall(person(look.palette, "Tom", 2), "Tom", True, lambda: covered.append(True))
    assert covered == [True, True]
    assert _button(curtain).text() == "I am Tom, show my cards"


@pytest.mark.parametrize("name", ["Maria", LONG, "W" * 60])
@pytest.mark.parametrize(
    ("width", "height", "text"), [(1440, 900, 100), (1024, 640, 140), (3840, 2160, 120)]
)
def test_all_of_it_is_inside_the_window(
    look: Look, host: QWidget, name: str, width: int, height: int, text: int
) -> None:
    curtain, _ = _fall(look, host, name)
    host.resize(width, height)
    look.update(QSize(width, height), text=text, animates=False)
    QApplication.processEvents()
    assert curtain.geometry() == host.rect()
    for label in curtain.findChildren(Label):
        place = label.rect().translated(label.mapTo(host, label.rect().topLeft()))
        assert host.rect().contains(place)
        assert label.height() >= label.heightForWidth(label.width())
    button = _button(curtain)
    assert button.width() >= button.sizeHint().width()
    card = button.parentWidget()
    assert card is not None
    assert card.rect().contains(button.geometry())


def test_its_picture_differs_by_theme_only(look: Look, host: QWidget) -> None:
    _fall(look, host)
    light = host.grab().toImage()
    look.update(QSize(1440, 900), dark=True, animates=False)
    dark = host.grab().toImage()
    assert light.pixelColor(10, 600) != dark.pixelColor(10, 600)
    look.update(QSize(1440, 900), animates=False)
    assert host.grab().toImage() == light
