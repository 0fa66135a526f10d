"""Brackets below the display: which cards go together, and what they come to.

Cards of one group that lie apart hang on one line. Groups that reach over each other have their
lines one below the other, deep enough for all sums and dots to stand above them: a sum stands below
cards of its own, where no other line goes up or down and as few as possible pass. A group in both
rows of a display is joined between two columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from math import inf

from quando_desktop.games.quanto.table.layout import BRACKETS
from quando_desktop.games.quanto.table.places import Display
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.parts.fan import Anchor
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau

HALF = 0.39
"""From the middle of a card to the end of its bracket, in cards."""
GAP = 6.0
"""Between a card and its bracket."""
LINE, THIN = 3.5, 2.5
ALONE = 17.0
"""The distance from the cards down to the line of a group that nothing else reaches into."""
HIGHEST, LOWEST, APART = 22.0, 32.5, 6.0
"""The same for the lines of all others, below the dots: the highest, the lowest, and the greatest
distance from line to line."""
ABOVE, CLEAR = 1.5, 1.0
"""Between a card and a sum, and between a sum and the line of another group."""
RADIUS, SMALLEST = 15.5, 9.0
"""The radius of the disc with a sum: usually, and where lines pass below it."""
SUM = Type(15, 650)
PAD = 10.0


class Bracket(NamedTuple):
    """A group as it is drawn."""

    spots: tuple[Anchor, ...]
    label: str
    """Digits only: a sum; or words that say how far it has come."""
    is_whole: bool
    short: str = ""
    """In place of words where there is no room for them."""


class _Part(NamedTuple):
    """As much of a bracket as is in one row."""

    number: int
    row: float
    """The height of the middles of the cards of this row."""
    middles: tuple[float, ...]
    """Of its cards, from the left."""
    runs: tuple[tuple[float, float], ...]
    """From where to where cards lie side by side."""
    joint: float | None
    """The place where it is joined to the other row."""

    @property
    def left(self) -> float:
        return min(self.runs[0][0], inf if self.joint is None else self.joint)

    @property
    def right(self) -> float:
        return max(self.runs[-1][1], -inf if self.joint is None else self.joint)

    def passes(self, left: float, right: float) -> bool:
        """Whether its line does so there."""
        return self.left < right and left < self.right

    def stands_in(self, left: float, right: float) -> bool:
        """Whether it goes up or down there."""
        ends = [end for run in self.runs for end in run]
        joints = [] if self.joint is None else [self.joint]
        return any(left < x < right for x in ends + joints)


class _Place(NamedTuple):
    """A place where a sum could stand, and its half height there."""

    x: float
    row: float
    half: float


class Brackets:
    """Puts them on a tableau, beside the dots of cards that could go along."""

    def __init__(
        self, tableau: Tableau, art: Art, display: Display, dots: Sequence[Box] = ()
    ) -> None:
        self._tableau, self._art, self._display = tableau, art, display
        self._parts: list[_Part] = []
        self._lines: dict[tuple[int, float], tuple[float, float]] = {}
        """The distance from the cards down to the line of a group in a row, and its thickness."""
        self._taken: list[Box] = [*dots]

    def lay(self, brackets: Sequence[Bracket]) -> None:
        self._parts = [
            part for number, each in enumerate(brackets) for part in self._parts_of(number, each)
        ]
        rows = sorted({part.row for part in self._parts})
        for row in rows:
            self._share([part for part in self._parts if part.row == row], brackets)
        for part in self._parts:
            y = part.row + self._display.half
            key = ("bracket", part.number, part.row == rows[0])
            self._tableau.put(key, self._line(part), part.runs[0][0], y)
        for number, each in enumerate(brackets):
            mine = [part for part in self._parts if part.number == number]
            if len(mine) > 1:
                self._join(mine)
            self._put_sum(number, each, mine)

    def _parts_of(self, number: int, bracket: Bracket) -> Iterator[_Part]:
        rows = sorted({spot.y for spot in bracket.spots})
        half, step = self._display.card * HALF, self._display.step
        joint: float | None = None
        for row in rows:
            middles = tuple(sorted(spot.x for spot in bracket.spots if spot.y == row))
            runs = [(middles[0] - half, middles[0] + half)]
            for before, x in pairwise(middles):
                start = runs.pop()[0] if x - before < step * 1.5 else x - half
                runs.append((start, x + half))
            if len(rows) > 1 and joint is None:
                joint = runs[0][1] - half + step / 2
            yield _Part(number, row, middles, tuple(runs), joint)

    # -------------------------------------------------------------------- lines

    def _share(self, parts: Sequence[_Part], brackets: Sequence[Bracket]) -> None:
        """The lines of a row: short ones close to the cards, inside those that reach over them,
        and closest one that needs room for words."""
        shared = [part for part in parts if _is_shared(part, parts)]
        shared.sort(
            key=lambda part: (brackets[part.number].label.isdigit(), part.right - part.left)
        )
        levels: dict[int, int] = {}
        for part in shared:
            before = (each for each in shared if each.number in levels)
            taken = {levels[each.number] for each in before if each.passes(part.left, part.right)}
            levels[part.number] = next(level for level in count() if level not in taken)
        most = max(levels.values(), default=0)
        apart = min(APART, (LOWEST - HIGHEST) / max(1, most))
        for part in parts:
            line = ALONE, LINE
            if part.number in levels:
                line = LOWEST - (most - levels[part.number]) * apart, min(THIN, apart * 0.8)
            self._lines[part.number, part.row] = line

    # --------------------------------------------------------------------- sums

    def _put_sum(self, number: int, bracket: Bracket, parts: Sequence[_Part]) -> None:
        """Below the last row, unless there is more room below the other one."""
        words = bracket.label
        place = self._best_place(words, parts)
        if place.half < self._least(words) and bracket.short:
            words = bracket.short
            place = self._best_place(words, parts)
        half = max(min(RADIUS, place.half), self._least(words))
        wide = self._width(words, half)
        y = place.row + self._display.half + ABOVE + half
        self._taken.append(Box.around(place.x, y, wide, 2 * half))
        picture = self._sum(words, wide, half, is_whole=bracket.is_whole)
        self._tableau.put(("sum", number), picture, place.x, y)

    def _best_place(self, words: str, parts: Sequence[_Part]) -> _Place:
        wide = self._width(words, RADIUS)
        least = self._display.spots[0].x - self._display.card / 2 + wide / 2
        places = [
            _Place(x, part.row, self._half_at(part, x, wide))
            for part in reversed(parts)
            for x in (max(least, middle) for middle in _middles(part))
        ]
        return max(places, key=lambda place: min(place.half, max(RADIUS, self._least(words))))

    def _half_at(self, part: _Part, x: float, wide: float) -> float:
        """Half of the height that is free for so wide a sum."""
        reach = wide / 2 + CLEAR + LINE / 2
        left, right = x - reach, x + reach
        row = part.row + self._display.half
        room = Box(left, row, right - left, BRACKETS)
        others = [
            each for each in self._parts if each.number != part.number and each.row == part.row
        ]
        if any(each.stands_in(left, right) for each in others):
            return 0.0
        if any(room.overlaps(each) for each in self._taken):
            return 0.0
        is_last = part.row == max(spot.y for spot in (self._display.free, *self._display.spots))
        floor = inf if is_last else BRACKETS - ABOVE
        for each in others:
            if each.passes(left, right):
                depth, thick = self._lines[each.number, each.row]
                floor = min(floor, depth - thick / 2 - CLEAR)
        return (floor - ABOVE) / 2

    def _least(self, words: str) -> float:
        """Half of the height that it needs."""
        if words.isdigit():
            return SMALLEST
        return self._art.scale.letters(SUM.size) * 0.72

    def _width(self, words: str, half: float) -> float:
        return 2 * half if words.isdigit() else SUM.width(words, self._art.scale) + 2 * PAD

    # ------------------------------------------------------------------ pictures

    def _line(self, part: _Part) -> Picture:
        """Placed at its left end, at the lower edge of the cards."""
        down, thick = self._lines[part.number, part.row]
        first, last = part.runs[0][0], part.runs[-1][1]
        runs = [(round(start - first), round(end - first)) for start, end in part.runs]

        def paint(canvas: Canvas) -> None:
            ink = canvas.theme.on_table
            for start, end in runs:
                points = [(start, GAP), (start, down), (end, down), (end, GAP)]
                canvas.line(points, ink, thick)
            for (_, end), (start, _) in pairwise(runs):
                canvas.line([(end, down), (start, down)], ink, thick)

        box = Box(-4, 0, last - first + 8, BRACKETS + 4)
        return self._art.picture(("bracket", *runs, round(down, 1), thick), box, paint)

    def _join(self, parts: Sequence[_Part]) -> None:
        """Between two columns, from the line of one row to that of the next."""
        upper, lower = parts
        assert upper.joint is not None
        x = upper.joint
        depths = [self._lines[part.number, part.row][0] for part in parts]
        thick = min(self._lines[part.number, part.row][1] for part in parts)
        top = upper.row + self._display.half + depths[0]
        high = lower.row + self._display.half + depths[1] - top
        nearest = min(max(x, lower.runs[0][0]), lower.runs[-1][1])
        ends = upper.runs[0][1] - x, nearest - x

        def paint(canvas: Canvas) -> None:
            points = [(ends[0], 0.0), (0.0, 0.0), (0.0, high), (ends[1], high)]
            canvas.line(points, canvas.theme.on_table, thick)

        left, right = min(0.0, *ends) - 4, max(0.0, *ends) + 4
        key = ("join", round(high, 1), thick, *map(round, ends))
        picture = self._art.picture(key, Box(left, -4, right - left, high + 8), paint)
        self._tableau.put(("join", upper.number), picture, x, top)

    def _sum(self, words: str, width: float, half: float, *, is_whole: bool) -> Picture:
        body = Box.around(0, 0, width, 2 * half)

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            ground, ink = theme.primary, theme.on_primary
            if not is_whole:
                ground, ink = theme.plate, theme.text
            canvas.round(body, half, ground)
            if words.isdigit():
                canvas.number(0, 0, words, half * 1.06, ink)
            else:
                canvas.text(0, 0, words, SUM, ink, align=Align.CENTRE)

        return self._art.picture(("sum", is_whole, words, round(half, 1)), body, paint)


def _is_shared(part: _Part, parts: Sequence[_Part]) -> bool:
    """Whether anything but its own cards is above its line."""
    others = (each for each in parts if each is not part)
    return (
        len(part.runs) > 1
        or part.joint is not None
        or any(each.passes(part.left, part.right) for each in others)
    )


def _middles(part: _Part) -> Iterator[float]:
    """Places where a sum looks best: in the middle of its cards that lie together, or of one of
    them."""
    for start, end in sorted(part.runs, key=lambda run: run[0] - run[1]):
        yield (start + end) / 2
    yield from part.middles
