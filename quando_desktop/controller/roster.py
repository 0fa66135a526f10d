"""Which computer player a seat gets. The worker process imports this, so it knows no Qt."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.levels import nearest
from quando_desktop.bots.question import Question
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games import make_bot


def bot_for(game: str, level: str | None, character: str | None) -> Bot[Any]:
    """The bot of a level and a character; for a level that an old record knows and we do not, what
    comes closest. Somebody unknown has no leaning."""
    return make_bot(game, nearest(level), character)


def stand_in(question: Question) -> Action:
    """A legal action without any thought, for a computer player that has failed."""
    return RandomBot().choose(question.observation, Chance(question.chance).stream("stand-in"))
