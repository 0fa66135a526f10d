"""The place of a bubble at a table: beside what it speaks of, and never on it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from operator import itemgetter

from PySide6.QtCore import QRect, QSize

from quando_desktop.named_tuple import NamedTuple

FAR = 1_000_000
"""The cost of what must not be, for each pixel of it."""
STEPS = 12
"""The number of places that are tried across, and down, beside those right at something."""


Edges = tuple[int, int, int, int]
"""The edges of a box: left, top, right and bottom, the last ones still in it."""


class Spoken(NamedTuple):
    """The places of what there is at a table while something is said, in pixels."""

    lit: Sequence[QRect] = ()
    """What is spoken of: never covered."""
    piles: Sequence[QRect] = ()
    """Never covered either."""
    cards: Sequence[QRect] = ()
    """Covered only where it must be."""
    others: Sequence[QRect] = ()
    """Whatever else can be pointed at, cards among it."""


class Room(NamedTuple):
    """What there is to keep clear of, in pixels."""

    page: QRect
    never: tuple[QRect, ...]
    """What must be seen whole."""
    rather_not: tuple[QRect, ...]
    """What may be covered where there is no other way."""


class WishedPlace(NamedTuple):
    """The place that a bubble would like to have, in pixels."""

    left: int
    middle: int
    """Halfway down."""
    width: int = 0
    """Narrower ones are as if so much farther away."""

    def with_more(self, width: int) -> WishedPlace:
        """For a bubble and what stands beside it."""
        return self._replace(width=self.width + width)


def clear(room: Room, sizes: Sequence[QSize], wish: WishedPlace) -> QRect | None:
    """The best place for a bubble that can have one of these sizes and covers nothing that must be
    seen: as near as possible to the place that is wished for. None if there is no such place."""
    # This comes between two steps of a lesson, so the nearest columns are looked at first and the
    # rest is thrown away, and nothing is added up for a place that is too far away already.
    room = room._replace(never=_outermost(room.never))
    never, rather_not = _edges(room.never), _edges(room.rather_not)
    columns = [
        (abs(x - wish.left) + max(0, wish.width - wide), x, wide, high, tops)
        for x, wide, high, tops in _columns(room, [*dict.fromkeys(sizes)])
    ]
    columns.sort(key=itemgetter(0))
    found, least = None, inf
    for across, x, wide, high, tops in columns:
        if across >= least:
            break
        last = x + wide - 1
        blocks = [
            (top, bottom) for left, top, right, bottom in never if left <= last and x <= right
        ]
        middle = (high - 1) // 2 - wish.middle
        for highest, lowest in _gaps(blocks, room.page, high):
            for y in tops[bisect_left(tops, highest) : bisect_right(tops, lowest)]:
                cost = across + abs(y + middle) / 1.5
                if cost >= least:
                    continue
                box = x, y, last, y + high - 1
                cost += 5 * sqrt(sum(_shared(box, each) for each in rather_not))
                if cost < least:
                    found, least = QRect(x, y, wide, high), cost
    return found


def least_bad(room: Room, sizes: Sequence[QSize], wish: WishedPlace) -> QRect:
    """The place that covers least of what must be seen."""
    never, rather_not = _edges(room.never), _edges(room.rather_not)

    def cost(box: Edges) -> float:
        x, y, _, end = box
        away = abs(x - wish.left) + abs((y + end) // 2 - wish.middle) / 1.5
        away += FAR * sum(_shared(box, each) for each in never)
        return away + 5 * sqrt(sum(_shared(box, each) for each in rather_not))

    boxes = (
        (x, y, x + wide - 1, y + high - 1)
        for x, wide, high, tops in _columns(room, sizes)
        for y in tops
    )
    left, top, right, bottom = min(boxes, key=cost)
    return QRect(left, top, right - left + 1, bottom - top + 1)


def _gaps(blocks: list[tuple[int, int]], page: QRect, high: int) -> Iterator[tuple[int, int]]:
    """The upper edges, from the first to the last, of what is so high and lies between blocks."""
    edge = page.top()
    for top, bottom in sorted(blocks):
        if top - high >= edge:
            yield edge, top - high
        edge = max(edge, bottom + 1)
    if page.bottom() + 1 - high >= edge:
        yield edge, page.bottom() + 1 - high


def _columns(room: Room, sizes: Sequence[QSize]) -> Iterator[tuple[int, int, int, list[int]]]:
    """The places that are tried: a left edge, the width and the height, and the upper edges."""
    page = room.page
    for size in sizes:
        wide, high = size.width(), size.height()
        across, down = page.width() - wide, page.height() - high
        if across < 0 or down < 0:
            fitting = size.boundedTo(page.size())
            yield page.left(), fitting.width(), fitting.height(), [page.top()]
            continue
        beside = {x for each in room.never for x in (each.left() - wide, each.right() + 1)}
        above = {y for each in room.never for y in (each.top() - high, each.bottom() + 1)}
        lefts = {page.left() + x for x in _spread(across)} | beside
        tops = {page.top() + y for y in _spread(down)} | above
        inside = [y for y in sorted(tops) if page.top() <= y <= page.top() + down]
        for x in sorted(lefts):
            if page.left() <= x <= page.left() + across:
                yield x, wide, high, inside


def _spread(room: int) -> list[int]:
    count = min(STEPS, room + 1)
    return [round(room * number / max(1, count - 1)) for number in range(count)]


def _edges(boxes: Sequence[QRect]) -> list[Edges]:
    return [(each.left(), each.top(), each.right(), each.bottom()) for each in boxes]


def _outermost(boxes: Sequence[QRect]) -> tuple[QRect, ...]:
    """Those of these boxes that do not lie in others: whatever is clear of them is clear of all."""
    found: list[QRect] = []
    for box in sorted(boxes, key=lambda each: -each.width() * each.height()):
        if not any(each.contains(box) for each in found):
            found.append(box)
    return tuple(found)


def _shared(first: Edges, second: Edges) -> int:
    """The pixels that two boxes share, by their edges."""
    width = min(first[2], second[2]) - max(first[0], second[0]) + 1
    height = min(first[3], second[3]) - max(first[1], second[1]) + 1
    return max(0, width) * max(0, height)
