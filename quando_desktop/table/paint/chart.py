"""The chart of a match: everybody's points, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from math import ceil, floor

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.palette import visible
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau

SCALE = Type(14, 600)
LINE, WINNERS_LINE = 3.0, 5.0
FACE, SMALL_FACE = 38.0, 30.0
"""The size of a face at the end of a line; where there are many."""
AFTER = 34.0
"""From the end of a line to the middle of its face."""
STEPS = (1, 2, 5, 10, 20, 50)
MOST_LINES = 5
"""Of the grid, above nothing."""
DOTTED = (0.4, 2.0)


class Axis(NamedTuple):
    """A scale for bars that lie: what is below nothing goes to the left of its line."""

    low: int
    high: int
    length: float

    @classmethod
    def of(cls, histories: Iterable[Sequence[int]], limit: int, length: float) -> Axis:
        """The scale on which all these points, added up one after the other, and the limit fit."""
        reached = [0, limit, *(end for each in histories for _, end in parts(each))]
        return cls(min(reached), max(1, *reached), length)

    def at(self, amount: int) -> float:
        """The place of an amount, from the left end."""
        return (amount - self.low) / (self.high - self.low) * self.length


def parts(history: Sequence[int]) -> list[tuple[int, int]]:
    """The parts of a bar: from the sum before each round to the sum after it."""
    return list(pairwise(accumulate(history, initial=0)))


class Runner(NamedTuple):
    """One line of the chart: a player, or the two of a team."""

    faces: tuple[Face, ...]
    sums: tuple[int, ...]
    """Their points after each step; minus points are below nothing."""
    wins: bool
    leaps: bool = False
    """Whether the last of it came without a step of their own: that part is dotted."""


class ScoreChart:
    """Puts the chart on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, box: Box, runners: Sequence[Runner]) -> None:
        self._tableau, self._art, self._runners = tableau, art, runners
        most = max([0, *(max(runner.sums) for runner in runners)])
        least = min([0, *(min(runner.sums) for runner in runners)])
        span = max(1, most - least)
        self._step = next((step for step in STEPS if span / step <= MOST_LINES), STEPS[-1])
        self._low = floor(least / self._step) * self._step
        self._top = max(ceil(most / self._step), self._low // self._step + 1) * self._step
        faces = max(len(runner.faces) for runner in runners)
        self._face = FACE if len(runners) < 5 else SMALL_FACE
        left = self._scale_width(art) + 12
        right = AFTER + self._face * (faces - 0.5) + 6
        self._box = Box(box.left + left, box.top, box.width - left - right, box.height)

    def lay(self) -> None:
        box, put = self._box, self._tableau.put
        put(("sheet", "grid"), self._grid(), box.left, box.bottom)
        # The winner's line lies on top.
        order = sorted(range(len(self._runners)), key=lambda each: self._runners[each].wins)
        for number in order:
            runner = self._runners[number]
            put(("bar", number), self._line(runner), box.left, box.bottom)
        ends = self._ends()
        for number, runner in enumerate(self._runners):
            for place, face in enumerate(runner.faces):
                x = box.right + AFTER + place * self._face * 0.8
                medal = pieces.medal(self._art, face, self._face)
                put(("sheet", number, "end", place), medal, x, ends[number])

    def _scale_width(self, art: Art) -> float:
        return max(SCALE.width(_label(amount), art.scale) for amount in (self._low, self._top))

    def _height(self, amount: int) -> float:
        """The height of an amount above the lower edge."""
        return (amount - self._low) / (self._top - self._low) * self._box.height

    def _ends(self) -> list[float]:
        """The heights of the faces: at the ends of their lines, but not on each other."""
        room, box = self._face * 1.08, self._box
        wanted = [box.bottom - self._height(runner.sums[-1]) for runner in self._runners]
        order = sorted(range(len(wanted)), key=lambda each: wanted[each])
        places = [wanted[each] for each in order]
        for number in range(1, len(places)):
            places[number] = max(places[number], places[number - 1] + room)
        lowest = box.bottom - self._face * 0.3
        for number in range(len(places) - 1, -1, -1):
            places[number] = min(places[number], lowest)
            lowest = places[number] - room
        found = [0.0] * len(places)
        for each, place in zip(order, places, strict=True):
            found[each] = place
        return found

    # ------------------------------------------------------------------ pictures

    def _grid(self) -> Picture:
        """Lines at round numbers, placed by the lower left corner of the chart."""
        width, height = self._box.width, self._box.height
        lines = range(self._low, self._top + 1, self._step)

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            for amount in lines:
                y = -self._height(amount)
                canvas.line([(0, y), (width, y)], theme.line, 2.0 if not amount else 1.2)
                canvas.text(-12, y, _label(amount), SCALE, theme.text_2, align=Align.RIGHT)

        room = self._scale_width(self._art) + 16
        above = max(16.0, SCALE.letters(self._art.scale) * 0.6)
        box = Box(-room, -height - above, width + room + 4, height + 2 * above)
        key = ("grid", self._low, self._top, round(width), round(height))
        return self._art.picture(key, box, paint)

    def _line(self, runner: Runner) -> Picture:
        """Placed by the lower left corner of the chart, too."""
        width, height = self._box.width, self._box.height
        steps = max(1, len(runner.sums) - 1)
        points = [(0.0, -self._height(0))] + [
            ((number + 1) / (steps + 1) * width, -self._height(amount))
            for number, amount in enumerate(runner.sums)
        ]
        ink = visible(runner.faces[0].body, self._art.theme)
        wide = WINNERS_LINE if runner.wins else LINE

        def paint(canvas: Canvas) -> None:
            canvas.line(points[:-1] if runner.leaps else points, ink, wide)
            if runner.leaps:
                canvas.line(points[-2:], ink, wide, DOTTED)
            canvas.disc(*points[-1], wide * 1.3, ink)

        edge = 2 * WINNERS_LINE
        # No larger than it must be: six lines of the chart's size would cover the window.
        top, low = min(y for _, y in points), max(y for _, y in points)
        box = Box(0, top - edge, width + edge, low - top + 2 * edge)
        scale = self._low, self._top, round(width), round(height)
        return self._art.picture(("race", runner.sums, runner.leaps, ink, wide, scale), box, paint)


def _label(amount: int) -> str:
    """A number of the scale, with a minus as people write it."""
    return str(amount).replace("-", "\u2212")
