"""What a computer player is: a function from what its seat knows to an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation

O = TypeVar("O", bound=Observation[Any])  # noqa: E741


class Bot(ABC, Generic[O]):
    """Chooses by what it is given and nothing else, so a seed gives the same choice again."""

    @abstractmethod
    def choose(self, observation: O, chance: Chance) -> Action | None:
        """One of the observation's legal actions; None only where another seat is waited for."""


class RandomBot(Bot[Observation[Any]]):
    """Any legal action, all equally likely."""

    def choose(self, observation: Observation[Any], chance: Chance) -> Action:
        action: Action = chance.choice(observation.legal())
        return action
