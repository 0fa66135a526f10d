"""What a computer player of a live game is: somebody who takes time to see and time to act.

Unlike a `Bot` it is not asked for one decision: it is shown what lies there whenever that changes,
and says what it will do next, and when. It thinks where it is asked, without a process of its own:
what it does is a matter of eyes and hands, not of search, and takes microseconds.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, NamedTuple, TypeVar

from quando_desktop.engine.contract import Action, Observation

O = TypeVar("O", bound=Observation[Any])  # noqa: E741


class PlannedAction(NamedTuple):
    """What somebody is about to do."""

    at: int
    """When it will arrive, in milliseconds since the start signal."""
    action: Action


class Mind(ABC, Generic[O]):
    """One player of one game. Knows what it was shown and nothing else; the same chance, the same
    game."""

    @abstractmethod
    def see(self, observation: O, at: int) -> None:
        """This is what lies there from now on, `at` ms since the start signal. It will need its
        time to notice: nothing that it does before that may come from what is new here. The first
        call follows a start signal."""

    @abstractmethod
    def intent(self) -> PlannedAction | None:
        """What it does next unless something else is shown before that, never earlier than what
        it was last shown; None while it waits. Asking changes nothing."""

    @abstractmethod
    def act(self) -> None:
        """Its intent has arrived, whatever became of it; what lies there now is shown next."""

    @abstractmethod
    def startle(self, at: int) -> None:
        """A start signal, at 0 that of a new game: whatever was planned is forgotten, eyes are on
        the pile."""


class SingleMind(Mind[O]):
    """Means one thing at a time; what it sees tells it which."""

    def __init__(self) -> None:
        self._intent: PlannedAction | None = None

    def intent(self) -> PlannedAction | None:
        return self._intent

    def act(self) -> None:
        self._intent = None

    def startle(self, at: int) -> None:
        self._intent = None
