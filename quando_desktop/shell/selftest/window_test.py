"""The self-test's match in the real window: dealt, played by computer players in their own
process, left and continued, saved and opened again."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.question import Answer, Purpose
from quando_desktop.controller.clock import HurriedClock
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.runner import ProcessBotRunner
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine import record
from quando_desktop.engine.contract import AnyGame
from quando_desktop.settings.settings import LastTable, SeatChoice, Speed
from quando_desktop.shell.new_game.plan import NewMatch
from quando_desktop.shell.selftest.self_play import SelfPlay
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.session import Session
from quando_desktop.shell.start.platform import application
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window

PLAYERS = 2
"""A match of four has been played before, without a window; this one takes half as long."""
PATIENCE = 60.0
"""Seconds for the window to come up, or for a round of computer players."""
GLANCE = 20
"""Milliseconds after which it looks again, even if nothing happens."""
OVER = (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER, LivePhase.ROUND_OVER, LivePhase.MATCH_OVER)
A_WHILE = 6
"""Actions before the match is left; no match is over by then."""
ENOUGH_COLOURS = 200
TIMES = 20.0
"""A live game of a minute takes three seconds."""
KEEPERS = ("quando_desktop.bots.keeper", "quando_desktop.controller.live.steady")
"""The loggers that report a computer player that failed and was replaced."""


class Wrong(Exception):
    """A failed check; the text says why."""


class WindowTest:
    """Plays in a window with a data folder of its own."""

    def __init__(self, game: AnyGame, folder: Path, seed: int) -> None:
        self._game, self._folder, self._seed = game, folder, seed
        self._decisions = 0

    def run(self) -> str:
        wishes = Wishes(data=self._folder / "data", speed=Speed.INSTANT)
        app = application()
        bots = ProcessBotRunner(app)
        program = Program(app, resources.folder(), wishes, lambda _: bots)
        self._prepare(program)
        bots.answered.connect(self._count)
        window = Window(program)
        ear = WorkerLog()
        for keeper in KEEPERS:
            logging.getLogger(keeper).addHandler(ear)
        try:
            return self._go_through(window, bots, ear)
        finally:
            for keeper in KEEPERS:
                logging.getLogger(keeper).removeHandler(ear)
            window.close()
            program.languages.close()
            window.deleteLater()

    def _prepare(self, program: Program) -> None:
        """Prepares the program before the window is made."""

    def _go_through(self, window: Window, bots: ProcessBotRunner, ear: WorkerLog) -> str:
        window.show()
        bots.warm()
        wait(lambda: window.windowHandle().isExposed(), "the window does not come up")
        self._deal(window)
        see_something(window.grab().toImage())
        self._play_a_while(window)
        self._check_workers(bots, ear)
        self._continue(window, _session(window))
        copy = self._save(window)
        rounds = self._finish(window)
        self._open(window, copy)
        self._check_workers(bots, ear)
        where = QApplication.platformName()
        return f"{rounds} rounds on {where}, {self._thought(bots)}, saved and opened again"

    def _thought(self, bots: ProcessBotRunner) -> str:
        """A few words about the player that decided."""
        return f"{self._decisions} decisions from process {bots.pid}"

    def _deal(self, window: Window) -> None:
        palette = window.look.palette
        players = SelfPlay(self._game, palette, self._seed, PLAYERS).match.players
        seats = tuple(
            SeatChoice(each.kind, each.name, each.level, each.character) for each in players
        )
        window.matches.deal(NewMatch(self._game.id, seats, {}, self._seed, LastTable(seats, {})))

    def _play_a_while(self, window: Window) -> None:
        """Plays into the first round, which may be the only one."""
        session = _session(window)
        self._wait(session, lambda: len(session.match.rounds[0].moves) >= A_WHILE)
        if session.is_over:
            raise Wrong("the match is over before it was left")

    def _to_the_end_of_a_round(self, window: Window) -> None:
        session = _session(window)
        self._wait(session, lambda: session.controller.phase in OVER)

    def _wait(self, session: Session, until: Callable[[], bool]) -> None:
        wait(until, "the match does not go on")

    def _halt(self, session: Session) -> None:
        """Stops everything at the table."""

    def _continue(self, window: Window, session: Session) -> None:
        """Leaves the table and continues the match from its journal."""
        self._halt(session)
        before = record.write(session.match)
        window.pages.show_home()
        entry = window.program.saves.latest()
        if window.session is not None or entry is None:
            raise Wrong("a match that was left cannot be continued")
        window.matches.resume(entry)
        if record.write(_session(window).match) != before:
            raise Wrong("the match that is continued differs")

    def _save(self, window: Window) -> Path:
        path = self._folder / f"copy{record.ENDING}"
        window.program.saves.export(_session(window).match, path)
        return path

    def _finish(self, window: Window) -> int:
        session = _session(window)
        self._to_the_end_of_a_round(window)
        while not session.is_over:
            session.controller.next_round()
            self._to_the_end_of_a_round(window)
        if len(window.program.saves.finished()) != 1:
            raise Wrong("the finished match was not kept")
        return len(session.match.rounds)

    def _open(self, window: Window, copy: Path) -> None:
        """Opens the saved match, as a double click on its file does, and the finished one."""
        (finished,) = window.program.saves.finished()
        for path in (copy, finished.path):
            if not window.matches.open_record(path):
                raise Wrong(f"{path.name} cannot be opened again")
            shown = record.write(_session(window).match)
            if shown != path.read_text(encoding="utf-8").strip():
                raise Wrong(f"{path.name} is another match when it is opened again")
            see_something(window.grab().toImage())

    def _count(self, answer: Answer) -> None:
        self._decisions += answer.question.purpose is Purpose.MOVE

    def _check_workers(self, bots: ProcessBotRunner, ear: WorkerLog) -> None:
        if ear.heard:
            raise Wrong(f"the computer players' process failed: {ear.heard[0]}")
        if bots.pid in (None, os.getpid()) or not self._decisions:
            raise Wrong("the computer players did not think in a process of their own")


class WorkerLog(logging.Handler):
    """Collects log messages about failures of computer players, which nobody sees at the table."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, entry: logging.LogRecord) -> None:
        first, *others = entry.getMessage().strip().splitlines()
        why = [str(entry.exc_info[1])] if entry.exc_info else []
        self.heard.append(" ".join([first, *others[-1:], *why]))


