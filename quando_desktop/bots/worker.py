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
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation

NICE = 10
BELOW_NORMAL = 0x4000
"""Windows' name for about the same."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """What shall this seat do? Two questions are never the same one, even if they look alike."""

    revision: int
    """Of the match: an answer to a position that has passed is dropped."""
    seat: int
    game: str
    level: str | None
    observation: Observation[Any]
    chance: str
    """The name of the stream of chance for this one decision."""


@dataclass(frozen=True, slots=True)
class Answer:
    question: Question
    action: Action | None
    """None only from a seat that is not waited for."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot raised an error; it would do so again."""

    report: str


READY = "ready"
"""What the worker says first, once everything is imported."""

Find = Callable[[str, str | None], Bot[Any]]
"""The bot for a game and a level; a function of a module, so that it can travel by name."""


def think(question: Question, find: Find) -> Action | None:
    bot = find(question.game, question.level)
    return bot.choose(question.observation, Chance(question.chance))


def serve(connection: Connection, find: Find) -> None:
    """The worker's whole life: answers until nobody asks any more."""
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


def _reply(question: Question, find: Find) -> Action | Failed | None:
    try:
        return think(question, find)
    except Exception:
        return Failed(traceback.format_exc())


def _leave_with_the_program() -> None:
    """Also in the middle of a thought, and after a kill that let nobody say goodbye."""
    program = parent_process()
    if program is not None:
        program.join()
        os._exit(0)


def _step_back() -> None:
    """Lets the window's process go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), BELOW_NORMAL)
    else:
        os.nice(NICE)
