"""The process in which computer players think: one question at a time, at low priority.

It gets observations and nothing else, and it ends with the program that started it, however that
ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from multiprocessing import parent_process
from multiprocessing.connection import Connection

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Find, Question, think
from quando_desktop.dataclass import dataclass

NICE = 10
BELOW_NORMAL = 0x4000
"""About the same on Windows."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot raised an error; it would do so again."""

    report: str


READY = "ready"
"""The worker's first message, once everything is imported."""


def serve(connection: Connection, find: Find) -> None:
    """Answers questions until nobody asks any more: the worker's whole life."""
    # Ctrl+C in a terminal reaches all processes there; the program itself decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_program, daemon=True).start()
    _step_back()
    try:
        connection.send(READY)
        while True:
            connection.send(_reply(connection.recv(), find))
    except (EOFError, OSError):
        return


def _reply(question: Question, find: Find) -> Advice | Failed:
    try:
        return think(question, find)
    except Exception:
        return Failed(traceback.format_exc())


def _leave_with_the_program() -> None:
    """Ends the worker with the program, even in the middle of a thought and if the program was
    killed."""
    program = parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def _step_back() -> None:
    """Lowers the priority, so that the window's process goes first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), BELOW_NORMAL)
    else:
        os.nice(NICE)
