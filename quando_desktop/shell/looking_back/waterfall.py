"""The ledger of a match as a picture: from an even start to the end, bar by bar, and all of them
add up."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.analysis.ledger import Ledger
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.plots.plot import Plot, line_colour
from quando_desktop.shell.plots.saving import Cell
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.text.numbers import in_percent, percent

NAME, AMOUNT = Type(16, 600), Type(17, 700)
THICK, LEAST_ROW = 30.0, 46.0
LONGEST = 210.0
"""The room for the names of the bars, in units."""
GAP = 16.0
PART = 0.25
"""From one line of the grid to the next."""
REST = 0.55
"""The strength of what nobody can name."""


class LedgerBar(NamedTuple):
    """A row: the chance before it and after it."""

    field: str
    before: float
    after: float

    @property
    def is_sum(self) -> bool:
        """Whether it is the start or the end."""
        return self.field in ("start", "end")


def bars_of(ledger: Ledger) -> list[LedgerBar]:
    """The rows of a ledger; kinds of luck that the game does not have are left out."""
    rows = [LedgerBar("start", 0.0, ledger.start)]
    now = ledger.start
    for field in Ledger._fields[1:-1]:
        change: float = getattr(ledger, field)
        if change or field in ("deal", "own", "others"):
            rows.append(LedgerBar(field, now, now + change))
            now += change
    return [*rows, LedgerBar("end", 0.0, ledger.end)]


class Waterfall(Plot):
    """One row for each part, its bar where the one before ended."""

    LEAST = (560.0, 8 * LEAST_ROW + 40)

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
        rows: list[Sequence[Cell]] = [
            (self._name(bar), bar.before, bar.after, bar.after - bar.before) for bar in self._bars
        ]
        return words.ledger_headings(), rows

    def _name(self, bar: LedgerBar) -> str:
        return words.bar_name(bar.field, is_over=self._is_over)

    def _amount(self, bar: LedgerBar) -> str:
        return percent(bar.after) if bar.is_sum else words.signed(bar.after - bar.before)

    # ----------------------------------------------------------------------- places

    @property
    def _left(self) -> float:
        room = self.area().width * 0.36
        longest = max(self.look.width(self._name(bar), NAME) for bar in self._bars)
        return min(max(room, LONGEST), longest) + GAP

    @property
    def _foot(self) -> float:
        return self.look.size(LABEL) * 1.9

    @property
    def _ends(self) -> tuple[float, float]:
        """The lowest and the highest chance that has to have a place."""
        reached = [each for bar in self._bars for each in (bar.before, bar.after)]
        return min(0.0, *reached), max(1.0, *reached)

    def _x(self, chance: float) -> float:
        low, high = self._ends
        # What is written beside the bars needs room at both ends.
        side = self.look.width("+100", AMOUNT) + 14
        length = self.area().width - self._left - side - (side if low < 0 else 0)
        return self._left + (side if low < 0 else 0) + length * (chance - low) / (high - low)

    # --------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        if not self._bars:
            return
        theme, end = canvas.theme, self.area().height - self._foot
        row = end / len(self._bars)
        for step in range(5):
            x = self._x(step * PART)
            canvas.line([(x, 4), (x, end)], theme.line, 2.5 if not step else 1.5)
            whole = in_percent(round(100 * step * PART))
            y = end + self._foot / 2
            canvas.text(x, y, whole, LABEL, theme.text_2, align=Align.CENTRE)
        for number, bar in enumerate(self._bars):
            y = (number + 0.5) * row
            if number + 1 < len(self._bars):
                x = self._x(bar.after)
                canvas.line([(x, y), (x, y + row)], theme.text_2, 2, (0.6, 2.4))
        for number, bar in enumerate(self._bars):
            self._row(canvas, bar, (number + 0.5) * row, min(THICK, row * 0.66))

    def _row(self, canvas: Canvas, bar: LedgerBar, y: float, thick: float) -> None:
        theme = canvas.theme
        lines = wrapped(self._name(bar), NAME, self._left - GAP + 2, canvas.scale)[:2]
        step = self.look.size(NAME) * 1.25
        for number, line in enumerate(lines):
            at = y + (number - (len(lines) - 1) / 2) * step
            canvas.text(0, at, line, NAME, theme.text)
        left, right = sorted((self._x(bar.before), self._x(bar.after)))
        body = Box(left, y - thick / 2, max(right - left, 4.0), thick)
        fill, ink = self._colours(bar)
        strong = REST if bar.field == "remainder" and not theme.is_high else 1.0
        canvas.round(body, min(8.0, body.width / 2), fill, strong)
        if bar.before <= bar.after:
            canvas.text(right + 10, y, self._amount(bar), AMOUNT, ink)
        else:
            canvas.text(left - 10, y, self._amount(bar), AMOUNT, ink, align=Align.RIGHT)

    def _colours(self, bar: LedgerBar) -> tuple[Colour, Colour]:
        theme = self.look.theme
        if bar.is_sum:
            return line_colour(self.look), theme.text
        if bar.field == "remainder":
            return theme.text_2, theme.text
        tint = theme.good if bar.after >= bar.before else theme.ember
        return tint, tint if words.points(bar.after - bar.before) else theme.text
