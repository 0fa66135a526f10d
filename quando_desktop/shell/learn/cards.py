"""The cards on the page on which people learn to play: one for each lesson, and those that lead
elsewhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent

from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Drawn, Paragraph
from quando_desktop.shell.kit.layouts import Column, put_in_order
from quando_desktop.shell.kit.look import LABEL, NAME, SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Card
from quando_desktop.shell.learn import words
from quando_desktop.shell.learn.state import LessonState
from quando_desktop.table.paint.canvas import Align

MARK = 40.0


class LessonMark(Drawn):
    """The number of a lesson, or a tick on a green disc once it is finished."""

    def __init__(self, look: Look, number: int) -> None:
        self._is_done = False
        super().__init__(look, str(number))

    def finish(self, *, done: bool) -> None:
        self._is_done = done
        self.setAccessibleName(words.finished() if done else self._text)
        self.update()

    def extent(self) -> tuple[float, float]:
        return MARK, MARK

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme, middle = self.brush(QPainter(self)), self.look.theme, MARK / 2
        canvas.disc(middle, middle, middle, theme.good if self._is_done else theme.panel_2)
        if self._is_done:
            icons.paint(canvas, Icon.TICK, middle, middle, 22, theme.panel)
        else:
            canvas.text(middle, middle, self._text, NAME, theme.text, align=Align.CENTRE)


class LearnCard(Card):
    """A card that leads on: a name, and a line about it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", leads=True)
        self._name = Paragraph(look, kind=NAME)
        self._line = Paragraph(look, kind=SMALL, ink=Ink.SOFT)
        self._words = Column(look, 2)
        self._words.addStretch(1)
        for part in (self._name, self._line):
            self._add(part)
        self._words.addStretch(1)
        self.body.addLayout(self._words, 1)

    def _add(self, part: Paragraph) -> None:
        # Clicks on the words go to the card.
        part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words.addWidget(part)

    def say(self, name: str, line: str) -> None:
        self._name.setText(name)
        self._line.setText(line)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)


class LessonCard(LearnCard):
    """A lesson: what one learns in how many minutes, and how far somebody has come."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look)
        self._number = number
        self._mark = LessonMark(look, number)
        self._state = Paragraph(look, kind=LABEL, ink=Ink.SOFT)
        self._mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.body.insertWidget(0, self._mark)
        self._words.insertWidget(self._words.count() - 1, self._state)
        self._state.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        put_in_order([self._mark, self._name, self._line, self._state])

    def show_lesson(self, lesson: LessonState) -> None:
        self._mark.finish(done=lesson.is_done)
        told = [words.minutes(lesson.minutes)]
        if lesson.is_done:
            told.append(words.finished())
        if lesson.step:
            told.append(words.reached(lesson.step, lesson.steps))
        self.say(lesson.title, lesson.line)
        self._state.setText(" · ".join(told))
        self.setAccessibleName(words.lesson(self._number, lesson.title))
        self.setAccessibleDescription(". ".join([lesson.line.rstrip("."), *told]))
