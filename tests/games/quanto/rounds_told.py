"""Rounds of Quanto to talk about, and what is said of them.

Cards are written as in records: "7", "7r" for a rainbow card, "J" for a joker.
"""

from __future__ import annotations

from quando_desktop.engine.contract import Event
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
from quando_desktop.games.quanto.rules.cards import TEXTS, QuantoDeal
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import QUANTO, kinds

NAMES = ("Maria", "Nils", "Hedda", "Olive")
MARIA, NILS, HEDDA, OLIVE = range(4)


def made_round_in_play(
    *hands: str, display: str, draw: str = "5 6 7 8 9 10 11 12", **options: bool
) -> QuantoRound:
    """A round with these cards, the draw pile from its top; seat 0 begins. Nobody counts them."""
    chosen = QUANTO.check_options(len(hands), options)
    dealt = QuantoDeal(len(hands) - 1, tuple(map(kinds, hands)), kinds(display), kinds(draw))
    return QuantoRound(chosen, dealt, (0,) * len(hands))


def done(state: QuantoRound, seat: int, action: QuantoAction) -> list[Event]:
    """What happens if somebody does this, which must be legal."""
    state.check(seat, action)
    events: list[Event] = []
    state.apply(seat, action, events)
    return events


def capture(card: str, *groups: str, value: int = 0, bonus: str = "") -> Capture:
    return Capture(
        TEXTS[card],
        value or TEXTS[card] % 16,
        tuple(map(kinds, groups)),
        TEXTS[bonus] if bonus else None,
    )


def form(card: str, partner: str, tile: int, *groups: str, value: int = 0) -> Form:
    worth = value or TEXTS[card] % 16
    return Form(TEXTS[card], worth, TEXTS[partner], tile, tuple(map(kinds, groups)))


def extend(card: str, others: str, owner: int, value: int = 0) -> Extend:
    return Extend(TEXTS[card], value or TEXTS[card] % 16, kinds(others), owner)


def take(card: str, *groups: str, bonus: str = "") -> Take:
    return Take(TEXTS[card], tuple(map(kinds, groups)), TEXTS[bonus] if bonus else None)


def discard(card: str) -> Discard:
    return Discard(TEXTS[card])


def offer(card: str) -> Offer:
    return Offer(TEXTS[card])


def accept(returns: str) -> Accept:
    return Accept(TEXTS[returns])


DECLINE = Decline()


def steal(victim: int) -> Steal:
    return Steal(victim)
