"""The process in which a service of the system is used: it opens the service, does one order after
the other, and ends with the program, however that ends.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

LIMIT = 5.0
"""Seconds for the service to open, and for each order."""
OWN_LIMIT = 2.0
"""How many times as long this process itself waits. Most calls into a service let no other code of
ours run, not even the thread that notices the end of the program."""
MAC_LOOP = "QT_EVENT_DISPATCHER_CORE_FOUNDATION"
"""The variable by which Qt lets macOS's own services be heard in a process without a window."""

Service = Callable[[Any], None]
"""Does an order."""
Opening = Callable[[], tuple[object, Service] | None]
"""Opens a service, and gives a report on it and the service; None where there is none."""

STARTED, DONE = "started", "done"


def serve(connection: Connection, opening: Opening, limit: float) -> None:
    """The whole life of the process."""
    # Ctrl+C in a terminal reaches all processes there; the program itself decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ[MAC_LOOP] = "1"
    from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

    class Ear(QObject):
        """Hears orders from a thread that waits for them; they are done where Qt's loop is."""

        heard = Signal(object)

    # The collector would also work in the thread that listens, and take Qt's objects apart there.
    gc.disable()
    app = QCoreApplication([])
    _say(connection, STARTED)
    with _limited(limit * OWN_LIMIT):
        found = opening()
    if found is None:
        _say(connection, None)
        return
    about, service = found
    ear = Ear()

    def do(order: object) -> None:
        with _limited(limit * OWN_LIMIT):
            service(order)
        _say(connection, DONE)

    ear.heard.connect(do, Qt.ConnectionType.QueuedConnection)
    _say(connection, about)
    Thread(target=_listen, args=(connection, ear.heard.emit), daemon=True).start()
    app.exec()


def _listen(connection: Connection, pass_on: Callable[[object], None]) -> None:
    try:
        while True:
            pass_on(connection.recv())
    except (EOFError, OSError):
        os._exit(0)


def _say(connection: Connection, word: object) -> None:
    try:
        connection.send(word)
    except OSError:
        # The program has gone.
        os._exit(0)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Ends the process if this takes longer, even inside a call that never returns."""
    with open(os.devnull, "w", encoding="ascii") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
