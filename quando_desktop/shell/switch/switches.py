"""Hands that need another way: presses that come too soon do nothing, and one or two switches do
everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from quando_desktop.controller.clock import Clock
from quando_desktop.games import bindings_of
from quando_desktop.settings.commands import SECOND_SWITCH, SWITCH
from quando_desktop.settings.settings import Scanning, Settings
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.switch.ring import ScanRing
from quando_desktop.shell.switch.scanner import Scanner
from quando_desktop.shell.switch.stops import Stop, stops
from quando_desktop.table.scene.keys import Taps
from quando_desktop.table.scene.printed import KEYBOARD

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window

WATCH = 0.25
"""Seconds between two looks at whether what is offered has moved."""
PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
RELEASES = (QEvent.Type.KeyRelease, QEvent.Type.MouseButtonRelease)
BUTTONS = {Qt.MouseButton.LeftButton: SWITCH, Qt.MouseButton.RightButton: SECOND_SWITCH}


class Switches(QObject):
    """Sees the keys and the mouse before the window does."""

    def __init__(self, window: Window, clock: Clock) -> None:
        super().__init__(window)
        self._window, self._clock = window, clock
        self._settings = Settings()
        self._bindings = bindings_of("", {})
        self.scanner = Scanner(lambda: stops(window), clock, self)
        self.ring = ScanRing(window)
        self.scanner.offered.connect(self._show)
        self.scanner.moved.connect(self._place)
        self._pressed: dict[object, float] = {}
        """The moment of the last press that counted, for each key and mouse button."""
        self._swallowed: set[object] = set()
        """What did not count when it was pressed last, or counted as the switch."""
        self._taps = Taps()
        handle = window.windowHandle()
        handle.installEventFilter(self)

    def apply(self, settings: Settings) -> None:
        """Takes over other settings."""
        before, self._settings = self._settings, settings
        self._bindings = bindings_of("", settings.keys)
        chosen = settings.scanning, settings.scan_step
        if chosen == (before.scanning, before.scan_step):
            return
        self.scanner.stop()
        if settings.scanning is not Scanning.OFF:
            by_itself = settings.scanning is Scanning.ONE
            self.scanner.start(settings.scan_step / 1000 if by_itself else None)
            if before.scanning is Scanning.OFF:
                self._watch()

    def _watch(self) -> None:
        """Follows what is offered: a table goes on, cards move."""
        if self._settings.scanning is not Scanning.OFF:
            self.scanner.look_again()
            self._clock.after(WATCH, self._watch)

    # --------------------------------------------------------------------------- events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps back what does not count, and what a switch says."""
        kind = event.type()
        if kind in PRESSES and isinstance(event, QKeyEvent | QMouseEvent):
            return self._press(event)
        if kind in RELEASES and isinstance(event, QKeyEvent | QMouseEvent):
            return self._release(event)
        return False

    def _press(self, event: QKeyEvent | QMouseEvent) -> bool:
        what, switch = _what(event), self._switch(event)
        if isinstance(event, QKeyEvent) and not self._taps.is_tap(event):
            # It is held: that is no other press, whatever the system says of it.
            return switch is not None or what in self._swallowed
        if self._is_too_soon(what, is_switch=switch is not None):
            self._swallowed.add(what)
            return True
        self._pressed[SWITCH if switch is not None else what] = self._clock.now()
        if switch is None:
            self._swallowed.discard(what)
            return False
        self._swallowed.add(what)
        takes = switch == SECOND_SWITCH or self._settings.scanning is Scanning.ONE
        self.scanner.take() if takes else self.scanner.go_on()
        return True

    def _release(self, event: QKeyEvent | QMouseEvent) -> bool:
        if isinstance(event, QKeyEvent):
            self._taps.let_go(event)
        return _what(event) in self._swallowed

    def _is_too_soon(self, what: object, *, is_switch: bool) -> bool:
        """Whether the same thing was pressed a moment ago; of switches whichever it was. Letters in
        a text field are written as they come."""
        if not is_switch and isinstance(QApplication.focusWidget(), QLineEdit):
            return False
        last = self._pressed.get(SWITCH if is_switch else what)
        return last is not None and self._clock.now() - last < self._settings.cool_down / 1000

    def _switch(self, event: QKeyEvent | QMouseEvent) -> str | None:
        """The switch that this is; None for anything else, and while a page asks for a key."""
        settings = self._settings
        if settings.scanning is Scanning.OFF or self._window.asks_for_key:
            return None
        if isinstance(event, QMouseEvent):
            found = BUTTONS.get(event.button()) if settings.scan_mouse else None
        else:
            found = self._switch_of(event)
        return SWITCH if found and settings.scanning is Scanning.ONE else found

    def _switch_of(self, event: QKeyEvent) -> str | None:
        names = KEYBOARD.names_of(event)
        both = (SWITCH,) if self._settings.scanning is Scanning.ONE else (SWITCH, SECOND_SWITCH)
        return next((id for id in both if self._bindings.key_of(id) in names), None)

    # ------------------------------------------------------------------------- what it shows

    def _show(self, stop: Stop | None) -> None:
        if stop is None:
            self.ring.hide()
            return
        self._place(stop)
        if stop.name:
            announce(self._window, stop.name, at_once=True)

    def _place(self, stop: Stop) -> None:
        self.ring.show_around(stop.box(self._window))


def _what(event: QKeyEvent | QMouseEvent) -> object:
    """The key or the mouse button, whatever it means."""
    if isinstance(event, QMouseEvent):
        return event.button()
    return event.nativeScanCode() or event.key()
