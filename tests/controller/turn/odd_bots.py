"""Computer players that misbehave, for the worker process to load."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

from quando_desktop.bots.bot import Advice, Bot, Reason
from quando_desktop.controller.roster import bot_for
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation


@dataclass(frozen=True)
class Whim(Reason):
    """Why odd bots do what they do."""


class Odd(Bot[Any]):
    def __init__(self, act: Callable[[], Any]) -> None:
        self._act = act

    def choose(self, observation: Observation[Any], chance: Chance) -> Action | None:
        action: Action | None = self._act()
        return action

    def advise(self, observation: Observation[Any], chance: Chance) -> Advice:
        return Advice(self.choose(observation, chance), Whim())


def die() -> None:
    os._exit(3)


def hang() -> None:
    Event().wait()


def spin() -> None:
    while True:
        pass


def fail() -> None:
    raise ZeroDivisionError("a bot with a mistake")


def report() -> tuple[int, bool, int]:
    """What a test wants to know of the worker: its number, whether Qt is there, its priority."""
    nice = os.nice(0) if os.name == "posix" else 0
    return os.getpid(), any(name.startswith("PySide6") for name in sys.modules), nice


ODD: dict[str, Callable[[], Any]] = {
    "die": die,
    "hang": hang,
    "spin": spin,
    "fail": fail,
    "report": report,
}


def find(game: str, level: str | None, character: str | None) -> Bot[Any]:
    """By level; "die once PATH" behaves as soon as the path is there, "spin at PATH" makes it."""
    for word, act in (("die once ", die), ("spin at ", spin)):
        if level is not None and level.startswith(word):
            mark = Path(level.removeprefix(word))
            if act is spin or not mark.exists():
                mark.touch()
                return Odd(act)
    return Odd(ODD[level]) if level in ODD else bot_for(game, level, character)


def find_no_expert(game: str, level: str | None, character: str | None) -> Bot[Any]:
    """Whoever gives hints dies of it."""
    return Odd(die) if level == "expert" else bot_for(game, level, character)
