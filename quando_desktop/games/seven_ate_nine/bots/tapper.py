"""A yardstick: a player who taps on cards and stack without looking at the pile."""

from __future__ import annotations

from quando_desktop.bots.live_mind import FULL, PlannedAction, SingleMind
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.faculties import FLOOR, lasting
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.view import SevenView

PAUSE = 900
"""Milliseconds between two taps, on average."""


class Tapper(SingleMind[SevenView]):
    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self._chance = chance

    def see(self, observation: SevenView, at: int) -> None:
        """Ignores what others do."""
        if self._intent is None:
            choices = len(observation.hand) + observation.may_draw
            chosen = self._chance.below(choices)
            action: Draw | Play = Draw()
            if chosen < len(observation.hand):
                held, card = observation.hand[chosen]
                action = Play(card, held)
            self._intent = PlannedAction(
                at + max(FLOOR, lasting(PAUSE, self._chance) * FULL // self.pace), action
            )
