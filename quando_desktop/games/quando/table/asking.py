"""What can be asked of a computer player at a Quando table."""

from __future__ import annotations

from quando_desktop.bots.bot import Reason
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.table.parts.asking import Asking


class QuandoAsking(Asking[QuandoView]):
    """A hint, and how likely a knock wins."""

    def chance(self, view: QuandoView) -> float | None:
        """How likely a knock wins, where that was reckoned."""
        advice = self.advice(view)
        reason = None if advice is None else advice.reason
        return reason.knock_chance if isinstance(reason, QuandoReason) else None

    def _is_legal(self, view: QuandoView, action: Action) -> bool:
        if isinstance(action, Play):
            # One order stands for all.
            action = Play(tuple(sorted(action.places)))
        return action in view.legal()

    def _weighed(self, reason: Reason) -> list[Action]:
        return [each.action for each in reason.weighed] if isinstance(reason, QuandoReason) else []
