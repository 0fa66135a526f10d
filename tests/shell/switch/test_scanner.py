"""The walk along what can be used: its steps, its groups, its rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.shell.switch.scanner import INNER_ROUNDS, ROUNDS, Scanner
from quando_desktop.shell.switch.stops import Stop
from tests.controller.fake_clock import FakeClock


class Walk:
    """Some buttons in a window, which can be offered."""

    def __init__(self, window: QWidget) -> None:
        self.buttons = [QPushButton(name, window) for name in "abcdef"]
        self.pressed: list[str] = []
        for button in self.buttons:
            button.clicked.connect(lambda _=False, it=button: self.pressed.append(it.text()))
        self.stops = [Stop((button,)) for button in self.buttons[:3]]
        self.clock = FakeClock()
        self.scanner = Scanner(lambda: self.stops, self.clock, window)

    @property
    def now(self) -> str:
        stop = self.scanner.now
        return "" if stop is None else "".join(widget.text() for widget in stop.widgets)  # type: ignore[attr-defined]

    def steps(self, count: int) -> list[str]:
        found = []
        for _ in range(count):
            found.append(self.now)
            self.clock.tick()
        return found


@pytest.fixture
def walk(qtbot: QtBot) -> Iterator[Walk]:
    window = QWidget()
    qtbot.addWidget(window)
    walk = Walk(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield walk
    walk.scanner.stop()


def test_it_goes_on_by_itself_and_the_focus_with_it(walk: Walk) -> None:
    walk.scanner.start(1.5)
    before = walk.clock.time
    assert walk.steps(4) == ["a", "b", "c", "a"]
    assert walk.clock.time - before == pytest.approx(4 * 1.5)
    assert QApplication.focusWidget() is walk.buttons[1]


def test_a_press_takes_what_is_offered_and_it_begins_anew(walk: Walk) -> None:
    walk.scanner.start(1.5)
    walk.steps(1)
    walk.scanner.take()
    assert walk.pressed == ["b"]
    assert walk.now == "a"


def test_a_group_opens_and_is_left_after_two_rounds(walk: Walk) -> None:
    walk.stops = [Stop(tuple(walk.buttons[:3]), "three"), Stop((walk.buttons[3],))]
    walk.scanner.start(1.0)
    assert walk.steps(2) == ["abc", "d"]
    walk.scanner.take()
    assert walk.pressed == []
    assert walk.steps(3 * INNER_ROUNDS) == ["a", "b", "c"] * INNER_ROUNDS
    assert walk.now == "abc"
    walk.scanner.take()
    walk.steps(1)
    walk.scanner.take()
    assert walk.pressed == ["b"]


def test_it_rests_when_nobody_is_there(walk: Walk) -> None:
    walk.scanner.start(1.0)
    walk.steps(3 * ROUNDS)
    assert walk.now == ""
    assert walk.clock.waiting == []
    walk.scanner.take()
    assert walk.now == "a", "a press wakes it, and does no more"
    assert walk.pressed == []


def test_what_comes_first_now_is_offered_at_once(walk: Walk) -> None:
    """Such as the own cards when it is somebody's turn."""
    walk.scanner.start(5.0)
    walk.steps(1)
    assert walk.now == "b"
    walk.scanner.look_again()
    assert walk.now == "b"
    walk.stops = [Stop((walk.buttons[4],)), *walk.stops]
    walk.scanner.look_again()
    assert walk.now == "e"


def test_with_two_switches_nothing_goes_on_by_itself(walk: Walk) -> None:
    walk.scanner.start(None)
    assert walk.clock.waiting == []
    for name in "abcabcabcabca":
        assert walk.now == name
        walk.scanner.go_on()
    walk.scanner.take()
    assert walk.pressed == ["b"]


def test_what_is_gone_is_not_taken(walk: Walk) -> None:
    walk.scanner.start(1.0)
    walk.steps(1)
    walk.stops = walk.stops[2:]
    walk.scanner.take()
    assert walk.pressed == []
    assert walk.now == "c"
    walk.stops = []
    walk.scanner.look_again()
    assert walk.now == ""
    walk.stops = [Stop((walk.buttons[4],))]
    walk.scanner.look_again()
    assert walk.now == "e"
