"""Computer players who do what a script says, one action after the other, until they are set
free."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.runner import BotRunner
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match

Scripted = tuple[int, Callable[[], Action]]
"""A seat, and its action in the position that there is by then."""


class ScriptedBotRunner(BotRunner):
    """Answers from a script. Whoever is asked beyond its end waits for more of it, so the match
    stands still; hints are left to the real players, and so is everything once they are free."""

    held = Signal()
    """Somebody waits for more of the script."""

    def __init__(self, match: Match, bots: BotRunner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_free = False
        self._match, self._bots = match, bots
        self._script: deque[Scripted] = deque()
        self._open: Question | None = None
        bots.answered.connect(self.answered)

    @property
    def is_holding(self) -> bool:
        """Whether nothing goes on before there is more of the script."""
        return self._open is not None and not self._script

    @property
    def is_done(self) -> bool:
        """Whether all of the script was played."""
        return not self._script

    def ask(self, question: Question) -> None:
        if self.is_free or question.purpose is not Purpose.MOVE:
            self._bots.ask(question)
            return
        self._open = question
        self._serve()

    def follow(self, script: Iterable[Scripted]) -> None:
        """Takes more of the script."""
        self._script.extend(script)
        self._serve()

    def set_free(self) -> None:
        """Lets the real players go on."""
        self.is_free = True
        question, self._open = self._open, None
        if question is not None:
            self._bots.ask(question)

    def close(self) -> None:
        self._bots.answered.disconnect(self.answered)

    def _serve(self) -> None:
        question = self._open
        if question is None:
            return
        waited_for = self._match.to_act()[:1] == (question.seat,)
        is_next = bool(self._script) and self._script[0][0] == question.seat
        if is_next:
            self._open = None
            _, act = self._script.popleft()
            self.answered.emit(Answer(question, Advice(act()), 0.0))
        elif not waited_for:
            self._open = None
            self.answered.emit(Answer(question, Advice(None), 0.0))
        else:
            self.held.emit()
