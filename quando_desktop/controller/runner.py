"""Who thinks for the computer players: a worker process, or the asking thread itself."""

from __future__ import annotations

import contextlib
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal

from quando_desktop.bots.keeper import LIMIT, Keeper
from quando_desktop.bots.worker import Answer, Find, Question, think
from quando_desktop.controller.roster import bot_for, stand_in


class BotRunner(QObject):
    """Takes one question after the other. A new one makes the one before it pointless: that may
    be answered late or not at all."""

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
        action = think(question, bot_for)
        self.answered.emit(Answer(question, action, monotonic() - began))


class ProcessBotRunner(BotRunner):
    """Thinks in a worker process, so that the window never waits. It starts with `warm`, or with
    the first question, and serves any number of matches, one after the other."""

    _came = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, find: Find = bot_for, limit: float = LIMIT
    ) -> None:
        super().__init__(parent)
        self._keeper = Keeper(find, stand_in, self._tell, limit)
        # Emitted in the keeper's thread, so it has to queue for ours.
        self._came.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """Of the worker, while there is one."""
        return self._keeper.pid

    def warm(self) -> None:
        self._keeper.warm()

    def ask(self, question: Question) -> None:
        self._keeper.ask(question)

    def close(self) -> None:
        self._keeper.close()

    def _tell(self, answer: Answer) -> None:
        # The window may be gone already when the last answer comes.
        with contextlib.suppress(RuntimeError):
            self._came.emit(answer)
