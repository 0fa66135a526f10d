"""A process of our own: started by the spawn method, which is the same on every system and in the
frozen program, reached through a pipe, and ended at once when nobody wants it any more.

Its owner keeps it in a thread: starting it takes a moment, and so does every answer.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock

NICE = 10
BELOW_NORMAL = 0x4000
"""About the same on Windows."""


class Gone(Exception):
    """The process is dead, stuck, or does not start; the text says which."""


class Child:
    """One process at a time. `target` gets its end of the pipe, and then `arguments`."""

    _lock = Lock()
    """Held while a process is started or ended, so that `close` leaves none behind. One for all:
    Python has a single list of processes, and starting one clears away those that have ended."""

    def __init__(self, name: str, target: Callable[..., None], *arguments: object) -> None:
        self._name, self._target, self._arguments = name, target, arguments
        self._is_closed = False
        self._process: SpawnProcess | None = None

    @property
    def pid(self) -> int | None:
        with self._lock:
            return None if self._process is None else self._process.pid

    def start(self) -> Connection:
        """Our end of the pipe to a new process; one that is still there ends."""
        context = multiprocessing.get_context("spawn")
        with self._lock:
            if self._is_closed:
                raise Gone("nobody asks any more")
            self._end()
            ours, theirs = context.Pipe()
            process = context.Process(
                target=self._target, args=(theirs, *self._arguments), name=self._name, daemon=True
            )
            try:
                process.start()
            except (OSError, RuntimeError) as error:
                ours.close()
                raise Gone("it cannot be started") from error
            finally:
                theirs.close()
            self._process = process
        return ours

    def end(self) -> None:
        with self._lock:
            self._end()

    def close(self) -> None:
        """Kills it, whatever it is doing, and starts no other. A thread that waits for an answer
        finds the pipe closed."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None


def shield() -> None:
    """Keeps Ctrl+C from the processes that this thread starts, from their first moment on: they
    inherit what it blocks. Python's own helper process has to be there before, as starting it lifts
    the block."""
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


# ------------------------------------------------------------------------ in the process


def step_aside() -> None:
    """The first thing that a process of ours does: it leaves Ctrl+C to the program, lets the
    program's own process go first, and ends with it."""
    # Ctrl+C in a terminal reaches all processes there; the program itself decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_program, daemon=True).start()
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), BELOW_NORMAL)
    else:
        os.nice(NICE)


def _leave_with_the_program() -> None:
    """Ends the process with the program, even in the middle of a thought and if the program was
    killed."""
    program = multiprocessing.parent_process()
    if program is not None:
        program.join()
        os._exit(0)
