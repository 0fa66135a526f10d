"""Keys: their names, and those that press a button wherever the focus is, unless a control wants
the key itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from quando_desktop.settings.keysets import LETTERS
from quando_desktop.shell.kit.base import Styled
from quando_desktop.table.scene.printed import KEYBOARD

translate = QCoreApplication.translate

KeyRow = tuple[tuple[str, ...], str]
"""The names of some keys, and what they do."""
KeyColumn = tuple[str, Sequence[KeyRow]]
"""A heading and its rows."""

UPRIGHT = {Qt.Key.Key_Up: False, Qt.Key.Key_Down: True}
"""Whether these keys go forward along the tab order."""
SAME = {Qt.Key.Key_Enter: Qt.Key.Key_Return}
"""Keys of the number block that mean the same as another key."""

if TYPE_CHECKING:
    from quando_desktop.shell.kit.buttons import Pressed
    from quando_desktop.shell.kit.look import Look

    _Widget = QWidget
else:
    _Widget = object


def cap(key: Qt.Key) -> str:
    """The name of a key, in the language of the program."""
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


def said(text: str) -> str:
    """The text on a key in words that a voice can say."""
    signs = {
        "←": translate("KeySheet", "left"),
        "→": translate("KeySheet", "right"),
        "↑": translate("KeySheet", "up"),
        "↓": translate("KeySheet", "down"),
        "⌫": translate("KeySheet", "backspace"),
        "+": translate("KeySheet", "plus"),
        "−": translate("KeySheet", "minus"),
        "/": translate("KeySheet", "slash"),
        ",": translate("KeySheet", "comma"),
        ".": translate("KeySheet", "full stop"),
        cap(Qt.Key.Key_PageUp): translate("KeySheet", "page up"),
        cap(Qt.Key.Key_PageDown): translate("KeySheet", "page down"),
        cap(Qt.Key.Key_Escape): translate("KeySheet", "escape"),
        cap(Qt.Key.Key_Control): translate("KeySheet", "control"),
    }
    return signs.get(text, text)


class Answers(_Widget):
    """Answers the keys that no control inside has used, by pressing buttons."""

    look: Look
    _buttons: dict[Qt.Key, Pressed]
    _named: dict[str, Pressed]

    def answer(self, key: Qt.Key, button: Pressed) -> None:
        """Makes the key press the button from now on."""
        self._buttons = {**getattr(self, "_buttons", {}), key: button}
        if key is Qt.Key.Key_Return:
            self.look.modality.moved.connect(self._tell_enter)

    def answer_name(self, name: str, button: Pressed) -> None:
        """Makes the key of a command press the button from now on, and no other one any more. Keys
        go by their names (see `table.scene.keys`)."""
        others = getattr(self, "_named", {}).items()
        self._named = {key: each for key, each in others if each is not button} | {name: button}

    def answering(self, key: Qt.Key) -> Pressed | None:
        """The button that the key would press now."""
        button = getattr(self, "_buttons", {}).get(key)
        return button if button is not None and button.isEnabled() and button.isVisible() else None

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether the key did something: pressed a button, or left a text field upwards or
        downwards."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = SAME.get(Qt.Key(event.key()), Qt.Key(event.key()))
        button = None if held else self.answering(key) or self._by_name(event)
        if button is not None:
            if not event.isAutoRepeat():
                button.click()
            return True
        if key in UPRIGHT and not held and isinstance(QApplication.focusWidget(), QLineEdit):
            return self.focusNextPrevChild(UPRIGHT[key])
        return False

    def _by_name(self, event: QKeyEvent) -> Pressed | None:
        """The button of a command's key, or of a letter that lies where the layout has another
        one."""
        names, named = KEYBOARD.names_of(event), getattr(self, "_named", {})
        found = [named.get(name) for name in names]
        found += [self.answering(Qt.Key(ord(name))) for name in names if name in LETTERS]
        usable = (each for each in found if each is not None and each.isEnabled())
        return next((each for each in usable if each.isVisible()), None)

    def _tell_enter(self) -> None:
        """Shows the key cap of the button for Enter, unless another control would take the key."""
        here = QApplication.focusWidget()
        button = self._buttons[Qt.Key.Key_Return]
        taken = isinstance(here, Styled) and here.takes_enter and here.has_ring
        if isValid(button):
            button.show_cap(here is button or not taken)


def enters(widget: QWidget) -> bool:
    """Whether something around a widget has a button for Enter."""
    found = widget.parentWidget()
    while found is not None and not isinstance(found, Answers):
        found = found.parentWidget()
    return found is not None and found.answering(Qt.Key.Key_Return) is not None
