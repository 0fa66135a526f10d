"""The house rules of a new game, and the two settings that belong to every table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.engine.contract import Option
from quando_desktop.shell.kit.choices import Switch
from quando_desktop.shell.kit.ground import Styled
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import Column
from quando_desktop.shell.kit.look import LABEL, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.values import Stepper, Words

translate = QCoreApplication.translate

SHOWN = ("target", "hand_size", "plays_before_knock", "knock_penalty")
"""The options in the order in which people think of them."""
FINE, COARSE = 10, 100
"""Up to here an amount goes up by ones, up to there by fives, and then by fifties."""


def steps(option: Option, value: int) -> list[int]:
    """The values on the way through an option's bounds; the present and the usual one are there."""
    found = {option.minimum, option.maximum, option.default, value}
    for number in range(option.minimum, option.maximum + 1):
        wide = option.maximum - option.minimum > 2 * FINE
        step = 1 if not wide or number <= FINE else 5 if number <= COARSE else 50
        if number % step == 0:
            found.add(number)
    return sorted(found)


def option_name(key: str) -> str:
    return {
        "target": translate("NewGame", "Play to"),
        "hand_size": translate("NewGame", "Cards each"),
        "plays_before_knock": translate("NewGame", "Knock opens after"),
        "knock_penalty": translate("NewGame", "Failed knock"),
    }[key]


def amount(key: str, value: int) -> str:
    """The value of an option as people say it."""
    if key == "target":
        return translate("NewGame", "%n point(s)", None, value)
    if key == "plays_before_knock":
        if value == 0:
            return translate("NewGame", "the deal")
        return translate("NewGame", "%n play(s) each", None, value)
    return f"+{value}" if key == "knock_penalty" else str(value)


class Amount(Stepper):
    """A stepper whose values can change."""

    def set_values(self, values: Sequence[int], value: int) -> None:
        """Says nothing about it: only what somebody chooses is told."""
        with QSignalBlocker(self):
            self._values = tuple(values)
            self.setRange(self._values[0], self._values[-1])
            self.setValue(value)
        self.restyle()


class Named(QWidget):
    """A control with its name above it."""

    def __init__(self, look: Look, control: QWidget) -> None:
        super().__init__()
        self.control = control
        self.label = Label(look, kind=LABEL, ink=Ink.SOFT)
        self.label.setBuddy(control)
        column = Column(look, 4, parent=self)
        column.addWidget(self.label)
        # Beside a higher control a lower one stands in the middle.
        column.addStretch(1)
        column.addWidget(control)
        column.addStretch(1)

    def say(self, name: str) -> None:
        self.label.setText(name)
        self.control.setAccessibleName(name)


class Flow(Styled, QWidget):
    """Parts side by side that share the spare width; in several lines if they must, one part below
    the other."""

    BETWEEN, LINE = 12.0, 14.0

    def __init__(self, look: Look, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._parts = tuple(parts)
        for part in parts:
            part.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress(look)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(map(_tallest, lines)) + self.look.px(self.LINE) * (len(lines) - 1)

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(map(_width, shown)) + self.look.px(self.BETWEEN) * (len(shown) - 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        shown = self._shown()
        return QSize(max(map(_width, shown)), _tallest(shown))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _lines(self, width: int) -> list[list[QWidget]]:
        """As few lines as fit, of about the same length."""
        shown, between = self._shown(), self.look.px(self.BETWEEN)
        for count in range(1, len(shown) + 1):
            length = -(-len(shown) // count)
            lines = [shown[start : start + length] for start in range(0, len(shown), length)]
            if sum(_columns(lines)) + between * (length - 1) <= width:
                return lines
        return [[part] for part in shown]

    def _place(self) -> None:
        lines = self._lines(self.width())
        columns = _columns(lines)
        gap = (self.width() - sum(columns)) / max(1, len(columns) - 1)
        top = 0
        for line in lines:
            left, tall = 0.0, _tallest(line)
            for part, wide in zip(line, columns, strict=False):
                part.setGeometry(round(left), top, _width(part), tall)
                left += wide + gap
            top += tall + self.look.px(self.LINE)


def _width(part: QWidget) -> int:
    return part.sizeHint().width()


def _tallest(parts: Sequence[QWidget]) -> int:
    return max(part.sizeHint().height() for part in parts)


def _columns(lines: Sequence[Sequence[QWidget]]) -> list[int]:
    """The widths of the columns."""
    return [max(map(_width, filter(None, column))) for column in zip_longest(*lines)]


class OptionsPanel(Panel):
    """All that can be chosen about a table besides its seats."""

    chosen = Signal(str, int)
    """The key of an option and its new value."""
    helped = Signal(bool)
    calmed = Signal(bool)

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(32, 22, 32, 24))
        self._amounts = {key: Amount(look, (0,), 0) for key in SHOWN}
        self._help, self._calm = Switch(look), Switch(look)
        controls: list[QWidget] = [*self._amounts.values(), self._help, self._calm]
        self._named = [Named(look, control) for control in controls]
        self._flow = Flow(look, self._named)
        self.body.addWidget(self._flow)
        for key, stepper in self._amounts.items():
            stepper.valueChanged.connect(lambda value, key=key: self.chosen.emit(key, value))
        self._help.clicked.connect(self.helped)
        self._calm.clicked.connect(self.calmed)

    @property
    def stops(self) -> list[QWidget]:
        return [named.control for named in self._named]

    def amount_of(self, key: str) -> Amount:
        return self._amounts[key]

    def show_options(self, options: dict[Option, int]) -> None:
        """The options of the game with their values; one that it does not have is left out."""
        found = {option.key: option for option in options}
        for named, (key, stepper) in zip(self._named, self._amounts.items(), strict=False):
            named.setVisible(key in found)
            if key in found:
                value = options[found[key]]
                stepper.set_values(steps(found[key], value), value)

    def show_settings(self, *, memory_help: bool, calm: bool) -> None:
        self._help.setChecked(memory_help)
        self._calm.setChecked(calm)

    def retranslate(self) -> None:
        for key, stepper in self._amounts.items():
            stepper.set_words(_words(key))
        words = (translate("NewGame", "off"), translate("NewGame", "on"))
        names = [option_name(key) for key in SHOWN]
        names += [translate("NewGame", "Memory help"), translate("NewGame", "Calm motion")]
        for switch in (self._help, self._calm):
            switch.set_words(words)
        for named, name in zip(self._named, names, strict=True):
            named.say(name)
        self._help.setAccessibleDescription(
            translate("NewGame", "Shows of your own cards what you have seen on their backs")
        )
        self._calm.setAccessibleDescription(translate("NewGame", "Things fade instead of flying"))


def _words(key: str) -> Words:
    return lambda value: amount(key, value)
