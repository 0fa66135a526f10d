"""The dialog that adds or changes a person: a name, a face and what helps them."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from quando_desktop.games import PLUGS
from quando_desktop.games.plug import Plug, SettingPlace
from quando_desktop.settings import people
from quando_desktop.settings.own import AnySetting, Whose
from quando_desktop.settings.settings import LOOKS, Person, Settings
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import RadioGroup, RadioOption, Segmented, Switch
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import LABEL, SMALL, Ink, Look
from quando_desktop.shell.kit.portraits import person
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.names import why_not
from quando_desktop.shell.settings.own_values import own_values
from quando_desktop.shell.window.dialogs import Dialog
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

FACE = 76.0


class FaceOption(RadioOption):
    """One of the wooden people."""

    def __init__(self, look: Look, text: str, number: int) -> None:
        self.number, self.initial = number, ""
        super().__init__(look, text, LABEL, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self.look.px(FACE + 14)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look, theme = QPainter(self), self.look, self.look.theme
        picture = medal(look.art(), person(look.palette, self.initial, self.number + 1), FACE)
        middle = self.width() / 2
        at = QPointF(round(middle + picture.left), round(middle + picture.top))
        painter.drawPixmap(at, picture.pixmap)
        if not self.isChecked() and not self.underMouse():
            return
        canvas, half = self.brush(painter), self.area().width / 2
        inner = Box(2, 2, 2 * half - 4, 2 * half - 4)
        if not self.isChecked():
            canvas.frame(inner, half - 2, theme.line, 3, 1.0)
            return
        canvas.frame(inner, half - 2, theme.text, 3.5, 1.0)
        place = half * 1.66
        canvas.disc(place, half * 0.34, 12, theme.text)
        icons.paint(canvas, Icon.TICK, place, half * 0.34, 13, theme.panel)


class FaceChoice(RadioGroup):
    """The choice of a face among the wooden people."""

    is_clear = True

    def new_layout(self, look: Look) -> QBoxLayout:
        line = Line(look, 8)
        line.setAlignment(Qt.AlignmentFlag.AlignLeft)
        return line

    def new_option(self, text: str) -> RadioOption:
        return FaceOption(self.look, text, len(self.options))

    def set_initial(self, name: str) -> None:
        for option in self.options:
            if isinstance(option, FaceOption):
                option.initial = name
                option.update()


class OwnSetting:
    """One person's value of a setting of a game: a switch, or choices side by side."""

    def __init__(self, look: Look, plug: Plug, setting: AnySetting, value: bool | StrEnum) -> None:
        words = plug.words().setting(setting, SettingPlace.PERSON)
        self.texts = (words.name, words.hint)
        self._values = setting.values
        self.control: Switch | Segmented
        if isinstance(value, bool):
            self.control = Switch(look, on=value)
        else:
            at = setting.values.index(value)
            self.control = Segmented(look, words.choices, at, small=True)

    @property
    def value(self) -> bool | StrEnum:
        at = self.control
        chosen: bool | StrEnum = self._values[at.isChecked() if isinstance(at, Switch) else at.at]
        return chosen


class PersonDialog(Dialog):
    """A name, a face, and whether they want help. Nothing changes before it is confirmed."""

    changed = Signal(object)
    """The settings with this person in them."""
    removeAsked = Signal(object)

    def __init__(self, look: Look, host: QWidget, settings: Settings, who: Person | None) -> None:
        super().__init__(look, host, _title(who), "", width=820)
        self._settings, self._who = settings, who
        start = who or Person("", people.free_look(settings.people))
        words = translate("People", "Name")
        self.field = TextField(look, who.name if who else "", hint=words, name=words)
        self.field.setMaxLength(80)
        self.faces = FaceChoice(look, _faces(), start.look - 1, translate("People", "Face"))
        self.faces.set_initial(self.field.text())
        self.own = {
            setting: OwnSetting(look, plug, setting, people.chosen(settings, start, setting))
            for plug in PLUGS.values()
            for setting in plug.settings
            if setting.whose is not Whose.SHARED
        }
        """For each setting of a game the control of this person's value."""
        self.values = own_values(look, settings, start)
        """For each setting for all the choice whether it is their own."""
        self._fault = Paragraph(look, "", SMALL, Ink.EMBER)
        self._fault.hide()
        self.field.textChanged.connect(self._written)
        self._lay()

    def _lay(self) -> None:
        look = self.look
        remove = None
        if self._who is not None and self._who.name:
            remove = Button(look, translate("People", "Remove…"), ButtonKind.OUTLINE, size=16)
            remove.clicked.connect(lambda: self._answer(self._ask_to_remove))
        cancel = translate("People", "Cancel")
        self.add(cancel, ButtonKind.PLAIN, lambda: None, key=Qt.Key.Key_Escape)
        self.save = Button(
            look,
            translate("People", "Save"),
            ButtonKind.MAIN,
            key=cap(Qt.Key.Key_Return),
            size=19,
            height=57,
        )
        self.save.clicked.connect(self._take)
        self.answer(Qt.Key.Key_Return, self.save)
        self.buttons.addWidget(self.save)
        line = Line(look, 0)
        if remove is not None:
            line.addWidget(remove)
        line.addStretch(1)
        aside = QWidget()
        aside.setLayout(line)
        face = Label(look, translate("People", "Face"), LABEL, Ink.SOFT)
        rows = [
            SettingRow(look, *own.texts, own.control, line=number > 0)
            for number, own in enumerate([*self.own.values(), *self.values.values()])
        ]
        self.lay(self.field, self._fault, face, self.faces, *rows, aside=aside)

    def open(self) -> None:
        super().open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def _ask_to_remove(self) -> None:
        self.removeAsked.emit(self._who)

    def _written(self, text: str) -> None:
        self.faces.set_initial(text)
        self._fault.hide()

    def _take(self) -> None:
        name, look = self.field.text(), self.faces.at + 1
        before = None if self._who is None else self._who.name
        fault = people.unfit(self._settings, name, before)
        if fault is not None:
            words = why_not(fault)
            self._fault.setText(words)
            self._fault.show()
            announce(self, words, at_once=True)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if before is None:
            settings = people.add(self._settings, name, look)
        else:
            settings = people.rename(self._settings, before, name)
            settings = people.choose_look(settings, name, look)
        for setting, own in self.own.items():
            settings = people.choose(settings, name, setting, own.value)
        for field, mine in self.values.items():
            settings = people.choose_own(settings, name, field, mine.value)
        self._answer(lambda: self.changed.emit(settings))


def _title(who: Person | None) -> str:
    if who is None:
        return translate("People", "New person")
    if not who.name:
        return translate("People", "What is your name?")
    return translate("People", "Change {name}").format(name=who.name)


def _faces() -> tuple[str, ...]:
    names = (
        translate("People", "woollen hat"),
        translate("People", "round glasses"),
        translate("People", "long hair"),
        translate("People", "peaked cap"),
        translate("People", "curls with a hairband"),
        translate("People", "beard"),
    )
    return names[: len(LOOKS)]
