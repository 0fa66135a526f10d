"""The interface of a computer player: a function from what its seat knows to an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Observation

O = TypeVar("O", bound=Observation[Any])  # noqa: E741


class Reason:
    """Base of the reasons for a computer player's choice: plain numbers, of which the game's own
    words make a sentence. Immutable, comparable, picklable."""

    __slots__ = ()

    def margin(self) -> float | None:
        """By how much the chosen action seemed better than the best of the others, in whatever the
        game counts; None where that was not reckoned."""
        return None


@dataclass(frozen=True, slots=True)
class Advice:
    """The action that a computer player would take, and why, where it can say."""

    action: Action | None
    """None only where another seat is waited for."""
    reason: Reason | None = None
    number: int = 0
    """Of several decisions that were asked about, the one that this is about."""


class Bot(ABC, Generic[O]):
    """Chooses by what it is given and nothing else, so a seed gives the same choice again."""

    @abstractmethod
    def choose(self, observation: O, chance: Chance) -> Action | None:
        """One of the observation's legal actions; None only where another seat is waited for."""

    def advise(self, observation: O, chance: Chance) -> Advice:
        """The same choice, with what speaks for it."""
        return Advice(self.choose(observation, chance))

    def stake(self, observation: O, chance: Chance) -> float | None:
        """By how much the best action is better than the second at a first reckoning, before any
        search; None where it does not reckon, or has nothing to choose."""
        return None


class RandomBot(Bot[Observation[Any]]):
    """Any legal action, all equally likely."""

    def choose(self, observation: Observation[Any], chance: Chance) -> Action:
        action: Action = chance.choice(observation.legal())
        return action


class MixedBot(Bot[Any]):
    """Decides now like the weaker and now like the stronger one of two players."""

    def __init__(self, lower: Bot[Any], upper: Bot[Any], share: int) -> None:
        """`share` is the part of decisions in hundredths that are the stronger one's."""
        self._lower, self._upper, self._share = lower, upper, share

    def choose(self, observation: Observation[Any], chance: Chance) -> Action | None:
        return self._one(chance).choose(observation, chance)

    def advise(self, observation: Observation[Any], chance: Chance) -> Advice:
        return self._one(chance).advise(observation, chance)

    def stake(self, observation: Observation[Any], chance: Chance) -> float | None:
        return self._one(chance).stake(observation, chance)

    def _one(self, chance: Chance) -> Bot[Any]:
        return self._upper if chance.stream("mixed").below(100) < self._share else self._lower
