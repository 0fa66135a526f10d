"""Keys by the names that tables know them by, and taps of them."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.settings.keysets import FUNCTION, PLAYABLE

NAMES = {
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Home: "Home",
    Qt.Key.Key_End: "End",
    Qt.Key.Key_PageUp: "PageUp",
    Qt.Key.Key_PageDown: "PageDown",
    Qt.Key.Key_Insert: "Insert",
    Qt.Key.Key_Delete: "Delete",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Space: "Space",
    Qt.Key.Key_Backspace: "Backspace",
    # On layouts where these are dead keys.
    Qt.Key.Key_Dead_Acute: "´",
    Qt.Key.Key_Dead_Circumflex: "^",
} | {Qt.Key[f"Key_{name}"]: name for name in FUNCTION}
MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
BLOCK = "Num"
"""The prefix of the names of keys on the number block."""
HELD, BETWEEN = 100, 5
"""Milliseconds: no keyboard repeats a key that was held for less, and no finger is up for so
short a time."""
HELD_HERE, BETWEEN_HERE = 400, 25
"""The same by our own clock, by which keys may be late."""
SIGNS = range(0x21, 0x100)
"""Keys that go by the sign on them."""


def name_of(event: QKeyEvent) -> str:
    """The sign on the key: a letter in upper case, a digit, a mark, or the name of a special key;
    on the number block that of the same key elsewhere with `Num` before it. Nothing for the rest,
    and for shortcuts, which belong to the window."""
    if event.modifiers() & MODIFIERS:
        return ""
    key = event.key()
    # Arrows lie on that block, too, and on some systems all of them are said to.
    if key in NAMES:
        return NAMES[Qt.Key(key)]
    if key not in SIGNS:
        return ""
    on_block = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    name = BLOCK + chr(key) if on_block else chr(key)
    return name if name in PLAYABLE else ""


class Taps:
    """Tells a tap from a key that is held.

    Qt says so, too, but not always: some systems let a held key go up and down again all the time,
    and Qt sees through that only if both are told together. There is hardly a moment between the
    two, and no finger does that after so long. Keys that a screen reader is shown first come
    without their time: then our own clock tells it.
    """

    def __init__(self) -> None:
        self._down: dict[int, int] = {}
        """The time when each key went down."""
        self._up: dict[int, int] = {}

    def is_tap(self, press: QKeyEvent) -> bool:
        """Whether a finger pressed this key just now."""
        key, at = press.key(), _time(press)
        least, most = (HELD, BETWEEN) if press.timestamp() else (HELD_HERE, BETWEEN_HERE)
        if press.isAutoRepeat():
            return False
        # A key that went down elsewhere did so long ago; by our own clock that cannot be told.
        down, up = self._down.get(key, 0 if press.timestamp() else at), self._up.get(key)
        if up is not None and at - up <= most and at - down >= least:
            return False
        self._down[key] = at
        return True

    def let_go(self, release: QKeyEvent) -> None:
        if not release.isAutoRepeat():
            self._up[release.key()] = _time(release)


def _time(event: QKeyEvent) -> int:
    return event.timestamp() or round(1000 * time.monotonic())
