"""The self-test's live match in the real window: like the others, but its time is hurried, and the
computer players need no process."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.controller.clock import HurriedClock
from quando_desktop.controller.turn.runner import ProcessBotRunner
from quando_desktop.shell.selftest.window_test import Ear, WindowTest, Wrong
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.start.program import Program

TIMES = 20.0
"""A game of a minute takes three seconds."""


class LiveWindowTest(WindowTest):
    """Starts whatever waits to be started."""

    def _prepare(self, program: Program) -> None:
        program.live_clock = HurriedClock(TIMES, program.app)

    def _wait(self, session: Session, until: Callable[[], bool]) -> None:
        assert isinstance(session, LiveSession)
        controller = session.controller

        def is_there() -> bool:
            # A slow computer seems to have slept, and the game waits, too.
            controller.go()
            return until()

        super()._wait(session, is_there)

    def _halt(self, session: Session) -> None:
        assert isinstance(session, LiveSession)
        session.controller.pause()

    def _thought(self, bots: ProcessBotRunner) -> str:
        return "live"

    def _check_workers(self, bots: ProcessBotRunner, ear: Ear) -> None:
        if ear.heard:
            raise Wrong(f"a computer player failed: {ear.heard[0]}")
