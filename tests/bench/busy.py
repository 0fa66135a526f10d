"""A computer player that never has enough time: it plays worlds to their end until it is stopped.

The worker process imports this, so it knows no Qt.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.question import Purpose, Question
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from tests.bench.rounds import dealt

AT_ONCE, LONG = "at once", "long"
"""Its levels."""
BUDGET = 60.0
"""Seconds."""


class Busy(Bot[QuandoView]):
    def __init__(self, budget: float) -> None:
        self._budget = budget

    def choose(self, observation: QuandoView, chance: Chance) -> Action:
        end = monotonic() + self._budget
        worlds = Sampler(observation)
        while monotonic() < end:
            world = worlds.draw(chance)
            while acting := world.to_act():
                world.apply(acting[0], chance.choice(world.legal(acting[0])))
        return observation.legal()[0]


def find(_: str, level: str | None, character: str | None) -> Bot[Any]:
    return Busy(BUDGET if level == LONG else 0.0)


def question(level: str) -> Question:
    state = dealt(6, "busy")
    seat = state.actor
    return Question(Purpose.MOVE, 0, seat, "quando", level, None, state.observe(seat), "busy")
