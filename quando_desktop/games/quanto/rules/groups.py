"""Sums of cards in the display: which sets of cards can be taken as groups of a value (N7).

Only how often each kind lies there matters, its shape: a number with eight bits for each kind. A
group is a single card equal to the value or several that add up to it; a joker in it stands for
whatever is missing (N17). Since a joker alone is a group already, no group needs two of them: what
can be taken is made of groups without a joker and of one group for each joker that goes along.

There may be thousands of sets (see `sets`); how one of them is grouped is found when it is asked
for. Search asks the same again and again, so the answers are kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.quanto.rules.actions import CardGroup
from quando_desktop.games.quanto.rules.cards import JOKER, VALUES
from quando_desktop.games.quanto.rules.sets import NOTHING, Sets, space_of
from quando_desktop.games.quanto.rules.shapes import (
    COUNT_BITS,
    JOKER_UNIT,
    JOKERS,
    UP_TO,
    Shape,
    cards_of,
    has,
    value_at,
)
from quando_desktop.remembered import remembered

Groups = tuple[CardGroup, ...]

HIGHEST = VALUES[-1]
FEW = 4
Sums = tuple[tuple[Shape, ...], ...]
"""For each sum, from 0 to 12, the sets of cards that have it."""
_NO_CARDS: Sums = ((0,), *[()] * HIGHEST)


@remembered(1 << 15)
def sums(shape: Shape) -> Sums:
    """All sets of these cards by what they add up to; there is no joker among them.

    Made from the answer for all kinds but the highest, which is often known already.
    """
    if not shape:
        return _NO_CARDS
    place = (shape.bit_length() - 1) // COUNT_BITS
    unit, value = 1 << place * COUNT_BITS, value_at(place)
    count = shape // unit
    before = sums(shape - count * unit)
    by_sum = list(before)
    for copies in range(1, min(count, HIGHEST // value) + 1):
        more = copies * unit
        for total in range(HIGHEST - copies * value + 1):
            if before[total]:
                by_sum[total + copies * value] += tuple([cards + more for cards in before[total]])
    return tuple(by_sum)


@remembered(1 << 15)
def takings(shape: Shape, value: int) -> Sets:
    """Every set of cards that groups of this value can be made of; asked with `UP_TO[value]`."""
    jokers = shape & JOKERS
    by_sum = sums(shape - jokers)
    exact = by_sum[value]
    if not jokers and len(exact) <= FEW:
        return Sets(shape, listed=_few_takings(shape, exact) if exact else ())
    space = space_of(shape)
    plain = NOTHING
    for group in exact:
        plain = space.repeated(plain, group)
    found = plain
    if jokers:
        smaller = [space.fit(cards) for total in range(value) for cards in by_sum[total]]
        one = space.beside(space.any_beside(plain, smaller), JOKER_UNIT)
        found |= one
        if jokers > JOKER_UNIT:
            found |= space.beside(space.any_beside(one, smaller), JOKER_UNIT)
    return Sets(shape, found ^ NOTHING)


def _few_takings(shape: Shape, exact: Sequence[Shape]) -> Sequence[Shape]:
    """The same where there is no joker and hardly any group, which is so most of the time."""
    found = {0}
    for group in exact:
        more = found
        while more:
            more = {cards + group for cards in more if has(shape, cards + group)} - found
            found |= more
    return sorted(found)[1:]


@remembered(1 << 15)
def wild_takings(shape: Shape) -> Sets:
    """Sets that a played joker can take, whatever it stands for."""
    found = 0
    for value in VALUES:
        found |= takings(shape & UP_TO[value], value).bits
    return Sets(shape, found)


@remembered(1 << 15)
def additions(shape: Shape, missing: int) -> Sequence[Shape]:
    """Every set of cards that adds up to what is missing (N9); asked with `UP_TO[missing]`.

    Here one group is all there is, so it may have two jokers.
    """
    jokers = shape & JOKERS
    by_sum = sums(shape - jokers)
    found = by_sum[missing]
    for count in range(1, jokers // JOKER_UNIT + 1):
        for total in range(missing - count + 1):
            found += tuple([cards + count * JOKER_UNIT for cards in by_sum[total]])
    return found


@remembered(1 << 15)
def wild_additions(shape: Shape, tile: int) -> Sequence[Shape]:
    """The same for a played joker and what it leaves missing of a tile."""
    found = {
        cards for missing in range(1, tile) for cards in additions(shape & UP_TO[missing], missing)
    }
    return tuple(sorted(found))


@remembered(1 << 15)
def grouping(shape: Shape, value: int) -> Groups | None:
    """A way to make groups of this value of all these cards, if there is one."""
    jokers = shape & JOKERS
    if shape == jokers:
        return ((JOKER,),) * (jokers // JOKER_UNIT)
    # One group has the highest card; a joker is used only where the sum is not met.
    place = (shape.bit_length() - 1) // COUNT_BITS
    highest, missing = 1 << place * COUNT_BITS, value - value_at(place)
    if missing < 0:
        return None
    by_sum = sums(shape - jokers - highest)
    tries = by_sum[missing]
    if jokers:
        for total in range(missing - 1, -1, -1):
            tries += tuple([cards + JOKER_UNIT for cards in by_sum[total]])
    for cards in tries:
        others = grouping(shape - highest - cards, value)
        if others is not None:
            return tuple(sorted((*others, cards_of(cards + highest))))
    return None


@remembered(1 << 15)
def wild_grouping(shape: Shape) -> tuple[int, Groups]:
    """The lowest value for which groups can be made of all these cards, and the groups."""
    for value in VALUES:
        groups = grouping(shape, value)
        if groups is not None:
            return value, groups
    raise ValueError("no groups can be made of these cards")
