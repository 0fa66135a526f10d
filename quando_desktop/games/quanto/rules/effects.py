"""What an action does with the cards."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Group,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import QuantoView


def card_of(action: QuantoAction) -> int:
    """The card that is played."""
    if isinstance(action, Capture | Form | Extend | Take | Discard):
        return action.card
    return JOKER


def taken_by(action: QuantoAction) -> Group:
    """The cards that leave the display."""
    match action:
        case Extend():
            return action.cards
        case Form():
            return (action.partner, *_grouped(action.groups))
        case Capture() | Take():
            bonus = () if action.bonus is None else (action.bonus,)
            return _grouped(action.groups) + bonus
    return ()


def _grouped(groups: tuple[Group, ...]) -> Group:
    return tuple([card for group in groups for card in group])


def gains(action: QuantoAction, view: QuantoView) -> tuple[int, int]:
    """How many cards come onto the active player's winnings at once, and how many to a quanto."""
    laid, active = 1 + len(taken_by(action)), view.active
    match action:
        case Form() | Extend():
            return 0, laid
        case Capture():
            return laid, 0
        case Take():
            return laid + _built(view, active), 0
        case Steal():
            return laid + _built(view, action.victim), 0
        case Discard(1):
            spared = active, view.partner(active)
            return sum([won > 0 and s not in spared for s, won in enumerate(view.winnings)]), 0
    return 0, 0


def _built(view: QuantoView, seat: int) -> int:
    quanto = view.quantos[seat]
    return 0 if quanto is None else len(quanto.cards)
