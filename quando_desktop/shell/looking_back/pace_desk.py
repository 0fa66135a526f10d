"""Looking back at live matches, from wherever somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.analysis.written import name_of
from quando_desktop.controller.facts import people_of
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.index.rows import NAMED_BY
from quando_desktop.disk.results import Results
from quando_desktop.disk.statistics import report
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.shell.looking_back.pace_page import PacePage
from quando_desktop.shell.statistics.counting import Counting

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


def has_pace(match: Match) -> bool:
    """Whether time counted in a match, and a part of it is over."""
    over = any(log.outcome is not None for log in match.rounds)
    words = PLUGS[match.game.id].numbers().strip
    return over and words is not None and words.counts(match.options)


class PaceDesk(QObject):
    """Brings the page to the window, one match at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._index = Index.of(window.program.saves)
        self.counting = Counting(self._index, window)
        self.counting.counted.connect(self._show_past)
        self.page: PacePage | None = None

    def open(self, match: Match, seat: int | None = None) -> bool:
        """Shows how quick the person of a seat was, the first one if none is named. False, and
        nothing happens, where there is nothing to look at."""
        if not has_pace(match):
            return False
        window, old = self._window, self.page
        people = people_of(match) or (0,)
        before = window.stack.currentWidget()
        if old is not None and old.match is match and window.pages.leads_back(before, old):
            old.show_seat(seat)
            window.show_page(old)
            return True
        page = self.page = PacePage(window.look, match, seat if seat in people else people[0])
        page.left.connect(lambda: window.pages.close(page))
        page.seatChosen.connect(self._count)
        page.replayAsked.connect(self._replay)
        page.troubled.connect(window.tell)
        window.pages.read(page, None if before is old else before)
        if old is not None:
            window.pages.drop(old)
        self._count(page.seat)
        return True

    def _count(self, seat: int) -> None:
        """Looks for the person's other matches."""
        page = self.page
        assert page is not None
        name = page.match.players[seat].name
        people = Results(self._index, self._window.program.settings.owner.name).people()
        spelled = [each for each in people.values() if name in each]
        self.counting.begin(spelled[0] if spelled else frozenset((name,)))

    def _show_past(self, matches: list[PlayedMatch]) -> None:
        page = self.page
        assert page is not None
        alike = [each for each in matches if each.game == page.match.game.id]
        page.show_past(report.earlier(alike, name_of(page.match)[:NAMED_BY]))

    def stop(self) -> None:
        self.counting.close()

    def _replay(self) -> None:
        page = self.page
        assert page is not None
        self._window.replay.open(page.match, 0, 0, page.seat)
