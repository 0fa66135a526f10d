"""A card in a hand: a number made of its place in the order of hands (`hand_order`) and the count
of cards that had come into the hand before it. So a hand is a sorted list, in which equal cards lie
side by side as they came."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.cards import KINDS, hand_order

ARRIVAL_BITS = 12
ARRIVAL = (1 << ARRIVAL_BITS) - 1
"""Masks the count of a held card. Even with offers no round has so many cards for one hand."""

KIND_OF = sorted(KINDS, key=hand_order)
"""For each place its kind."""
PLACE_OF = {kind: place for place, kind in enumerate(KIND_OF)}


def held(kind: int, arrival: int) -> int:
    return PLACE_OF[kind] << ARRIVAL_BITS | arrival


def kind_of(each: int) -> int:
    return KIND_OF[each >> ARRIVAL_BITS]


def arrival_of(each: int) -> int:
    """How many cards had come into the hand before this one."""
    return each & ARRIVAL
