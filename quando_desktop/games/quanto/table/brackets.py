"""Brackets below the display: which cards go together, and what they come to.

Cards of one group that lie apart hang on one line; groups that reach over each other have their
lines one below the other. A group in both rows of a display is joined between two columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from quando_desktop.games.quanto.layout import BRACKETS
from quando_desktop.games.quanto.places import Display, Spot
from quando_desktop.table.art import Art, Picture
from quando_desktop.table.canvas import Align, Canvas, Type
from quando_desktop.table.layout import SMALLEST_TEXT, Box
from quando_desktop.table.tableau import Tableau

HALF = 0.39
"""From the middle of a card to the end of its bracket, in cards."""
GAP = 6.0
"""Between a card and its bracket."""
LINE, THIN = 3.5, 2.5
ONE_LEVEL, FIRST_LEVEL, LAST_LEVEL = 17.0, 11.0, 23.0
"""How far below the cards a line is: alone, or the first and the last of several."""
RADIUS, SMALL_RADIUS = 15.5, 9.5
SUM = Type(15, 650)


class Bracket(NamedTuple):
    """What a group looks like."""

    spots: tuple[Spot, ...]
    label: str
    """Digits only: a sum; or words that say how far it has come."""
    is_whole: bool


class _Part(NamedTuple):
    """As much of a bracket as is in one row."""

    number: int
    row: float
    """Where the middles of the cards of this row are."""
    runs: tuple[tuple[float, float], ...]
    """From where to where cards lie side by side."""

    @property
    def left(self) -> float:
        return self.runs[0][0]

    @property
    def right(self) -> float:
        return self.runs[-1][1]


class Brackets:
    """Puts them on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, display: Display) -> None:
        self._tableau, self._art, self._display = tableau, art, display

    def lay(self, brackets: Sequence[Bracket]) -> None:
        parts = [part for number, each in enumerate(brackets) for part in self._parts(number, each)]
        depth: dict[tuple[int, float], float] = {}
        radius: dict[float, float] = {}
        for row in sorted({part.row for part in parts}):
            here = sorted((part for part in parts if part.row == row), key=lambda part: part.left)
            levels = _levels(here)
            most = max(levels)
            radius[row] = SMALL_RADIUS if most else RADIUS
            for part, level in zip(here, levels, strict=True):
                share = (LAST_LEVEL - FIRST_LEVEL) / max(1, most)
                depth[part.number, row] = FIRST_LEVEL + level * share if most else ONE_LEVEL
        taken: list[Box] = []
        lowest = max(spot.y for spot in (self._display.free, *self._display.spots))
        for part in parts:
            down = depth[part.number, part.row]
            y = part.row + self._display.half
            key = ("bracket", part.number, part.row == parts[0].row)
            self._tableau.put(key, self._line(part, down), part.left, y)
        for number, each in enumerate(brackets):
            mine = [part for part in parts if part.number == number]
            if len(mine) > 1:
                self._join(number, mine, [depth[number, part.row] for part in mine])
            last = mine[-1]
            edge = last.row + self._display.half
            wide, high = self._size(each, radius[last.row])
            y = edge + depth[number, last.row]
            if high > RADIUS:
                # Words need more room; between two rows there is none.
                y = edge + (GAP + high if last.row == lowest else BRACKETS / 2)
            least = self._display.spots[0].x - self._display.card / 2 + wide / 2
            x = self._free_place(last, taken, Box.around(0, y, wide, 2 * high), least)
            taken.append(Box.around(x, y, wide, 2 * high))
            self._tableau.put(("sum", number), self._sum(each, wide, high), x, y)

    def _parts(self, number: int, bracket: Bracket) -> list[_Part]:
        found = []
        for row in sorted({spot.y for spot in bracket.spots}):
            middles = sorted(spot.x for spot in bracket.spots if spot.y == row)
            half, step = self._display.card * HALF, self._display.step
            runs = [[middles[0] - half, middles[0] + half]]
            for before, x in pairwise(middles):
                if x - before < step * 1.5:
                    runs[-1][1] = x + half
                else:
                    runs.append([x - half, x + half])
            found.append(_Part(number, row, tuple((start, end) for start, end in runs)))
        return found

    def _free_place(self, part: _Part, taken: Sequence[Box], size: Box, least: float) -> float:
        """Where the sum stands on its line: in the middle, if no other one is near."""
        wide = part.right - part.left
        places = [
            max(least, part.left + wide * share)
            for share in (0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.22, 0.78, 0.05, 0.95, 1.2, 1.5)
        ]
        for x in places:
            box = size._replace(left=x - size.width / 2)
            if not any(box.overlaps(other) for other in taken):
                return x
        return places[0]

    # ------------------------------------------------------------------ pictures

    def _line(self, part: _Part, down: float) -> Picture:
        """Placed at its left end, at the lower edge of the cards."""
        runs = [(round(start - part.left), round(end - part.left)) for start, end in part.runs]

        def paint(canvas: Canvas) -> None:
            ink = canvas.theme.on_table
            for start, end in runs:
                points = [(start, GAP), (start, down), (end, down), (end, GAP)]
                canvas.line(points, ink, LINE)
            for (_, end), (start, _) in pairwise(runs):
                canvas.line([(end, down), (start, down)], ink, THIN)

        box = Box(-4, 0, part.right - part.left + 8, BRACKETS + 4)
        return self._art.picture(("bracket", *runs, round(down)), box, paint)

    def _join(self, number: int, parts: Sequence[_Part], depths: Sequence[float]) -> None:
        """Between two columns, from the line of one row to that of the next."""
        upper, lower = parts[0], parts[-1]
        x = upper.runs[0][1] + self._display.step / 2 - self._display.card * HALF
        top = upper.row + self._display.half + depths[0]
        high = lower.row + self._display.half + depths[-1] - top
        ends = upper.runs[0][1] - x, min(max(x, lower.left), lower.right) - x

        def paint(canvas: Canvas) -> None:
            points = [(ends[0], 0.0), (0.0, 0.0), (0.0, high), (ends[1], high)]
            canvas.line(points, canvas.theme.on_table, THIN)

        left, right = min(0.0, *ends) - 4, max(0.0, *ends) + 4
        key = ("join", round(high), *map(round, ends))
        picture = self._art.picture(key, Box(left, -4, right - left, high + 8), paint)
        self._tableau.put(("join", number), picture, x, top)

    def _size(self, bracket: Bracket, radius: float) -> tuple[float, float]:
        """The width of the disc with the sum and half its height: more where words are said."""
        scale, words = self._art.scale, bracket.label
        if words.isdigit():
            return 2 * radius, radius
        high = max(
            radius, SUM.size * scale.text * 0.72, SMALLEST_TEXT / scale.unit * scale.text * 0.72
        )
        return SUM.width(words, scale) + 20, high

    def _sum(self, bracket: Bracket, width: float, radius: float) -> Picture:
        body = Box.around(0, 0, width, 2 * radius)
        words = bracket.label

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            ground, ink = theme.primary, theme.on_primary
            if not bracket.is_whole:
                ground, ink = theme.plate, theme.text
            canvas.round(body, radius, ground)
            if words.isdigit():
                canvas.number(0, 0, words, radius * 1.06, ink)
            else:
                canvas.text(0, 0, words, SUM, ink, align=Align.CENTRE)

        return self._art.picture(("sum", bracket.is_whole, words, radius), body, paint)


def _levels(parts: Sequence[_Part]) -> list[int]:
    """For each, from the left, the first line on which nothing else is in its way."""
    ends: list[float] = []
    found = []
    for part in parts:
        free = [level for level, end in enumerate(ends) if end < part.left]
        level = free[0] if free else len(ends)
        if not free:
            ends.append(part.right)
        ends[level] = part.right
        found.append(level)
    return found
