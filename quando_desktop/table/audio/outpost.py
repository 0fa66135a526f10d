"""Keeps a process for a service of the system that may never answer, such as its sound or speech.

The window gives orders and goes on at once; a thread hands them over one by one. An order that
waits too long is dropped, and of too many the oldest. A service that does not answer in its time is
given up for good: its process is killed, and no other is started.
"""

from __future__ import annotations

import atexit
import logging
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from threading import Condition, Thread
from time import monotonic

from quando_desktop.child import Child, Gone, shield
from quando_desktop.table.audio.service import LIMIT, Opening, serve

START_LIMIT = 20.0
"""Seconds for the process to start: a busy or well guarded computer takes its time."""
LATE = 1.0
"""Seconds after which nobody wants to hear it any more."""

_log = logging.getLogger(__name__)


class Lost:
    """The report on a service that does not answer."""


class Outpost:
    def __init__(
        self,
        opening: Opening,
        tell: Callable[[object], None],
        *,
        most: int = 1,
        limit: float = LIMIT,
    ) -> None:
        """`opening` is called in the process; it must be found there by its name. `tell` is called
        in our thread, with what the service says about itself once it is open, and with `Lost`
        when it does not answer. No more than `most` orders wait."""
        self._tell, self._limit = tell, limit
        self._orders: deque[tuple[object, float]] = deque(maxlen=most)
        self._ordered = Condition()
        self._closing = False
        self._process = Child("service", serve, opening, limit)
        self._thread = Thread(target=self._run, name="service", daemon=True)
        self._thread.start()
        # Before the interpreter's own exit handlers, after which the service would look dead.
        atexit.register(self.close)

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def send(self, order: object) -> None:
        with self._ordered:
            self._orders.append((order, monotonic()))
            self._ordered.notify()

    def close(self) -> None:
        """Ends the process at once, whatever it is waiting for."""
        self._closing = True
        self._process.close()
        with self._ordered:
            self._ordered.notify()
        self._thread.join()
        atexit.unregister(self.close)

    # -------------------------------------------------------------------------- in the thread

    def _run(self) -> None:
        shield()
        try:
            with self._process.start() as line:
                self._serve(line)
        except (Gone, EOFError, OSError) as problem:
            if not self._closing:
                _log.info("a service is given up: %s", str(problem) or type(problem).__name__)
                self._tell(Lost())
        finally:
            self._process.end()

    def _serve(self, line: Connection) -> None:
        _answer(line, START_LIMIT)
        about = _answer(line, self._limit)
        if self._closing:
            return
        self._tell(about)
        while about is not None and (order := self._next()) is not None:
            line.send(order)
            _answer(line, self._limit)

    def _next(self) -> object | None:
        """Waits for an order that is not too old."""
        while True:
            with self._ordered:
                self._ordered.wait_for(lambda: self._orders or self._closing)
                if self._closing:
                    return None
                order, given = self._orders.popleft()
            if monotonic() - given <= LATE:
                return order


def _answer(line: Connection, limit: float) -> object:
    if not line.poll(limit):
        raise Gone("it does not answer")
    answer: object = line.recv()
    return answer
