"""Contents of a display for each value, looked up by its shape.

A shape says how often each value lies there, four bits for each, jokers at 0. Whether a card is a
rainbow card does not matter for what it adds up to. Few shapes come up again and again, so what can
be made of one is worked out once: search asks for it thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quando_desktop.games.quanto.rules.cards import COPIES, DECK_SIZE, RAINBOW, TILES, VALUES

COUNT_BITS: Final = 4
COUNT: Final = (1 << COUNT_BITS) - 1
UNITS: Final = [1 << COUNT_BITS * value for value in range(VALUES.stop)]
"""For each value, jokers at 0, what one card adds to a shape."""
HIGHEST: Final = VALUES.stop - 1
REMEMBERED: Final = 40_000
"""The most shapes that are kept; then all are forgotten."""
UNKNOWN: Final = -1
HAND: Final = 4
"""Cards of a usual hand."""

Sized = tuple[int, int]
"""A number of cards and their shape."""

_VALUE: Final = RAINBOW - 1


def shape_of(cards: Iterable[int]) -> int:
    """Shape of cards as `cards` numbers them."""
    return sum([UNITS[card & _VALUE] for card in cards])


def values_in(shape: int) -> list[int]:
    """The values of a shape, upwards, jokers as 0."""
    found: list[int] = []
    value = 0
    while shape:
        found += [value] * (shape & COUNT)
        shape >>= COUNT_BITS
        value += 1
    return found


class ShapeSpread:
    """Everything that one shape can make; the groups of a value once they are asked for."""

    __slots__ = ("_groups", "forms", "grouped", "grouped_size", "shape", "summed", "summed_size")

    def __init__(self, shape: int) -> None:
        self.shape = shape
        self._groups = _groups(values_in(shape & ~COUNT))
        """For each value all groups of it without jokers."""
        self.grouped_size = [UNKNOWN] * VALUES.stop
        """For each value the most cards that groups of it can take (N7) ..."""
        self.grouped = [0] * VALUES.stop
        """... and their shape: ask `most` first."""
        self.summed_size = [0] * VALUES.stop
        """For each sum the most cards that one group with this sum has ..."""
        self.summed = [0] * VALUES.stop
        """... and its shape."""
        self.forms: list[list[tuple[int, int, int]] | None] = [None] * VALUES.stop
        """For each value, once it was asked for, the quantos that it can begin here (see
        `forms_of`)."""
        for value in VALUES:
            found = self._groups[value]
            if found:
                self.summed_size[value], self.summed[value] = max(found)
            if shape & COUNT:
                with_joker = _with_jokers(1, shape & ~COUNT, value, (0, 0))
                if with_joker[0] > self.summed_size[value]:
                    self.summed_size[value], self.summed[value] = with_joker

    def most(self, value: int) -> int:
        """The most cards that groups of this value can take."""
        size = self.grouped_size[value]
        if size == UNKNOWN:
            covered = self._cover(value)
            size = self.grouped_size[value] = covered[0]
            self.grouped[value] = covered[1]
        return size

    def _cover(self, value: int) -> Sized:
        jokers, plain = self.shape & COUNT, self.shape & ~COUNT
        found = self._groups[value]
        covered: Sized = (0, 0)
        if found:
            covered = max(found)
            if len(found) > 1 or _holds(plain - covered[1], covered[1]):
                covered = _cover(plain, 0, found, {})
        return _with_jokers(jokers, plain, value, covered) if jokers else covered


_spreads: Final[dict[int, ShapeSpread]] = {}


def spread(shape: int) -> ShapeSpread:
    found = _spreads.get(shape)
    if found is None:
        if len(_spreads) >= REMEMBERED:
            _spreads.clear()
        found = _spreads[shape] = ShapeSpread(shape)
    return found


def forms_of(place: ShapeSpread, value: int) -> list[tuple[int, int, int]]:
    """The quantos that a card of this value can begin (N8): for each its tile, how many cards it
    takes from the display, at most, and their shape."""
    found = place.forms[value]
    if found is None:
        found = []
        shape = place.shape
        for tile in TILES:
            other = tile - value
            if other < 1:
                continue
            if shape >> COUNT_BITS * other & COUNT:
                partner = UNITS[other]
            elif shape & COUNT:
                partner = 1
            else:
                continue
            rest = spread(shape - partner)
            found.append((tile, 1 + rest.most(tile), partner + rest.grouped[tile]))
        place.forms[value] = found
    return found


# -------------------------------------------------------------------- groups


def _groups(values: list[int]) -> list[list[Sized]]:
    """For each value all groups of it, without jokers, each kind once."""
    groups: list[list[Sized]] = [[] for _ in range(VALUES.stop)]
    parts: dict[int, int] = {0: 0}
    """Groups by their shape: how many cards there are, and above that their sum."""
    for value in values:
        unit, card = UNITS[value], 1 | value << COUNT_BITS
        most = HIGHEST - value + 1 << COUNT_BITS
        for part, known in list(parts.items()):
            if known < most and part + unit not in parts:
                parts[part + unit] = known + card
                groups[known + card >> COUNT_BITS].append((known + card & COUNT, part + unit))
    return groups


def _cover(shape: int, lowest: int, groups: list[Sized], known: dict[int, Sized]) -> Sized:
    """The most cards of a shape that disjoint groups can take; below `lowest` none is left."""
    if not shape:
        return 0, 0
    found = known.get(shape)
    if found is not None:
        return found
    value, rest = lowest, shape >> COUNT_BITS * lowest
    while not rest & COUNT:
        value += 1
        rest >>= COUNT_BITS
    unit = UNITS[value]
    best_size, best = 0, 0
    for size, group in groups:
        if group & unit * COUNT and _holds(shape, group):
            more, others = _cover(shape - group, value, groups, known)
            if size + more > best_size:
                best_size, best = size + more, group + others
    # What is left where no further card of this value is taken.
    more, others = _cover(shape & ~(unit * COUNT), value + 1, groups, known)
    if more > best_size:
        best_size, best = more, others
    known[shape] = best_size, best
    return best_size, best


def _with_jokers(jokers: int, shape: int, value: int, covered: Sized) -> Sized:
    """The same with jokers, each of which makes a group with what is left, or alone: the lowest
    cards first. (Now and then a joker inside another group would take one card more.)"""
    size, taken = covered
    left = values_in(shape - taken)
    for _ in range(jokers):
        size, taken, room = size + 1, taken + 1, value - 1
        while left and left[0] <= room:
            room -= left[0]
            size, taken = size + 1, taken + UNITS[left.pop(0)]
    return size, taken


def _holds(shape: int, group: int) -> bool:
    """Whether all cards of a group are there."""
    while group:
        if group & COUNT > shape & COUNT:
            return False
        group >>= COUNT_BITS
        shape >>= COUNT_BITS
    return True


def threat(shape: int) -> float:
    """The most cards that a player with an unknown hand takes here with one of its cards, that one
    included, on average."""
    place = spread(shape)
    sizes = sorted([size for size in [place.most(value) for value in VALUES] if size])
    below = 1.0 - len(sizes) * COPIES / DECK_SIZE
    expected = 0.0
    gain = 1
    for size in sizes:
        while gain <= size + 1:
            # Nobody takes so many cards if no card of the hand does.
            expected += 1.0 - below**HAND
            gain += 1
        below += COPIES / DECK_SIZE
    return expected
