"""The state of the hint on a table, which says what a computer player would do in the looker's
place: asked for once a position, and shown until it is closed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action
from quando_desktop.table.turn.state import TurnState, View


class Hints(ABC, Generic[View]):
    """Asks the adviser, and keeps the answer. An observation stands for the position: with the next
    one the answer no longer counts."""

    def __init__(self, state: TurnState[View]) -> None:
        self._state, self._host = state, state.host
        self._asked: View | None = None
        self._known: tuple[View, Advice] | None = None

    # ----------------------------------------------------------------- what a game adds

    def is_legal(self, view: View, action: Action) -> bool:
        """Whether the looker may do this, as far as they know."""
        return action in view.legal()

    def compared(self, reason: Reason) -> list[Action]:
        """The actions that a reason compares."""
        return []

    @abstractmethod
    def in_words(self, advice: Advice) -> str:
        """A hint for a screen reader."""

    def is_wanted(self) -> bool:
        """Whether the looker is told something of the advice on their turn without asking."""
        return False

    # ------------------------------------------------------------------------ asking

    def is_open(self, view: View) -> bool:
        """Whether the looker wants to see a hint."""
        return self._asked is view

    @property
    def is_shown(self) -> bool:
        """Whether a hint lies on the table."""
        return self._host.may_act and self.is_open(self._state.view)

    def advice(self, view: View) -> Advice | None:
        """The answer for this position, once it has come."""
        return self._known[1] if self._known is not None and self._known[0] is view else None

    def toggle(self) -> None:
        """Opens a hint, or closes the one that lies there."""
        view = self._state.view
        if self.is_shown:
            self.close()
            return
        self._asked = view
        known = self.advice(view)
        if known is not None and known.action is None:
            # Nobody could be asked; perhaps now.
            known = self._known = None
        self._host.refresh()
        if known is None:
            self._host.ask_advice()
        else:
            self._host.say(self.in_words(known))

    def close(self) -> None:
        self._asked = None
        self._host.refresh()

    def take(self, advice: Advice) -> None:
        """Shows the adviser's answer, and says it."""
        known = self._sound(self._state.view, advice)
        self._known = self._state.view, known
        self._host.refresh()
        if self.is_shown:
            self._host.say(self.in_words(known))

    def _sound(self, view: View, advice: Advice) -> Advice:
        """Advice as far as it can be followed: without an illegal action, and without a reason that
        compares one."""
        if advice.action is None or not self.is_legal(view, advice.action):
            return Advice(None)
        reason = advice.reason
        if reason is None or all(self.is_legal(view, each) for each in self.compared(reason)):
            return advice
        return Advice(advice.action)
