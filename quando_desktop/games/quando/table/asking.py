"""What the looker wants to know of a computer player, and what it said: for one position only."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.actions import Play
from quando_desktop.games.quando.reason import QuandoReason
from quando_desktop.games.quando.view import QuandoView


class Asking:
    """An observation stands for the position: with the next one everything here has passed."""

    def __init__(self) -> None:
        self._asked: QuandoView | None = None
        self._known: tuple[QuandoView, Advice] | None = None

    def is_open(self, view: QuandoView) -> bool:
        """Whether the looker wants to see a hint."""
        return self._asked is view

    def open(self, view: QuandoView) -> None:
        self._asked = view
        known = self.advice(view)
        if known is not None and known.action is None:
            # Nobody could be asked; perhaps now.
            self._known = None

    def close(self) -> None:
        self._asked = None

    def advice(self, view: QuandoView) -> Advice | None:
        return self._known[1] if self._known is not None and self._known[0] is view else None

    def chance(self, view: QuandoView) -> float | None:
        """How likely a knock wins, where that was reckoned."""
        advice = self.advice(view)
        reason = None if advice is None else advice.reason
        return reason.knock_chance if isinstance(reason, QuandoReason) else None

    def take(self, view: QuandoView, advice: Advice) -> Advice:
        """Gives what can be shown of it."""
        known = _sound(advice, view)
        self._known = view, known
        return known


def _sound(advice: Advice, view: QuandoView) -> Advice:
    """Advice to do what cannot be done is none, and a reason that weighs such a thing is none."""
    if not _is_legal(advice.action, view):
        return Advice(None)
    reason = advice.reason
    if isinstance(reason, QuandoReason) and not all(
        _is_legal(each.action, view) for each in reason.weighed
    ):
        return Advice(advice.action)
    return advice


def _is_legal(action: Action | None, view: QuandoView) -> bool:
    if isinstance(action, Play):
        # One order stands for all.
        action = Play(tuple(sorted(action.places)))
    return action in view.legal()
