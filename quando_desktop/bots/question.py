"""Questions to a computer player and its answers, wherever it thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation
from quando_desktop.engine.digest import sha256
from quando_desktop.named_tuple import NamedTuple

LIMIT = 8.0
"""Seconds for a thought; a player that takes longer is stuck."""
THOUGHT_THROUGH = 3
"""Decisions of a round that are thought through once more for a notebook."""


class Purpose(Enum):
    """The use of an answer. A match waits for a move, so that comes before the others."""

    MOVE = auto()
    """The action of a computer player."""
    HINT = auto()
    """The action that it would take in a person's place, and why."""
    NOTEBOOK = auto()
    """Its thoughts at the decision of a round that mattered most; the round is over."""


class PastDecision(NamedTuple):
    """A decision of a computer player in a round that is over."""

    observation: Observation[Any]
    action: Action
    """What it did."""

    @property
    def rank(self) -> int:
        return self.observation.telling(self.action)


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
    past: tuple[PastDecision, ...] = ()
    """For a notebook: the decisions among which it finds the one to write about."""


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
    if question.past:
        return recall(bot, question.past)
    return bot.advise(observation, chance)


def recall(bot: Bot[Any], past: Sequence[PastDecision]) -> Advice:
    """The decision that mattered most, thought through once more: where the best action was
    farthest above the second in the player's own reckoning. Whoever does not reckon takes the most
    telling one; of equals it is the last."""
    stakes = [bot.stake(each.observation, _chance(each)) for each in past]
    weighty = [number for number, stake in enumerate(stakes) if stake is not None]
    weighty.sort(key=lambda number: (stakes[number] or 0.0, number), reverse=True)
    found = []
    for number in weighty[:THOUGHT_THROUGH]:
        advice = bot.advise(past[number].observation, _chance(past[number]))
        if advice.action == past[number].action:
            margin = advice.reason.margin() if advice.reason is not None else None
            stake = (stakes[number] or 0.0) if margin is None else margin
            found.append((stake, replace(advice, number=number)))
    if found:
        return max(found, key=lambda each: each[0])[1]
    number = max(range(len(past)), key=lambda number: (past[number].rank, number))
    advice = bot.advise(past[number].observation, _chance(past[number]))
    return replace(advice, number=number)


def _chance(decision: PastDecision) -> Chance:
    return Chance(chance_for(decision.observation))


def chance_for(observation: Observation[Any]) -> str:
    """The name of the stream of chance for a decision, from what its seat knows and nothing else.

    So a match that is continued, an action that is done again and a notebook that is opened later
    get the same thought, and nothing that the deal was made from goes along.
    """
    return sha256(repr(observation).encode()).hexdigest()
