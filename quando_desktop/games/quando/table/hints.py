"""Asking a computer player at a Quando table: for a hint, or for how likely a knock wins."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Call, Phase, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.quando.table.hint import sentence
from quando_desktop.games.quando.text import reasons as text_reasons
from quando_desktop.table.turn.hints import Hints


class QuandoHints(Hints[QuandoView]):
    def is_legal(self, view: QuandoView, action: Action) -> bool:
        if isinstance(action, Play):
            # One order stands for all.
            action = Play(tuple(sorted(action.places)))
        return action in view.legal()

    def compared(self, reason: Reason) -> list[Action]:
        return [each.action for each in reason.weighed] if isinstance(reason, QuandoReason) else []

    def in_words(self, advice: Advice) -> str:
        return " ".join(sentence(advice, self._state.view)).strip()

    # --------------------------------------------------------- the chance of a knock

    def is_wanted(self) -> bool:
        view = self._state.view
        return self.advice(view) is None and self.tells_chance(view)

    def take(self, advice: Advice) -> None:
        super().take(advice)
        view = self._state.view
        if self._state.facts.is_shared:
            # How good a hand is, the others at this computer do not hear: it is at the knob.
            return
        chance = self._chance(view)
        if chance is not None and self.tells_chance(view):
            self._host.say(text_reasons.chance_of_knock(chance))

    def tells_chance(self, view: QuandoView) -> bool:
        """Whether the looker can knock now and wants to know how likely that wins; not where it
        could not be reckoned."""
        if view.phase is not Phase.PLAY or view.call is not Call.KNOCK:
            return False
        if self.advice(view) is not None and self._chance(view) is None:
            return False
        name = self._state.facts.players[view.seat].name
        return self._host.settings.of(name, KNOCK_CHANCE)

    def _chance(self, view: QuandoView) -> float | None:
        """How likely a knock wins, where that was reckoned."""
        advice = self.advice(view)
        reason = None if advice is None else advice.reason
        return reason.knock_chance if isinstance(reason, QuandoReason) else None
