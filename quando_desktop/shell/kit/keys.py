"""Keys: what stands on them, and those that press a button wherever the focus is, unless a control
wants the key itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

translate = QCoreApplication.translate

KeyRow = tuple[tuple[str, ...], str]
"""The caps of the keys, and what they do."""
KeyColumn = tuple[str, Sequence[KeyRow]]
"""A heading and its rows."""

SAME = {Qt.Key.Key_Enter: Qt.Key.Key_Return}
"""The keys of the number block mean the same."""

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


def cap(key: Qt.Key) -> str:
    """What stands on a key, in the language of the program."""
    names = {
        Qt.Key.Key_Return: translate("KeySheet", "Enter"),
        Qt.Key.Key_Space: translate("KeySheet", "Space"),
        Qt.Key.Key_Escape: translate("KeySheet", "Esc"),
        Qt.Key.Key_Control: translate("KeySheet", "Ctrl"),
        Qt.Key.Key_Shift: translate("KeySheet", "Shift"),
        Qt.Key.Key_Tab: translate("KeySheet", "Tab"),
        Qt.Key.Key_PageUp: translate("KeySheet", "PgUp"),
        Qt.Key.Key_PageDown: translate("KeySheet", "PgDn"),
        Qt.Key.Key_Left: "←",
        Qt.Key.Key_Right: "→",
        Qt.Key.Key_Up: "↑",
        Qt.Key.Key_Down: "↓",
    }
    return names.get(key) or QKeySequence(key).toString()


class Answers(_Widget):
    """Gets the keys that nothing inside wanted."""

    _buttons: dict[Qt.Key, QAbstractButton]

    def answer(self, key: Qt.Key, button: QAbstractButton) -> None:
        """From now on the key presses the button."""
        self._buttons = {**getattr(self, "_buttons", {}), key: button}

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether the key pressed a button."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = SAME.get(Qt.Key(event.key()), Qt.Key(event.key()))
        button = getattr(self, "_buttons", {}).get(key)
        if button is None or held or not button.isEnabled() or not button.isVisible():
            return False
        if not event.isAutoRepeat():
            button.click()
        return True
