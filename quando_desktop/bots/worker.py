"""The process in which computer players think: one question at a time, at low priority.

It gets observations and nothing else, and it ends with the program that started it, however that
ends.
"""

from __future__ import annotations

import gc
import traceback
from multiprocessing.connection import Connection

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Find, Question, think
from quando_desktop.child import step_aside
from quando_desktop.dataclass import dataclass
from quando_desktop.garbage import sweep
from quando_desktop.remembered import forget_all


@dataclass(frozen=True, slots=True)
class Failed:
    """The bot raised an error; it would do so again."""

    report: str


READY = "ready"
"""The worker's first message, once everything is imported."""


def serve(connection: Connection, find: Find) -> None:
    """Answers questions until nobody asks any more: the worker's whole life."""
    step_aside()
    # What players remember of thousands of positions is no garbage, and was looked through several
    # times in a thought: a third of the longest ones.
    gc.disable()
    last = 0
    try:
        connection.send(READY)
        while True:
            question: Question = connection.recv()
            if question.revision < last:
                # It is of another match. What was worked out for the one before would stay, up to
                # 100 KB of each.
                forget_all()
            last = question.revision
            connection.send(_reply(question, find))
            sweep()
    except (EOFError, OSError):
        return


def _reply(question: Question, find: Find) -> Advice | Failed:
    try:
        return think(question, find)
    except Exception:
        return Failed(traceback.format_exc())
