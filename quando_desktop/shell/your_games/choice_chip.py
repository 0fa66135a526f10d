"""A filter with several values: pressed, it offers them; one that is set is ink and carries a
cross, which takes it back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu

from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.buttons import Pressed
from quando_desktop.shell.kit.choices import CHIP
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.look import NOTE, SMALLEST_TARGET, Look
from quando_desktop.shell.names import short_name
from quando_desktop.table.scene.stage import Box

Choices = Sequence[tuple[str, str]]
"""Values, and what they are called."""


class ChoiceChip(Pressed):
    chose = Signal(str)
    """The value that somebody chose; "" if they took it back."""

    def __init__(self, look: Look, *, clears: bool = True) -> None:
        """One that does not clear always has a value, such as a person."""
        super().__init__()
        self._clears = clears
        self._name, self._any = "", ""
        self._choices: Choices = ()
        self._value = ""
        self.menu_shown = QMenu(self)
        look.make_plain(self.menu_shown)
        self.clicked.connect(self._press)
        self.ready(look)

    @property
    def value(self) -> str:
        return self._value

    @property
    def is_set(self) -> bool:
        return self._clears and bool(self._value)

    def offer(self, name: str, choices: Choices, anything: str = "") -> None:
        """Offers other values; what is chosen stays, if it is still there. `anything` is the word
        for none of them."""
        self._name, self._choices, self._any = name, choices, anything
        values = [value for value, _ in choices]
        if self._value not in values:
            self._value = "" if self._clears or not values else values[0]
        self._say()

    def choose(self, value: str) -> None:
        """Sets it without telling anybody."""
        self._value = value
        self._say()

    def _say(self) -> None:
        called = dict(self._choices).get(self._value, "")
        self.setText(short_name(called) if called else self._name)
        self.setAccessibleName(f"{self._name}: {called or self._any}")
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        theme, size = self.look.theme, self.look.px(self.look.size(NOTE))
        self.menu_shown.setFont(self.look.font(NOTE))
        self.menu_shown.setStyleSheet(
            f"QMenu {{ background: {theme.panel}; color: {theme.text}; padding: {size // 2}px; "
            f"border: 2px solid {theme.line}; }}"
            f"QMenu::item {{ padding: {size // 2}px {size * 2}px; border-radius: {size // 2}px; }}"
            f"QMenu::item:selected {{ background: {theme.text}; color: {theme.panel}; }}"
        )

    # -------------------------------------------------------------------------- pressed

    def _press(self) -> None:
        if self.is_set:
            self._take("")
            return
        self._fill()
        self.menu_shown.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def _fill(self) -> None:
        self.menu_shown.clear()
        group = QActionGroup(self.menu_shown)
        for value, called in self._choices:
            action = QAction(called.replace("&", "&&"), group)
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.triggered.connect(lambda _=False, value=value: self._take(value))
            self.menu_shown.addAction(action)

    def _take(self, value: str) -> None:
        if value != self._value:
            self.choose(value)
            self.chose.emit(value)

    # --------------------------------------------------------------------------- painted

    def sizeHint(self) -> QSize:
        size = self.look.size(CHIP)
        width = self.look.width(self.text(), CHIP) + size * 3.85
        height = self.look.target(size * 2.5)
        return QSize(self.look.px(width + 0.5), max(self.look.px(height), SMALLEST_TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        middle, size = area.height / 2, self.look.size(CHIP)
        ink = theme.panel if self.is_set else theme.text
        if self.is_set:
            canvas.round(area, middle, self.lit(theme.text))
        else:
            inner = Box(1, 1, area.width - 2, area.height - 2)
            canvas.round(inner, middle - 1, self.lit(theme.panel))
            canvas.frame(inner, middle - 1, theme.line, 2, 1.0)
        sign = Icon.CROSS if self.is_set else Icon.DOWN
        icons.paint(canvas, sign, area.width - size * 1.4, middle, size * 0.8, ink)
        canvas.text(size * 1.125, middle, self.text(), CHIP, ink)
