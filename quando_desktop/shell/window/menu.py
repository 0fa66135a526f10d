"""The menu of the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from quando_desktop.shell.kit.buttons import Button, ButtonKind, Pressed
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Label, Rule
from quando_desktop.shell.kit.layouts import Gap
from quando_desktop.shell.kit.look import HEADING, SMALLEST_TARGET, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

WIDTH = 460.0
WORDS, CAP = Type(18, 550), Type(14, 650)
PAD, CAP_PAD, APART = 22.0, 9.0, 28.0
STANDARD = QKeySequence.StandardKey


class MenuItem(Pressed):
    """A line of a menu: its text at the left, its key at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._key = ""
        self.ready(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, text: str, key: str) -> None:
        self._key = key
        self.setText(text)
        self.restyle()

    def sizeHint(self) -> QSize:
        width = 2 * PAD + self.look.width(self.text(), WORDS)
        width += APART + self._cap_width() if self._key else 0
        height = max(self.look.px(self.look.size(WORDS) * 2.5), SMALLEST_TARGET)
        return QSize(self.look.px(width + 0.5), height)

    def _cap_width(self) -> float:
        return self.look.width(self._key, CAP) + 2 * CAP_PAD

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        middle = area.height / 2
        if self.isEnabled() and (self.underMouse() or self.hasFocus()):
            canvas.round(area, middle, self.lit(theme.panel_2))
        canvas.text(PAD, middle, self.text(), WORDS, theme.text)
        if self._key:
            width, height = self._cap_width(), self.look.size(CAP) * 1.8
            box = Box(area.width - PAD - width, middle - height / 2, width, height)
            canvas.round(box, 6, theme.cap)
            canvas.text(box.left + CAP_PAD, middle, self._key, CAP, theme.text)


class TableMenu(Overlay):
    """Opened over a table with its menu button or Esc. Any choice closes it first."""

    LIGHT = True

    goOn = Signal()
    hintAsked = Signal()
    unguideAsked = Signal()
    takeBackAsked = Signal()
    logAsked = Signal()
    wordsAsked = Signal()
    rulesAsked = Signal()
    keysAsked = Signal()
    saveAsked = Signal()
    newGameAsked = Signal()
    homeAsked = Signal()
    quitAsked = Signal()

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, host, width=WIDTH, margins=(28, 30, 28, 28), gap=4)
        self._title = Label(look, "", HEADING)
        self._on = Button(look, "", ButtonKind.MAIN, size=19, height=54)
        self._on.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._on.clicked.connect(lambda: self._choose(self.goOn))
        self._hint = self._item(self.hintAsked)
        self._guide = self._item(self.unguideAsked)
        self._back = self._item(self.takeBackAsked)
        self._log = self._item(self.logAsked)
        self._words = self._item(self.wordsAsked)
        self._rules = self._item(self.rulesAsked)
        self._keys = self._item(self.keysAsked)
        self._save = self._item(self.saveAsked)
        self._new = self._item(self.newGameAsked)
        self._home = self._item(self.homeAsked)
        self._quit = self._item(self.quitAsked)
        self._lay()
        for key, item in (
            (Qt.Key.Key_F2, self._rules),
            (Qt.Key.Key_F1, self._keys),
        ):
            self.answer(key, item)
        self.set_keys("H", "L", "F9")
        self._standard = (
            (STANDARD.Undo, self._back),
            (STANDARD.Save, self._save),
            (STANDARD.New, self._new),
            (STANDARD.Quit, self._quit),
        )

    def _item(self, chosen: SignalInstance) -> MenuItem:
        item = MenuItem(self.look)
        item.clicked.connect(lambda: self._choose(chosen))
        return item

    def _lay(self) -> None:
        groups = (
            (self._hint, self._guide, self._back, self._log, self._words),
            (self._rules, self._keys),
            (self._save, self._new, self._home, self._quit),
        )
        self.body.addWidget(self._title)
        self.body.addWidget(Gap(self.look, 8))
        self.body.addWidget(self._on)
        self.body.addWidget(Gap(self.look, 6))
        for number, group in enumerate(groups):
            if number:
                self.body.addWidget(Rule(self.look))
            for item in group:
                self.body.addWidget(item)

    def allow(
        self,
        *,
        can_undo: bool,
        can_hint: bool = False,
        has_log: bool = True,
        helps: bool = True,
        is_guided: bool = False,
    ) -> None:
        """Enables what can be done now; behind a curtain there is nothing to read, and in a live
        match there are no hints and no undo."""
        self._guide.setVisible(is_guided)
        self._hint.setEnabled(can_hint)
        self._hint.setVisible(helps)
        self._back.setEnabled(can_undo)
        self._back.setVisible(helps)
        self._log.setEnabled(has_log)
        self._words.setEnabled(has_log)

    def set_keys(self, hint: str, log: str, words: str) -> None:
        """Answers to the same keys as the table."""
        self._hint_key, self._log_key, self._words_key = hint, log, words
        self.answer_name(hint, self._hint)
        self.answer_name(log, self._log)
        self.answer_name(words, self._words)

    def open(self) -> None:
        self._say()
        super().open()
        self._on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        self.setAccessibleName(translate("TableMenu", "Menu"))
        self._title.setText(translate("TableMenu", "Menu"))
        self._on.setText(translate("TableMenu", "Continue"))
        self._on.set_key(cap(Qt.Key.Key_Escape))
        self._hint.say(translate("TableMenu", "Hint"), keycaps.cap(self._hint_key))
        self._guide.say(translate("TableMenu", "No more tips in this match"), "")
        self._back.say(translate("TableMenu", "Take back"), _keys(STANDARD.Undo))
        self._log.say(translate("TableMenu", "What happened"), keycaps.cap(self._log_key))
        self._words.say(translate("TableMenu", "The table in words"), keycaps.cap(self._words_key))
        self._rules.say(translate("TableMenu", "Rules"), "F2")
        self._keys.say(translate("TableMenu", "Keys"), "F1")
        self._save.say(translate("TableMenu", "Save a copy…"), _keys(STANDARD.Save))
        self._new.say(translate("TableMenu", "New game"), _keys(STANDARD.New))
        self._home.say(translate("TableMenu", "Home"), "")
        self._quit.say(translate("TableMenu", "Quit"), _keys(STANDARD.Quit))

    def _choose(self, chosen: SignalInstance) -> None:
        self.dismiss()
        chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to_end(last=event.key() == Qt.Key.Key_End)
        elif event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self._on.click()
        else:
            for shortcut, item in self._standard:
                if event.matches(shortcut) and not event.isAutoRepeat():
                    item.click()
                    break
            else:
                super().keyPressEvent(event)
        event.accept()

    def _go_to_end(self, *, last: bool) -> None:
        (self._quit if last else self._on).setFocus(Qt.FocusReason.TabFocusReason)


def _keys(standard: QKeySequence.StandardKey) -> str:
    """The first shortcut for a command on this system, as text."""
    found = QKeySequence.keyBindings(standard)
    return found[0].toString(QKeySequence.SequenceFormat.NativeText) if found else ""
