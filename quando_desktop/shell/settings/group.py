"""A group of settings: a heading and rows, each bound to one field of the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.settings.own import AnySetting
from quando_desktop.settings.settings import Settings
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented, Switch
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.layouts import Gap
from quando_desktop.shell.kit.look import HEADING, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.kit.sliders import Slider, Stepper
from quando_desktop.table.text.numbers import in_percent

Text = Callable[[], str]
Texts = Callable[[], tuple[str, str]]
"""The name of a setting and its reason, in the present language."""
Words = Callable[[], Sequence[str]]
Field = str | AnySetting
"""One of the general settings, or one of a game."""
PERCENT = range(101)


class SettingsGroup(Panel):
    """Rows of settings. Sends the fields that a person changes, not those that the program sets."""

    changed = Signal(str, object)
    opened = Signal(str)
    """The field whose own page is wanted."""

    def __init__(self, look: Look, heading: Text) -> None:
        super().__init__(look, gap=0, margins=(40, 24, 40, 18))
        self._heading = Label(look, "", HEADING)
        self._showing: list[Callable[[Settings], None]] = []
        self._saying: list[Callable[[], None]] = [lambda: self._heading.setText(heading())]
        self.body.addWidget(self._heading)
        self.body.addWidget(Gap(look, 6))

    def show_settings(self, settings: Settings) -> None:
        for show in self._showing:
            show(settings)

    def retranslate(self) -> None:
        for say in self._saying:
            say()

    # ------------------------------------------------------------------------------- rows

    def choice(
        self, field: Field, values: Sequence[object], words: Words, texts: Texts
    ) -> Segmented:
        """Adds a choice of one of several values, side by side."""
        control = Segmented(self.look, words(), small=True)
        control.chose.connect(lambda number: self.changed.emit(_key(field), values[number]))
        self._saying.append(lambda: control.set_items(words()))

        def show(settings: Settings) -> None:
            control.at = values.index(_value(settings, field))

        self._add(control, texts, show)
        return control

    def switch(self, field: Field, texts: Texts) -> Switch:
        control = Switch(self.look)
        control.clicked.connect(lambda on: self.changed.emit(_key(field), bool(on)))
        self._add(control, texts, lambda settings: control.setChecked(_value(settings, field)))
        return control

    def steps(self, field: str, values: Sequence[int], texts: Texts) -> Stepper:
        """Adds an amount in percent, of which there are only these."""
        control = Stepper(self.look, values, values[0], words=in_percent)
        control.valueChanged.connect(lambda value: self.changed.emit(field, value))

        def show(settings: Settings) -> None:
            with QSignalBlocker(control):
                control.setValue(getattr(settings, field))
            control.update()

        self._saying.append(lambda: control.set_words(in_percent))
        self._add(control, texts, show)
        return control

    def door(self, field: str, word: Text, texts: Texts) -> Button:
        """Adds a button that leads to a page of its own."""
        control = Button(self.look, word(), ButtonKind.OUTLINE, size=16)
        control.clicked.connect(lambda: self.opened.emit(field))
        self._saying.append(lambda: control.setText(word()))
        self._add(control, texts, lambda _: None)
        return control

    def on_show(self, call: Callable[[], None]) -> None:
        """Adds a call for whenever settings are shown."""
        self._showing.append(lambda _: call())

    def amount(
        self,
        field: str,
        texts: Texts,
        values: range = PERCENT,
        step: int = 5,
        words: Callable[[int], str] = in_percent,
    ) -> Slider:
        """Adds a slider, in percent if nothing else is said."""
        first, last = values[0], values[-1]
        control = Slider(self.look, first, last, first, words=words, step=step)
        control.valueChanged.connect(lambda value: self.changed.emit(field, value))

        def show(settings: Settings) -> None:
            with QSignalBlocker(control):
                control.setValue(getattr(settings, field))
            control.update()

        self._add(control, texts, show)
        return control

    def time(
        self,
        field: str,
        ends: tuple[int, int],
        step: int,
        words: Callable[[int], str],
        texts: Texts,
    ) -> Slider:
        """Adds a slider for a time in milliseconds, in steps."""
        lowest, highest = (end // step for end in ends)
        control = Slider(
            self.look, lowest, highest, lowest, words=lambda at: words(at * step), step=1
        )
        control.valueChanged.connect(lambda at: self.changed.emit(field, at * step))

        def show(settings: Settings) -> None:
            with QSignalBlocker(control):
                control.setValue(round(getattr(settings, field) / step))
            control.update()

        self._add(control, texts, show)
        return control

    def _add(self, control: QWidget, texts: Texts, show: Callable[[Settings], None]) -> None:
        row = SettingRow(self.look, *texts(), control, line=bool(self._showing))
        self._saying.append(lambda: row.set_texts(*texts()))
        self._showing.append(show)
        self.body.addWidget(row)


def _key(field: Field) -> str:
    return field if isinstance(field, str) else field.key


def _value(settings: Settings, field: Field) -> Any:
    return getattr(settings, field) if isinstance(field, str) else settings[field]
