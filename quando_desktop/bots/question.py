"""Questions to a computer player and its answers, wherever it thinks."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from hashlib import sha256
from typing import Any

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.dataclass import dataclass
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Observation

LIMIT = 8.0
"""Seconds for a thought; a player that takes longer is stuck."""


class Purpose(Enum):
    """The use of an answer. A match waits for a move, so that comes before the others."""

    MOVE = auto()
    """The action of a computer player."""
    HINT = auto()
    """The action that it would take in a person's place, and why."""
    NOTEBOOK = auto()
    """Its thoughts at a decision that is over now."""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """The question what a seat should do. Two questions are never equal, even if they look
    alike."""

    purpose: Purpose
    revision: int
    """The match's revision: an answer to a position that has passed is dropped."""
    seat: int
    game: str
    level: str | None
    character: str | None
    observation: Observation[Any]
    chance: str
    """The name of the stream of chance for this one decision."""


@dataclass(frozen=True, slots=True)
class Answer:
    question: Question
    advice: Advice
    """Its action is None only from a seat that is not waited for, or where no hint and no
    notebook could be had. Only these have a reason: for a move nobody asks for one."""
    seconds: float


Find = Callable[[str, str | None, str | None], Bot[Any]]
"""Finds the bot for a game, a level and a character; a function of a module, so that it can be
pickled by name."""


def think(question: Question, find: Find) -> Advice:
    bot = find(question.game, question.level, question.character)
    observation, chance = question.observation, Chance(question.chance)
    if question.purpose is Purpose.MOVE:
        return Advice(bot.choose(observation, chance))
    return bot.advise(observation, chance)


def chance_for(observation: Observation[Any]) -> str:
    """The name of the stream of chance for a decision, from what its seat knows and nothing else.

    So a match that is continued, an action that is done again and a notebook that is opened later
    get the same thought, and nothing that the deal was made from goes along.
    """
    return sha256(repr(observation).encode()).hexdigest()
