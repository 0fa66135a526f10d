"""The hands at a live table: keys of several people, the pointer, fingers; each is heard once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.settings.keysets import KeySet
from quando_desktop.table.pages.contract import Command
from quando_desktop.table.scene.printed import KEYBOARD
from quando_desktop.table.speech.inquiries import Inquiry
from tests.controller.live.tables import made
from tests.table.live_seat import ESCAPE, LEFT, RETURN, SPACE, SitLive, duel

# ---------------------------------------------------------------------------------- keys


def test_keys_of_several_people_at_once_are_each_told_once(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    keys = (Qt.Key.Key_W, Qt.Key.Key_Up, Qt.Key.Key_A, Qt.Key.Key_Down)
    for key in keys:
        QTest.keyPress(table.page, key)
    for key in keys:
        QTest.keyRelease(table.page, key)
    assert table.told("typed") == [("W",), ("Up",), ("A",), ("Down",)]
    assert table.table.views[0].pile[1:] == (21, 25)


def test_questions_go_to_the_table(sit_live: SitLive) -> None:
    table = sit_live(duel(), keys={"ask_scores": "F9"})
    table.live()
    table.type(Qt.Key.Key_F3, Qt.Key.Key_F6, Qt.Key.Key_F9, Qt.Key.Key_F8)
    assert table.told("asked") == [(Inquiry.HAND,), (Inquiry.SCORES,), (Inquiry.REPEAT,)]
    assert ("F3",) not in table.told("typed")


def test_a_key_that_somebody_plays_with_asks_for_nothing(sit_live: SitLive) -> None:
    table = sit_live(duel(), keys={"ask_scores": "W"})
    table.live()
    table.type(Qt.Key.Key_W)
    assert table.told("asked") == []
    assert table.told("typed") == [("W",)]
    *_, column = table.page.keys()
    assert [keys for keys, _ in column.rows] == [
        ("F3",),
        ("F4",),
        ("F5",),
        ("F7",),
        ("F8",),
        ("F9",),
    ]


def test_a_key_that_is_held_is_told_once(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    for repeats in (False, True, True):
        kind = QEvent.Type.KeyPress
        no = Qt.KeyboardModifier.NoModifier
        event = QKeyEvent(kind, Qt.Key.Key_W, no, "w", repeats)
        QCoreApplication.sendEvent(table.page, event)
        assert event.isAccepted(), "nor does the window hear of it"
    assert table.told("typed") == [("W",)]


def test_a_key_that_only_seems_to_go_up_is_told_once(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    no = Qt.KeyboardModifier.NoModifier
    for kind, at in (
        (QEvent.Type.KeyPress, 1000),
        (QEvent.Type.KeyRelease, 1660),
        (QEvent.Type.KeyPress, 1660),
        (QEvent.Type.KeyRelease, 1700),
        (QEvent.Type.KeyPress, 1700),
    ):
        event = QKeyEvent(kind, Qt.Key.Key_W, no, "w")
        event.setTimestamp(at)
        QCoreApplication.sendEvent(table.page, event)
    assert table.told("typed") == [("W",)]


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_A, Qt.Key.Key_Left])
def test_keys_of_people_never_reach_the_window(sit_live: SitLive, key: Qt.Key) -> None:
    table = sit_live(duel())
    table.begin()

    def is_eaten() -> bool:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(table.page, event)
        return event.isAccepted()

    assert is_eaten()
    table.page.go()
    assert is_eaten()
    table.page.pause()
    assert is_eaten()


def test_other_keys_go_on_to_the_window(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    for key in (Qt.Key.Key_M, Qt.Key.Key_F1):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(table.page, event)
        assert not event.isAccepted()


def test_keys_that_somebody_has_chosen_are_theirs_at_once(sit_live: SitLive) -> None:
    table = sit_live("pc")
    table.begin()
    settings = replace(table.page.settings, live_keys={"1": (KeySet("J", "L", "M", "K"),)})
    table.page.apply(settings, dark=False)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_M, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(table.page, event)
    assert event.isAccepted()


@pytest.fixture
def _new_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its keys tell is forgotten afterwards: later tests have an American one."""
    monkeypatch.setattr(KEYBOARD, "_signs", None)


def on_azerty(place: int, key: Qt.Key, sign: str) -> QKeyEvent:
    """A key as a French keyboard sends it: the place by its number, and what is printed there."""
    no = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key, no, place, 0, 0, sign)


