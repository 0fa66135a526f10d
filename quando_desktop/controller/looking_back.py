"""Looks back at a match in a process of its own, so that the window never waits."""

from __future__ import annotations

import contextlib
import logging
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from quando_desktop.analysis.analysis import Analysis, RoundAnalysis, taken_apart
from quando_desktop.analysis.worker import Message, Step, missing, serve
from quando_desktop.bots.worker import Failed
from quando_desktop.child import Child, Gone, shield
from quando_desktop.controller.replay import first_rounds
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.practice.taking import take
from quando_desktop.disk.problem import Problem
from quando_desktop.engine import record
from quando_desktop.engine.match import Match

_log = logging.getLogger(__name__)


RECENT = 3
"""So many rounds ago somebody may have looked back at the same match while it was played."""


class LookingBack(QObject):
    """One match at a time; whoever asks for another one drops the one before."""

    progressed = Signal(int, int)
    """How many actions were looked at, and how many there are."""
    found = Signal(object)
    """A `RoundAnalysis`: one more round is known."""
    finished = Signal(object)
    """An `Analysis`; at once, where it was kept."""
    failed = Signal()
    """The process died, or could not look at it: there is no analysis."""
    _came = Signal(object, object)

    def __init__(
        self,
        kept: Analyses | None = None,
        parent: QObject | None = None,
        box: RetryBox | None = None,
    ) -> None:
        """What is found is kept, and costly moments go into the box."""
        super().__init__(parent)
        self._kept = kept
        self._box = box
        self._worker: Child | None = None
        self._thread: Thread | None = None
        self._match: Match | None = None
        self._seat = self._first = 0
        self.rounds: dict[int, RoundAnalysis] = {}
        """What is known of each round so far."""
        self.analysis: Analysis | None = None
        """That of the whole match, when all of it is known."""
        self._person: str | None = None
        self.problem: Problem | None = None
        """The reason why the last analysis, or its moments, were not kept; None if all is well."""
        # Emitted in the thread that listens to the process, so it has to queue for ours.
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The process id of the worker, while there is one."""
        return None if self._worker is None else self._worker.pid

    @property
    def is_at_work(self) -> bool:
        return self._worker is not None

    @property
    def at(self) -> int | None:
        """The round that is being looked at; None where nobody looks."""
        if self._worker is None or self._match is None:
            return None
        coming = missing(len(self._match.rounds), self._first, self.rounds.values())
        return coming[0] if coming else None

    def start(self, match: Match, seat: int, first: int = 0, *, person: str | None = None) -> None:
        """Looks back at a match for a seat, beginning with the round that somebody looks at.
        `person` is the key of whoever sat there (see `paces.person`), to whom its costly moments
        come back as exercises; None where the match does not count, such as a branch or a file
        from elsewhere."""
        self.cancel()
        self._match, self._seat, self._person = match, seat, person
        self.rounds, self.analysis, self.problem = {}, None, None
        known = None if self._kept is None else self._kept.find(match, seat)
        if known is not None:
            self._finish(known)
            return
        self.rounds = self._from_earlier(match, seat)
        self.go_on(first)

    def go_on(self, first: int = 0) -> None:
        """Looks at what is still missing, after the process died, or because somebody looks at
        another round now."""
        if self._match is None or self.analysis is not None:
            return
        self.cancel()
        self._first = first
        known = tuple(self.rounds.values())
        text = record.write(self._match)
        worker = self._worker = Child("analysis", serve, text, self._seat, first, known)
        self._thread = Thread(target=self._listen, args=(worker,), name="analysis", daemon=True)
        self._thread.start()

    def _from_earlier(self, match: Match, seat: int) -> dict[int, RoundAnalysis]:
        """The rounds that were looked at while the match was being played."""
        last = sum(log.outcome is not None for log in match.rounds)
        if match.game.one_round or self._kept is None:
            return {}
        for count in range(last - 1, max(0, last - 1 - RECENT), -1):
            known = self._kept.find(first_rounds(match, count), seat)
            if known is not None:
                return {part.number: part for part in taken_apart(known, count)}
        return {}

    def cancel(self) -> None:
        """Ends it at once: nothing more is told."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _listen(self, worker: Child) -> None:
        """In a thread of its own: starting a process takes a moment."""
        shield()
        message: Message = Failed("it died")
        try:
            line = worker.start()
            with line:
                while isinstance(message := line.recv(), Step | RoundAnalysis):
                    self._tell(worker, message)
        except (EOFError, OSError, Gone) as problem:
            message = Failed(str(problem) or "it died")
        worker.end()
        self._tell(worker, message)

    def _tell(self, worker: Child, message: Message) -> None:
        # The window may be gone already.
        with contextlib.suppress(RuntimeError):
            self._came.emit(worker, message)

    def _take(self, worker: Child, message: Message) -> None:
        if worker is not self._worker:
            return  # It was dropped before this came.
        if isinstance(message, Step):
            self.progressed.emit(message.done, message.whole)
            return
        if isinstance(message, RoundAnalysis):
            self.rounds[message.number] = message
            self.found.emit(message)
            return
        self._worker = None
        if isinstance(message, Failed):
            _log.warning("a match could not be looked back at:\n%s", message.report)
            self.failed.emit()
            return
        self._keep(message)
        self._finish(message)

    def _finish(self, analysis: Analysis) -> None:
        assert self._match is not None
        self.analysis = analysis
        over = sum(log.outcome is not None for log in self._match.rounds)
        self.rounds = {part.number: part for part in taken_apart(analysis, over)} | self.rounds
        self._take_moments(analysis)
        self.finished.emit(analysis)

    def _keep(self, analysis: Analysis) -> None:
        if self._kept is not None and self._match is not None:
            self.problem = self._kept.keep(self._match, analysis)

    def _take_moments(self, analysis: Analysis) -> None:
        if self._box is not None and self._match is not None and self._person is not None:
            take(self._box, self._person, self._match, analysis)
            self.problem = self.problem or self._box.problem
