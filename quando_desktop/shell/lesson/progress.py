"""The pill at the top of a lesson: its title, and a sign for each of its steps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QPainter, QPaintEvent

from quando_desktop.shell.kit import icons, shadows
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Drawn
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.lesson import words
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.scene.stage import Box

TITLE = Type(18, 700)
HEIGHT, PAD, GAP = 48.0, 22.0, 26.0
DOT, STEP, LONG = 10.0, 27.0, 46.0
"""The radius of a sign, the way from one to the next, and the length of the present one."""
SIZES = 1.0, 0.74
"""Of the signs, and where there is little room."""
LINE = 2.0


class Progress(Drawn):
    """Ticks for the steps that are done, a long mark for the present one, rings for the rest."""

    shadow = shadows.BUTTON

    def __init__(self, look: Look, titles: Sequence[str], steps: int) -> None:
        """`titles` are those that the lesson goes by, the longest first."""
        self._titles, self._steps, self._at = titles, steps, 0
        self._title, self._size = titles[0], SIZES[0]
        super().__init__(look, "")

    def show_step(self, number: int) -> None:
        """Marks a step by its number from 0; all are done at their end."""
        self._at = number
        step = min(number + 1, self._steps)
        self.setText(words.progress(self._titles[0], step, self._steps))

    def fit(self, *widest: float) -> None:
        """Has the longest title that is no wider, with its signs, than so many units: than the
        first of these numbers, or the second if nothing is as narrow as that."""
        ways = [(title, size) for title in (*self._titles, "") for size in SIZES]
        fitting = (way for most in widest for way in ways if self._width(*way) <= most)
        self._title, self._size = next(fitting, ways[-1])
        self.resize(self.sizeHint())

    def _width(self, title: str, size: float) -> float:
        words_wide = self.look.width(title, TITLE) + GAP if title else 0.0
        return words_wide + (STEP * (self._steps - 1) + LONG) * size + 2 * PAD

    @property
    def _tall(self) -> float:
        return max(HEIGHT, self.look.size(TITLE) * 1.9)

    def extent(self) -> tuple[float, float]:
        return self._width(self._title, self._size), self._tall

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        middle, x = area.height / 2, PAD
        canvas.round(area, area.height / 2, theme.plate)
        if self._title:
            canvas.text(x, middle, self._title, TITLE, theme.text)
            x += self.look.width(self._title, TITLE) + GAP
        dot, step, long = DOT * self._size, STEP * self._size, LONG * self._size
        for number in range(self._steps):
            if number == self._at:
                canvas.round(Box(x, middle - dot + 1, long, 2 * dot - 2), dot - 1, theme.text)
                x += long + step - 2 * dot
                continue
            if number < self._at:
                canvas.disc(x + dot, middle, dot, theme.good)
                icons.paint(canvas, Icon.TICK, x + dot, middle, dot * 1.15, theme.plate)
            else:
                ring = Box.around(x + dot, middle, 2 * dot - LINE, 2 * dot - LINE)
                canvas.frame(ring, dot, theme.text_2, LINE, 0.75)
            x += step