def _session(window: Window) -> Session:
    if window.session is None:
        raise Wrong("no match began")
    return window.session


def wait(until: Callable[[], bool], complaint: str) -> None:
    """Lets things happen until something is true. It sleeps in between: whoever thinks in another
    process may need the processor."""
    deadline = time.monotonic() + PATIENCE
    glance = QTimer()
    glance.start(GLANCE)
    while not until():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.monotonic() > deadline:
            raise Wrong(complaint)


def see_something(image: QImage) -> None:
    width, height = image.width(), image.height()
    seen = {image.pixel(x, y) for x in range(0, width, 7) for y in range(0, height, 7)}
    if len(seen) < ENOUGH_COLOURS:
        raise Wrong(f"the picture is blank ({len(seen)} colours)")


class LiveWindowTest(WindowTest):
    """The same with a live match: its time is hurried, each game is started at once, and the
    computer players need no process."""

    def _prepare(self, program: Program) -> None:
        program.live_clock = HurriedClock(TIMES, program.app)

    def _wait(self, session: Session, until: Callable[[], bool]) -> None:
        assert isinstance(session, LiveSession)
        controller = session.controller

        def is_there() -> bool:
            # On a slow computer the game pauses as after a sleep, and waits.
            controller.go()
            return until()

        super()._wait(session, is_there)

    def _halt(self, session: Session) -> None:
        assert isinstance(session, LiveSession)
        session.controller.pause()

    def _thought(self, bots: ProcessBotRunner) -> str:
        return "live"

    def _check_workers(self, bots: ProcessBotRunner, ear: WorkerLog) -> None:
        if ear.heard:
            raise Wrong(f"a computer player failed: {ear.heard[0]}")
