"""Something that stands on a table for a while covers nothing that must be seen."""

from __future__ import annotations

import pytest

from quando_desktop.table.parts.placing import GAP, best_placement
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
