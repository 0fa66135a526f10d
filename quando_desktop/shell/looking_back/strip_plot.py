"""The strip of a live match as a large picture: a lane a game, all by the same clock, and every
card as high as it took somebody to lay it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from quando_desktop.games.numbers import Strip, StripLane, StripMark, StripSign
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.plots.plot import Plot
from quando_desktop.shell.plots.saving import Cell
from quando_desktop.shell.plots.strip_signs import DOT, paint_legend, paint_sign
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.scene.stage import Box

NAME = Type(16, 600)
WIDE, LANE, TALLEST = 560.0, 58.0, 150.0
"""The least width, the least height of a lane, and the most that it grows to."""
GAP = 14.0
BETWEEN = 14.0
"""From the ground of one lane to the top of the next."""
STEPS = (5, 10, 15, 30, 60, 120, 300, 600, 1800)
"""Seconds from one line of the clock to the next ..."""
LINES = 8
"""... so that there are at most so many of them."""
PALE = 0.22


class StripPlot(Plot):
    """Each sign stands when it was laid. Pale stretches are those in which something fitted."""

    def __init__(self, look: Look) -> None:
        self._strip: Strip | None = None
        super().__init__(look)

    def show_strip(self, strip: Strip) -> None:
        self._strip = strip
        self.LEAST = WIDE, len(strip.lanes) * LANE + 90
        self.setAccessibleName(f"{strip.title}: {strip.sentence}")
        lanes = [lane.sentence for lane in strip.lanes] if len(strip.lanes) > 1 else []
        legend = ", ".join(said for _, said in strip.legend)
        self.setAccessibleDescription(" ".join([*lanes, f"{legend}."]))
        self.updateGeometry()
        self.update()

    def table(self) -> tuple[Sequence[str], list[Sequence[Cell]]]:
        """Everything that is seen, in seconds and in its order."""
        rows: list[Sequence[Cell]] = []
        for number, lane in enumerate(() if self._strip is None else self._strip.lanes, 1):
            found: list[tuple[int, Sequence[Cell]]] = [
                (start, (number, start / 1000, end / 1000, "fits", None))
                for start, end in lane.spans
            ]
            for mark in lane.marks:
                took = mark.took / 1000 if mark.sign is StripSign.GOOD else None
                what = "laid" if mark.sign is StripSign.GOOD else mark.sign.value
                found.append((mark.at, (number, mark.at / 1000, None, what, took)))
            rows += [row for _, row in sorted(found, key=lambda each: each[0])]
        return words.strip_headings(), rows

    # ----------------------------------------------------------------------- places

    @property
    def lanes(self) -> Sequence[StripLane]:
        return () if self._strip is None else self._strip.lanes

    @property
    def _longest(self) -> int:
        return max(1, *(lane.length for lane in self.lanes))

    @property
    def _slowest(self) -> int:
        """Whole seconds that no card took longer than."""
        took = [mark.took for lane in self.lanes for mark in lane.marks]
        return max(1, ceil(max(took, default=0) / 1000))

    @property
    def _line(self) -> float:
        return self.look.size(LABEL) * 1.7

    @property
    def _names(self) -> float:
        return max(self.look.width(lane.title, NAME) for lane in self.lanes) + GAP

    @property
    def _left(self) -> float:
        return self._names + self.look.width(words.seconds(self._slowest), LABEL) + GAP

    def _x(self, at: int) -> float:
        """The place of a moment."""
        return self._left + DOT + at / self._longest * (self.area().width - self._left - 3 * DOT)

    def _row(self) -> float:
        room = self.area().height - 2.4 * self._line
        return min(TALLEST, room / max(1, len(self.lanes)))

    # --------------------------------------------------------------------- painting

    def paint(self, canvas: Canvas) -> None:
        if self._strip is None or not self.lanes:
            return
        theme, row = canvas.theme, self._row()
        end = row * len(self.lanes)
        longest = self._longest / 1000
        step = next((each for each in STEPS if longest <= LINES * each), STEPS[-1])
        for at in range(0, int(longest) + 1, step):
            x = self._x(1000 * at)
            canvas.line([(x, BETWEEN), (x, end)], theme.line, 1.5)
            y = end + self._line / 2
            canvas.text(x, y, words.clock(at), LABEL, theme.text_2, align=Align.CENTRE)
        for number, lane in enumerate(self.lanes):
            self._lane(canvas, lane, number * row + BETWEEN, (number + 1) * row)
        self._legend(canvas, end + 1.8 * self._line)

    def _lane(self, canvas: Canvas, lane: StripLane, top: float, ground: float) -> None:
        theme, middle = canvas.theme, (top + ground) / 2
        name = NAME.fit(lane.title, self._names, canvas.scale)
        canvas.text(0, middle, name, NAME, theme.text)
        half = self.look.size(LABEL) / 2
        for value, y in ((self._slowest, top + half), (0, ground - half)):
            text = words.seconds(value)
            canvas.text(self._left - 6, y, text, LABEL, theme.text_2, align=Align.RIGHT)
        left, right = self._x(0) - DOT, self._x(lane.length) + DOT
        canvas.round(Box(left, top, right - left, ground - top), 6, theme.panel_2, 0.6)
        for start, stop in lane.spans:
            box = Box(self._x(start), top, max(1.0, self._x(stop) - self._x(start)), ground - top)
            canvas.round(box, 2, theme.text_2, PALE)
        canvas.line([(left, ground), (right, ground)], theme.text_2, 2)
        for mark in lane.marks:
            x, y = self._x(mark.at), self._y(mark, top, ground)
            if mark.sign is StripSign.GOOD:
                canvas.line([(x, ground), (x, y)], theme.good, 1.5)
            paint_sign(canvas, mark.sign, x, y)

    def _y(self, mark: StripMark, top: float, ground: float) -> float:
        """Above the ground by the time that it took."""
        room = ground - top - 2 * DOT - 4
        return ground - DOT - 3 - room * mark.took / 1000 / self._slowest

    def _legend(self, canvas: Canvas, y: float) -> None:
        assert self._strip is not None
        x = self._left
        for sign, said in self._strip.legend:
            paint_legend(canvas, sign, x + 7, y)
            canvas.text(x + 20, y, said, LABEL, canvas.theme.text_2)
            x += 20 + self.look.width(said, LABEL) + 2 * GAP
