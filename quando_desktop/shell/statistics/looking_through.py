"""Looking through matches that nobody has looked back at yet, one after the other, in a process of
its own; the window goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from quando_desktop.analysis.analysis import Analysis
from quando_desktop.analysis.written import name_of
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.disk.analyses import MOST, Analyses
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.index.rows import NAMED_BY
from quando_desktop.disk.paces import person
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.problem import DiskError, Problem
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.engine.match import Match


class LookingThrough(QObject):
    progressed = Signal(int, int)
    """How many matches are done, and how many there are."""
    found = Signal()
    """One more was looked through."""
    ended = Signal(int, object)
    """How many could not be looked through, and the `Problem` with the disk that ended it, or
    None."""

    def __init__(self, saves: Saves, index: Index, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves, self._index = saves, index
        self._kept = Analyses(saves.folder)
        self._looking = LookingBack(self._kept, self, RetryBox(saves.folder))
        self._looking.finished.connect(self._take)
        self._looking.failed.connect(self._fail)
        self._left: list[PlayedMatch] = []
        self._now: tuple[PlayedMatch, Match] | None = None
        self._total = self._failed = 0
        self._owner = ""

    @property
    def is_going_on(self) -> bool:
        return self._total > 0

    def begin(self, matches: Sequence[PlayedMatch], owner: str) -> None:
        """Looks through these matches, the latest first; of very many only as many as are kept.
        Costly moments come back as exercises to whoever played; one of them is the owner."""
        if self.is_going_on or not matches:
            return
        self._owner = owner
        self._left = sorted(matches, key=lambda match: match.when)[-MOST:]
        self._total, self._failed = len(self._left), 0
        self.progressed.emit(0, self._total)
        self._next()

    def close(self) -> None:
        """Stops at once; what was found is kept."""
        self._looking.cancel()
        self._left, self._total, self._now = [], 0, None

    # ---------------------------------------------------------------------- one by one

    def _next(self) -> None:
        if not self.is_going_on:
            return
        if not self._left:
            self._end(None)
            return
        played = self._left.pop()
        try:
            match = self._saves.read(self._index.finished(played.id))
        except DiskError:
            # It is told where lists are read.
            self._fail()
            return
        self._now = played, match
        name = match.players[played.seat].name
        self._looking.start(match, played.seat, person=person(name, self._owner))

    def _take(self, analysis: Analysis) -> None:
        if self._now is None:
            return
        played, match = self._now
        if self._looking.problem is not None:
            self._end(self._looking.problem)
            return
        digest = name_of(match)[:NAMED_BY]
        if digest != played.digest:
            self._index.name_again(played.id, digest)
        self._index.learn(self._kept.path(match, analysis.seat))
        self.found.emit()
        self._step()

    def _fail(self) -> None:
        self._failed += 1
        self._step()

    def _step(self) -> None:
        self._now = None
        self.progressed.emit(self._total - len(self._left), self._total)
        # The one before is told to its end first.
        QTimer.singleShot(0, self, self._next)

    def _end(self, problem: Problem | None) -> None:
        self._left, self._total, self._now = [], 0, None
        self.ended.emit(self._failed, problem)
