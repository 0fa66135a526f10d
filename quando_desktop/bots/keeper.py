"""Keeps a worker process for the computer players: starts it, asks it, replaces it.

All of that happens in a thread of its own, one question after the other, so that whoever asks
never waits. A question is always answered: by the worker, by the one that takes its place, or
by a stand-in.
"""

from __future__ import annotations

import atexit
import logging
import multiprocessing
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic

from quando_desktop.bots.question import LIMIT, Answer, Find, Question
from quando_desktop.bots.worker import READY, Failed, serve
from quando_desktop.engine.contract import Action

START_LIMIT = 20.0
"""Seconds for a worker to start: a busy or well guarded computer takes its time."""
ATTEMPTS = 2

_log = logging.getLogger(__name__)


class _Gone(Exception):
    """The worker is dead, stuck, or does not start."""


class Keeper:
    def __init__(
        self,
        find: Find,
        stand_in: Callable[[Question], Action],
        tell: Callable[[Answer], None],
        limit: float = LIMIT,
    ) -> None:
        """`tell` is called in the keeper's thread."""
        self._find, self._stand_in, self._tell, self._limit = find, stand_in, tell, limit
        self._questions = SimpleQueue[Question | None]()
        self._thread: Thread | None = None
        self._lock = Lock()
        """Held where a worker comes or goes, so that none is left over by `close`."""
        self._closing = False
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    # ------------------------------------------------- in the asking thread

    @property
    def pid(self) -> int | None:
        with self._lock:
            return None if self._process is None else self._process.pid

    def warm(self) -> None:
        if self._thread is None and not self._closing:
            self._thread = Thread(target=self._run, name="bots", daemon=True)
            self._thread.start()
            # Before the interpreter's own farewell, which would look like a dead worker here.
            atexit.register(self.close)

    def ask(self, question: Question) -> None:
        self.warm()
        self._questions.put(question)

    def close(self) -> None:
        """Ends the worker at once, even in the middle of a thought."""
        with self._lock:
            self._closing = True
            if self._process is not None:
                self._process.kill()
        self._questions.put(None)
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        atexit.unregister(self.close)

    # ------------------------------------------------- in the keeper's thread

    def _run(self) -> None:
        _shield()
        try:
            self._ready()
        except _Gone as problem:
            self._give_up(problem)
        while (question := self._next()) is not None:
            began = monotonic()
            action = self._decide(question)
            if not self._closing:
                self._tell(Answer(question, action, monotonic() - began))
        self._end()

    def _next(self) -> Question | None:
        """Waits for a question; of several only the last is still open."""
        question = self._questions.get()
        while question is not None and not self._questions.empty():
            question = self._questions.get()
        return question

    def _decide(self, question: Question) -> Action | None:
        for _ in range(ATTEMPTS):
            try:
                reply = self._asked(question)
            except _Gone as problem:
                self._give_up(problem)
                continue
            if not isinstance(reply, Failed):
                return reply
            _log.warning("a computer player failed:\n%s", reply.report)
            break
        return self._stand_in(question)

    def _asked(self, question: Question) -> Action | Failed | None:
        line = self._ready()
        try:
            line.send(question)
            if not line.poll(self._limit):
                raise _Gone("it takes too long")
            reply: Action | Failed | None = line.recv()
        except (EOFError, OSError) as error:
            raise _Gone("it died") from error
        return reply

    def _ready(self) -> Connection:
        """The line to a worker that waits for questions."""
        if self._line is None:
            self._line = self._start()
            try:
                if not self._line.poll(START_LIMIT) or self._line.recv() != READY:
                    raise _Gone("it does not start")
            except (EOFError, OSError) as error:
                raise _Gone("it died at once") from error
        return self._line

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        with self._lock:
            if self._closing:
                raise _Gone("nobody asks any more")
            self._end_process()
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, self._find), name="bots", daemon=True
            )
            try:
                process.start()
            except (OSError, RuntimeError) as error:
                ours.close()
                raise _Gone("it cannot be started") from error
            finally:
                theirs.close()
            self._process = process
        return ours

    def _give_up(self, problem: _Gone) -> None:
        if not self._closing:
            _log.warning("the computer players' process is replaced: %s", problem)
        self._end()

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
        with self._lock:
            self._end_process()

    def _end_process(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None


def _shield() -> None:
    """Keeps Ctrl+C from the workers from their first moment on: they inherit what this thread
    blocks. Python's own helper process has to be there before, as starting it lifts the block."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
