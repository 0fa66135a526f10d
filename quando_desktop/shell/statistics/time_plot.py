"""A number over time: a dot for each match, filled when it was won, and the mean of ten."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from math import ceil, floor

from PySide6.QtCore import QDate, QLocale

from quando_desktop.disk.statistics.report import Dot
from quando_desktop.games.numbers import Measure
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.plots.plot import line_colour
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot, Table
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.scene.stage import Box

SCALE, LAST = Type(15, 500), Type(18, 700)
HIGH = 190.0
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
LINES = 5
"""The most lines of the grid, above the lowest."""
MOST = 300
"""Dots that can be told apart: of more matches only some are drawn."""
RADIUS, SMALLEST = 7.0, 3.0
APART = 96.0
"""Units between two dates, at least."""


class TimePlot(NumbersPlot):
    def __init__(self, look: Look) -> None:
        self._dots: Sequence[Dot] = ()
        self._measure = Measure("", "")
        super().__init__(look)

    def show_dots(self, dots: Sequence[Dot], measure: Measure) -> None:
        self._dots, self._measure = dots, measure
        self.setText(words.over_time(dots, measure))

    def table(self) -> Table:
        locale = QLocale.c()
        rows = [words.time_columns(self._measure)]
        for dot in self._dots:
            date = datetime.fromtimestamp(dot.when).date().isoformat()
            numbers = [locale.toString(each, "f", 3) for each in (dot.value, dot.mean)]
            rows.append([date, numbers[0], str(int(dot.won)), numbers[1]])
        return rows

    def high(self) -> float:
        return HIGH * max(1.0, self.look.size(SCALE) / SCALE.size * 0.9)

    # --------------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        dots, amount = self._dots, self._measure.amount
        if not dots:
            return
        low, step, labels = grid([dot.value for dot in dots], amount)
        left = max(canvas_width(self.look, label) for label in labels) + 16
        line, area = self.look.size(SCALE), self.area()
        foot = line * 2.3
        box = Box(left, line * 0.7, area.width - left - 14, area.height - foot - line * 0.7)

        def y(value: float) -> float:
            return box.bottom - (value - low) / (step * (len(labels) - 1)) * box.height

        for number, label in enumerate(labels):
            at = y(low + step * number)
            canvas.line([(box.left, at), (box.right, at)], canvas.theme.line, 1.5)
            canvas.text(box.left - 12, at, label, SCALE, canvas.theme.text_2, align=Align.RIGHT)
        xs = [_across(number, len(dots), box) for number in range(len(dots))]
        self._line(canvas, [(x, y(dot.mean)) for x, dot in zip(xs, dots, strict=True)])
        self._dots_on(canvas, [(x, y(dot.value), dot.won) for x, dot in zip(xs, dots, strict=True)])
        self._dates(canvas, xs, area.height - line * 0.8)
        self._last(canvas, xs[-1], y(dots[-1].mean), box)

    def _line(self, canvas: Canvas, points: Sequence[tuple[float, float]]) -> None:
        if len(points) > 1:
            thinned = [*points[:: max(1, len(points) // (2 * MOST))], points[-1]]
            canvas.line(thinned, line_colour(self.look), 5)

    def _dots_on(self, canvas: Canvas, dots: Sequence[tuple[float, float, bool]]) -> None:
        theme, shown = canvas.theme, dots[:: max(1, ceil(len(dots) / MOST))]
        radius = max(SMALLEST, min(RADIUS, 260 / len(shown)))
        for x, at, won in shown:
            canvas.disc(x, at, radius, theme.good if won else theme.text_2)
            if not won:
                canvas.disc(x, at, radius * 0.66, theme.panel)

    def _dates(self, canvas: Canvas, xs: Sequence[float], at: float) -> None:
        """The months, where there is room for them."""
        days = [datetime.fromtimestamp(dot.when) for dot in self._dots]
        years = days[0].year != days[-1].year
        room = max(APART, canvas_width(self.look, _month(days[-1], years)) + 24)
        end, before = -room, ""
        for x, day in zip(xs, days, strict=True):
            label = _month(day, years)
            if label != before and x - end >= room:
                wide = canvas_width(self.look, label)
                end, before = min(max(x, wide / 2), self.area().width - wide / 2), label
                canvas.text(end, at, label, SCALE, canvas.theme.text_2, align=Align.CENTRE)

    def _last(self, canvas: Canvas, x: float, y: float, box: Box) -> None:
        """The mean of the last ten, beside the end of the line."""
        text = self._measure.amount(self._dots[-1].mean)
        x = min(x, self.area().width - self.look.width(text, LAST))
        y = y - 22 if y - 22 > box.top else y + 24
        canvas.text(x - 14, y, text, LAST, line_colour(self.look), align=Align.CENTRE)


def canvas_width(look: Look, text: str) -> float:
    return look.width(text, SCALE)


def _across(number: int, count: int, box: Box) -> float:
    return box.left + 12 + (number + 0.5 * (count == 1)) / max(1, count - 1) * (box.width - 24)


def _month(day: datetime, years: bool) -> str:
    date = QDate(day.year, day.month, day.day)
    return QLocale().toString(date, "MMM yyyy" if years else "MMMM")


def grid(
    values: Sequence[float], amount: Callable[[float], str]
) -> tuple[float, float, Sequence[str]]:
    """The lowest line of a grid, its step, and what is written beside its lines, from the lowest
    on. The step is so large that no two of them read the same."""
    least, most = min(values), max(values)
    steps = [step for step in STEPS if (most - least) / step <= LINES - 1] or [most - least]
    for step in steps:
        low = floor(least / step) * step
        lines = max(1, ceil((most - low) / step - 1e-9))
        labels = [amount(low + step * number) for number in range(lines + 1)]
        if len(set(labels)) == len(labels):
            return low, step, labels
    return low, step, labels
