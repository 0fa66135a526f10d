"""What a computer player is asked and what it answers, wherever it thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation

LIMIT = 8.0
"""Seconds for a thought; whoever takes longer is stuck."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """What shall this seat do? Two questions are never the same one, even if they look alike."""

    revision: int
    """Of the match: an answer to a position that has passed is dropped."""
    seat: int
    game: str
    level: str | None
    observation: Observation[Any]
    chance: str
    """The name of the stream of chance for this one decision."""


@dataclass(frozen=True, slots=True)
class Answer:
    question: Question
    action: Action | None
    """None only from a seat that is not waited for."""
    seconds: float


Find = Callable[[str, str | None], Bot[Any]]
"""The bot for a game and a level; a function of a module, so that it can travel by name."""


def think(question: Question, find: Find) -> Action | None:
    bot = find(question.game, question.level)
    return bot.choose(question.observation, Chance(question.chance))
