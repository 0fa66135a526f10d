"""A deal as it is seen: what may be told of the cards before they lie there."""

from __future__ import annotations

from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.tableau import Key
from tests.table.turn_seat import TurnSeat

STEP = 40.0


def waits_for_the_cards(table: TurnSeat, key: Key) -> bool:
    """Begins a match that deals; whether this piece is there in the end, but never while an own
    card is on its way."""
    table.page.begin()
    seen = []
    while table.page.is_busy:
        table.tick(STEP)
        hand = table.table.state.view.hand
        cards = [table.scene.sprite(own(card.card)) for card in hand]
        places = [None if card is None else card.pos() for card in cards]
        piece = table.scene.sprite(key)
        seen.append((piece is not None and piece.opacity() > 0, places))
    (is_there, there) = seen[-1]
    return is_there and all(places == there for is_seen, places in seen if is_seen)
