"""What the looker wants to know of a computer player, and what it said: for one position only."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
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

    def take(self, view: QuandoView, advice: Advice) -> None:
        self._known = view, advice
