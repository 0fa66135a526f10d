"""How far it is to look back at a match, and what is missing when it was interrupted."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import NOTE, Ink, Look
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.looking_back.study import Study
from quando_desktop.shell.your_games.reading_bar import ReadingBar


class LookingBar(ReadingBar):
    """A progress bar with words of its own."""

    def _words(self) -> str:
        if not self.value():
            return words.begins_to_look()
        return words.looking(self.value(), self.maximum())


class StudyProgress(Container, QWidget):
    """Shown while there is something to wait for, or something is missing."""

    is_clear = True

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._bar = LookingBar(look)
        self._trouble = Paragraph(look, "", NOTE, Ink.EMBER)
        self.again = Button(look, "", size=16)
        line = Line(look, 16, parent=self)
        line.addWidget(self._bar, 1)
        line.addWidget(self._trouble, 1)
        line.addWidget(self.again)
        self.dress(look)
        self.retranslate()

    def show_study(self, study: Study, rounds: int) -> None:
        """Shows how far it is; `rounds` is the number of those that are to be known."""
        self._bar.setVisible(study.is_at_work)
        if study.is_at_work:
            done, whole = study.far
            # Without an end Qt would take it for a bar that never ends.
            self._bar.show_progress(done, max(1, whole))
        self.again.setVisible(study.has_failed)
        trouble = words.stopped(len(study.rounds), rounds) if study.has_failed else ""
        if study.is_unkept:
            trouble = words.not_kept()
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self.setVisible(study.is_at_work or bool(trouble))

    def retranslate(self) -> None:
        self.again.setText(words.go_on())
