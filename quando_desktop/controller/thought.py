"""What a computer player thinks about now: one open question, and its answer once it has come."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Question
from quando_desktop.controller.runner import BotRunner
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.match import Match


class Thought:
    def __init__(self, match: Match, bots: BotRunner, came: Callable[[], None]) -> None:
        """`came` is called when there is an answer, perhaps before `ask` returns."""
        self.answer: Answer | None = None
        self._question: Question | None = None
        self._match, self._bots, self._came = match, bots, came
        self._chance = Chance(fresh_seed() if match.seed is None else match.seed)
        bots.answered.connect(self._take)

    @property
    def is_open(self) -> bool:
        """Whether something was asked, answered or not."""
        return self._question is not None

    def ask(self, seat: int) -> None:
        """Its chance is named by the moves that stand, so that a match that is continued, or an
        action done again, meets the same answer."""
        match = self._match
        place = (len(match.rounds), len(match.rounds[-1].moves))
        self._question = Question(
            revision=match.revision,
            seat=seat,
            game=match.game.id,
            level=match.players[seat].level,
            observation=match.observe(seat),
            chance=self._chance.stream("bot", seat, *place).name,
        )
        self._bots.ask(self._question)

    def forget(self) -> None:
        """An answer that comes from now on is too late."""
        self._question = self.answer = None

    def close(self) -> None:
        self.forget()
        self._bots.answered.disconnect(self._take)

    def _take(self, answer: Answer) -> None:
        if answer.question is self._question and self.answer is None:
            self.answer = answer
            self._came()


def pace(pacing: Pacing, question: Question) -> float:
    """Seconds that this decision seems to take."""
    return pacing.delay(question.observation, Chance(question.chance).stream("pace"))
