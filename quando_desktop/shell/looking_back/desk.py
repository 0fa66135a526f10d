"""Looking back at matches in numbers, from wherever somebody asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.analysis.written import name_of
from quando_desktop.controller.facts import people_of
from quando_desktop.controller.replay import Replay
from quando_desktop.disk.analyses import Analyses
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.index.rows import NAMED_BY
from quando_desktop.disk.paces import person
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.problem import DiskError
from quando_desktop.engine.match import Match
from quando_desktop.shell.looking_back.pace_desk import PaceDesk
from quando_desktop.shell.looking_back.page import LookingBackPage
from quando_desktop.shell.looking_back.study import Study, can_study, finished_part
from quando_desktop.shell.replay.words import nothing_yet

if TYPE_CHECKING:
    from quando_desktop.disk.entries import FinishedEntry, UnfinishedEntry
    from quando_desktop.shell.session.session import Session
    from quando_desktop.shell.window.window import Window


class LookingBackDesk(QObject):
    """Brings the page to the window, one match at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        folder = window.program.folder
        self.study = Study(Analyses(folder), window, RetryBox(folder), self._person)
        self.pace = PaceDesk(window)
        self.page: LookingBackPage | None = None
        self._match: Match | None = None
        """The match that was asked for, with a round that may be going on."""

    def open(
        self,
        match: Match,
        number: int | None = None,
        seat: int | None = None,
        *,
        ledger: bool = False,
    ) -> bool:
        """Shows the finished rounds of a match in numbers: its ledger, or this round, the last one
        if none is named; of a live match the pace. False, and nothing happens, where there is
        nothing to look at."""
        if not can_study(match):
            return self.pace.open(match, seat)
        window, over = self._window, finished_part(match)
        people = people_of(over) or (0,)
        wanted = seat if seat in people else people[0]
        last = len(over.rounds) - 1
        shown = last if number is None else min(number, last)
        before, old = window.stack.currentWidget(), self.page
        if old is not None and self._match is match and window.pages.leads_back(before, old):
            old.show_round(shown, wanted)
            window.show_page(old)
            return True
        self._match = match
        page = self.page = LookingBackPage(window.look, self.study, over, wanted, shown)
        self.study.begin(over, wanted, shown)
        if ledger:
            page.show_ledger()
        page.left.connect(lambda: window.pages.close(page))
        page.replayAsked.connect(self._replay)
        page.troubled.connect(window.tell)
        window.pages.read(page, None if before is old else before)
        if old is not None:
            window.pages.drop(old)
        return True

    def from_table(self, session: Session) -> None:
        """Shows the last round in numbers, or the whole match when it is over."""
        match, whose = session.match, session.whose
        seats = [at for at, player in enumerate(match.players) if player.name == whose]
        seat = seats[0] if len(seats) == 1 else None
        self.open(match, seat=seat, ledger=match.result is not None)

    def from_games(self, entry: UnfinishedEntry | FinishedEntry) -> None:
        """Shows a match of the list in numbers."""
        window = self._window
        try:
            match = window.program.saves.read(entry)
        except DiskError as error:
            window.tell(error.problem)
            return
        if not self.open(match, 0):
            window.overlays.tell(nothing_yet())

    def _person(self, match: Match, seat: int) -> str | None:
        """The key of whoever sat there, if the match counts: it was played here to its end, and is
        no branch of another."""
        program = self._window.program
        if not Index.of(program.saves).is_played(name_of(match)[:NAMED_BY]):
            return None
        return person(match.players[seat].name, program.settings.owner.name)

    def stop(self) -> None:
        """Ends what goes on behind the page."""
        self.study.stop()
        self.pace.stop()

    def _replay(self, number: int, move: int) -> None:
        """Shows the table just before an action."""
        page, match = self.page, self._match
        assert page is not None
        assert match is not None
        turn = 0
        if move >= 0:
            turn = Replay(match).round(number, page.seat).turn_of(move + 1) - 1
        self._window.replay.open(match, number, turn, page.seat)
