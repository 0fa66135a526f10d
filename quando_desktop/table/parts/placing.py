"""Finds the place where something can stand for a while without covering what must be seen.
Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product
from math import inf

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.scene.stage import Box

GAP = 12.0
"""From everything else."""
SIDEWAYS, UPWARDS, OTHER_SIZE = 1.0, 20.0, 800.0
"""Costs of standing a unit farther from the lower right corner, and of a size that is less wanted.
Covering something costs its area."""
NEVER = 1000.0
"""Factor for covering something that must be seen."""


class Placement(NamedTuple):
    """The size that fits, by its number, and its top left corner."""

    size: int
    left: float
    top: float


@lru_cache(maxsize=64)
def best_placement(
    sizes: tuple[tuple[float, float], ...],
    room: Box,
    kept: tuple[Box, ...],
    others: tuple[Box, ...] = (),
    gap: float = GAP,
) -> Placement:
    """The best place in the room for one of these widths and heights, the most wanted first. It
    covers nothing in `kept` and as little as possible of the others; best is the lower right
    corner."""
    kept, others = (tuple(_grown(thing, gap) for thing in things) for things in (kept, others))
    best, cheapest = Placement(0, room.left, room.top), inf
    for number, (width, height) in enumerate(sizes):
        for box in _candidates(width, height, room, kept + others):
            cost = _cost(box, room, kept, others, number * OTHER_SIZE, cheapest)
            if cost < cheapest:
                best, cheapest = Placement(number, box.left, box.top), cost
    return best


def _grown(box: Box, gap: float) -> Box:
    return Box(box.left - gap, box.top - gap, box.width + 2 * gap, box.height + 2 * gap)


def _candidates(width: float, height: float, room: Box, things: tuple[Box, ...]) -> Iterator[Box]:
    """Boxes in the corners of the room, and beside everything that stands there."""
    lefts = chain(
        (room.left, room.right - width),
        *((thing.left - width, thing.right) for thing in things),
    )
    tops = chain(
        (room.top, room.bottom - height),
        *((thing.top - height, thing.bottom) for thing in things),
    )
    inside = [
        left for left in sorted({*lefts}, reverse=True) if room.left <= left <= room.right - width
    ]
    below = [
        top for top in sorted({*tops}, reverse=True) if room.top <= top <= room.bottom - height
    ]
    # The best ones first. A box that is larger than the room stands in its corner all the same.
    for top, left in product(below or [room.top], inside or [room.left]):
        yield Box(left, top, width, height)


def _cost(
    box: Box,
    room: Box,
    kept: tuple[Box, ...],
    others: tuple[Box, ...],
    cost: float,
    cheapest: float,
) -> float:
    """The cost of standing there, computed only as far as it could still be the cheapest."""
    cost += (room.right - box.right) * SIDEWAYS + (room.bottom - box.bottom) * UPWARDS
    for things, dear in ((kept, NEVER), (others, 1.0)):
        for thing in things:
            if cost >= cheapest:
                return inf
            cost += dear * _covered(box, thing)
    return cost


def _covered(box: Box, other: Box) -> float:
    across = min(box.right, other.right) - max(box.left, other.left)
    along = min(box.bottom, other.bottom) - max(box.top, other.top)
    return across * along if across > 0 and along > 0 else 0.0
