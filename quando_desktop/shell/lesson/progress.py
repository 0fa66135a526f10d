"""The pill at the top of a lesson: its title, and a sign for each of its steps."""

from __future__ import annotations

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
LINE = 2.0


class Progress(Drawn):
    """Ticks for the steps that are done, a long mark for the present one, rings for the rest."""

    shadow = shadows.BUTTON

    def __init__(self, look: Look, title: str, steps: int) -> None:
        self._title, self._steps, self._at, self._widest = title, steps, 0, 10_000.0
        super().__init__(look, "")

    def show_step(self, number: int) -> None:
        """Marks a step by its number from 0; all are done at their end."""
        self._at = number
        step = min(number + 1, self._steps)
        self.setText(words.progress(self._title, step, self._steps))

    def fit(self, widest: float) -> None:
        """Leaves the title out where the whole would be wider than so many units."""
        self._widest = widest
        self.resize(self.sizeHint())

    @property
    def _signs(self) -> float:
        return STEP * (self._steps - 1) + LONG

    @property
    def _shown(self) -> str:
        """The title, if there is room for it."""
        whole = self.look.width(self._title, TITLE) + GAP + self._signs + 2 * PAD
        return self._title if whole <= self._widest else ""

    @property
    def _tall(self) -> float:
        return max(HEIGHT, self.look.size(TITLE) * 1.9)

    def extent(self) -> tuple[float, float]:
        title = self._shown
        words_wide = self.look.width(title, TITLE) + GAP if title else 0.0
        return words_wide + self._signs + 2 * PAD, self._tall

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        middle, x = area.height / 2, PAD
        canvas.round(area, area.height / 2, theme.plate)
        if self._shown:
            canvas.text(x, middle, self._shown, TITLE, theme.text)
            x += self.look.width(self._shown, TITLE) + GAP
        for number in range(self._steps):
            if number == self._at:
                canvas.round(Box(x, middle - DOT + 1, LONG, 2 * DOT - 2), DOT - 1, theme.text)
                x += LONG + STEP - 2 * DOT
                continue
            if number < self._at:
                canvas.disc(x + DOT, middle, DOT, theme.good)
                icons.paint(canvas, Icon.TICK, x + DOT, middle, DOT * 1.15, theme.plate)
            else:
                ring = Box.around(x + DOT, middle, 2 * DOT - LINE, 2 * DOT - LINE)
                canvas.frame(ring, DOT, theme.text_2, LINE, 0.75)
            x += STEP
