"""Keys that press a button wherever the focus is, unless a control wants the key itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

SAME = {Qt.Key.Key_Enter: Qt.Key.Key_Return}
"""The keys of the number block mean the same."""

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


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
