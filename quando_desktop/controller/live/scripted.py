"""Computer players of a live game who do what a script says, one action after the other, until they
are set free."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.engine.contract import Action, Observation

BEAT = 900
"""Milliseconds before a scripted action, so that people can follow."""

Scripted = tuple[int, Callable[[], Action]]
"""A seat, and its action in the position that there is by then."""


class LiveScript:
    """The script of all computer players at a table."""

    def __init__(self, minds: Mapping[int, Mind[Any]]) -> None:
        """`minds` are the real players, by their seats."""
        self.is_free = False
        self.moves: deque[Scripted] = deque()
        self.minds = {seat: ScriptedMind(self, seat, mind) for seat, mind in minds.items()}

    def follow(self, moves: Iterable[Scripted]) -> None:
        """Takes more of the script."""
        self.moves.extend(moves)

    def set_free(self, at: int) -> None:
        """Lets the real players go on, from this time on."""
        self.is_free = True
        for mind in self.minds.values():
            mind.startle(at)


class ScriptedMind(Mind[Observation[Any]]):
    """One of the players: follows the script, and then plays by itself."""

    def __init__(self, script: LiveScript, seat: int, mind: Mind[Any]) -> None:
        self._script, self._seat, self._mind = script, seat, mind
        self._at = 0

    def see(self, observation: Observation[Any], at: int) -> None:
        self._at = at
        self._mind.pace = self.pace
        if self._script.is_free:
            self._mind.see(observation, at)

    def intent(self) -> PlannedAction | None:
        script = self._script
        if script.is_free:
            return self._mind.intent()
        if not script.moves or script.moves[0][0] != self._seat:
            return None
        return PlannedAction(self._at + BEAT, script.moves[0][1]())

    def act(self) -> None:
        if self._script.is_free:
            self._mind.act()
        else:
            self._script.moves.popleft()

    def startle(self, at: int) -> None:
        self._at = at
        self._mind.startle(at)
