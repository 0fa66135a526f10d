"""Keeps a worker process for the computer players: starts it, asks it, replaces it.

All of that happens in a thread of its own, one question after the other, so the asking thread never
waits. Every question is answered, unless a newer one for the same purpose has replaced it: by the
worker, by its replacement or, where the match waits for a move, by a stand-in.
"""

from __future__ import annotations

import atexit
import logging
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Condition, Thread
from time import monotonic

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import LIMIT, Answer, Find, Purpose, Question
from quando_desktop.bots.worker import READY, Failed, serve
from quando_desktop.child import Child, Gone, shield
from quando_desktop.engine.contract import Action

START_LIMIT = 20.0
"""Seconds for a worker to start: a busy or well guarded computer takes its time."""
ATTEMPTS = 2
GRACE = 1.0
"""Seconds that a hint or a notebook may go on while a match waits for a move."""
GLANCE = 0.05
"""Seconds between two checks whether a move is waiting."""

_log = logging.getLogger(__name__)


class WorkerKeeper:
    def __init__(
        self,
        find: Find,
        stand_in: Callable[[Question], Action],
        tell: Callable[[Answer], None],
        limit: float = LIMIT,
    ) -> None:
        """`tell` is called in the keeper's thread."""
        self._stand_in, self._tell, self._limit = stand_in, tell, limit
        self._open: dict[Purpose, tuple[Question, float]] = {}
        """Questions that nobody has taken up yet, and the time since when each has been waiting."""
        self._asked_for = Condition()
        """Held while questions come or go."""
        self._thread: Thread | None = None
        self._closing = False
        self._worker = Child("bots", serve, find)
        self._line: Connection | None = None

    # ------------------------------------------------- in the asking thread

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def warm(self) -> None:
        if self._thread is None and not self._closing:
            self._thread = Thread(target=self._run, name="bots", daemon=True)
            self._thread.start()
            # Before the interpreter's own farewell, which would look like a dead worker here.
            atexit.register(self.close)

    def ask(self, question: Question) -> None:
        self.warm()
        with self._asked_for:
            self._open[question.purpose] = question, monotonic()
            self._asked_for.notify()

    def close(self) -> None:
        """Ends the worker at once, even in the middle of a thought."""
        self._closing = True
        self._worker.close()
        with self._asked_for:
            self._asked_for.notify()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        atexit.unregister(self.close)

    # ------------------------------------------------- in the keeper's thread

    def _run(self) -> None:
        shield()
        try:
            self._ready()
        except Gone as problem:
            self._give_up(problem)
        while (question := self._next()) is not None:
            began = monotonic()
            advice = self._decide(question)
            if not self._closing:
                self._tell(Answer(question, advice, monotonic() - began))
        self._end()

    def _next(self) -> Question | None:
        """Waits for a question; of several the one that is most urgent."""
        with self._asked_for:
            self._asked_for.wait_for(lambda: self._open or self._closing)
            if self._closing:
                return None
            purpose = next(purpose for purpose in Purpose if purpose in self._open)
            return self._open.pop(purpose)[0]

    def _decide(self, question: Question) -> Advice:
        moves = question.purpose is Purpose.MOVE
        for _ in range(ATTEMPTS):
            try:
                reply = self._asked(question)
            except Gone as problem:
                self._give_up(problem)
                if not moves and self._a_move_waits():
                    break
            else:
                if not isinstance(reply, Failed):
                    return reply
                _log.warning("a computer player failed:\n%s", reply.report)
                break
        # The match needs a move; but a thought that nobody had is not made up.
        return Advice(self._stand_in(question) if moves else None)

    def _asked(self, question: Question) -> Advice | Failed:
        line = self._ready()
        try:
            line.send(question)
            self._await(line, question)
            reply: Advice | Failed = line.recv()
        except (EOFError, OSError) as error:
            raise Gone("it died") from error
        return reply

    def _await(self, line: Connection, question: Question) -> None:
        """Waits for the reply. A move has all its time; anything else gives way to a move."""
        end = monotonic() + self._limit
        gives_way = question.purpose is not Purpose.MOVE
        while not line.poll(GLANCE):
            if monotonic() > end or (gives_way and self._a_move_waits(GRACE)):
                raise Gone("it takes too long")

    def _a_move_waits(self, seconds: float = 0.0) -> bool:
        """Whether a question for a move has been open for so long."""
        with self._asked_for:
            waiting = self._open.get(Purpose.MOVE)
        return waiting is not None and monotonic() - waiting[1] >= seconds

    def _ready(self) -> Connection:
        """The line to a worker that waits for questions."""
        if self._line is None:
            self._line = self._worker.start()
            try:
                if not self._line.poll(START_LIMIT) or self._line.recv() != READY:
                    raise Gone("it does not start")
            except (EOFError, OSError) as error:
                raise Gone("it died at once") from error
        return self._line

    def _give_up(self, problem: Gone) -> None:
        if not self._closing:
            _log.warning("the computer players' process is replaced: %s", problem)
        self._end()

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        self._worker.end()
