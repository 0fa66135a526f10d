"""Advice made by hand, for whatever has to be decided."""

from __future__ import annotations

import re
from dataclasses import replace

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
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
from quando_desktop.games.quanto.rules.cards import value_of
from quando_desktop.games.quanto.rules.effects import CardPlay, gains
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choosing.ways import with_hint
from quando_desktop.games.quanto.table.hint import hinted_keys
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.text.reasons import ahead, on_average


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


def known(view: QuantoView, reason: QuantoReason) -> set[str]:
    """All numbers that may be told: of cards in sight, of quantos, and of the reason."""
    cards = [*view.turned_up, *(card.kind for card in (*view.hand, *view.display))]
    numbers = {str(value_of(card)) for card in cards}
    numbers |= {str(each) for quanto in view.quantos if quanto for each in [quanto.tile]}
    numbers |= {str(tile) for tile in view.tiles}
    numbers |= {str(value) for value in range(1, 13) if 0 in cards}
    if view.offering is not None and view.offering.card is not None:
        numbers.add(str(value_of(view.offering.card)))
    for each in reason.weighed:
        numbers |= {str(each.cards), str(each.built)}
        words = f"{ahead(each.ahead or 0)} {on_average(each.left or 0)}"
        numbers |= {*re.findall(r"\d+(?:\.\d+)?", words)}
    return numbers | {str(reason.quanto), str(round(100 * (reason.take_chance or 0)))}


def another_number(given: Advice) -> Advice:
    """The same advice, but for a single number."""
    reason = given.reason
    assert isinstance(reason, QuantoReason)
    first, *others = reason.weighed
    return Advice(given.action, replace(reason, weighed=(replace(first, ahead=9.9), *others)))


def shown_to(view: QuantoView, facts: MatchFacts, given: Advice) -> QuantoScenery:
    order = tuple(card.card for card in view.hand)
    shown = QuantoScenery(view=view, facts=facts, order=order, acts=True, hinted=True, advice=given)
    return with_hint(shown, hinted_keys(given.action, view))


IMPOSSIBLE: tuple[QuantoAction, ...] = (
    Capture(9, 9, ((12,),)),
    Capture(10, 10, ((4, 6),)),
    Form(9, 9, 5, 14),
    Steal(1),
    Discard(9),
    Take(9),
    Accept(1),
    Offer(3),
    Decline(),
)
"""What cannot be done in the basic position."""
