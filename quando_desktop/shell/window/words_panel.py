"""The panel with the table in words: whatever is written there, in letters as large as wanted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import HEADING, NOTE, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.table.paint import keycaps
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.speech.in_words import TextPart

translate = QCoreApplication.translate

WIDTH = 760.0
"""Units, for letters of the usual size."""
WORDS = Type(21, 500)


class Entry:
    """A part of the table: its heading and its words, which have the focus where somebody reads
    them."""

    def __init__(self, look: Look) -> None:
        self._heading = Paragraph(look, "", NOTE, Ink.SOFT)
        self.words = Paragraph(look, "", WORDS)
        self.column = Column(look, 4)
        self.column.addWidget(self._heading)
        self.column.addWidget(self.words)

    def show(self, part: TextPart | None) -> None:
        """Shows another part; nothing for None."""
        heading, words = part or TextPart("", "")
        self._heading.setText(heading)
        self._heading.setVisible(bool(heading))
        self.words.setText(words)
        self.words.setAccessibleName(f"{heading}: {words}" if heading else words)
        self.words.setVisible(bool(words))


class WordsPanel(Overlay):
    """A table in words, part by part, closed by the key that has opened it. Others may go on behind
    it: what is read follows."""

    LIGHT = True

    def __init__(self, look: Look, host: QWidget, key: str, parts: Sequence[TextPart]) -> None:
        title = translate("WordsPanel", "The table in words")
        super().__init__(look, host, name=title, width=WIDTH, margins=(44, 36, 44, 40), gap=18)
        close = Button(look, translate("WordsPanel", "Close"), size=16, width=120)
        close.set_key(keycaps.cap(key))
        close.clicked.connect(self.dismiss)
        self.answer_name(key, close)
        head = Line(look, 16)
        head.addWidget(Paragraph(look, title, HEADING), 1)
        head.addWidget(close)
        self.body.addLayout(head)
        self._entries: list[Entry] = []
        self._reading = Reading(self)
        self.show_parts(parts)

    @property
    def texts(self) -> list[str]:
        """What can be read now."""
        return [entry.words.text() for entry in self._entries if not entry.words.isHidden()]

    def show_parts(self, parts: Sequence[TextPart]) -> None:
        """Shows these parts; whoever reads one of them stays at its place."""
        if len(parts) > len(self._entries):
            while len(parts) > len(self._entries):
                self._entries.append(Entry(self.look))
                self.body.addLayout(self._entries[-1].column)
            self._reading.read([entry.words for entry in self._entries])
        for place, entry in enumerate(self._entries):
            entry.show(parts[place] if place < len(parts) else None)

    def open(self) -> None:
        """Opens it at the first part."""
        super().open()
        if self._reading.parts:
            self._reading.parts[0].setFocus(Qt.FocusReason.OtherFocusReason)
