"""Keys by the names that tables know them by: the same on every keyboard layout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from quando_desktop.settings.keysets import PLAYABLE

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
    # These lie at the same place on every layout.
    Qt.Key.Key_F3: "F3",
    Qt.Key.Key_F4: "F4",
    Qt.Key.Key_F5: "F5",
    Qt.Key.Key_F6: "F6",
    Qt.Key.Key_F7: "F7",
    Qt.Key.Key_F8: "F8",
    # On layouts where these are dead keys.
    Qt.Key.Key_Dead_Acute: "´",
    Qt.Key.Key_Dead_Circumflex: "^",
}
MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
BLOCK = "Num"
"""The prefix of the names of keys on the number block."""
HELD = 100
"""Milliseconds: no keyboard repeats a key that was held for less."""
BETWEEN = 5
"""Milliseconds: no finger is up for so short a time."""
SIGNS = range(0x21, 0x100)
"""Keys that go by the sign on them."""


def name_of(event: QKeyEvent) -> str:
    """A letter in upper case, a digit, a mark, or the name of a special key; on the number block
    that of the same key elsewhere with `Num` before it. Nothing for the rest, and for shortcuts,
    which belong to the window."""
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


def plain_name_of(event: QKeyEvent) -> str:
    """The same, but a digit is a digit wherever it lies."""
    return name_of(event).removeprefix(BLOCK)


class Taps:
    """Tells a tap from a key that is held.

    Qt says so, too, but not always: some systems let a held key go up and down again all the time,
    and Qt sees through that only if both are told together. There is hardly a moment between the
    two, and no finger does that after so long.
    """

    def __init__(self) -> None:
        self._down: dict[int, int] = {}
        """The time when each key went down, by the clock of the events."""
        self._up: dict[int, int] = {}

    def is_tap(self, press: QKeyEvent) -> bool:
        """Whether a finger pressed this key just now."""
        key, at = press.key(), press.timestamp()
        if press.isAutoRepeat():
            return False
        # A key that went down elsewhere did so long ago.
        down, up = self._down.get(key, 0), self._up.get(key)
        if up is not None and at - up <= BETWEEN and at - down >= HELD:
            return False
        self._down[key] = at
        return True

    def let_go(self, release: QKeyEvent) -> None:
        if not release.isAutoRepeat():
            self._up[release.key()] = release.timestamp()
