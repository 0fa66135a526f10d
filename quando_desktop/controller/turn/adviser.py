"""Hints: what a computer player would do in the looker's place."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.runner import BotRunner, question_of
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.dataclass import dataclass

LEVEL, CHARACTER = "expert", "olive"
"""The adviser: the strongest player there is, without a leaning."""


@dataclass(frozen=True, slots=True)
class GivenAdvice:
    """Advice for the looker of one position."""

    seat: int
    revision: int
    """The revision of the match: the advice holds for this position only."""
    advice: Advice
    """Without an action where nobody could be asked."""


class Adviser(QObject):
    """Asks a computer player to decide in the looker's place. It knows only what the looker knows,
    and only the looker hears of its advice."""

    advised = Signal(object)
    """A `GivenAdvice`, only while it still holds: for this position and this looker."""

    def __init__(
        self, controller: TurnController, bots: BotRunner, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._bots = controller, bots
        self._question: Question | None = None
        self._hint: GivenAdvice | None = None
        bots.answered.connect(self._take)
        controller.phaseChanged.connect(self._let_go)
        controller.curtainFell.connect(self._forget)

    @property
    def current(self) -> GivenAdvice | None:
        """The hint for the present position, if it is there already."""
        hint = self._hint
        return hint if hint is not None and self._holds(hint.seat, hint.revision) else None

    def ask(self) -> None:
        """Asks for a hint, which only a person gets whose turn it is: at once, if it is there
        already. A hint that could not be had is asked for anew."""
        match, view = self._controller.match, self._controller.view
        if self.current is not None:
            self.advised.emit(self.current)
        elif view is not None and self._holds(view.seat, match.revision) and not self._is_open:
            self._question = question_of(match, Purpose.HINT, view, LEVEL, CHARACTER)
            self._bots.ask(self._question)

    @property
    def _is_open(self) -> bool:
        """Whether the answer for the present position is awaited."""
        asked = self._question
        return asked is not None and self._holds(asked.seat, asked.revision)

    def _holds(self, seat: int, revision: int) -> bool:
        controller = self._controller
        return (
            controller.is_open
            and controller.phase is TurnPhase.PERSON
            and (controller.looker, controller.revision) == (seat, revision)
        )

    def _take(self, answer: Answer) -> None:
        asked = answer.question
        if asked is not self._question or not self._is_open:
            return
        self._question = None
        hint = GivenAdvice(asked.seat, asked.revision, answer.advice)
        if answer.advice.action is not None:
            self._hint = hint
        self.advised.emit(hint)

    def _let_go(self) -> None:
        """Drops everything that was meant for a position that has passed."""
        if self.current is None:
            self._hint = None
        if not self._is_open:
            self._question = None

    def _forget(self) -> None:
        self._question = self._hint = None
