"""What an action does with the cards."""

from __future__ import annotations

from quando_desktop.games.quanto.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Group,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.cards import JOKER, value_of
from quando_desktop.games.quanto.position import (
    CAPTURE,
    DISCARD,
    EXTEND,
    FORM,
    STEAL,
    TAKE,
    Move,
)
from quando_desktop.games.quanto.spread import shape_of
from quando_desktop.games.quanto.view import QuantoView


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


def move_of(action: QuantoAction, seat: int) -> Move:
    """The same for `playout`, with a rainbow card's bonus among what is taken; once a card is
    played its value is enough."""
    taken = taken_by(action)
    size, shape, value = len(taken), shape_of(taken), value_of(card_of(action))
    match action:
        case Capture():
            return CAPTURE, value, action.value, size, shape
        case Form():
            return FORM, value, action.tile, size, shape
        case Extend():
            return EXTEND, value, action.owner, size, shape
        case Take():
            return TAKE, value, seat, size, shape
        case Steal():
            return STEAL, JOKER, action.victim, 0, 0
        case Discard():
            return DISCARD, action.card, 0, 0, 0
    raise ValueError(f"{action} plays no card")
