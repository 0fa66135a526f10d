"""What the conformance suite must know of each game beyond the contract: how to count its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from quando_desktop.games.quando.rules.cards import PAIRS, pair
from quando_desktop.games.quanto.rules.cards import DECK, TILES
from quando_desktop.games.quanto.rules.shapes import shape_of
from quando_desktop.games.seven_ate_nine.rules.cards import DECK as SEVEN_DECK
from tests.example_game.rules import DECK as BARGE_DECK
from tests.example_game.rules import HAND_SIZE


def _quando(state: Any) -> None:
    """55 different cards, each in one place."""
    hands = [state.cards(seat) for seat in range(state.seats)]
    places = [card for pile in (*hands, state.draw, state.discard) for card in pile]
    assert sorted(places) == list(range(55))
    assert sorted(map(pair, zip(state.front, state.back, strict=True))) == list(PAIRS)


def _quanto(state: Any) -> None:
    """110 cards and eight tiles, each in one place."""
    hands = [state.cards(seat) for seat in range(state.seats)]
    display = [card for _, card in state.display]
    between = [] if state.offer is None else [state.offer]
    places = (*hands, display, state.draw, *state.quanto_cards, state.turned_up, between)
    cards = [card for place in (*places, state.memory.gone) for card in place]
    assert sorted(cards) == list(DECK)
    assert shape_of(display) == state.shape
    middle = [tile for tile in TILES if state.tiles >> tile & 1]
    owned = [tile for tile in state.quanto_tiles if tile]
    assert sorted(middle + owned) == list(TILES)
    assert [bool(tile) for tile in state.quanto_tiles] == list(map(bool, state.quanto_cards))


def _seven_ate_nine(state: Any) -> None:
    """73 cards, each in one place, but for those that somebody was spared (S19); what is known of a
    hand is in it."""
    hands = [[card for _, card in hand] for hand in state.hands]
    last = [] if state.last is None else [state.last]
    cards = [card for place in (*hands, *state.stacks, state.pile, last) for card in place]
    spared = sum(state.options[f"fewer_{seat}"] for seat in range(state.seats))
    assert Counter(cards) <= Counter(SEVEN_DECK)
    assert len(cards) == len(SEVEN_DECK) - spared
    assert all(known <= {*hand} for known, hand in zip(state.known, hands, strict=True))
    assert (state.last is None) == (state.winner < 0)


def _barge(state: Any) -> None:
    """So many cards as were dealt, and no weight more often than it exists."""
    cards = [card for hand in state.hands for card in hand] + [card for _, card in state.cargo]
    assert len(cards) == HAND_SIZE * len(state.hands)
    assert Counter(cards) <= Counter(BARGE_DECK)


CARDS_ARE_CONSERVED: dict[str, Callable[[Any], None]] = {
    "quando": _quando,
    "quanto": _quanto,
    "seven_ate_nine": _seven_ate_nine,
    "barge": _barge,
}
