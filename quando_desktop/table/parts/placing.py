"""Finds the place where something can stand for a while without covering what must be seen.
Knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.remembered import remembered
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


@remembered(64)
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
    things = [(_grown(thing, gap), NEVER) for thing in kept]
    things += [(_grown(thing, gap), 1.0) for thing in others]
    sides = [(box.left, box.right, box.top, box.bottom, dear) for box, dear in things]
    best, cheapest = Placement(0, room.left, room.top), inf
    for number, (width, height) in enumerate(sizes):
        lefts, tops = _candidates(width, height, room, [thing for thing, _ in things])
        least = (room.right - (lefts[0] + width)) * SIDEWAYS
        for top in tops:
            bottom = top + height
            up = (room.bottom - bottom) * UPWARDS
            if number * OTHER_SIZE + (least + up) >= cheapest:
                # All that follow are higher up.
                break
            # What lies higher or lower than this cannot be covered, wherever it stands.
            beside = [
                (left, right, along, dear)
                for left, right, over, under, dear in sides
                if (along := min(bottom, under) - max(top, over)) > 0
            ]
            for left in lefts:
                right = left + width
                cost = number * OTHER_SIZE + ((room.right - right) * SIDEWAYS + up)
                if cost >= cheapest:
                    # All that follow are farther from the corner.
                    break
                for start, end, along, dear in beside:
                    across = min(right, end) - max(left, start)
                    if across > 0:
                        cost += dear * (across * along)
                        if cost >= cheapest:
                            break
                if cost < cheapest:
                    best, cheapest = Placement(number, left, top), cost
    return best


def _grown(box: Box, gap: float) -> Box:
    return Box(box.left - gap, box.top - gap, box.width + 2 * gap, box.height + 2 * gap)


def _candidates(
    width: float, height: float, room: Box, things: Sequence[Box]
) -> tuple[list[float], list[float]]:
    """The left and the top sides of boxes in the corners of the room and beside everything that
    stands there, the best ones first. A box that is larger than the room stands in its corner all
    the same."""
    lefts = {room.left, room.right - width}.union(
        *((thing.left - width, thing.right) for thing in things)
    )
    tops = {room.top, room.bottom - height}.union(
        *((thing.top - height, thing.bottom) for thing in things)
    )
    across = [left for left in lefts if room.left <= left <= room.right - width]
    down = [top for top in tops if room.top <= top <= room.bottom - height]
    return (
        sorted(across, reverse=True) or [room.left],
        sorted(down, reverse=True) or [room.top],
    )
