"""A hand, and everything that can be done with it.

A hand is a sorted list of held cards, each a number made of the card's front, the count of cards
that had come into this hand before it, and the card's number in the round. So equal fronts lie side
by side in the order in which they came, the first card tells whether there is a zero, and the last
one whether there is anything else. The card's number must not decide the order: for a card from a
turned pile it would tell how an earlier owner came by it.

What a hand can lay depends only on how often each number is in it, its shape, and there not on how
wide the gaps between the numbers are. Without the gaps few shapes remain, so the actions are made
once for each of them and looked up from then on: search asks for them thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, chain, combinations, product

from quando_desktop.games.quando.rules.actions import DRAWS, Call, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.remembered import remembered

CARD_BITS, ARRIVAL_BITS = 6, 18
FRONT_SHIFT = CARD_BITS + ARRIVAL_BITS
CARD = (1 << CARD_BITS) - 1
"""Masks the number of a held card."""
ONLY_ZEROS = 1 << FRONT_SHIFT
"""Held cards below this are zeros."""

COUNT_BITS = 4
COUNT = (1 << COUNT_BITS) - 1
UNITS = [1 << COUNT_BITS * number for number in NUMBERS]
"""For each number what one card with this front adds to a shape."""

# Looking up a member of an enum costs more than the comparison that needs it.
_PLAY, _FLIP, _OVER = Phase.PLAY, Phase.FLIP, Phase.OVER
_KNOCK = Call.KNOCK


def held(front: int, arrival: int, card: int) -> int:
    """A card as it stands in a hand."""
    return front << FRONT_SHIFT | arrival << CARD_BITS | card


def arrival_of(each: int) -> int:
    """The number of cards that had come into the hand before this one."""
    return each % ONLY_ZEROS >> CARD_BITS


def shape_of(hand: Sequence[int]) -> int:
    return sum(UNITS[each >> FRONT_SHIFT] for each in hand)


def legal_actions(phase: Phase, shape: int, call: Call | None) -> Sequence[QuandoAction]:
    """The legal actions of the acting player; `call` is the one that may be made instead of
    playing.

    Equals keep the order of the hand and straights go upwards (Q11), as one order stands for all.
    """
    if phase is _PLAY:
        plays, plays_or_knock, plays_or_pass = _turn_actions(shape)
        if call is None:
            return plays
        return plays_or_knock if call is _KNOCK else plays_or_pass
    if phase is _FLIP:
        return _FLIPS[shape & COUNT]
    return () if phase is _OVER else DRAWS


_FLIPS = [tuple(map(Flip, range(zeros))) for zeros in NUMBERS]
"""By the number of zeros, which lie first in a hand."""

Actions = tuple[QuandoAction, ...]


@remembered(1 << 16)
def _turn_actions(shape: int) -> tuple[Actions, Actions, Actions]:
    """Everything that can be laid, without a call, with a knock, and with a pass."""
    counts = bytes(shape // unit & COUNT for unit in UNITS).strip(b"\0")
    # Three and two zeros in a row become one, which leaves hardly any wider gap.
    return _actions_by_counts(counts.replace(b"\0\0\0", b"\0").replace(b"\0\0", b"\0"))


@remembered(1 << 13)
def _actions_by_counts(counts: bytes) -> tuple[Actions, Actions, Actions]:
    """The same by how often each number is there, from the lowest upwards."""
    starts = [0, *accumulate(counts)]
    groups = [range(start, start + size) for start, size in zip(starts, counts, strict=False)]
    equals = (combinations(group, size) for group in groups for size in range(1, len(group) + 1))
    straights = (product(*groups[low : low + 3]) for low in range(len(groups) - 2))
    plays = tuple(map(_play, chain(*equals, *straights)))
    return plays, (*plays, Call.KNOCK), (*plays, Call.PASS)


_play = remembered(1 << 16)(Play)
"""The same places come up in thousands of shapes."""
