"""A hand, and everything that can be laid from it.

A hand is a sorted list of held cards, each a number made of the card's front and, below it, its
identity. So equal fronts lie side by side, the first card tells whether there is a zero, and the
last one whether there is anything else.

Which sets a hand can lay depends only on how often each number is in it, its shape, and there not
on how wide the gaps between the numbers are. Without the gaps few shapes remain, so the sets are
worked out once for each of them, as places in a sorted hand, and looked up from then on.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, chain, combinations, product
from typing import overload

from quando_desktop.games.quando.actions import Call, Play, QuandoAction
from quando_desktop.games.quando.cards import DECK_SIZE, NUMBERS

CARD_BITS = 6
CARD = (1 << CARD_BITS) - 1
"""Masks the identity of a held card."""
ONLY_ZEROS = 1 << CARD_BITS
"""Held cards below this are zeros."""

COUNT_BITS = 4
UNITS = [1 << COUNT_BITS * number for number in NUMBERS]
"""For each number what one card with this front adds to a shape."""

SINGLES = [Play((card,)) for card in range(DECK_SIZE)]

Places = tuple[int, ...]


def held(front: int, card: int) -> int:
    """A card as it stands in a hand."""
    return front << CARD_BITS | card


def shape_of(hand: Sequence[int]) -> int:
    return sum(UNITS[each >> CARD_BITS] for each in hand)


class TurnActions(Sequence[QuandoAction]):
    """What a player whose turn it is may do: every set that can be laid, and perhaps a call.

    Equals keep the order of the hand and straights go upwards (Q11), as one order stands for all.
    Most are never looked at, so each is made when it is asked for.
    """

    __slots__ = ("_call", "_hand", "_sets")

    def __init__(self, hand: Sequence[int], shape: int, call: Call | None) -> None:
        self._hand = tuple(hand)
        self._sets = sets_of(shape)
        self._call = call

    def __len__(self) -> int:
        return len(self._sets) if self._call is None else len(self._sets) + 1

    @overload
    def __getitem__(self, index: int) -> QuandoAction: ...

    @overload
    def __getitem__(self, index: slice) -> list[QuandoAction]: ...

    def __getitem__(self, index: int | slice) -> QuandoAction | list[QuandoAction]:
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += len(self)
        if index == len(self._sets) and self._call is not None:
            return self._call
        places = self._sets[index]
        hand = self._hand
        if len(places) == 1:
            return SINGLES[hand[places[0]] & CARD]
        return Play([hand[place] & CARD for place in places])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TurnActions) and (self._hand, self._call) == (
            other._hand,
            other._call,
        )

    def __hash__(self) -> int:
        return hash((self._hand, self._call))

    def __repr__(self) -> str:
        return repr(list(self))


@cache
def sets_of(shape: int) -> tuple[Places, ...]:
    """Every straight and every set of equals in a sorted hand, as places in it."""
    counts = bytes(shape // unit % (1 << COUNT_BITS) for unit in UNITS).strip(b"\0")
    # Three and two zeros in a row become one, which leaves hardly any wider gap.
    return _sets_of_counts(counts.replace(b"\0\0\0", b"\0").replace(b"\0\0", b"\0"))


@cache
def _sets_of_counts(counts: bytes) -> tuple[Places, ...]:
    """The same by how often each number is there, from the lowest upwards."""
    starts = [0, *accumulate(counts)]
    groups = [range(start, start + size) for start, size in zip(starts, counts, strict=False)]
    equals = (combinations(group, size) for group in groups for size in range(1, len(group) + 1))
    straights = (product(*groups[low : low + 3]) for low in range(len(groups) - 2))
    return tuple(chain(*equals, *straights))
