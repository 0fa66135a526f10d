"""Questions to computer players: how one is put, where it is thought about (in a worker process, or
in the asking thread itself), and the one that a match has open."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal

from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import (
    LIMIT,
    Answer,
    Find,
    Purpose,
    Question,
    chance_for,
    think,
)
from quando_desktop.controller.roster import bot_for, skill_of, stand_in
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match

if TYPE_CHECKING:
    from quando_desktop.bots.keeper import WorkerKeeper


class BotRunner(QObject):
    """Takes one question after the other, moves first. A new one makes the one before it for the
    same purpose pointless: that may be answered late or not at all."""

    answered = Signal(object)
    """An `Answer`, in the thread that this object lives in."""

    def warm(self) -> None:
        """Gets ready for the first question, without waiting for it."""

    def ask(self, question: Question) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Ends it: no more answers come."""


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
        self._keeper: WorkerKeeper | None = None
        self._early: dict[Purpose, Question] = {}
        """Asked before the process was wanted: the first picture goes before the first thought."""
        # Emitted in the keeper's thread, so it has to queue for ours.
        self._came.connect(self.answered, Qt.ConnectionType.QueuedConnection)

    @property
    def pid(self) -> int | None:
        """The process id of the worker, while there is one."""
        return None if self._keeper is None else self._keeper.pid

    def warm(self) -> None:
        if self._keeper is None:
            from quando_desktop.bots.keeper import WorkerKeeper

            self._keeper = WorkerKeeper(self._find, stand_in, self._tell, self._limit)
            self._keeper.warm()
            for question in self._early.values():
                self._keeper.ask(question)
            self._early.clear()

    def ask(self, question: Question) -> None:
        if self._keeper is None:
            self._early[question.purpose] = question
        else:
            self._keeper.ask(question)

    def close(self) -> None:
        if self._keeper is not None:
            self._keeper.close()

    def _tell(self, answer: Answer) -> None:
        # The window may be gone already when the last answer comes.
        with contextlib.suppress(RuntimeError):
            self._came.emit(answer)


def question_of(
    match: Match,
    purpose: Purpose,
    observation: Observation[Any],
    level: str | None,
    character: str | None,
) -> Question:
    """The question to a computer player: who it is, and what its seat knows."""
    return Question(
        purpose=purpose,
        revision=match.revision,
        seat=observation.seat,
        game=match.game.id,
        level=level,
        character=character,
        observation=observation,
        chance=chance_for(observation),
    )


class Thought:
    """The decision that a computer player thinks about now: one open question, and its answer once
    it has come."""

    def __init__(self, match: Match, bots: BotRunner, came: Callable[[], None]) -> None:
        """`came` is called when there is an answer, perhaps before `ask` returns."""
        self.answer: Answer | None = None
        self._question: Question | None = None
        self._match, self._bots, self._came = match, bots, came
        self._chance = Chance(fresh_seed() if match.seed is None else match.seed)
        """The chance of the pace alone. Everybody sees the pace, so it does not come from what one
        seat knows."""
        bots.answered.connect(self._take)

    @property
    def is_open(self) -> bool:
        """Whether something was asked, answered or not."""
        return self._question is not None

    def ask(self, seat: int) -> None:
        match = self._match
        player = match.players[seat]
        self._question = question_of(
            match, Purpose.MOVE, match.observe(seat), skill_of(player), player.character
        )
        self._bots.ask(self._question)

    def forget(self) -> None:
        """Drops the question: an answer that comes from now on is too late."""
        self._question = self.answer = None

    def close(self) -> None:
        self.forget()
        self._bots.answered.disconnect(self._take)

    def pace(self, pacing: Pacing) -> float:
        """Seconds that the present decision seems to take."""
        assert self._question is not None
        match = self._match
        place = (self._question.seat, len(match.rounds), len(match.rounds[-1].moves))
        return pacing.delay(self._question.observation, self._chance.stream("pace", *place))

    def _take(self, answer: Answer) -> None:
        if answer.question is self._question and self.answer is None:
            self.answer = answer
            self._came()
