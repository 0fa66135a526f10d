"""Legal uses of a card in a situation (N7 to N18, N23).

Every different effect is there once: actions that take the same cards with the same card differ
only in how those are grouped, or in what a joker stands for, and one stands for all of them.

A large display with jokers has thousands of them, so actions are made when they are asked for:
`Plays` knows how many there are from the sets of cards that can be taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import overload

from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, KINDS, RAINBOW, TILES, VALUES, value_of
from quando_desktop.games.quanto.rules.groups import (
    additions,
    grouping,
    takings,
    wild_additions,
    wild_grouping,
    wild_takings,
)
from quando_desktop.games.quanto.rules.sets import Sets
from quando_desktop.games.quanto.rules.shapes import (
    JOKERS,
    OF_VALUE,
    UNITS,
    UP_TO,
    Shape,
    cards_of,
    kinds_in,
)
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.remembered import remembered

VALUE = RAINBOW - 1
"""Masks a card's value; cards above it are rainbow cards."""


class Situation(NamedTuple):
    """Everything that the active player's actions depend on besides the card."""

    display: Shape
    """The part of it that can be looked at (see `sets.bounded`)."""
    tiles: int
    """The tiles in the middle, as a bit mask."""
    seat: int
    partner: int
    """The partner, who plays along (N23), or the seat itself."""
    quantos: tuple[int, ...]
    """For each seat the tile of its quanto, or 0."""
    free_discard: bool


class PlaysPart(NamedTuple):
    """Actions of one kind with one card."""

    size: int
    """The number of actions."""
    sets: Sequence[int]
    """For each action the cards of the display that go along, or what else it is told by."""
    make: Callable[..., QuantoAction]
    facts: tuple[int | None, ...]
    """The parts that all of them have in common."""


def _part(
    sets: Sequence[int], make: Callable[..., QuantoAction], facts: tuple[int | None, ...]
) -> PlaysPart:
    return PlaysPart(len(sets), sets, make, facts)


class Plays(Sequence[QuantoAction]):
    """Actions, made as they are asked for."""

    __slots__ = ("_parts", "_size")

    def __init__(self, parts: list[PlaysPart]) -> None:
        self._parts = parts
        self._size = sum([part.size for part in parts])

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> QuantoAction: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[QuantoAction]: ...

    def __getitem__(self, index: int | slice) -> QuantoAction | Sequence[QuantoAction]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(self._size))]
        place = index if index >= 0 else index + self._size
        for size, sets, make, facts in self._parts:
            if 0 <= place < size:
                return make(*facts, sets[place])
            place -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[QuantoAction]:
        for _, sets, make, facts in self._parts:
            for each in sets:
                yield make(*facts, each)

    def __eq__(self, other: object) -> bool:
        return self._parts == other._parts if isinstance(other, Plays) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self._parts))

    def __repr__(self) -> str:
        return f"Plays({list(self)})"


def plays(cards: Iterable[int], situation: Situation) -> Plays:
    """Everything that can be done with any of these cards."""
    parts: list[PlaysPart] = []
    free = situation.free_discard
    for card in cards:
        acts = uses(card, situation)
        parts += acts
        if free or not acts:
            parts.append(_DISCARDS[card])
    return Plays(parts)


def uses(card: int, situation: Situation) -> list[PlaysPart]:
    """Actions 1 and 2 with a card; if there are none it may be discarded (N12)."""
    if card == JOKER:
        return _joker_uses(situation)
    display, tiles, seat, partner, quantos, _ = situation
    value = card & VALUE
    # Nothing larger than what is wanted matters, which makes many displays alike.
    parts = [*_captures(card, display if card > VALUE else display & UP_TO[value])]
    own = quantos[seat]
    if own > value:
        parts += _extensions(card, display & UP_TO[own - value], own, seat)
    elif own == value:
        parts += _takes(card, display if card > VALUE else display & UP_TO[own], own)
    elif not own:
        for tile, bit, partners in _TILES_ABOVE[value]:
            if display & partners and tiles & bit:
                parts += _forms(card, display & UP_TO[tile], tile)
    if partner != seat and quantos[partner] > value:
        tile = quantos[partner]
        parts += _extensions(card, display & UP_TO[tile - value], tile, partner)
    return parts


def _joker_uses(situation: Situation) -> list[PlaysPart]:
    display, tiles, seat, partner, quantos, _ = situation
    parts = [_part(wild_takings(display), _wild_capture, ())] if display else []
    own = quantos[seat]
    if own:
        parts += _extensions(JOKER, display & UP_TO[own - 1], own, seat)
        parts += _takes(JOKER, display & UP_TO[own], own)
    else:
        for tile in TILES:
            if tiles >> tile & 1:
                parts += _forms(JOKER, display & UP_TO[tile], tile)
    if partner != seat and quantos[partner]:
        tile = quantos[partner]
        parts += _extensions(JOKER, display & UP_TO[tile - 1], tile, partner)
    others = [other for other, tile in enumerate(quantos) if tile and other not in (seat, partner)]
    return [*parts, _part(others, Steal, ())] if others else parts


