"""Bars and keys on a seat's card: the strength, the help, the keys to play with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent

from quando_desktop.shell.kit.labels import Drawn
from quando_desktop.shell.kit.look import LABEL, Look
from quando_desktop.shell.kit.sliders import LevelBars
from quando_desktop.table.paint.canvas import Align, Type
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.scene.stage import Box

CONTROL = Qt.KeyboardModifier.ControlModifier


class StrengthBars(LevelBars):
    """Always four bars: a level fills its share of them."""

    COUNT = 4

    @property
    def count(self) -> int:
        return self.COUNT

    def filled(self, value: int) -> int:
        return max(1, round(value * self.COUNT / len(self._levels)))

    def value_at(self, x: float) -> int:
        bar = self.bar_at(x)
        return next(value for value in range(1, len(self._levels) + 1) if self.filled(value) >= bar)

    def _full(self) -> str:
        """The colour of a full bar."""
        return self.look.theme.text

    def set_range(self, levels: Sequence[str], value: int) -> None:
        """Sets other levels without sending a signal."""
        with QSignalBlocker(self):
            # The words first, and enough of them for the old value, too.
            self._levels = (*levels, *self._levels[len(levels) :])
            self.setRange(1, len(levels))
            self.setValue(value)
        self.set_levels(levels)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves keys with Ctrl to the seat, which they move."""
        if event.modifiers() & CONTROL:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        empty = mix(theme.groove, theme.text, 0.15 if self.underMouse() else 0)
        for number in range(self.COUNT):
            full = number < self.filled(self.value())
            canvas.round(self._place(number), self.THICK / 2, self._full() if full else empty)
        middle = 5 + self.THICK + 5 + self.look.size(LABEL) * 0.75
        canvas.text(area.width / 2, middle, self.text(), LABEL, theme.text_2, align=Align.CENTRE)


class PaceBars(StrengthBars):
    """The bars, and behind them a ring for a player that keeps pace with people: then the bars only
    show about how strong it is now."""

    BAR, RING = 22.0, 7.0

    def __init__(self, look: Look, levels: Sequence[str], value: int) -> None:
        self._strength = 0
        super().__init__(look, levels, value)

    def set_strength(self, bars: int) -> None:
        """Sets the bars that are filled for a player that keeps pace."""
        self._strength = bars
        self.update()

    @property
    def keeps_pace(self) -> bool:
        return self.value() > self.COUNT

    @property
    def count(self) -> int:
        """The ring has a place, too."""
        return self.COUNT + 1

    def filled(self, value: int) -> int:
        return value if value <= self.COUNT else self._strength

    def value_at(self, x: float) -> int:
        return self.bar_at(x)

    def _full(self) -> str:
        theme = self.look.theme
        return mix(theme.groove, theme.text, 0.5) if self.keeps_pace else theme.text

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        canvas, theme = self.brush(QPainter(self)), self.look.theme
        place = self._place(self.COUNT)
        x, y = place.left + place.width / 2, 5 + self.THICK / 2
        canvas.disc(x, y, self.RING, theme.text)
        if not self.keeps_pace:
            canvas.disc(x, y, self.RING - 2.5, theme.panel)


class HelpBars(StrengthBars):
    """The help a person gets; without help no bar is filled."""

    COUNT = 2

    def filled(self, value: int) -> int:
        return value - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the last full bar empties it again."""
        if event.button() is Qt.MouseButton.LeftButton:
            value = self.value_at(event.position().x() / self.look.unit)
            self.setValue(value - 1 if value == self.value() else value)


class SeatKeys(Drawn):
    """A person's keys side by side."""

    CAP, BETWEEN, LIP = Type(15, 650), 6.0, 4.0

    def __init__(self, look: Look) -> None:
        self._caps: tuple[str, ...] = ()
        super().__init__(look, "")

    def show_keys(self, caps: Sequence[str]) -> None:
        self._caps = tuple(caps)
        self.setVisible(bool(caps))
        self.restyle()

    def _widths(self) -> list[float]:
        side = self.look.size(self.CAP) * 2.1
        return [max(side, self.look.width(each, self.CAP) + 14) for each in self._caps]

    def extent(self) -> tuple[float, float]:
        widths = self._widths()
        wide = sum(widths) + self.BETWEEN * max(0, len(widths) - 1)
        return wide, self.look.size(self.CAP) * 2.1 + self.LIP

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme, left = self.brush(QPainter(self)), self.look.theme, 0.0
        side = self.area().height - self.LIP
        for words, wide in zip(self._caps, self._widths(), strict=True):
            canvas.round(Box(left, self.LIP, wide, side), 8, mix(theme.panel_2, "#1B1230", 0.3))
            canvas.round(Box(left, 0, wide, side), 8, theme.panel_2)
            middle = left + wide / 2
            canvas.text(middle, side / 2, words, self.CAP, theme.text, align=Align.CENTRE)
            left += wide + self.BETWEEN
