"""The pace of a lesson: whose turn it is to do something, the learner's or that of the others, who
follow their script."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.scripted import LiveScript
from quando_desktop.controller.live.stage import WAITING
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.controller import TurnController
from quando_desktop.controller.turn.scripted import Scripted, ScriptedBotRunner
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.contract import Action
from quando_desktop.lessons.lesson import ScriptedMove, WaitFor
from quando_desktop.lessons.tutor import Tutor

LIVE_OVER = (LivePhase.ROUND_OVER, LivePhase.MATCH_OVER)
OVER = (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER)


class LessonPace(QObject):
    """Knows when the table waits for the learner, and lets the others act."""

    ready = Signal()
    """The table may be waiting for the learner."""

    @property
    def is_ready(self) -> bool:
        """Whether nothing happens before the learner has done something."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the round is over and its end was shown."""
        raise NotImplementedError

    def get_going(self, kind: WaitFor) -> None:
        """Starts what has to be started before a step of this kind."""

    def follow(self, moves: Sequence[ScriptedMove]) -> None:
        """Lets the others do this, one after the other."""
        raise NotImplementedError

    def set_free(self) -> None:
        """Lets the others do what they like."""
        raise NotImplementedError


class TurnPace(LessonPace):
    """The pace of a game that is played turn by turn."""

    def __init__(
        self, tutor: Tutor, controller: TurnController, bots: ScriptedBotRunner, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tutor, self._controller, self._bots = tutor, controller, bots
        bots.held.connect(self.ready)
        controller.phaseChanged.connect(self.ready)

    @property
    def is_ready(self) -> bool:
        waits = self._controller.phase is TurnPhase.PERSON or self.is_over or self._bots.is_holding
        return self._bots.is_done and waits

    @property
    def is_over(self) -> bool:
        return self._controller.phase in OVER

    def follow(self, moves: Sequence[ScriptedMove]) -> None:
        self._bots.follow([_scripted(self._tutor, move) for move in moves])

    def set_free(self) -> None:
        self._bots.set_free()


class LivePace(LessonPace):
    """The pace of a game that everybody plays at once, or by turns without a signal."""

    def __init__(
        self, tutor: Tutor, controller: LiveController, script: LiveScript, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tutor, self._controller, self._script = tutor, controller, script
        controller.phaseChanged.connect(self.ready)
        controller.stepped.connect(self.ready)

    @property
    def is_ready(self) -> bool:
        return not self._script.moves and self._controller.phase in (
            *WAITING,
            LivePhase.LIVE,
            *LIVE_OVER,
        )

    @property
    def is_over(self) -> bool:
        return self._controller.phase in LIVE_OVER

    def get_going(self, kind: WaitFor) -> None:
        if kind in (WaitFor.ACTION, WaitFor.TOUCH) or self._script.moves:
            self._controller.go()

    def follow(self, moves: Sequence[ScriptedMove]) -> None:
        self._script.follow([_scripted(self._tutor, move) for move in moves])
        if moves:
            self._controller.go()
            self._controller.look_again()

    def set_free(self) -> None:
        self._script.set_free(self._controller.now())
        self._controller.look_again()


def _scripted(tutor: Tutor, move: ScriptedMove) -> Scripted:
    def act() -> Action:
        return tutor.action_of(move)

    return tutor.seat_of(move), act
