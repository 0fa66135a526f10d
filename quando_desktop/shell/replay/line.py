"""The line of a replay: one dot a turn in the player's colour, and marks over its moments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from quando_desktop.controller.replay import MomentMark
from quando_desktop.shell.kit.look import SMALLEST_TARGET, Look
from quando_desktop.shell.kit.sliders import Stepping
from quando_desktop.shell.replay.marks import BADGE, paint_mark
from quando_desktop.table.paint.palette import Colour, mix, visible
from quando_desktop.table.scene.stage import Box

SIDE, HIGH, DOWN = 20.0, 66.0, 46.0
"""From the ends of the widget to those of the line, its height, and the middle of the line."""
THICK, DOT, LATER, KNOB = 12.0, 7.5, 5.5, 15.0
BADGE_Y = 14.0
EDGE = 1.75
PALE = 0.45
LEAST = 240.0

Words = Callable[[int], str]


class TurnLine(Stepping):
    """Its value is the turn that is shown; 0 is the deal. Screen readers say what happened."""

    def __init__(self, look: Look) -> None:
        self._colours: Sequence[Colour | None] = (None,)
        self._marks: Sequence[MomentMark] = ()
        self._words: Words = str
        super().__init__(look, 0, 0, 0, "")
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress(look)

    def show_round(
        self, colours: Sequence[Colour | None], marks: Sequence[MomentMark], words: Words, turn: int
    ) -> None:
        """Shows the line of a round: a colour for the deal and each turn, none where nobody acts;
        `words` tells what happened in a turn."""
        self._colours, self._marks, self._words = colours, marks, words
        self.blockSignals(True)
        self.setRange(0, len(colours) - 1)
        self.setValue(turn)
        self.blockSignals(False)
        self._write()
        self.update()

    @property
    def marks(self) -> Sequence[MomentMark]:
        return self._marks

    def textFromValue(self, value: int) -> str:
        return self._words(value)

    # ----------------------------------------------------------------------- shape

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(LEAST), max(self.look.px(HIGH), SMALLEST_TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def radius(self) -> float:
        return 12

    def _step(self) -> float:
        return (self.area().width - 2 * SIDE) / max(1, self.maximum())

    def x_of(self, turn: int) -> float:
        """The place of a turn, in units from the left."""
        return SIDE + turn * self._step()

    def _mark_x(self, mark: MomentMark) -> float:
        """The place of a mark: two of one turn stand beside each other."""
        same = [each for each in self._marks if each.turn == mark.turn]
        off = same.index(mark) - (len(same) - 1) / 2
        return self.x_of(mark.turn) + off * 2 * BADGE

    def turn_at(self, x: float) -> int:
        """The turn nearest to a place in units from the left."""
        return min(max(round((x - SIDE) / self._step()), 0), self.maximum())

    # --------------------------------------------------------------------- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self.turn_at(event.position().x() / self.look.unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the page, where they mean the same wherever the focus is."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            turn = self.turn_at(event.pos().x() / self.look.unit)
            below = QPoint(event.globalPos().x(), event.globalPos().y())
            QToolTip.showText(below, self._words(turn), self)
            return True
        return super().event(event)

    # -------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, theme, here = self.brush(QPainter(self)), self.look.theme, self.value()
        start, now, end = self.x_of(0), self.x_of(here), self.x_of(self.maximum())
        # In a low window nothing may be cut off below.
        y = min(DOWN, self.area().height - KNOB - 2)
        reach = SIDE / 2
        whole = Box(start - reach, y - THICK / 2, end - start + 2 * reach, THICK)
        canvas.round(whole, THICK / 2, theme.panel_2)
        canvas.frame(whole, THICK / 2, theme.line, 1.5, 1.0)
        canvas.round(whole._replace(width=now - start + reach), THICK / 2, theme.groove, 0.4)
        largest = self._step() * 0.44
        for turn, body in enumerate(self._colours):
            if turn != here:
                later = turn > here
                radius = max(min(LATER if later else DOT, largest), 1.2)
                tint = theme.text_2 if body is None else visible(body, theme)
                # Many a fur is as light as the line: what is seen of a dot is its edge.
                canvas.disc(self.x_of(turn), y, radius, theme.text_2)
                inner = mix(theme.panel_2, tint, PALE) if later else tint
                canvas.disc(self.x_of(turn), y, max(radius - EDGE, radius * 0.6), inner)
        for mark in self._marks:
            paint_mark(canvas, mark.sign, self._mark_x(mark), BADGE_Y)
        canvas.disc(now, y, KNOB, theme.text)
        canvas.disc(now, y, KNOB - 4, theme.panel)
