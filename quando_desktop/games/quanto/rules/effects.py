"""Effects of an action: the kind of thing it does, and what it does with the cards."""

from __future__ import annotations

from enum import StrEnum

from quando_desktop.games.quanto.rules.actions import (
    Capture,
    CardGroup,
    Discard,
    Extend,
    Form,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.state import NOBODY
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.named_tuple import NamedTuple

CardPlay = Capture | Form | Extend | Take | Steal | Discard
"""The actions with a card."""


def card_of(action: QuantoAction) -> int:
    """The card that is played."""
    if isinstance(action, Capture | Form | Extend | Take | Discard):
        return action.card
    return JOKER


def taken_by(action: QuantoAction) -> CardGroup:
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


def _grouped(groups: tuple[CardGroup, ...]) -> CardGroup:
    return tuple([card for group in groups for card in group])


def gains(action: QuantoAction, view: QuantoView) -> tuple[int, int]:
    """Count the cards that come onto the active player's winnings at once, and to a quanto."""
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


class UseKind(StrEnum):
    """Kinds of things that can be done with a card, in the order of their buttons."""

    CAPTURE = "capture"
    TAKE = "take"
    FORM = "form"
    EXTEND = "extend"
    STEAL = "steal"
    DISCARD = "discard"


class Use(NamedTuple):
    """One thing that can be done with a card."""

    kind: UseKind
    seat: int = NOBODY
    """The seat whose quanto is extended or stolen."""


def use_of(action: CardPlay) -> Use:
    """Name the use that an action makes of its card."""
    match action:
        case Capture():
            return Use(UseKind.CAPTURE)
        case Form():
            return Use(UseKind.FORM)
        case Extend(owner=owner):
            return Use(UseKind.EXTEND, owner)
        case Take():
            return Use(UseKind.TAKE)
        case Steal(victim):
            return Use(UseKind.STEAL, victim)
    return Use(UseKind.DISCARD)
