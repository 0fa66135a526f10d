"""Quando's part of the record format: deals, actions and outcomes as JSON.

Readers check the shape of what they are given; whether an action is legal is for the rules
to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quando_desktop.engine.contract import BadRecord, Codec, Json, Options
from quando_desktop.engine.dealing import CardReader, read_dealer, read_dealt
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.rules.cards import DECK_SIZE, TEXTS, Sides, pair, text
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.scoring import QuandoOutcome

if TYPE_CHECKING:
    from quando_desktop.games.quando.rules.round import QuandoRound

READER = CardReader(TEXTS, DECK_SIZE, "a hand or pile")


class QuandoCodec(Codec["QuandoRound", QuandoDeal]):
    outcome_keys = ("totals", "points", "ended_by")

    def write_deal(self, deal: QuandoDeal) -> Json:
        return {
            "dealer": deal.dealer,
            "deal": {
                "hands": [[text(card) for card in hand] for hand in deal.hands],
                "draw": [text(card) for card in deal.draw],
            },
        }

    def read_deal(
        self, data: Json, seats: int, options: Options, previous: QuandoDeal | None
    ) -> QuandoDeal:
        dealer = read_dealer(data, seats, None if previous is None else previous.dealer)
        dealt, hands = read_dealt(data, seats)
        deal = QuandoDeal(dealer, tuple(map(READER.cards, hands)), READER.cards(dealt.get("draw")))
        if any(len(hand) != options["hand_size"] for hand in deal.hands):
            raise BadRecord(f"a hand does not have {options['hand_size']} cards")
        cards = [card for hand in (*deal.hands, deal.draw) for card in hand]
        if len(cards) != DECK_SIZE or len(set(map(pair, cards))) != DECK_SIZE:
            raise BadRecord(f"the deal is not the {DECK_SIZE} cards, each once")
        return deal

    def write_action(self, state: QuandoRound, seat: int, action: QuandoAction) -> Json:
        match action:
            case Play(places):
                return {"do": "play", "cards": [_name(state, seat, place) for place in places]}
            case Draw():
                return {"do": "draw", "side": action.value}
            case Flip(place):
                return {"do": "flip", "card": _name(state, seat, place)}
            case Call():
                return {"do": action.value}

    def read_action(self, state: QuandoRound, seat: int, data: Json) -> QuandoAction:
        match data:
            case {"do": "play", "cards": list(cards)}:
                return Play(tuple(_find(state, seat, READER.card(card)) for card in cards))
            case {"do": "draw", "side": "shown" | "hidden" as side}:
                return Draw(side)
            case {"do": "flip", "card": card}:
                return Flip(_find(state, seat, READER.card(card)))
            case {"do": "knock" | "pass" as call}:
                return Call(call)
        raise BadRecord("it is not an action of Quando")

    def write_outcome(self, outcome: QuandoOutcome) -> Json:
        return {
            "totals": list(outcome.totals),
            "points": list(outcome.points),
            "ended_by": outcome.ended_by.value,
        }


def _name(state: QuandoRound, seat: int, place: int) -> str:
    """A card in a hand."""
    card = state.cards(seat)[place]
    return text((state.front[card], state.back[card]))


def _find(state: QuandoRound, seat: int, sides: Sides) -> int:
    """The place of a card in a hand."""
    for place, card in enumerate(state.cards(seat)):
        if (state.front[card], state.back[card]) == sides:
            return place
    raise BadRecord(f"player {seat} does not hold the card {text(sides)}")
