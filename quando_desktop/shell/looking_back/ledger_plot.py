"""The ledger of a match as a picture: the chance at the start, what was added to it and taken off
it over all rounds, and the chance at the end.

Every part has its bar from the same line, in points. Put one behind the other they would run far
beyond what a chance can be: those of many decisions come together there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from quando_desktop.analysis.ledger import Ledger
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.plots.plot import Plot, line_colour, pale
from quando_desktop.shell.plots.saving import Cell
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.palette import Colour, ink_on
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.text.numbers import in_percent

NAME, AMOUNT, SUM = Type(16, 600), Type(17, 700), Type(18, 700)
THICK, LEAST_ROW = 30.0, 42.0
LONGEST = 210.0
"""The room for the names of the bars, in units."""
GAP = 16.0
STEPS = (5, 10, 20, 50, 100, 200, 500)
"""Points from one line of the grid to the next ..."""
LINES = 6
"""... so that there are at most so many of them."""
LEAST = 10
"""Points that have a place in any case: a ledger of small things looks small."""


class LedgerBar(NamedTuple):
    """A row: the chance at the start or at the end, or what changed it."""

    field: str
    change: float
    points: int
    """As it is told: whole, and all of them add up."""

    @property
    def is_sum(self) -> bool:
        """Whether it is the start or the end."""
        return self.field in ("start", "end")


def bars_of(ledger: Ledger) -> list[LedgerBar]:
    """The rows of a ledger; kinds of luck that the game does not have are left out. What rounding
    leaves over goes to the remainder."""
    told = {field: words.points(getattr(ledger, field)) for field in Ledger._fields}
    named = sum(told[field] for field in Ledger._fields[:-1] if field != "remainder")
    told["remainder"] = told["end"] - named
    always = "start", "deal", "own", "others", "end"
    return [
        LedgerBar(field, getattr(ledger, field), told[field])
        for field in Ledger._fields
        if field in always or told[field] or getattr(ledger, field)
    ]


class LedgerPlot(Plot):
    """One row for each part, with the start above and the end below."""

    LEAST = (560.0, 8 * LEAST_ROW + 60)

    def __init__(self, look: Look) -> None:
        self._bars: list[LedgerBar] = []
        self._is_over = True
        super().__init__(look)

    def show_ledger(self, ledger: Ledger, *, is_over: bool) -> None:
        self._bars, self._is_over = bars_of(ledger), is_over
        self.setAccessibleName(words.ledger_line(is_over=is_over))
        told = [words.bar_told(self._name(bar), self._amount(bar)) for bar in self._bars]
        self.setAccessibleDescription(" ".join(told))
        self.update()

    def table(self) -> tuple[Sequence[str], list[Sequence[Cell]]]:
        return words.ledger_headings(), [(self._name(bar), bar.change) for bar in self._bars]

    def _name(self, bar: LedgerBar) -> str:
        return words.bar_name(bar.field, is_over=self._is_over)

    @staticmethod
    def _amount(bar: LedgerBar) -> str:
        return in_percent(bar.points) if bar.is_sum else words.with_sign(bar.points)

    # ----------------------------------------------------------------------- places

    @property
    def _left(self) -> float:
        room = self.area().width * 0.36
        longest = max(self.look.width(self._name(bar), NAME) for bar in self._bars)
        return min(max(room, LONGEST), longest) + GAP

    @property
    def _foot(self) -> float:
        return self.look.size(LABEL) * 1.9

    def grid(self) -> range:
        """The points that have a line: nothing among them, and all bars between the first and the
        last."""
        reached = [bar.points for bar in self._bars if not bar.is_sum]
        low, high = min(-LEAST, *reached), max(LEAST, *reached)
        step = next((each for each in STEPS if high - low <= LINES * each), STEPS[-1])
        return range(floor(low / step) * step, ceil(high / step) * step + 1, step)

    def _x(self, points: float) -> float:
        grid = self.grid()
        # What is written beside the bars needs room at both ends.
        side = self.look.width(words.with_sign(-100), AMOUNT) + 14
        length = self.area().width - self._left - 2 * side
        return self._left + side + length * (points - grid[0]) / (grid[-1] - grid[0])

    # --------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        if not self._bars:
            return
        row = (self.area().height - self._foot) / len(self._bars)
        self._paint_grid(canvas, row)
        for number, bar in enumerate(self._bars):
            self._paint_row(canvas, bar, (number + 0.5) * row, min(THICK, row * 0.66))

    def _paint_grid(self, canvas: Canvas, row: float) -> None:
        """Lines behind the parts; the chances above and below have nothing to do with them."""
        theme, last = canvas.theme, len(self._bars) - 1
        for points in self.grid():
            x = self._x(points)
            width = 1.5 if points else 2.5
            canvas.line([(x, row), (x, last * row)], theme.line, width)
            y = last * row + self._foot / 2
            text = words.with_sign(points)
            canvas.text(x, y, text, LABEL, theme.text_2, align=Align.CENTRE)

    def _paint_row(self, canvas: Canvas, bar: LedgerBar, y: float, thick: float) -> None:
        # The figures of the grid are between the last part and the end.
        y += self._foot if bar.field == "end" else 0
        lines = wrapped(self._name(bar), NAME, self._left - GAP + 2, canvas.scale)[:2]
        step = self.look.size(NAME) * 1.25
        for number, line in enumerate(lines):
            at = y + (number - (len(lines) - 1) / 2) * step
            canvas.text(0, at, line, NAME, canvas.theme.text)
        if bar.is_sum:
            self._paint_sum(canvas, bar, y, thick)
        else:
            self._paint_bar(canvas, bar, y, thick)

    def _paint_sum(self, canvas: Canvas, bar: LedgerBar, y: float, thick: float) -> None:
        text, ground = self._amount(bar), line_colour(self.look)
        wide = max(thick * 2, self.look.width(text, SUM) + thick)
        canvas.round(Box.around(self._x(0), y, wide, thick + 4), thick / 2 + 2, ground)
        canvas.text(self._x(0), y, text, SUM, ink_on(ground), align=Align.CENTRE)

    def _paint_bar(self, canvas: Canvas, bar: LedgerBar, y: float, thick: float) -> None:
        theme, fill, ink = canvas.theme, *self._colours(bar)
        left, right = sorted((self._x(0), self._x(bar.points)))
        if bar.points:
            strong = pale(theme) if bar.field == "remainder" else 1.0
            body = Box(left, y - thick / 2, right - left, thick)
            canvas.round(body, min(8.0, body.width / 2), fill, strong)
        if bar.points >= 0:
            canvas.text(right + 10, y, self._amount(bar), AMOUNT, ink)
        else:
            canvas.text(left - 10, y, self._amount(bar), AMOUNT, ink, align=Align.RIGHT)

    def _colours(self, bar: LedgerBar) -> tuple[Colour, Colour]:
        theme = self.look.theme
        if bar.field == "remainder":
            return theme.text_2, theme.text
        tint = theme.good if bar.points >= 0 else theme.ember
        return tint, tint if bar.points else theme.text