@pytest.mark.usefixtures("_new_keyboard")
def test_the_usual_keys_lie_at_the_same_places_on_azerty(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    for place, key, sign in ((25, Qt.Key.Key_Z, "z"), (38, Qt.Key.Key_Q, "q")):
        QCoreApplication.sendEvent(table.page, on_azerty(place, key, sign))
    assert table.told("typed") == [("W",), ("A",)]


@pytest.mark.usefixtures("_new_keyboard")
def test_keys_that_somebody_has_chosen_go_by_their_sign(sit_live: SitLive) -> None:
    table = sit_live("pc")
    table.live()
    settings = replace(table.page.settings, live_keys={"1": (KeySet("Q", "D", "Z", "S"),)})
    table.page.apply(settings, dark=False)
    QCoreApplication.sendEvent(table.page, on_azerty(25, Qt.Key.Key_Z, "z"))
    QCoreApplication.sendEvent(table.page, on_azerty(52, Qt.Key.Key_W, "w"))
    assert table.told("typed") == [("Z",), ("W",)]


def test_space_starts_and_stops(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.begin()
    table.type(SPACE)
    assert table.phase() is LivePhase.COUNTDOWN
    table.type(SPACE)
    assert table.phase() is LivePhase.PAUSED
    table.type(RETURN)
    assert table.phase() is LivePhase.COUNTDOWN
    table.let_pass(3000)
    table.type(RETURN)
    assert table.phase() is LivePhase.LIVE, "Enter stops nothing"
    assert table.told("typed") == [("Return",)]
    table.type(SPACE)
    assert table.phase() is LivePhase.PAUSED


def test_escape_asks_for_the_menu_unless_the_table_has_a_use_for_it(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    table.type(ESCAPE)
    assert table.told("typed") == [("Escape",)]
    assert table.asked == [Command.MENU]


def test_a_game_that_is_over_leaves_all_keys_to_its_table(sit_live: SitLive) -> None:
    table = sit_live(made("pp", "4/1", "5/1", "9/1 9/1"))
    table.live()
    table.type(Qt.Key.Key_W)
    assert table.phase() is LivePhase.MATCH_OVER
    table.type(SPACE, RETURN)
    assert table.told("typed") == [("W",), ("Space",), ("Return",)]


# ------------------------------------------------------------------- pointer and fingers


def test_a_card_is_played_when_the_button_goes_down(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    at = table.point(("own", 0, 0))
    QTest.mousePress(table.viewport, LEFT, pos=at)
    assert table.told("pressed") == [(("own", 0, 0),)]
    QTest.mouseRelease(table.viewport, LEFT, pos=at)
    assert len(table.told("pressed")) == 1


def test_two_quick_clicks_are_two_presses(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    at = table.point(("own", 0, 2))
    QTest.mouseClick(table.viewport, LEFT, pos=at)
    QTest.mouseDClick(table.viewport, LEFT, pos=at)
    assert len(table.told("pressed")) >= 2
    assert len(table.told("pressed")) == len(table.controller.match.rounds[0].moves)


def test_a_button_waits_until_it_is_let_go(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    at = table.point("menu")
    QTest.mousePress(table.viewport, LEFT, pos=at)
    assert table.told("pressed") == []
    QTest.mouseRelease(table.viewport, LEFT, pos=at)
    assert table.told("pressed") == [("menu",)]


def test_several_fingers_press_at_once(sit_live: SitLive) -> None:
    table = sit_live(duel())
    table.live()
    screen = QTest.createTouchDevice()
    first, second = table.point(("own", 0, 0)), table.point(("own", 1, 0))
    QTest.touchEvent(table.viewport, screen).press(1, first, table.viewport).commit()
    assert table.told("pressed") == [(("own", 0, 0),)], "before it is let go"
    QTest.touchEvent(table.viewport, screen).stationary(1).press(2, second, table.viewport).commit()
    assert table.told("pressed") == [(("own", 0, 0),), (("own", 1, 0),)]
    QTest.touchEvent(table.viewport, screen).release(1, first, table.viewport).release(
        2, second, table.viewport
    ).commit()
    assert len(table.told("pressed")) == 2, "nor is it told again as a click"
    assert len(table.controller.match.rounds[0].moves) == 2


def test_a_finger_on_a_button_counts_when_it_goes_up_there(sit_live: SitLive) -> None:
    table = sit_live("pp")
    table.live()
    screen, at, away = QTest.createTouchDevice(), table.point("menu"), QPoint(5, 300)
    QTest.touchEvent(table.viewport, screen).press(1, at, table.viewport).commit()
    assert table.told("pressed") == []
    QTest.touchEvent(table.viewport, screen).move(1, away, table.viewport).commit()
    QTest.touchEvent(table.viewport, screen).release(1, away, table.viewport).commit()
    assert table.told("pressed") == [], "it slipped off"
    QTest.touchEvent(table.viewport, screen).press(1, at, table.viewport).commit()
    QTest.touchEvent(table.viewport, screen).release(1, at, table.viewport).commit()
    assert table.told("pressed") == [("menu",)]
