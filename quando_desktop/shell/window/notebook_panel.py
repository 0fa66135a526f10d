"""The panel with a computer player's notebook, opened at the end of a round: what it knew, what it
guessed, and the reasons of its actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Gap, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import HEADING, NOTE, SMALL, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Fill, Panel
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.names import fair_play
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.faces import Face

translate = QCoreApplication.translate

WIDTH, PORTRAIT = 660.0, 104.0
WORDS = Type(20)


class NotebookPanel(Overlay):
    """One player's notebook, and the button to the next one. Its text may come a moment later."""

    LIGHT = True

    nextAsked = Signal()

    def __init__(self, look: Look, host: QWidget, face: Face) -> None:
        super().__init__(look, host, width=WIDTH, margins=(40, 36, 40, 32), gap=18)
        self._portrait = Medal(look, face, PORTRAIT)
        self._title = Paragraph(look, "", HEADING)
        self._line = Paragraph(look, "", NOTE, Ink.SOFT)
        self._words = Paragraph(look, "", WORDS)
        self._honest = Paragraph(look, "", SMALL, Ink.SOFT)
        self._next = Button(look, "", size=17)
        self._close = Button(look, "", ButtonKind.MAIN, size=17, key=cap(Qt.Key.Key_Escape))
        self._next.clicked.connect(self.nextAsked)
        self._close.clicked.connect(self.dismiss)
        self.set_key("N")
        # Screen readers could read it while hidden.
        self.closed.connect(lambda: self._say(""))
        self._lay()

    def set_key(self, key: str) -> None:
        """Goes on to the next player by this key from now on."""
        self._next.set_key(keycaps.cap(key))
        self.answer_name(key, self._next)

    def _lay(self) -> None:
        look = self.look
        head = Line(look, 24)
        head.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        names = Column(look, 4)
        names.addStretch(1)
        names.addWidget(self._title)
        names.addWidget(self._line)
        names.addStretch(1)
        head.addLayout(names, 1)
        self.body.addLayout(head)
        page = Panel(look, fill=Fill.INSET, corner=22, margins=(28, 22, 28, 24))
        page.body.addWidget(self._words)
        self.body.addWidget(page)
        self.body.addWidget(self._honest)
        self.body.addWidget(Gap(look, 2))
        foot = Line(look, 16)
        foot.addStretch(1)
        foot.addWidget(self._next)
        foot.addWidget(self._close)
        self.body.addLayout(foot)
        self._reading = Reading(self)
        self._reading.read([self._words, self._honest])
        put_tabs_in_order([self._words, self._honest, self._next, self._close])

    def show_for(self, face: Face, line: str, following: str) -> None:
        """Shows the notebook of another player, still without its text; `line` describes their
        play, `following` is the next player, if any."""
        title = translate("Notebook", "{name}'s notebook").format(name=face.name)
        self._portrait.set_face(face)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self._say(translate("Notebook", "{name} turns the pages…").format(name=face.name))
        self._words.set_ink(Ink.SOFT)
        self._honest.setText(fair_play())
        self._next.setText(translate("Notebook", "Next: {name}").format(name=following))
        self._next.setVisible(bool(following))
        self._close.setText(translate("Notebook", "Close"))
        if self.isHidden():
            self.open()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_words(self, words: str) -> None:
        """Shows the text, and says it to screen readers."""
        self._say(words)
        self._words.set_ink(Ink.TEXT)
        announce(self, words)

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self.setAccessibleDescription(words)

    @property
    def words(self) -> str:
        return self._words.text()
