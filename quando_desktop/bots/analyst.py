"""What a game brings to look back at its matches: everything is told from one seat's observations,
never from a round."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from quando_desktop.bots.appraisal import Appraisal, Estimate
from quando_desktop.bots.bot import Reason
from quando_desktop.bots.question import chance_for
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Event, Observation
from quando_desktop.named_tuple import NamedTuple

O = TypeVar("O", bound=Observation[Any])  # noqa: E741


def chances(view: Observation[Any], what: str) -> Chance:
    """The stream of chance for looking at something once more, from what its seat knew alone."""
    return Chance(chance_for(view)).stream(what)


class ClosingTurn(NamedTuple):
    """A turn of a round that a player may end: what came of it had they done so there."""

    total: int
    """The points in hand."""
    chance: Estimate | None
    """The chance to win the round; None where it could not be ended yet."""
    done: bool
    """Whether they did."""


class Analyst(ABC, Generic[O]):
    """Looks back at decisions and at chance."""

    # --------------------------------------------------------------- decisions

    @abstractmethod
    def options(self, view: O, played: Action) -> Sequence[Action]:
        """What could sensibly have been done at a decision, each effect once, what was done first.
        Only that where nothing was to be decided."""

    @abstractmethod
    def appraise(self, view: O, actions: Sequence[Action], chance: Chance) -> Appraisal:
        """The worth of actions in one helping of worlds, in blocks that are independent of each
        other."""

    @abstractmethod
    def reason(self, view: O, action: Action, played: Action | None = None) -> Reason:
        """What speaks for an action and, if something else was played, against that."""

    def closing(self, view: O, played: Action) -> ClosingTurn | None:
        """A turn of a round that players end themselves; None where this is none."""
        return None

    # ------------------------------------------------------------------ chance

    @abstractmethod
    def before_deal(self, view: O) -> float:
        """The chance to win the match before the cards of a round are dealt."""

    @abstractmethod
    def deal(self, view: O) -> float:
        """The luck of a deal, in chances to win: the own cards beside all that could have come.
        With it a round begins; `came` is told all its actions, one after the other."""

    @abstractmethod
    def came(self, before: O, after: O, events: Sequence[Event]) -> float:
        """The luck of the cards that came to this player by an action, in chances to win: what
        came beside all that could have come."""

    @abstractmethod
    def is_telling(self, events: Sequence[Event]) -> bool:
        """Whether the others decided something in these events that everybody felt."""

    def is_last(self, view: O) -> bool:
        """Whether the turn that begins is the last of its round, whatever is done in it."""
        return False

    @abstractmethod
    def value(self, view: O, chance: Chance) -> Estimate:
        """The chance to win the match from here, whoever acts next."""
