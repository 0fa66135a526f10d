"""What a computer player thinks about now: one open question, and its answer once it has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quando_desktop.bots.pacing import Pacing
from quando_desktop.bots.question import Answer, Question, Topic, chance_for
from quando_desktop.controller.turn.runner import BotRunner
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match


def question_of(
    match: Match,
    topic: Topic,
    observation: Observation[Any],
    level: str | None,
    character: str | None,
) -> Question:
    """All that goes to a computer player: who it is, and what its seat knows."""
    return Question(
        topic=topic,
        revision=match.revision,
        seat=observation.seat,
        game=match.game.id,
        level=level,
        character=character,
        observation=observation,
        chance=chance_for(observation),
    )


class Thought:
    def __init__(self, match: Match, bots: BotRunner, came: Callable[[], None]) -> None:
        """`came` is called when there is an answer, perhaps before `ask` returns."""
        self.answer: Answer | None = None
        self._question: Question | None = None
        self._match, self._bots, self._came = match, bots, came
        self._chance = Chance(fresh_seed() if match.seed is None else match.seed)
        """Of the pace alone. That is seen by all, so it does not come from what one seat knows."""
        bots.answered.connect(self._take)

    @property
    def is_open(self) -> bool:
        """Whether something was asked, answered or not."""
        return self._question is not None

    def ask(self, seat: int) -> None:
        match = self._match
        player = match.players[seat]
        self._question = question_of(
            match, Topic.MOVE, match.observe(seat), player.level, player.character
        )
        self._bots.ask(self._question)

    def forget(self) -> None:
        """An answer that comes from now on is too late."""
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
