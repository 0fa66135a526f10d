"""How a live match went for one player: a lane a game, with every card laid, and the stretches in
which something fitted."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quando_desktop.games.numbers import Strip, StripLane, StripSign
from quando_desktop.shell.kit.labels import Drawn
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.names import short_name
from quando_desktop.shell.plots.strip_signs import DOT, paint_legend, paint_sign
from quando_desktop.table.paint.canvas import Canvas, Type, wrapped
from quando_desktop.table.scene.stage import Box

HEADING, NOTE = Type(18, 700), Type(14, 500)
LANE, BAND, MOST = 30.0, 16.0, 6
"""The height of a lane, of its band, and the number of lanes: the last games."""
LEAST = 300.0
GAP = 14.0


class StripPicture(Drawn):
    def __init__(self, look: Look) -> None:
        self._strip: Strip | None = None
        super().__init__(look, "")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_strip(self, strip: Strip | None, name: str = "") -> None:
        """Shows how it went for the player of this name, if there could be any doubt."""
        if strip is not None and name:
            strip = strip._replace(title=f"{strip.title}: {short_name(name)}")
        self._strip = strip
        if strip is not None:
            lanes = [lane.sentence for lane in strip.lanes] if len(strip.lanes) > 1 else []
            self.setText(" ".join([f"{strip.title}: {strip.sentence}", *lanes]))
        self.setVisible(strip is not None)
        self.restyle()

    def _lines(self, width: float) -> list[str]:
        assert self._strip is not None
        return wrapped(self._strip.sentence, NOTE, width, self.look.scale)

    def _high(self, width: float) -> float:
        if self._strip is None:
            return 0.0
        line = self.look.size(NOTE) * 1.4
        lanes = min(MOST, len(self._strip.lanes))
        rows = len(self._lines(width)) + len(self._legend_rows(width))
        return self.look.size(HEADING) * 1.7 + rows * line + lanes * LANE + 10

    def extent(self) -> tuple[float, float]:
        return LEAST, self._high(LEAST)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.look.px(self._high(width / self.look.unit) + 0.5)

    # --------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._strip is None:
            return
        canvas, width = self.brush(QPainter(self)), self.area().width
        theme, line = self.look.theme, self.look.size(NOTE) * 1.4
        y = self.look.size(HEADING) * 1.7
        canvas.text(0, y * 0.42, self._strip.title, HEADING, theme.text)
        for text in self._lines(width):
            canvas.text(0, y + line / 2, text, NOTE, theme.text_2)
            y += line
        for lane in self._strip.lanes[-MOST:]:
            self._lane(canvas, lane, y + LANE / 2, width)
            y += LANE
        self._legend(canvas, y + 6, width)

    def _lane(self, canvas: Canvas, lane: StripLane, y: float, width: float) -> None:
        theme = canvas.theme
        canvas.round(Box(0, y - BAND / 2, width, BAND), BAND / 2, theme.panel_2)

        def x(at: int) -> float:
            return DOT + at / max(1, lane.length) * (width - 2 * DOT)

        for start, end in lane.spans:
            box = Box(x(start), y - BAND / 2, max(1.0, x(end) - x(start)), BAND)
            canvas.round(box, 2, theme.text_2, 0.28)
        for mark in lane.marks:
            paint_sign(canvas, mark.sign, x(mark.at), y)

    def _legend_rows(self, width: float) -> list[list[tuple[StripSign | None, str]]]:
        """The words below, in as many rows as they need."""
        assert self._strip is not None
        rows: list[list[tuple[StripSign | None, str]]] = [[]]
        left = 0.0
        for sign, words in self._strip.legend:
            wide = self._entry(words)
            if rows[-1] and left + wide > width:
                rows.append([])
                left = 0.0
            rows[-1].append((sign, words))
            left += wide
        return rows

    def _entry(self, words: str) -> float:
        return 20 + self.look.width(words, NOTE) + GAP

    def _legend(self, canvas: Canvas, y: float, width: float) -> None:
        line = self.look.size(NOTE) * 1.4
        for number, row in enumerate(self._legend_rows(width)):
            x, middle = 0.0, y + (number + 0.5) * line
            for sign, words in row:
                paint_legend(canvas, sign, x + 7, middle)
                canvas.text(x + 20, middle, words, NOTE, canvas.theme.text_2)
                x += self._entry(words)
