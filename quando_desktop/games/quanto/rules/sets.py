"""Thousands of sets of cards at once.

All sets of the cards of a shape are numbered: each kind is a digit of the number, which says how
many of it are in the set. Many sets are then one large number with a bit for each of them, and
putting further cards beside all of them is one shift. As kinds are in the order of their values,
a set has the same number whatever larger cards there are besides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import overload

from quando_desktop.games.quanto.rules.shapes import (
    OF_VALUE,
    UNITS,
    Shape,
    count_in,
    has,
    kinds_in,
    size_of,
)
from quando_desktop.remembered import remembered

ALL_CARDS = 17
LIMIT = 1 << ALL_CARDS
"""More sets are not looked at: so many cards have no more."""
NOTHING = 1
"""The bit of the set without cards."""

Fit = tuple[int, int]
"""Cards that are put beside sets: what they add to a set's number, and the sets that they can be
put beside, as there are enough of their kind."""


def bounded(shape: Shape) -> Shape:
    """The same cards as long as their sets can be looked at, otherwise fewer equal ones.

    Only many free discards (N12) make a display so large; a card of each value is kept.
    """
    return shape if size_of(shape) <= ALL_CARDS else _bounded(shape)


@remembered(1 << 10)
def _bounded(shape: Shape) -> Shape:
    while prod(count_in(shape, kind) + 1 for kind in kinds_in(shape)) > LIMIT:
        most = max(OF_VALUE[1:], key=lambda mask: size_of(shape & mask)) & shape
        shape -= UNITS[max(kinds_in(most), key=lambda kind: count_in(most, kind))]
    return shape


@remembered(1 << 13)
def space_of(shape: Shape) -> Space:
    return Space(shape)


class Space:
    """The numbers of all sets of the cards of a shape."""

    __slots__ = ("_counts", "_rooms", "_size", "_steps")

    def __init__(self, shape: Shape) -> None:
        self._counts = {kind: count_in(shape, kind) for kind in kinds_in(shape)}
        self._steps: dict[int, int] = {}
        """The amount that one card of a kind adds to a set's number."""
        size = 1
        for kind, count in self._counts.items():
            self._steps[kind] = size
            size *= count + 1
        self._size = size
        self._rooms: dict[tuple[int, int], int] = {}

    def fit(self, cards: Shape) -> Fit:
        number, room = 0, -1
        for kind in kinds_in(cards):
            count = count_in(cards, kind)
            number += count * self._steps[kind]
            room &= self._room(kind, count)
        return number, room

    def _room(self, kind: int, count: int) -> int:
        """The sets that so many more of a kind can be put beside."""
        room = self._rooms.get((kind, count))
        if room is None:
            step, all_of_it = self._steps[kind], self._counts[kind]
            few_enough = (1 << step * (all_of_it + 1 - count)) - 1
            # The same for whatever there is of the kinds after it.
            again = ((1 << self._size) - 1) // ((1 << step * (all_of_it + 1)) - 1)
            room = self._rooms[kind, count] = few_enough * again
        return room

    def beside(self, sets: int, cards: Shape) -> int:
        """These sets with the cards beside them, where that is possible."""
        number, room = self.fit(cards)
        return (sets & room) << number

    def any_beside(self, sets: int, fits: Iterable[Fit]) -> int:
        """The same with any one of several cards."""
        found = 0
        for number, room in fits:
            found |= (sets & room) << number
        return found

    def repeated(self, sets: int, cards: Shape) -> int:
        """These sets with the cards beside them as often as they are there, or not at all."""
        number, room = self.fit(cards)
        more = (sets & room) << number
        while more & ~sets:
            sets |= more
            more = (more & room) << number
        return sets


class Sets(Sequence[Shape]):
    """Sets of cards of a shape, in the order of their numbers: a few that are listed, or any number
    as bits. How many they are is known at once, which they are when it is asked for."""

    __slots__ = ("_bits", "_listed", "_shape")

    def __init__(self, shape: Shape, bits: int = 0, listed: Sequence[Shape] | None = None) -> None:
        self._shape = shape
        self._bits = bits
        """All of them, or 0 if they were listed."""
        self._listed = listed

    def __len__(self) -> int:
        return len(self._listed) if self._listed is not None else self._bits.bit_count()

    @overload
    def __getitem__(self, index: int) -> Shape: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Shape]: ...

    def __getitem__(self, index: int | slice) -> Shape | Sequence[Shape]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Shape]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sets) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    # ------------------------------------------------------------- further sets

    @property
    def bits(self) -> int:
        if self._bits or not self._listed:
            return self._bits
        space = space_of(self._shape)
        return sum([1 << space.fit(cards)[0] for cards in self._listed])

    def or_nothing(self) -> Sets:
        """These, and the set without cards."""
        if self._bits:
            return Sets(self._shape, self._bits | NOTHING)
        return Sets(self._shape, listed=(0, *self._all()))

    def leaving(self, kind: int) -> Sets:
        """Those that leave a card of this kind. A larger one is always left."""
        unit = UNITS[kind]
        if not has(self._shape, unit):
            return self
        if self._bits:
            _, room = space_of(self._shape).fit(unit)
            return Sets(self._shape, self._bits & room)
        rest = self._shape - unit
        return Sets(self._shape, listed=[cards for cards in self._all() if has(rest, cards)])

    def or_nothing_beside(self, kinds: Iterable[int]) -> Sets:
        """A card of any of these kinds, alone or with one of these sets besides."""
        units = [UNITS[kind] for kind in kinds]
        if self._bits:
            space = space_of(self._shape)
            bits = space.any_beside(self._bits | NOTHING, map(space.fit, units))
            return Sets(self._shape, bits)
        found = {
            cards + unit
            for cards in self._all()
            for unit in units
            if has(self._shape, cards + unit)
        }
        return Sets(self._shape, listed=sorted(found.union(units)))

    # -------------------------------------------------------------- what they are

    def _all(self) -> Sequence[Shape]:
        if self._listed is None:
            self._listed = self._spread()
        return self._listed

    def _spread(self) -> list[Shape]:
        """Splits the bits by how many there are of the highest kind, then of the next one."""
        if not self._bits:
            return []
        steps = []
        size = 1
        for kind in kinds_in(self._shape):
            steps.append((UNITS[kind], size))
            size *= count_in(self._shape, kind) + 1
        found = [(self._bits, 0)]
        for unit, step in reversed(steps):
            mask = (1 << step) - 1
            split: list[tuple[int, Shape]] = []
            for bits, cards in found:
                digits = -(-bits.bit_length() // step)
                for count in range(digits):
                    if low := bits >> count * step & mask:
                        split.append((low, cards + count * unit))
            found = split
        return [cards for _, cards in found]
