"""Asking a computer player at a Quando table: for a hint, or for how likely a knock wins."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quando.table.hint import sentence
from quando_desktop.games.quando.table.showing import Showing
from quando_desktop.games.quando.text import reasons as text_reasons


class Advised(Showing):
    """Shows what was asked for, and says it."""

    def _is_hinted(self) -> bool:
        return self._view is not None and self._host.may_act and self._asking.is_open(self._view)

    def hint(self) -> None:
        """Opens a hint, or closes the one that is there."""
        assert self._view is not None
        if not self._host.may_act:
            self._say_no(text_reasons.only_on_your_turn())
        elif self._is_hinted():
            self._close_hint()
        else:
            self._asking.open(self._view)
            self._host.refresh()
            known = self._asking.advice(self._view)
            if known is None:
                self._host.ask_advice()
            else:
                self._host.say(self._hint_in_words(known))

    def _close_hint(self) -> None:
        self._asking.close()
        self._host.refresh()

    def wants_advice(self) -> bool:
        view = self._view
        if view is None or self._asking.advice(view) is not None:
            return False
        return self._tells_chance(view)

    def advised(self, advice: Advice) -> None:
        if self._view is None:
            return
        known = self._asking.take(self._view, advice)
        self._host.refresh()
        if self._is_hinted():
            self._host.say(self._hint_in_words(known))
        chance = self._asking.chance(self._view)
        if chance is not None and self._tells_chance(self._view):
            self._host.say(text_reasons.chance_of_knock(chance))

    def _hint_in_words(self, advice: Advice) -> str:
        assert self._view is not None
        return " ".join(sentence(advice, self._view)).strip()
