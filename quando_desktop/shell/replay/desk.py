"""Replays in the window: opened from a match, left again, and branches that are played on from
them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quando_desktop.controller.replay import Replay
from quando_desktop.engine.match import Match
from quando_desktop.shell.replay import words
from quando_desktop.shell.replay.page import ReplayPage

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


class ReplayDesk:
    """Brings replays to the window, one at a time."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.page: ReplayPage | None = None

    def open(self, match: Match, number: int | None = None) -> bool:
        """Shows a match again from the deal of its last finished round, or of that with this
        number. False, and nothing happens, where no round is over."""
        replay = Replay(match)
        if not replay.rounds:
            return False
        window = self._window
        before, old = window.stack.currentWidget(), self.page
        page = self.page = ReplayPage(window.look, replay, window.tools(), window.settings)
        page.apply(window.settings)
        if number is not None:
            page.show_at(min(number, replay.rounds - 1), 0)
        page.left.connect(lambda: window.pages.close(page))
        page.branchAsked.connect(self._play_on)
        window.pages.read(page, None if before is old else before)
        page.settle()
        if old is not None:
            self._drop(old)
        return True

    def apply(self) -> None:
        """Takes over changed settings."""
        if self.page is not None:
            self.page.apply(self._window.settings)

    def _drop(self, page: ReplayPage) -> None:
        self._window.pages.forget(page)
        self._window.stack.removeWidget(page)
        page.deleteLater()

    def _play_on(self, number: int, turn: int) -> None:
        """Plays a branch: a match of its own, which is never kept."""
        assert self.page is not None
        window = self._window
        branch = self.page.replay.branch(number, turn)

        def begin() -> None:
            window.play(window.program.saves.show(branch))
            assert window.session is not None
            window.session.at_end = words.does_not_count
            window.session.page.say(words.does_not_count())

        window.overlays.leave_for(begin)
