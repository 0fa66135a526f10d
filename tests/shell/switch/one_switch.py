"""Somebody who has a single switch, and eyes for what is offered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quando_desktop.shell.switch.stops import Stop
from quando_desktop.shell.switch.switches import Switches
from quando_desktop.shell.window.window import Window
from quando_desktop.table.scene.mirror import ControlButton
from quando_desktop.table.scene.tableau import Key
from tests.controller.fake_clock import FakeClock

LONG = 400
"""Steps after which nothing will come any more."""


class OneSwitch:
    """Waits until the wanted thing is offered, and presses then."""

    def __init__(self, window: Window, clock: FakeClock, key: Qt.Key = Qt.Key.Key_Space) -> None:
        self.window, self.clock, self.key = window, clock, key
        self.presses = 0

    @property
    def switches(self) -> Switches:
        assert self.window.switches is not None
        return self.window.switches

    @property
    def offered(self) -> Stop | None:
        return self.switches.scanner.now

    def press(self) -> None:
        self.presses += 1
        QTest.keyClick(self.window.windowHandle(), self.key)
        QApplication.processEvents()

    def step(self) -> None:
        """Lets a moment pass."""
        assert self.clock.tick()
        QApplication.processEvents()

    def take(self, wanted: Callable[[QWidget], bool]) -> None:
        """Takes the thing, through its group if it is in one."""
        for _ in range(LONG):
            stop = self.offered
            found = stop is not None and any(map(wanted, stop.widgets))
            if stop is None:
                self.press()
            elif found:
                self.press()
                if not stop.is_group:
                    return
            else:
                self.step()
        raise AssertionError(f"it was never offered; there is {self.controls()}")

    def take_control(self, key: Key) -> None:
        """Takes a control of the table."""
        self.take(lambda widget: isinstance(widget, ControlButton) and widget.key == key)

    def controls(self) -> list[Key]:
        """The controls of the table that can be taken now, in groups or alone."""
        found = self.switches.scanner._found()
        spots = [widget for stop in found for widget in stop.widgets]
        return [spot.key for spot in spots if isinstance(spot, ControlButton)]
