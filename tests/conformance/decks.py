"""What the conformance suite must know of each game beyond the contract: how to count its cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quando_desktop.games.quando.cards import PAIRS, pair


def _quando(state: Any) -> None:
    """55 different cards, each in one place."""
    hands = [state.cards(seat) for seat in range(state.seats)]
    places = [card for pile in (*hands, state.draw, state.discard) for card in pile]
    assert sorted(places) == list(range(55))
    assert sorted(map(pair, zip(state.front, state.back, strict=True))) == list(PAIRS)


CARDS_ARE_CONSERVED: dict[str, Callable[[Any], None]] = {"quando": _quando}
