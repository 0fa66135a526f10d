"""What the looker wants to know of a computer player, and what it said: for one position only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action, Observation

View = TypeVar("View", bound=Observation[Any])


class Asking(ABC, Generic[View]):
    """An observation stands for the position: with the next one everything here has passed."""

    def __init__(self) -> None:
        self._asked: View | None = None
        self._known: tuple[View, Advice] | None = None

    def is_open(self, view: View) -> bool:
        """Whether the looker wants to see a hint."""
        return self._asked is view

    def open(self, view: View) -> None:
        self._asked = view
        known = self.advice(view)
        if known is not None and known.action is None:
            # Nobody could be asked; perhaps now.
            self._known = None

    def close(self) -> None:
        self._asked = None

    def advice(self, view: View) -> Advice | None:
        return self._known[1] if self._known is not None and self._known[0] is view else None

    def take(self, view: View, advice: Advice) -> Advice:
        """Gives what can be shown of it."""
        known = self._sound(view, advice)
        self._known = view, known
        return known

    def _sound(self, view: View, advice: Advice) -> Advice:
        """Advice to do what cannot be done is none, and a reason that weighs such a thing is
        none."""
        if advice.action is None or not self._is_legal(view, advice.action):
            return Advice(None)
        reason = advice.reason
        if reason is not None and not all(
            self._is_legal(view, action) for action in self._weighed(reason)
        ):
            return Advice(advice.action)
        return advice

    @abstractmethod
    def _is_legal(self, view: View, action: Action) -> bool: ...

    @abstractmethod
    def _weighed(self, reason: Reason) -> list[Action]:
        """All that the reason compares."""
