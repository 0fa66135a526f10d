"""What is told of the chosen match beside its race: moments, tempo, and somebody's own note."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.disk.entries import FinishedEntry
from quando_desktop.disk.notes import LONGEST, MatchNotes
from quando_desktop.disk.shelf import FinishedShelf
from quando_desktop.games import PLUGS
from quando_desktop.shell.kit.layouts import Column
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.text_field import TextField
from quando_desktop.shell.your_games.listed_match import ListedMatch
from quando_desktop.shell.your_games.moments import MomentsList, telling_moments
from quando_desktop.shell.your_games.strip import StripPicture

translate = QCoreApplication.translate

REST = 80
"""Milliseconds for which a match is chosen before its record is read: whoever goes through a list
by the arrow keys does not wait for each."""


class MatchPast(QWidget):
    troubled = Signal(object)
    """A `Problem`: the note could not be kept."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.shelf: FinishedShelf | None = None
        """Where records are read; without one nothing is told."""
        self.notes: MatchNotes | None = None
        self._match: ListedMatch | None = None
        self._moments, self._strip = MomentsList(look), StripPicture(look)
        self.note = TextField(look, width=120)
        """Stands where the panel puts it."""
        self.note.setMaxLength(LONGEST)
        self.note.editingFinished.connect(self.keep)
        column = Column(look, 10, parent=self)
        for part in (self._moments, self._strip):
            column.addWidget(part)
        self._timer = QTimer(self, interval=REST, singleShot=True)
        self._timer.timeout.connect(self._tell)

    def show_match(self, match: ListedMatch | None) -> None:
        """Shows another match; a note that is being written is kept first."""
        same = match is not None and self._match is not None and match.entry == self._match.entry
        if not same:
            self.keep()
        self._match = match
        if match is None:
            return
        if not same or not self.note.hasFocus():
            self.note.setText("" if self.notes is None else self.notes.find(match.entry.id))
            self.note.setCursorPosition(0)
        self.note.setVisible(self.notes is not None and match.is_readable)
        if not same:
            self._moments.hide()
            self._strip.hide()
            self._timer.start()

    def keep(self) -> None:
        """Keeps the note as it stands."""
        if self.notes is not None and self._match is not None and self._match.is_readable:
            problem = self.notes.write(self._match.entry.id, self.note.text())
            if problem is not None:
                self.troubled.emit(problem)

    def settle(self) -> None:
        """Tells at once what it would tell in a moment."""
        if self._timer.isActive():
            self._timer.stop()
            self._tell()

    def _tell(self) -> None:
        match = self._match
        if match is None or self.shelf is None or not isinstance(match.entry, FinishedEntry):
            return
        story = self.shelf.story(match.entry)
        if story is None:
            self._moments.hide()
            self._strip.hide()
            return
        self._moments.show_moments(telling_moments(match, story))
        strip = PLUGS[match.game].numbers().strip
        if strip is not None and match.people:
            # Of several people the first one.
            seat = match.people[0]
            name = match.names[seat] if len(match.people) > 1 else ""
            self._strip.show_strip(strip.make(story.record, seat), name)

    def retranslate(self) -> None:
        self.note.setPlaceholderText(translate("GamesPage", "A note of your own"))
        self.note.setAccessibleName(translate("GamesPage", "Your note on this match"))
        if self._moments.isVisible() or self._strip.isVisible():
            self._tell()
