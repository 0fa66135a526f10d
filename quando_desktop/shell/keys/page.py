"""The page of the keys: what each of them does, and another one for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.dataclass import replace
from quando_desktop.games import PLUGS, commands
from quando_desktop.settings.commands import Bindings, KeyCommand, KeyTaken, with_key
from quando_desktop.settings.keysets import BINDABLE
from quando_desktop.settings.settings import Person, Settings
from quando_desktop.shell.keys import words
from quando_desktop.shell.keys.button import CommandKey
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Gap, Line
from quando_desktop.shell.kit.look import BODY, HEADING, Ink, Look
from quando_desktop.shell.kit.page import SIDE, WIDEST, Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.table.paint import keycaps
from quando_desktop.table.scene.printed import KEYBOARD
from quando_desktop.table.text.words import you

MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
LISTENED = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class KeysPage(Page):
    """Shows the keys of all commands and sends them when one is changed."""

    changed = Signal(object, object)
    """Whose keys, None for everybody's; and all that are not the usual ones, by the ids of their
    commands."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._keys: dict[str, str] = {}
        self._owners: list[Person | None] = [None]
        """Everybody, and the people with keys of their own."""
        self.whose = Segmented(look, [""], small=True)
        self._settings = Settings()
        self._commands = commands()
        self._asks: KeyCommand | None = None
        self._lead = Paragraph(look, "", BODY, Ink.TABLE)
        self._said = Paragraph(look, "", BODY, Ink.TABLE)
        self._line = Line(look, 0)
        self.usual = Button(look, "", ButtonKind.PLAIN, size=17)
        self.buttons = {command.id: CommandKey(look) for command in self._commands}
        """The button of each command's key."""
        self._rows: dict[str, SettingRow] = {}
        self._headings: dict[str, Label] = {}
        self._reading = Reading(self._lead)
        super().__init__(look, aside=self.usual, gap=18)
        self.usual.clicked.connect(self._go_back_to_usual)
        self.whose.chose.connect(self._turn_to)
        line = Line(look, 0)
        line.addWidget(self.whose)
        line.addStretch(1)
        self.body.addLayout(line)
        self.body.addWidget(Opening(self._lead))
        for game in ("", *PLUGS):
            found = [command for command in self._commands if command.game == game]
            if found:
                self.body.addWidget(self._panel(game, found))
        self.body.addStretch(1)
        self._place_sentence()
        for part in self.findChildren(QWidget):
            part.installEventFilter(self)
        self.setParent(parent)
        self.retranslate()

    def _place_sentence(self) -> None:
        """Below the title, where it is seen however far the page is scrolled."""
        self._line.addWidget(self._said)
        self._said.hide()
        whole = self.layout()
        if isinstance(whole, Column):
            whole.insertLayout(1, self._line)

    def _set_margins(self) -> None:
        super()._set_margins()
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        self._line.set_margins((spare + SIDE, 14, spare + SIDE, 0))

    def _panel(self, game: str, found: Sequence[KeyCommand]) -> Panel:
        panel = Panel(self.look, gap=0, margins=(40, 24, 40, 18))
        heading = self._headings[game] = Label(self.look, "", HEADING)
        panel.body.addWidget(heading)
        panel.body.addWidget(Gap(self.look, 6))
        for number, command in enumerate(found):
            button = self.buttons[command.id]
            button.clicked.connect(lambda _=False, command=command: self._ask(command))
            row = self._rows[command.id] = SettingRow(self.look, "", "", button, line=number > 0)
            panel.body.addWidget(row)
        return panel

    def first_stop(self) -> QWidget:
        return self._reading.part or self

    # -------------------------------------------------------------------------- what it shows

    def show_settings(self, settings: Settings) -> None:
        """Shows everybody's keys, and offers those of people who have their own."""
        self._settings = settings
        self._owners = [None, *(each for each in settings.people if "keys" in each.profile)]
        self.whose.at = 0
        self._say_whose()
        self._turn_to(0)

    def _say_whose(self) -> None:
        names = [words.everybody() if who is None else who.name or you() for who in self._owners]
        self.whose.set_items(names)
        self.whose.setAccessibleName(words.whose())
        self.whose.setVisible(len(names) > 1)

    def _turn_to(self, number: int) -> None:
        who = self._owners[number]
        self._keys = dict(self._settings.keys if who is None else who.profile["keys"])
        self._asks = None
        self._say("")
        self._refresh()

    def _send(self) -> None:
        who = self._owners[self.whose.at]
        if who is None:
            self._settings = replace(self._settings, keys=self._keys)
        else:
            profile = {**who.profile, "keys": self._keys}
            self._owners[self.whose.at] = replace(who, profile=profile)
        self.changed.emit(None if who is None else who.name, self._keys)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(words.title())
        self._lead.setText(words.lead())
        self._reading.read([self._lead])
        self.usual.setText(words.usual())
        self._say_whose()
        for game, heading in self._headings.items():
            heading.setText(PLUGS[game].title() if game else words.for_all())
        for command in self._commands:
            if command.id in self._rows:
                self._rows[command.id].set_texts(words.command_name(command), "")
        self._refresh()

    def _refresh(self) -> None:
        bindings = Bindings(self._commands, self._keys)
        for command in self._commands:
            button, key = self.buttons[command.id], bindings.key_of(command.id)
            button.show_key(keycaps.cap(key), asks=command is self._asks)
            button.setAccessibleName(words.spoken(command, key))
            button.setAccessibleDescription(words.press_to_change())
            if command.id in self._rows:
                self._rows[command.id].restyle()
        self.usual.setEnabled(not bindings.is_usual)

    def _say(self, sentence: str) -> None:
        """Shows a sentence where the button is, and has it said."""
        self._said.setText(sentence)
        self._said.setVisible(bool(sentence))
        if sentence:
            announce(self, sentence, at_once=True)

    # ------------------------------------------------------------------------------- keys

    @property
    def asks_for_key(self) -> bool:
        return self._asks is not None

    def _ask(self, command: KeyCommand) -> None:
        self._asks = command
        self._say(words.asked(command, self._key_of(command)))
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes the next key, whatever it would do otherwise."""
        if self._asks is None or event.type() not in LISTENED or not isinstance(event, QKeyEvent):
            return bool(super().eventFilter(watched, event))
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.key() not in MODIFIERS and not event.isAutoRepeat():
            self._take(self._asks, event)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._asks is None:
            super().keyPressEvent(event)
        elif event.key() not in MODIFIERS and not event.isAutoRepeat():
            self._take(self._asks, event)

    def _take(self, command: KeyCommand, event: QKeyEvent) -> None:
        names = KEYBOARD.names_of(event)
        key = next((name for name in names if name in BINDABLE), "")
        if event.key() == Qt.Key.Key_Escape:
            self._asks = None
            self._say(words.kept(command, self._key_of(command)))
        elif not key:
            self._say(words.reserved())
        else:
            self._give(command, key)
        self._refresh()

    def _give(self, command: KeyCommand, key: str) -> None:
        before = Bindings(self._commands, self._keys)
        try:
            keys = with_key(self._commands, self._keys, command.id, key)
        except KeyTaken as refused:
            self._say(words.taken(key, refused.by))
            return
        self._asks, self._keys = None, keys
        after = Bindings(self._commands, keys)
        others = (each for each in self._commands if each is not command)
        other = next(
            (each for each in others if before.key_of(each.id) != after.key_of(each.id)), None
        )
        if other is None:
            self._say(words.changed(command, key))
        else:
            self._say(words.swapped(command, key, other, after.key_of(other.id)))
        self._send()

    def _key_of(self, command: KeyCommand) -> str:
        return Bindings(self._commands, self._keys).key_of(command.id)

    def _go_back_to_usual(self) -> None:
        known = {command.id for command in self._commands}
        self._keys = {id: key for id, key in self._keys.items() if id not in known}
        self._asks = None
        self._say(words.usual_again())
        self._refresh()
        self._send()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._asks = None
        self._said.hide()
