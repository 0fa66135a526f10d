"""A computer player of a live game that goes on whatever happens to its mind."""

from __future__ import annotations

import logging
from typing import Any

from quando_desktop.bots.live_mind import FULL, Mind, PlannedAction, SingleMind
from quando_desktop.engine.contract import Observation

PAUSE, GLANCE = 4000, 1000
"""Milliseconds that a quiet player lets pass before it acts, and before it does something else than
it planned."""

_log = logging.getLogger(__name__)


class Quiet(SingleMind[Any]):
    """Does the first legal thing, slowly. It must not just sit there: as long as a player could
    draw nobody is stuck, so all the others might wait for it for ever."""

    def see(self, observation: Observation[Any], at: int) -> None:
        before, legal = self._intent, observation.legal()
        if not legal:
            self._intent = None
        elif before is None:
            self._intent = PlannedAction(at + PAUSE * FULL // self.pace, legal[0])
        elif before.action != legal[0]:
            self._intent = PlannedAction(max(before.at, at + GLANCE), legal[0])


class Steady(Mind[Any]):
    """Replaces a mind by a quiet one as soon as something goes wrong with it."""

    def __init__(self, mind: Mind[Any], name: str) -> None:
        self._mind, self._name = mind, name

    @property
    def pace(self) -> int:
        return self._mind.pace

    @pace.setter
    def pace(self, pace: int) -> None:
        self._mind.pace = pace

    def see(self, observation: Observation[Any], at: int) -> None:
        try:
            self._mind.see(observation, at)
            # It must be able to say what it will do, too.
            self._mind.intent()
        except Exception:
            self._give_up()
            self._mind.see(observation, at)

    def intent(self) -> PlannedAction | None:
        return self._mind.intent()

    def act(self) -> None:
        try:
            self._mind.act()
        except Exception:
            self._give_up()

    def startle(self, at: int) -> None:
        try:
            self._mind.startle(at)
        except Exception:
            self._give_up()

    def _give_up(self) -> None:
        _log.warning("%s plays on without a thought:", self._name, exc_info=True)
        pace, self._mind = self._mind.pace, Quiet()
        self._mind.pace = pace
