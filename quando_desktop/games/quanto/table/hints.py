"""Asking a computer player at a Quanto table: what to play, or what to say about a card between
partners.
"""

from __future__ import annotations

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Extend, Form, Take
from quando_desktop.games.quanto.rules.effects import CardPlay, taken_by, use_of
from quando_desktop.games.quanto.rules.shapes import shape_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.hint import sentence
from quando_desktop.table.turn.hints import Hints


class QuantoHints(Hints[QuantoView]):
    def is_legal(self, view: QuantoView, action: Action) -> bool:
        if not isinstance(action, CardPlay):
            return action in view.legal()
        # One grouping, and one value of a joker, stands for all.
        wanted = _effect(action)
        return any(isinstance(each, CardPlay) and _effect(each) == wanted for each in view.legal())

    def compared(self, reason: Reason) -> list[Action]:
        return [each.action for each in reason.weighed] if isinstance(reason, QuantoReason) else []

    def in_words(self, advice: Advice) -> str:
        return " ".join(sentence(advice, self._state.view)).strip()

    def _sound(self, view: QuantoView, advice: Advice) -> Advice:
        if advice.action is None and advice.reason is not None and view.seat != view.active:
            # To offer nothing is advice, too (N24).
            return advice
        return super()._sound(view, advice)


def _effect(action: CardPlay) -> tuple[object, ...]:
    """The effect of an action: equal for two that do the same."""
    told: tuple[int | None, ...] = ()
    match action:
        case Capture(card=card, bonus=bonus) | Take(card=card, bonus=bonus):
            told = card, bonus
        case Form(card=card, tile=tile):
            told = card, tile
        case Extend(card=card) | Discard(card=card):
            told = (card,)
    return use_of(action), told, shape_of(taken_by(action))
