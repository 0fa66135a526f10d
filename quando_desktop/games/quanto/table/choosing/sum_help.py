"""Help with sums at a Quanto table, as the looker wants it."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.games.quanto.table.intent import QuantoIntent
from quando_desktop.table.turn.state import TurnState


class SumHelp:
    """Whether sums are shown and plays proposed now, and whether that can be asked for."""

    def __init__(self, state: TurnState[QuantoView], intent: QuantoIntent) -> None:
        self._state, self._intent = state, intent

    @property
    def _wish(self) -> SumAid:
        state = self._state
        return state.host.settings.of(state.facts.players[state.view.seat].name, SUM_AID)

    @property
    def is_given(self) -> bool:
        return self._wish is SumAid.SHOWN or (self._wish is SumAid.ASKED and self._intent.asked)

    @property
    def can_be_asked(self) -> bool:
        """Whether it waits for the looker's request."""
        return self._wish is SumAid.ASKED and not self._intent.asked
