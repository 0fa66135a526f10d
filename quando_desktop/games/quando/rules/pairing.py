"""Draws the unseen sides of half-seen cards, all possibilities equally likely.

Think of the eleven numbers as points and of every card that is not accounted for as a line
between its two numbers. A half-seen card with number v on its seen side is one of the lines at v;
two half-seen cards are never the same line. So a possibility gives each point v as many of its
lines as there are half-seen cards with v, no line to both its ends; what is left over are the
cards of which nothing has been seen.

Such possibilities are the terms of the product, over all lines {a, b}, of (1 + x_a + x_b) in which
each x_v stands with the wanted power. The points are dealt with one by one: the lines from point i
to the later points are multiplied in, and of the terms only those with the wanted power of x_i are
kept, so that the table of coefficients stays small. A table is multiplied as one large integer with
a coefficient every few bytes: multiplying by x_j is a shift and adding two tables is one addition,
which makes plain Python fast enough. Drawing walks back from the last point to the first and
chooses at each by the exact number of possibilities.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from math import comb, prod

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.rules.cards import NUMBERS, Sides, pair
from quando_desktop.named_tuple import NamedTuple


class LineChoice(NamedTuple):
    """A way to give away the lines between one point and the later ones."""

    power: int
    """The number of lines that the point has from the earlier points."""
    takers: tuple[int, ...]
    """The later points that take their line with it."""


LineChoices = tuple[list[int], list[LineChoice]]
"""All choices at a point, after the running total of the possibilities that each one opens."""


class Pairing:
    """Draws, for every number, the other sides of the half-seen cards with that number."""

    def __init__(
        self, wanted: Sequence[int], lines: Collection[Sides], zero_places: Sequence[int]
    ) -> None:
        """`wanted[v]` half-seen cards show v, and in `zero_places[v]` of them 0 may be behind it.

        `lines` are the pairs (low, high) not accounted for.
        """
        # Zero comes first, because only its lines have weights. The others follow from the
        # most wanted to the least: that keeps the tables smallest.
        self._order = [0, *sorted(NUMBERS[1:], key=lambda v: -wanted[v])]
        self._joined = [[pair((a, b)) in lines for b in self._order] for a in self._order]
        self._need = [wanted[v] for v in self._order]
        # Where point b has its line with 0, there are only zero_places[b] ways to lay it, in
        # place of wanted[b] ways for any other line.
        self._ways = [max(1, wanted[v]) for v in self._order]
        self._zero_ways = [zero_places[v] for v in self._order]
        limit = 3 ** len(lines) * prod(self._ways)
        self._width = limit.bit_length() // 8 + 1
        """Bytes a coefficient."""
        self._reached = [[0] * len(self._order)]
        """For each step the highest power of each point before it."""
        self._tables = [(1).to_bytes(self._width, "little")]
        """For each step the coefficients before it, by the powers of the points from it on;
        the last point's power counts innermost."""
        for i in range(len(self._order)):
            self._multiply(i)
        self._choices: list[dict[tuple[int, ...], LineChoices]] = [{} for _ in self._order]
        if not self.possibilities:
            raise ValueError("no possibility agrees with what was seen")

    @property
    def possibilities(self) -> int:
        """Their number, weighted by the ways to lay them."""
        return int.from_bytes(self._tables[-1], "little")

    # ---------------------------------------------------------------- counting

    def _multiply(self, i: int) -> None:
        """Multiplies the lines from point i to the later points in, and keeps its wanted power."""
        before = self._reached[i]
        after, grown = before.copy(), before.copy()
        for j in self._takers(i):
            grown[j] = before[j] + 1
            after[j] = min(self._need[j], grown[j])
        inner = range(len(self._order) - 1, i, -1)
        small, large, kept = ([1 + powers[j] for j in inner] for powers in (before, grown, after))
        rows = [
            int.from_bytes(self._refit(row, small, large), "little")
            for row in _cut(self._tables[i], before[i] + 1)
        ]
        rows += [0] * (self._need[i] - before[i])
        lines = [j for j in inner if self._joined[i][j]]
        for done, j in enumerate(lines, 1):
            # A row too low to reach the wanted power with the lines to come is of no use.
            lowest = max(0, self._need[i] - (len(lines) - done))
            stride = prod(large[: len(self._order) - 1 - j])
            self._multiply_line(i, j, rows, lowest, 8 * self._width * stride)
        size = self._width * prod(large)
        table = rows[self._need[i]].to_bytes(size, "little")
        self._tables.append(self._refit(table, large, kept))
        self._reached.append(after)

    def _multiply_line(self, i: int, j: int, rows: list[int], lowest: int, shift: int) -> None:
        """Multiplies (1 + x_i + x_j) in; a row holds the terms with one power of x_i."""
        ways = self._ways[j] if i == 0 else 1
        zero_ways = self._zero_ways[j] if i == 0 else 1
        for power in range(len(rows) - 1, lowest - 1, -1):
            row = rows[power]
            total = row + rows[power - 1] if power else row
            if ways != 1:
                total *= ways
            if self._need[j]:
                total += (row if zero_ways == 1 else row * zero_ways) << shift
            rows[power] = total

    def _takers(self, i: int) -> list[int]:
        """The later points that could take their line with point i."""
        return [j for j in range(i + 1, len(self._order)) if self._joined[i][j] and self._need[j]]

    def _refit(self, table: bytes, old: Sequence[int], new: Sequence[int]) -> bytes:
        """Lays a table out anew for other numbers of powers, innermost first."""
        stride = self._width
        for before, after in zip(old, new, strict=True):
            if before != after:
                kept = stride * min(before, after)
                room = bytes(stride * max(0, after - before))
                starts = range(0, len(table), stride * before)
                table = b"".join([table[start : start + kept] + room for start in starts])
            stride *= after
        return table

    # ----------------------------------------------------------------- drawing

    def draw(self, chance: Chance) -> list[list[int]]:
        """For every number the other numbers on the half-seen cards that show it, in no order."""
        order, need = self._order, self._need
        partners: list[list[int]] = [[] for _ in NUMBERS]
        powers: tuple[int, ...] = ()
        for i in range(len(order) - 1, -1, -1):
            choice = self._choose(i, powers, chance)
            left = []
            later = []
            for j, power in enumerate(powers, i + 1):
                taken = j in choice.takers
                later.append(power - taken)
                if taken:
                    partners[order[j]].append(order[i])
                elif self._joined[i][j]:
                    left.append(order[j])
            partners[order[i]] += chance.shuffled(left)[: need[i] - choice.power]
            powers = (choice.power, *later)
        return partners

    def _choose(self, i: int, powers: tuple[int, ...], chance: Chance) -> LineChoice:
        found = self._choices[i].get(powers)
        if found is None:
            found = self._choices[i][powers] = self._list_choices(i, powers)
        totals, choices = found
        return choices[bisect_right(totals, chance.below(totals[-1]))]

    def _list_choices(self, i: int, powers: tuple[int, ...]) -> LineChoices:
        """All that may have happened at point i, given the powers of the later points after it."""
        reached, takers = self._reached[i], self._takers(i)
        branches: list[tuple[int, tuple[int, ...]]] = [(0, ())]
        stride = 1
        for j in range(len(self._order) - 1, i, -1):
            power = powers[j - i - 1]
            grown: list[tuple[int, tuple[int, ...]]] = []
            for place, taken in branches:
                if power <= reached[j]:
                    grown.append((place + power * stride, taken))
                if power and j in takers:
                    grown.append((place + (power - 1) * stride, (j, *taken)))
            branches = grown
            stride *= 1 + reached[j]
        lines = sum(self._joined[i][i + 1 :])
        table, width, total = self._tables[i], self._width, 0
        totals, choices = [], []
        for place, taken in branches:
            ways = self._ways_at_zero(taken) if i == 0 else 1
            for power in range(reached[i] + 1):
                start = (place + power * stride) * width
                count = int.from_bytes(table[start : start + width], "little")
                count *= ways * comb(lines - len(taken), self._need[i] - power)
                if count:
                    total += count
                    totals.append(total)
                    choices.append(LineChoice(power, taken))
        return totals, choices

    def _ways_at_zero(self, taken: tuple[int, ...]) -> int:
        """The ways to lay the lines at zero: see `_ways`."""
        return prod(
            self._zero_ways[j] if j in taken else self._ways[j]
            for j in range(1, len(self._order))
            if self._joined[0][j]
        )


def _cut(table: bytes, parts: int) -> list[bytes]:
    size = len(table) // parts
    return [table[start : start + size] for start in range(0, len(table), size)]