def answers(hand: Iterable[int]) -> Sequence[QuantoAction]:
    """Answers to an offer (N24); the hand is that without the offered card."""
    return (Decline(), *map(Accept, hand))


def offers(hand: Iterable[int]) -> Sequence[QuantoAction]:
    return tuple(map(Offer, hand))


def distinct(cards: Sequence[int]) -> list[int]:
    """Each of these once, in their order."""
    return list(dict.fromkeys(cards))


_DISCARDS = {kind: _part((kind,), Discard, ()) for kind in KINDS}
_CAN_BE = [JOKERS | mask for mask in OF_VALUE]
"""For each number what in the display can be it."""
_TILES_ABOVE = [
    [(tile, 1 << tile, _CAN_BE[tile - value]) for tile in TILES if tile > value]
    for value in (0, *VALUES)
]
"""For each number the tiles that a card of it can form, and what has to lie there for it."""


# ----------------------------------------------------- which cards can go along


@remembered(1 << 15)
def _captures(card: int, display: Shape) -> Sequence[PlaysPart]:
    value = card & VALUE
    found = takings(display & UP_TO[value], value)
    if not found:
        return ()
    if card <= VALUE:
        return (_part(found, _capture, (card, None)),)
    return [_part(sets, _capture, (card, bonus)) for bonus, sets in _with_bonus(found, display)]


@remembered(1 << 15)
def _takes(card: int, display: Shape, tile: int) -> Sequence[PlaysPart]:
    found = takings(display & UP_TO[tile], tile).or_nothing()
    if card <= VALUE:
        return (_part(found, _take, (card, tile, None)),)
    return [_part(sets, _take, (card, tile, bonus)) for bonus, sets in _with_bonus(found, display)]


def _with_bonus(found: Sets, display: Shape) -> Iterator[tuple[int | None, Sets]]:
    """Sets that a rainbow card can take without one more card, and with each left one (N16)."""
    yield None, found
    for kind in kinds_in(display):
        left = found.leaving(kind)
        if left:
            yield kind, left


@remembered(1 << 15)
def _forms(card: int, display: Shape, tile: int) -> Sequence[PlaysPart]:
    """Forms by all the cards that go along: which of them lies beside the card makes no
    difference."""
    partners = display & (UP_TO[tile - 1] if card == JOKER else _CAN_BE[tile - (card & VALUE)])
    if not partners:
        return ()
    found = takings(display, tile).or_nothing_beside(kinds_in(partners))
    return (_part(found, _form, (card, tile)),)


@remembered(1 << 15)
def _extensions(card: int, display: Shape, tile: int, owner: int) -> Sequence[PlaysPart]:
    if card == JOKER:
        found = wild_additions(display, tile)
    else:
        found = additions(display, tile - (card & VALUE))
    return (_part(found, _extend, (card, tile, owner)),) if found else ()


# --------------------------------------------------------------- making actions


@remembered(1 << 15)
def _capture(card: int, bonus: int | None, taken: Shape) -> Capture:
    value = card & VALUE
    groups = grouping(taken, value)
    assert groups is not None
    return Capture(card, value, groups, bonus)


@remembered(1 << 15)
def _wild_capture(taken: Shape) -> Capture:
    return Capture(JOKER, *wild_grouping(taken))


@remembered(1 << 15)
def _take(card: int, tile: int, bonus: int | None, taken: Shape) -> Take:
    groups = grouping(taken, tile)
    assert groups is not None
    return Take(card, groups, bonus)


@remembered(1 << 15)
def _extend(card: int, tile: int, owner: int, added: Shape) -> Extend:
    value, cards = card & VALUE, cards_of(added)
    if card == JOKER:
        value = 1 if added & JOKERS else tile - sum(map(value_of, cards))
    return Extend(card, value, cards, owner)


@remembered(1 << 15)
def _form(card: int, tile: int, cards: Shape) -> Form:
    """Beside the card lies what makes it the lowest number; a joker only if nothing else does."""
    for value in range(1, tile) if card == JOKER else (card & VALUE,):
        for partner in (*kinds_in(cards & OF_VALUE[tile - value]), *kinds_in(cards & JOKERS)):
            groups = grouping(cards - UNITS[partner], tile)
            if groups is not None:
                return Form(card, value, partner, tile, groups)
    raise ValueError("no quanto can be formed with these cards")
