"""The interface of a computer player of a live game, who takes time to see and time to act.

Unlike a `Bot` it is not asked for one decision: it is shown what lies there whenever that changes,
and says what it will do next, and when. It needs no process of its own: its thinking is a matter of
eyes and hands, not of search, and takes microseconds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from quando_desktop.engine.contract import Action, Observation
from quando_desktop.named_tuple import NamedTuple

O = TypeVar("O", bound=Observation[Any])  # noqa: E741


FULL = 100
"""The pace of a player whom nobody slows down."""


class PlannedAction(NamedTuple):
    """An action that a player is about to take."""

    at: int
    """The time of its arrival, in milliseconds since the start signal."""
    action: Action


class Mind(ABC, Generic[O]):
    """One player of one game. It knows what it was shown and nothing else; the same chance gives
    the same game."""

    pace: int = FULL
    """Its speed in percent of what its level can do. It may be changed at any time, and counts for
    whatever the player begins to do from then on."""

    @abstractmethod
    def see(self, observation: O, at: int) -> None:
        """Shows what lies there from now on, `at` ms since the start signal. The player needs time
        to notice: nothing that it does before that may follow from what is new here. The first call
        follows a start signal."""

    @abstractmethod
    def intent(self) -> PlannedAction | None:
        """The next action unless something else is shown before that, never earlier than what was
        last shown; None while the player waits. Asking changes nothing."""

    @abstractmethod
    def act(self) -> None:
        """Takes in that the planned action has arrived, whatever became of it; what lies there now
        is shown next."""

    @abstractmethod
    def startle(self, at: int) -> None:
        """Takes in a start signal, at 0 that of a new game: all plans are forgotten, eyes are on
        the pile."""


class SingleMind(Mind[O]):
    """A mind with at most one planned action, which follows from what it sees."""

    def __init__(self) -> None:
        self._intent: PlannedAction | None = None

    def intent(self) -> PlannedAction | None:
        return self._intent

    def act(self) -> None:
        self._intent = None

    def startle(self, at: int) -> None:
        self._intent = None
