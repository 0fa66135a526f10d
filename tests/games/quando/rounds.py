"""Small positions made by hand, for the tests of Quando."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.contract import Event
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.rules.cards import PAIRS, TEXTS, pair
from quando_desktop.games.quando.rules.codec import QuandoCodec
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.round import QuandoRound

SHOWN, HIDDEN, KNOCK, PASS = Draw.SHOWN, Draw.HIDDEN, Call.KNOCK, Call.PASS


def table(
    *hands: str, draw: str = "", rest: bool = True, dealer: int = -1, **options: int
) -> QuandoRound:
    """A round with these hands ("7/2 8/0") and this top of the draw pile; seat 0 begins.

    The cards not named follow below in the draw pile, higher number up, unless `rest` is off.
    """
    dealt = [tuple(TEXTS[card] for card in hand.split()) for hand in hands]
    top = tuple(TEXTS[card] for card in draw.split())
    used = {pair(card) for cards in (*dealt, top) for card in cards}
    below = tuple((b, a) for a, b in PAIRS if (a, b) not in used) if rest else ()
    seats = len(hands)
    known = {option.key: option.default for option in GAMES["quando"].options(seats)}
    deal = QuandoDeal(dealer % seats, tuple(dealt), top + below)
    return QuandoRound(known | options, deal, (0,) * seats)


def act(state: QuandoRound, seat: int, *actions: str | QuandoAction) -> list[Event]:
    """Does actions of one seat, checked; a text is a play of those cards: "7/2 7/3"."""
    events: list[Event] = []
    for action in actions:
        chosen = play(state, seat, action) if isinstance(action, str) else action
        state.check(seat, chosen)
        state.apply(seat, chosen, events)
    return events


def play(state: QuandoRound, seat: int, cards: str) -> Play:
    found = QuandoCodec().read_action(state, seat, {"do": "play", "cards": cards.split()})
    assert isinstance(found, Play)
    return found


def flip(state: QuandoRound, seat: int, card: str) -> Flip:
    found = QuandoCodec().read_action(state, seat, {"do": "flip", "card": card})
    assert isinstance(found, Flip)
    return found


def hand(state: QuandoRound, seat: int) -> str:
    """A hand as text, sorted."""
    return " ".join(sorted(texts(state, state.cards(seat)).split(), key=TEXTS.__getitem__))


def texts(state: QuandoRound, cards: Sequence[int]) -> str:
    return " ".join(f"{state.front[card]}/{state.back[card]}" for card in cards)


def knocked_with(*hands: str) -> QuandoRound:
    """Seat 0 knocks at once and everybody else passes."""
    state = table(*hands, plays_before_knock=0)
    act(state, 0, KNOCK)
    while state.to_act():
        act(state, state.actor, PASS)
    return state
