"""Asking a computer player at a Quando table: for a hint, or for how likely a knock wins."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quando.table.hint import sentence
from quando_desktop.games.quando.table.showing import QuandoShowing
from quando_desktop.games.quando.text import reasons as text_reasons


class Advised(QuandoShowing):
    """Shows what was asked for, and says it."""

    def wants_advice(self) -> bool:
        view = self._view
        if view is None or self._asking.advice(view) is not None:
            return False
        return self._tells_chance(view)

    def advised(self, advice: Advice) -> None:
        super().advised(advice)
        if self._view is None or self._facts is None or self._facts.is_shared:
            # How good a hand is, the others at this computer do not hear: it is at the knob.
            return
        chance = self._asking.chance(self._view)
        if chance is not None and self._tells_chance(self._view):
            self._host.say(text_reasons.chance_of_knock(chance))

    def _hint_in_words(self, advice: Advice) -> str:
        assert self._view is not None
        return " ".join(sentence(advice, self._view)).strip()
