"""The panel that says what to do next, or which key is lost and how to repair that."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Drawn, Paragraph
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import BODY, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.table.paint.canvas import Type

SENTENCE = Type(21, 700)


class Mood(Enum):
    """The kind of a sentence."""

    ASKS = auto()
    GOOD = auto()
    WARNS = auto()


class Disc(Drawn):
    """The sign of the mood; the sentence beside it says the same."""

    SIDE = 60.0

    def __init__(self, look: Look) -> None:
        self.mood = Mood.ASKS
        super().__init__(look, "")

    def extent(self) -> tuple[float, float]:
        return self.SIDE, self.SIDE

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme, half = self.brush(QPainter(self)), self.look.theme, self.SIDE / 2
        if self.mood is Mood.WARNS:
            canvas.disc(half, half, half, theme.ember)
            canvas.number(half, half, "!", 30, theme.on_ember)
        elif self.mood is Mood.GOOD:
            canvas.disc(half, half, half, theme.good)
            icons.paint(canvas, Icon.TICK, half, half, 28, theme.panel)
        else:
            canvas.disc(half, half, half, theme.panel_2)
            canvas.number(half, half, "?", 30, theme.text)


class Notice(Panel):
    """One sentence at a time; screen readers say it when it changes."""

    repairAsked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(32, 20, 34, 20), corner=28)
        self._disc = Disc(look)
        self._sentence = Paragraph(look, "", SENTENCE)
        self._about = Paragraph(look, "", BODY, Ink.SOFT)
        self.repair = Button(look, "", ButtonKind.GOLD, size=18, width=180)
        self.repair.clicked.connect(self.repairAsked)
        words = Column(look, 6)
        words.addStretch(1)
        for part in (self._sentence, self._about):
            words.addWidget(part)
        words.addStretch(1)
        line = Line(look, 26)
        line.addWidget(self._disc)
        line.addLayout(words, 1)
        line.addWidget(self.repair)
        self.body.addLayout(line)

    def say(self, mood: Mood, said: tuple[str, str], repair: str, listener: QWidget) -> None:
        """Shows a sentence; `repair` is the text of the button, if there is something to repair."""
        sentence, about = said
        is_new = sentence != self._sentence.text()
        self._disc.mood = mood
        self._disc.update()
        self._sentence.setText(sentence)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self.repair.setText(repair)
        self.repair.setVisible(bool(repair))
        if is_new and listener.isVisible():
            announce(listener, f"{sentence} {about}".strip())

    @property
    def sentence(self) -> str:
        return str(self._sentence.text())
