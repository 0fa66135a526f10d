"""What is known of a match so far, for whoever looks back at it: one of all pages, so that nothing
is worked out twice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quando_desktop.analysis.analysis import Analysis, RoundAnalysis
from quando_desktop.analysis.written import name_of
from quando_desktop.controller.looking_back import LookingBack
from quando_desktop.controller.replay import first_rounds
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS


def can_study(match: Match) -> bool:
    """Whether there is anything to look back at in numbers."""
    over = any(log.outcome is not None for log in match.rounds)
    return over and PLUGS[match.game.id].is_analysed


def finished_part(match: Match) -> Match:
    """A match without the round that is being played: nobody is told anything about that."""
    if match.result is not None:
        return match
    return first_rounds(match, sum(log.outcome is not None for log in match.rounds))


class Study(QObject):
    """The match and the seat that somebody looks at now."""

    changed = Signal()
    """Something more is known, or cannot be."""
    progressed = Signal(int, int)
    """How many actions were looked at, and how many there are."""

    def __init__(
        self,
        kept: Analyses | None = None,
        parent: QObject | None = None,
        box: RetryBox | None = None,
        person: Callable[[Match, int], str | None] | None = None,
    ) -> None:
        """Costly moments go into the box of the person to whom a match counts, if to anybody."""
        super().__init__(parent)
        self._looking = LookingBack(kept, self, box)
        self._person = person
        self._match: Match | None = None
        self._whose: tuple[str, int] | None = None
        self.has_failed = False
        """Whether the process died before all was known."""
        self.far = (0, 0)
        """How many actions were looked at, and how many there are."""
        self._looking.progressed.connect(self._tell)
        self._looking.found.connect(lambda _: self.changed.emit())
        self._looking.finished.connect(lambda _: self._end(failed=False))
        self._looking.failed.connect(lambda: self._end(failed=True))

    def begin(self, match: Match, seat: int, first: int = 0) -> None:
        """Looks back at a match of finished rounds for a seat, and at this round first. What goes
        on already, goes on."""
        looking = self._looking
        # Two pages may have made the same match for themselves.
        is_same = self.is_about(match, seat)
        whose = self._whose if is_same else (name_of(match), seat)
        self._match = match
        if whose != self._whose:
            self._whose, self.has_failed, self.far = whose, False, (0, 0)
            person = None if self._person is None else self._person(match, seat)
            looking.start(match, seat, first, person=person)
        elif first not in looking.rounds and first != looking.at and not self.has_failed:
            # It drops what it is at, which is a round at most, and begins with the new one.
            self.far = (0, 0)
            looking.go_on(first)
        self.changed.emit()

    def is_about(self, match: Match, seat: int) -> bool:
        """Whether it looks at this match for this seat now."""
        return match is self._match and self._whose is not None and self._whose[1] == seat

    def try_again(self, first: int = 0) -> None:
        """Goes on after the process has died."""
        self.has_failed = False
        self._looking.go_on(first)
        self.changed.emit()

    def stop(self) -> None:
        self._looking.cancel()
        self._whose = None

    @property
    def rounds(self) -> dict[int, RoundAnalysis]:
        """What is known of each round so far."""
        return self._looking.rounds

    @property
    def analysis(self) -> Analysis | None:
        """That of the whole match, when all of it is known."""
        return self._looking.analysis

    @property
    def is_at_work(self) -> bool:
        return self._looking.is_at_work

    @property
    def is_unkept(self) -> bool:
        """Whether the numbers are there, but could not be written to the disk."""
        return self._looking.problem is not None

    def _tell(self, done: int, whole: int) -> None:
        self.far = done, whole
        self.progressed.emit(done, whole)

    def _end(self, *, failed: bool) -> None:
        self.has_failed = failed
        self.changed.emit()
