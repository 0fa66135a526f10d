"""Texts to be read part by part: arrow keys go through them, and screen readers say each part."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
BY_TAB, BY_CLICK = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.ClickFocus


class Reading(QObject):
    """Makes the parts of a text one stop of Tab: the part where somebody reads has the focus.

    Arrow keys go from part to part, Home and End to the ends, and the page keys a screenful on,
    unless the page keys are `kept` for something else.
    """

    def __init__(self, parent: QObject, *, kept: bool = False) -> None:
        super().__init__(parent)
        self._parts: tuple[QWidget, ...] = ()
        self._at = 0
        self._keeps_pages = kept

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Those that can be seen."""
        return tuple(part for part in self._parts if isValid(part) and not part.isHidden())

    @property
    def part(self) -> QWidget | None:
        """The part where somebody reads."""
        parts = self.parts
        return parts[min(self._at, len(parts) - 1)] if parts else None

    @property
    def has_focus(self) -> bool:
        return QApplication.focusWidget() in self.parts

    def read(self, parts: Sequence[QWidget]) -> None:
        """Takes over other parts, from the first on, or from the one that has the focus."""
        for part in filter(isValid, self._parts):
            part.removeEventFilter(self)
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        here, self._parts = QApplication.focusWidget(), tuple(parts)
        self._at = self._parts.index(here) if here in self._parts else 0
        for place, part in enumerate(self._parts):
            part.setFocusPolicy(BY_TAB if place == self._at else BY_CLICK)
            part.installEventFilter(self)

    def go_to(self, place: int) -> None:
        """Moves the focus to a part; beyond the ends to the first or the last."""
        parts = self.parts
        if parts:
            place = min(max(place, 0), len(parts) - 1)
            parts[place].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and watched in self.parts:
            self._stop_at(self.parts.index(watched))
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._moved(event)
        return False

    def _stop_at(self, place: int) -> None:
        self._at = place
        for number, part in enumerate(self.parts):
            part.setFocusPolicy(BY_TAB if number == place else BY_CLICK)

    def _moved(self, event: QKeyEvent) -> bool:
        key, parts = Qt.Key(event.key()), self.parts
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not parts:
            return False
        if key in STEPS:
            self.go_to(self._at + STEPS[key])
        elif key in ENDS:
            self.go_to(ENDS[key] % len(parts))
        elif key in PAGES and not self._keeps_pages:
            self.turn(PAGES[key])
        else:
            return False
        return True

    def turn(self, steps: int) -> None:
        """Goes a screenful on or back, by one part at least."""
        parts, place = self.parts, self._at
        start, room = _middle(parts[place]), _room(parts[place])
        last = len(parts) - 1 if steps > 0 else 0
        while place != last:
            place += steps
            if abs(_middle(parts[place]) - start) > room:
                break
        self.go_to(place)


def _middle(part: QWidget) -> int:
    return int(part.mapToGlobal(part.rect().center()).y())


def _room(part: QWidget) -> int:
    """The height of what can be seen at once, a little less so that nothing is left out."""
    around = part.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return int((part.window() if around is None else around).height() * 0.8)
