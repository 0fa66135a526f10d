"""Which computer player a seat gets. The worker process imports this, so it knows no Qt."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.question import Question
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games import LEVELS


def bot_for(game: str, level: str | None) -> Bot[Any]:
    """The bot of a level; the strongest for a level that an old record knows and we do not."""
    levels = LEVELS[game]
    return levels[level] if level in levels else list(levels.values())[-1]


def stand_in(question: Question) -> Action:
    """A legal action without much thought, for a computer player that has failed."""
    weakest = next(iter(LEVELS[question.game].values()))
    observation = question.observation
    action = weakest.choose(observation, Chance(question.chance).stream("stand-in"))
    plain: Action = observation.legal()[0] if action is None else action
    return plain
