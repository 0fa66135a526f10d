"""A player of any live game for golden files: quick, fair, and never made better."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.live_mind import PlannedAction, SingleMind
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Observation


class Quick(SingleMind[Observation[Any]]):
    """Does something that is legal, half a second after it has seen that; by then it may be too
    late for it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def see(self, observation: Observation[Any], at: int) -> None:
        choices = observation.legal()
        if self._intent is None and choices:
            action = self._chance.choice(choices)
            self._intent = PlannedAction(at + 300 + self._chance.below(400), action)
