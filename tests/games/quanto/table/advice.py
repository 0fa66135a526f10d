"""Advice made by hand, for whatever has to be decided."""

from __future__ import annotations

from quando_desktop.bots.bot import Advice
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.effects import CardPlay, gains
from quando_desktop.games.quanto.rules.view import QuantoView


def advice(view: QuantoView, action: QuantoAction | None = None) -> Advice:
    """To do this, or the last thing that is legal, with all that can be said for it."""
    legal = [*view.legal()]
    chosen = legal[-1] if action is None else action
    others = [each for each in legal if each != chosen][:2]
    return Advice(chosen, reason(view, chosen, *others))


def reason(view: QuantoView, *actions: QuantoAction) -> QuantoReason:
    """The first one was chosen; each of the others is two cards worse."""
    weighed = tuple(
        Weighed(each, _cards(view, each), 2, 3.4 - 2 * number, 1.5)
        for number, each in enumerate(actions)
    )
    return QuantoReason(GROUNDS[type(actions[0])], weighed, quanto=4, take_chance=0.43)


def _cards(view: QuantoView, action: QuantoAction) -> int:
    return gains(action, view)[0] if isinstance(action, CardPlay) else 0


GROUNDS: dict[type, Ground] = {
    Capture: Ground.MOST_CARDS,
    Form: Ground.BUILDS_QUANTO,
    Extend: Ground.BUILDS_QUANTO,
    Take: Ground.TAKES_QUANTO,
    Steal: Ground.STEALS_QUANTO,
    Discard: Ground.POWER,
    Offer: Ground.OFFER_GOOD,
    Accept: Ground.ACCEPT_GOOD,
    Decline: Ground.DECLINE_GOOD,
}
