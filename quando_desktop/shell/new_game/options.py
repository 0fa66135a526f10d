"""The house rules of a new game, and settings of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.engine.contract import Option
from quando_desktop.games.plug import Plug, SettingPlace
from quando_desktop.settings.settings import LIVE_PACES, Motion, Settings
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.choices import Switch
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, put_in_order
from quando_desktop.shell.kit.look import LABEL, SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.sliders import Stepper
from quando_desktop.table.text.numbers import in_percent

translate = QCoreApplication.translate

FINE, COARSE = 10, 100
"""Up to the first an amount goes up by ones, up to the second by fives, then by fifties."""


def steps(option: Option, value: int) -> list[int]:
    """The values of a stepper for an option, the present and the usual one among them."""
    found = {option.minimum, option.maximum, option.default, value}
    values = option.values
    wide = len(values) > 2 * FINE + 1
    for number in values:
        step = 1 if not wide or number <= FINE else 5 if number <= COARSE else 50
        if number % step == 0:
            found.add(number)
    return sorted(found)


class Amount(Stepper):
    """A stepper whose values can change."""

    def set_values(self, values: Sequence[int], value: int) -> None:
        """Sets other values without sending a signal: only choices of people are sent."""
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
        column = Column(look, 8, parent=self)
        column.addWidget(self.label)
        # A lower control is centred beside a higher one.
        column.addStretch(1)
        column.addWidget(control)
        column.addStretch(1)

    def say(self, name: str) -> None:
        self.label.setText(name)
        self.control.setAccessibleName(name)

    def explain(self, meaning: str) -> None:
        """Sets the description for screen readers."""
        self.control.setAccessibleDescription(meaning)


class Flow(Styled, QWidget):
    """Parts side by side that share the spare width, aligned in columns where they need several
    lines."""

    BETWEEN, LINE = 12.0, 14.0

    def __init__(self, look: Look, parts: Sequence[Named]) -> None:
        super().__init__()
        self.parts: tuple[Named, ...] = ()
        self.hold(parts)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.dress(look)

    def hold(self, parts: Sequence[Named]) -> None:
        """Takes over other parts; earlier ones that are not among them are no longer placed."""
        self.parts = tuple(parts)
        for part in parts:
            if part.parent() is not self:
                part.setParent(self)
                part.show()
        put_in_order(parts)

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
        return [part for part in self.parts if not part.isHidden()]

    def _lines(self, width: int) -> list[list[QWidget]]:
        """The parts in as few lines as possible, of about the same length."""
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
    """All choices about a table besides its seats."""

    chosen = Signal(str, object)
    """The key of an option and its new value: a number, or for a switch True or False."""
    settingChanged = Signal(str, object)
    """The field of a setting and its new value."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(32, 22, 32, 24), gap=12)
        self._plug: Plug | None = None
        self._shown: dict[str, Named] = {}
        """The controls by the key of the option."""
        self._own, self._calm = Named(look, Switch(look)), Named(look, Switch(look))
        self._guided = Named(look, Switch(look))
        self.pace = Amount(look, LIVE_PACES, LIVE_PACES[-1])
        self._pace = Named(look, self.pace)
        self._flow = Flow(look, (self._pace, self._own, self._guided, self._calm))
        self._hints = Paragraph(look, kind=SMALL, ink=Ink.SOFT)
        self.body.addWidget(self._flow)
        self.body.addWidget(self._hints)
        self.pace.valueChanged.connect(self._choose_pace)
        _switch(self._own).clicked.connect(self._choose_own)
        _switch(self._calm).clicked.connect(
            lambda on: self.settingChanged.emit("motion", Motion.CALM if on else Motion.FULL)
        )

    @property
    def stops(self) -> list[QWidget]:
        return [named.control for named in self._flow.parts if not named.isHidden()]

    def amount_of(self, key: str) -> Amount:
        """The stepper for the value of an option."""
        control = self._shown[key].control
        assert isinstance(control, Amount)
        return control

    def switch_of(self, key: str) -> Switch:
        return _switch(self._shown[key])

    @property
    def is_guided(self) -> bool:
        """Whether a guided match is wanted."""
        return not self._guided.isHidden() and _switch(self._guided).isChecked()

    def offer_guidance(self, *, offers: bool) -> None:
        """Offers a guided match or does not."""
        self._guided.setVisible(offers)
        self._say_hints()

    def forget_guidance(self) -> None:
        """Another table is not guided unless somebody says so."""
        _switch(self._guided).setChecked(False)

    def show_options(self, plug: Plug, options: Mapping[Option, int]) -> None:
        """Shows the options of a game with their values, without those that leave nothing to choose
        for this number of seats."""
        if plug is not self._plug:
            self._plug = plug
            self._renew({option.key: option for option in options}, plug)
        for option, value in options.items():
            named = self._shown[option.key]
            named.setVisible(option.minimum < option.maximum)
            if isinstance(named.control, Amount):
                named.control.set_values(steps(option, value), value)
            else:
                _switch(named).setChecked(bool(value))
        self._say_hints()

    def _renew(self, options: Mapping[str, Option], plug: Plug) -> None:
        """Makes the controls for another game."""
        for named in self._shown.values():
            named.hide()
            named.deleteLater()
        self._shown = {key: self._made(options[key]) for key in plug.words().options or options}
        self._flow.hold([*self._shown.values(), self._pace, self._own, self._guided, self._calm])
        self.retranslate()

    def _made(self, option: Option) -> Named:
        key = option.key
        if option.is_switch:
            switch = Switch(self.look)
            switch.clicked.connect(lambda on: self.chosen.emit(key, bool(on)))
            return Named(self.look, switch)
        stepper = Amount(self.look, (0,), 0)
        stepper.valueChanged.connect(lambda value: self.chosen.emit(key, value))
        return Named(self.look, stepper)

    def _choose_pace(self, value: int) -> None:
        """Takes the nearest pace that there is: a screen reader can set any number."""
        pace = min(LIVE_PACES, key=lambda each: abs(each - value))
        self.settingChanged.emit("live_pace", pace)

    def _choose_own(self, on: bool) -> None:
        if self._plug is not None and self._plug.table_setting is not None:
            self.settingChanged.emit(self._plug.table_setting.key, on)

    def show_settings(self, settings: Settings) -> None:
        own = None if self._plug is None else self._plug.table_setting
        _switch(self._own).setChecked(own is not None and settings[own])
        _switch(self._calm).setChecked(not settings.motion.is_full)
        self.pace.set_values(LIVE_PACES, settings.live_pace)

    def retranslate(self) -> None:
        on_off = (translate("NewGame", "off"), translate("NewGame", "on"))
        self._calm.say(translate("NewGame", "Calm motion"))
        self._calm.explain(translate("NewGame", "Cards fade instead of flying"))
        self._pace.say(translate("NewGame", "Computer players' pace"))
        self._pace.explain(translate("NewGame", "At 50% everything takes them twice as long"))
        self.pace.set_words(in_percent)
        self._guided.say(translate("NewGame", "Guided match"))
        self._guided.explain(
            translate("NewGame", "Olive points out at most one thing a turn, and why")
        )
        for named in (*self._shown.values(), self._own, self._guided, self._calm):
            if isinstance(named.control, Switch):
                named.control.set_words(on_off)
        if self._plug is None:
            return
        words, own = self._plug.words(), self._plug.table_setting
        self._pace.setVisible("live_pace" in self._plug.general_settings)
        self._own.setVisible(own is not None)
        if own is not None:
            name, hint, _ = words.setting(own, SettingPlace.NEW_GAME)
            self._own.say(name)
            self._own.explain(hint)
        for key, named in self._shown.items():
            named.say(words.option_name(key))
            named.explain(words.option_hint(key))
            if isinstance(named.control, Amount):
                named.control.set_words(partial(words.amount, key))
        self._say_hints()

    def _say_hints(self) -> None:
        """Describes the switches; numbers explain themselves."""
        shown = [
            (named.label.text(), named.control.accessibleDescription())
            for named in (*self._shown.values(), self._guided)
            if isinstance(named.control, Switch) and not named.isHidden()
        ]
        line = translate("NewGame", "{option}: {meaning}")
        self._hints.setText(
            "\n".join(line.format(option=name, meaning=meaning) for name, meaning in shown)
        )
        self._hints.setVisible(bool(shown))


def _switch(named: Named) -> Switch:
    assert isinstance(named.control, Switch)
    return named.control
