"""Replays in the window: opened from a match, left again, and branches that are played on from
them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.controller.replay import Replay
from quando_desktop.engine.match import Match
from quando_desktop.shell.looking_back.pace_desk import has_pace
from quando_desktop.shell.looking_back.study import can_study
from quando_desktop.shell.replay import words
from quando_desktop.shell.replay.page import ReplayPage

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


class ReplayDesk(QObject):
    """Brings replays to the window, one at a time."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.page: ReplayPage | None = None

    def open(
        self, match: Match, number: int | None = None, turn: int = 0, seat: int | None = None
    ) -> bool:
        """Shows a match again from the deal of its last finished round, or from a turn of that
        with this number, for a seat. False, and nothing happens, where no round is over."""
        replay = Replay(match)
        if not replay.rounds:
            return False
        window = self._window
        before, old = window.stack.currentWidget(), self.page
        shown = replay.rounds - 1 if number is None else min(number, replay.rounds - 1)
        if old is not None and old.replay.match is match and window.pages.leads_back(before, old):
            old.show_at(shown, turn, seat)
            window.show_page(old)
            return True
        page = self.page = ReplayPage(window.look, replay, window.tools(), window.settings)
        if can_study(match):
            page.judge(window.looking_back.study)
        elif has_pace(match):
            page.offer_numbers()
        page.apply(window.settings)
        page.show_at(shown, turn, seat)
        page.left.connect(lambda: window.pages.close(page))
        page.lookBackAsked.connect(self._look_back)
        page.branchAsked.connect(self._play_on)
        window.pages.read(page, None if before is old else before)
        page.settle()
        if old is not None:
            window.pages.drop(old)
        return True

    def apply(self) -> None:
        """Takes over changed settings."""
        if self.page is not None:
            self.page.apply(self._window.settings)

    def _look_back(self) -> None:
        """Shows the same round in numbers."""
        page = self.page
        assert page is not None
        self._window.looking_back.open(page.replay.match, page.round.number, page.round.seat)

    def _play_on(self, number: int, turn: int) -> None:
        """Plays a branch: a match of its own, which is never kept."""
        assert self.page is not None
        window = self._window
        branch = self.page.replay.branch(number, turn)

        def begin() -> None:
            window.play(window.program.saves.show(branch))
            assert window.session is not None
            window.session.at_end = words.does_not_count
            window.session.page.count_nothing()
            window.session.page.say(words.does_not_count())

        window.overlays.leave_for(begin)
