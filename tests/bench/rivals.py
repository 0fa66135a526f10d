"""Others' engines, played by the same loop as ours. They are only needed here, so a rival that
is not installed is left out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from itertools import cycle
from random import Random
from typing import Any

from tests.bench.timing import Contestant

PYSPIEL, RLCARD_MODULE = "pyspiel", "rlcard"

OPEN_SPIEL = "OpenSpiel crazy eights"
RLCARD = "RLCard UNO"
RLCARD_INSIDE = "RLCard UNO, its inner game"


def is_installed(module: str) -> bool:
    return find_spec(module) is not None


def missing(*modules: str) -> list[str]:
    """One sentence for each of these rivals that is not installed."""
    return [
        f"{module} is not installed, so its rows are left out."
        for module in modules
        if not is_installed(module)
    ]


def players() -> Iterator[Contestant]:
    """Random play; a unit is one step."""
    if is_installed(PYSPIEL):
        yield Contestant(OPEN_SPIEL, OpenSpiel().play)
    if is_installed(RLCARD_MODULE):
        yield Contestant(RLCARD, RLCard().play)
        yield Contestant(RLCARD_INSIDE, RLCardInside().play)


class OpenSpiel:
    """Crazy eights as it comes, for five players. C++ under a thin layer of Python.

    What we do at once, dealing and turning up a drawn card, it asks the loop to choose in chance
    nodes. They are sampled like decisions and count as steps like decisions: each asks for the
    legal actions and applies one. `decisions` tells the share of those in which a player acts.
    """

    def __init__(self) -> None:
        import pyspiel

        self._game: Any = pyspiel.load_game("crazy_eights")
        self._random = Random(1).random

    def play(self) -> int:
        random = self._random
        state = self._game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps

    def decisions(self, games: int = 200) -> float:
        random = self._random
        steps = decided = 0
        for _ in range(games):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                decided += not state.is_chance_node()
                steps += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
        return decided / steps

    def copies(self, games: int = 50, batch: int = 200) -> Contestant:
        """Clones of states halfway through random games; a unit is one copy."""
        states = cycle([self._halfway() for _ in range(games)])

        def run() -> int:
            for _ in range(batch):
                next(states).clone()
            return batch

        return Contestant(OPEN_SPIEL, run)

    def _halfway(self) -> Any:
        random = self._random
        state = self._game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
        history = state.history()
        state = self._game.new_initial_state()
        for action in history[: len(history) // 2]:
            state.apply_action(action)
        return state


class RLCard:
    """UNO for two players by RLCard's own door, as its users play it: each view comes encoded as
    an array for learning."""

    def __init__(self) -> None:
        import rlcard

        self._environment: Any = rlcard.make("uno", config={"seed": 1})
        self._random = Random(1).random

    def play(self) -> int:
        random, environment = self._random, self._environment
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(random() * len(legal))])
            steps += 1
        return steps


class RLCardInside:
    """The same UNO by the class behind that door. A step gives the next player's view with the
    legal actions in it, so asking for them again is spared."""

    def __init__(self) -> None:
        from numpy.random import RandomState
        from rlcard.games.uno import Game

        self._game: Any = Game()
        self._game.np_random = RandomState(1)
        self._random = Random(1).random

    def play(self) -> int:
        random, game = self._random, self._game
        state, _ = game.init_game()
        steps = 0
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random() * len(legal))])
            steps += 1
        return steps
