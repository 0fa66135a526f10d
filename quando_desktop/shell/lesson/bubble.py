"""Olive's bubble: a title, what she says, the task, and what to press where there is no task."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import LABEL, Ink, Look, SmallerLook
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.lesson import words
from quando_desktop.table.paint.canvas import Type

ENTER = Qt.Key.Key_Return
TITLE, WORDS, TASK = Type(22, 700), Type(18, 500), Type(17, 700)
SIDE = 28.0
"""Beside the words."""
WIDTHS = (260.0, 300.0, 350.0, 410.0, 480.0, 570.0, 680.0, 820.0)
"""Widths that a bubble can have, in units for letters of the usual size."""


class Bubble(Panel):
    """A panel that is as high as its words need."""

    nextAsked = Signal()
    backAsked = Signal()
    skipAsked = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._letters = look = SmallerLook(look)
        super().__init__(look, margins=(SIDE, 22, SIDE, 20), gap=8, corner=28)
        self.setParent(parent)
        look.setParent(self)
        self._title = Label(look, "", TITLE, wraps=True)
        self._words = Paragraph(look, "", WORDS)
        self._task = Paragraph(look, "", TASK, Ink.ACCENT)
        self._keys = Paragraph(look, "", LABEL, Ink.SOFT)
        self._row = row = Line(look, 12)
        self.go_on = Button(look, "", ButtonKind.GOLD, key=cap(ENTER), size=17)
        self.back = Button(look, words.back(), ButtonKind.PLAIN, size=17)
        self.skip = Button(look, words.skip(), ButtonKind.TEXT, size=15)
        self.skip.setAccessibleName(words.skip_step())
        self._head = Line(look, 12)
        self._head.addWidget(self._title, 1)
        self.body.addLayout(self._head)
        for label in (self._words, self._task):
            self.body.addWidget(label)
        row.addWidget(self.go_on)
        row.addWidget(self.back)
        row.addStretch()
        row.addWidget(self.skip)
        self.body.addLayout(row)
        self.body.addWidget(self._keys)
        self.go_on.clicked.connect(self.nextAsked)
        self.back.clicked.connect(self.backAsked)
        self.skip.clicked.connect(self.skipAsked)

    def say(
        self, title: str, said: str, task: str = "", *, go_on: str = "", end: bool = False
    ) -> None:
        """Says this. `go_on` is on the button where there is one, which leaves nothing to skip; at
        the end one can go back, too."""
        self._title.setText(title)
        self._words.setText(said)
        self._put(self._task, task)
        self.go_on.setText(go_on)
        self.go_on.setVisible(bool(go_on))
        self.back.setVisible(end)
        self.skip.setVisible(not go_on)

    def answer(self, said: str) -> None:
        """Says something else in place of the words; the task stays."""
        self._words.setText(said)

    def tell_keys(self, said: str) -> None:
        """Says below how the same is done by keys."""
        self._put(self._keys, said)

    @property
    def said(self) -> str:
        return self._words.text()

    @property
    def task(self) -> str:
        return self._task.text()

    @property
    def keys(self) -> str:
        return self._keys.text()

    @property
    def pleasant(self) -> int:
        """The width at which it is pleasant to read: its title on one line, if that is not long."""
        look = self.look
        head = look.width(self._title.text(), TITLE) + 2 * SIDE
        grown = look.size(WORDS) / WORDS.size
        least, most = WIDTHS[1] * grown, WIDTHS[3] * grown
        return look.px(head if least < head <= most else least)

    def sizes(self, widest: int, text: float, *, brief: bool = False) -> list[QSize]:
        """The sizes that it can have, the narrowest first, with letters of this factor of their
        usual size, which it has from now on. If it has to be `brief`, it is without a word on keys,
        and whoever wants to skip finds that beside the title."""
        self._letters.at_most(text)
        old, new = (self._row, self._head) if brief else (self._head, self._row)
        if old.indexOf(self.skip) >= 0:
            old.removeWidget(self.skip)
            new.addWidget(self.skip)
        self._keys.setVisible(bool(self.keys) and not brief)
        # Qt would tell them of other words only when the event loop runs again.
        for layout in (self._head, self._row, self.body):
            layout.invalidate()
        grown = self.look.size(WORDS) / WORDS.size
        least = self.body.minimumSize().width()
        found = []
        for units in WIDTHS:
            width = min(widest, max(least, self.look.px(units * grown)))
            found.append(QSize(width, self.body.totalHeightForWidth(width)))
        return found

    @staticmethod
    def _put(label: Label, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))
