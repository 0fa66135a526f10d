"""Keys by the names that tables know them by: the same on every keyboard layout."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

NAMES = {
    Qt.Key.Key_Left: "Left",
    Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Up: "Up",
    Qt.Key.Key_Down: "Down",
    Qt.Key.Key_Return: "Return",
    Qt.Key.Key_Enter: "Return",
    Qt.Key.Key_Escape: "Escape",
    Qt.Key.Key_Space: "Space",
}
MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def name_of(event: QKeyEvent) -> str:
    """A letter in upper case, a digit, or the name of a special key; nothing for the rest, and
    for shortcuts, which belong to the window."""
    if event.modifiers() & MODIFIERS:
        return ""
    key = Qt.Key(event.key())
    if key in NAMES:
        return NAMES[key]
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z or Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return chr(key)
    return ""
