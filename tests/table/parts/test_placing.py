"""Something that stands on a table for a while covers nothing that must be seen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.table.parts.placing import (
    GAP,
    NEVER,
    OTHER_SIZE,
    SIDEWAYS,
    UPWARDS,
    best_placement,
)
from quando_desktop.table.scene.stage import Box

ROOM = Box(0, 0, 1000, 600)


def box_of(
    sizes: tuple[tuple[float, float], ...], kept: tuple[Box, ...], others: tuple[Box, ...] = ()
) -> tuple[int, Box]:
    found = best_placement(sizes, ROOM, kept, others)
    return found.size, Box(found.left, found.top, *sizes[found.size])


def test_the_lower_right_corner_is_best() -> None:
    assert box_of(((300, 200),), ()) == (0, Box(700, 400, 300, 200))


def test_what_must_be_seen_is_not_covered() -> None:
    floor = Box(0, 500, 1000, 100)
    assert box_of(((300, 200),), (floor,)) == (0, Box(700, 300 - GAP, 300, 200))
    beside = Box(600, 0, 400, 600)
    assert box_of(((300, 200),), (beside,)) == (0, Box(300 - GAP, 400, 300, 200))


def test_another_size_where_the_first_does_not_fit() -> None:
    kept = (Box(0, 0, 650, 600),)
    size, box = box_of(((400, 100), (300, 200)), kept)
    assert size == 1
    assert not box.overlaps(kept[0])


def test_others_are_covered_as_little_as_can_be() -> None:
    seats = (Box(700, 300, 300, 150),)
    _, box = box_of(((300, 120),), (), seats)
    assert not box.overlaps(seats[0])
    wall = (Box(0, 0, 690, 600),)
    _, box = box_of(((290, 500),), wall, seats)
    assert box.overlaps(seats[0]), "there is no other place"
    assert not box.overlaps(wall[0])


def test_what_must_be_seen_counts_more_than_any_other() -> None:
    kept, other = Box(0, 0, 500, 600), Box(500, 0, 500, 600)
    _, box = box_of(((400, 300),), (kept,), (other,))
    assert not box.overlaps(kept)


@pytest.mark.parametrize("size", [(1200.0, 100.0), (100.0, 700.0)])
def test_what_is_larger_than_the_room_begins_inside(size: tuple[float, float]) -> None:
    _, box = box_of((size,), ())
    assert (box.left, box.top) >= (0, 0)


def shared(one: Box, other: Box) -> float:
    across = min(one.right, other.right + GAP) - max(one.left, other.left - GAP)
    along = min(one.bottom, other.bottom + GAP) - max(one.top, other.top - GAP)
    return max(0.0, across) * max(0.0, along)


def cost(number: int, box: Box, kept: Sequence[Box], others: Sequence[Box]) -> float:
    corner = (ROOM.right - box.right) * SIDEWAYS + (ROOM.bottom - box.bottom) * UPWARDS
    covered = NEVER * sum(shared(box, each) for each in kept)
    return number * OTHER_SIZE + corner + covered + sum(shared(box, each) for each in others)


@pytest.mark.parametrize("seed", range(60))
def test_no_corner_and_no_place_beside_a_thing_is_better(seed: int) -> None:
    """Compared with all of them, tried one by one."""
    chance = Chance(seed)

    def thing() -> Box:
        left, top = chance.below(950), chance.below(550)
        return Box(left, top, 20 + chance.below(300), 20 + chance.below(200))

    kept = tuple(thing() for _ in range(chance.below(7)))
    others = tuple(thing() for _ in range(chance.below(9)))
    sizes = tuple((150.0 + chance.below(500), 60.0 + chance.below(300)) for _ in range(3))
    number, box = box_of(sizes, kept, others)
    costs = []
    for each, (width, height) in enumerate(sizes):
        lefts = {ROOM.left, ROOM.right - width}
        tops = {ROOM.top, ROOM.bottom - height}
        for it in (*kept, *others):
            lefts |= {it.left - GAP - width, it.right + GAP}
            tops |= {it.top - GAP - height, it.bottom + GAP}
        for left, top in product(lefts, tops):
            place = Box(left, top, width, height)
            if left >= 0 and top >= 0 and place.right <= ROOM.right and place.bottom <= ROOM.bottom:
                costs.append(cost(each, place, kept, others))
    assert cost(number, box, kept, others) == pytest.approx(min(costs))
