"""Who thinks for the computer players: a worker process, or the asking thread itself."""

from __future__ import annotations

import contextlib
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from quando_desktop.bots.question import LIMIT, Answer, Find, Question, Topic, think
from quando_desktop.controller.roster import bot_for, stand_in

if TYPE_CHECKING:
    from quando_desktop.bots.keeper import Keeper


class BotRunner(QObject):
    """Takes one question after the other, moves first. A new one makes the one before it on the
    same topic pointless: that may be answered late or not at all."""

    answered = Signal(object)
    """An `Answer`, in the thread that this object lives in."""

    def warm(self) -> None:
        """Gets ready for the first question, without waiting for it."""

    def ask(self, question: Question) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """No more answers."""


class InlineBotRunner(BotRunner):
    """Thinks at once and in place: for tests, and where nobody watches."""

    def ask(self, question: Question) -> None:
        began = monotonic()
        advice = think(question, bot_for)
        self.answered.emit(Answer(question, advice, monotonic() - began))


class ProcessBotRunner(BotRunner):
    """Thinks in a worker process, so that the window never waits. It starts with `warm`, which
    questions wait for, and serves any number of matches, one after the other."""

    _came = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, find: Find = bot_for, limit: float = LIMIT
    ) -> None:
        super().__init__(parent)
        self._find, self._limit = find, limit
        self._keeper: Keeper | None = None
        self._early: dict[Topic, Question] = {}
        """Asked before the process was wanted: the first picture goes before the first thought."""
        # Emitted in the keeper's thread, so it has to queue for ours.
        self._came.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """Of the worker, while there is one."""
        return None if self._keeper is None else self._keeper.pid

    def warm(self) -> None:
        if self._keeper is None:
            from quando_desktop.bots.keeper import Keeper

            self._keeper = Keeper(self._find, stand_in, self._tell, self._limit)
            self._keeper.warm()
            for question in self._early.values():
                self._keeper.ask(question)
            self._early.clear()

    def ask(self, question: Question) -> None:
        if self._keeper is None:
            self._early[question.topic] = question
        else:
            self._keeper.ask(question)

    def close(self) -> None:
        if self._keeper is not None:
            self._keeper.close()

    def _tell(self, answer: Answer) -> None:
        # The window may be gone already when the last answer comes.
        with contextlib.suppress(RuntimeError):
            self._came.emit(answer)
