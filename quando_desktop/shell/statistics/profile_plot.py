"""How somebody plays, beside the computer characters: faces on a line for each trait."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from quando_desktop.games.numbers import Trait
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot, Table
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

END = Type(16, 650)
ROW, TRACK = 49.0, 8.0
FACE, OWN = 30.0, 46.0


class TraitLine(NamedTuple):
    """One trait of the person, and of others."""

    trait: Trait
    own: float
    others: tuple[tuple[Face, float], ...]


class ProfilePlot(NumbersPlot):
    def __init__(self, look: Look) -> None:
        self._face: Face | None = None
        self._lines: Sequence[TraitLine] = ()
        super().__init__(look)

    def show_lines(self, face: Face, lines: Sequence[TraitLine]) -> None:
        self._face, self._lines = face, lines
        self.setText(words.about_profile(face.name, lines))

    def table(self) -> Table:
        rows: list[list[str]] = [words.profile_columns()]
        for trait, own, others in self._lines:
            name = f"{trait.low} – {trait.high}"
            rows.append([name, self._face.name if self._face else "", f"{own:.3f}"])
            rows += [[name, face.name, f"{value:.3f}"] for face, value in others]
        return rows

    def _row(self) -> float:
        return max(ROW, self.look.size(END) * 2.4)

    def high(self) -> float:
        return max(1, len(self._lines)) * self._row()

    def paint(self, canvas: Canvas) -> None:
        if not self._lines or self._face is None:
            return
        width = self.area().width
        traits, most = [line.trait for line in self._lines], (width - 160) / 2
        left = min(most, max(self.look.width(trait.low, END) for trait in traits) + 1)
        right = min(most, max(self.look.width(trait.high, END) for trait in traits) + 1)
        track = Box(left + 16, 0, width - left - right - 32, TRACK)
        for number, line in enumerate(self._lines):
            y = (number + 0.5) * self._row()
            self._end(canvas, line.trait.low, left, y, left, Align.RIGHT)
            self._end(canvas, line.trait.high, track.right + 16, y, right, Align.LEFT)
            bar = Box(track.left, y - TRACK / 2, track.width, TRACK)
            canvas.round(bar, TRACK / 2, canvas.theme.panel_2)
            self._faces(canvas, line, self._face, track, y)

    def _end(
        self, canvas: Canvas, text: str, x: float, y: float, room: float, align: Align
    ) -> None:
        """A word or two at the end of a line, on two lines where they are long."""
        lines = wrapped(text, END, room + 1, canvas.scale)[:2]
        step = self.look.size(END) * 1.25
        for number, each in enumerate(lines):
            fitted = END.fit(each, room + 4, canvas.scale)
            at = y + (number - (len(lines) - 1) / 2) * step
            canvas.text(x, at, fitted, END, canvas.theme.text, align=align)

    def _faces(self, canvas: Canvas, line: TraitLine, own: Face, track: Box, y: float) -> None:
        """The person's own face lies on top, and is larger."""
        values = [line.own, *(value for _, value in line.others)]
        low, span = min(values), max(values) - min(values)

        def x(value: float) -> float:
            share = (value - low) / span if span > 1e-9 else 0.5
            return track.left + OWN / 2 + share * (track.width - OWN)

        for face, value in line.others:
            self._face_at(canvas, face, x(value), y, FACE)
        self._face_at(canvas, own, x(line.own), y, OWN - 6, canvas.theme.text)

    def _face_at(
        self, canvas: Canvas, face: Face, x: float, y: float, size: float, ring: str | None = None
    ) -> None:
        picture, unit = medal(self.look.art(), face, size, ring), self.look.unit
        painter = canvas.painter
        painter.save()
        painter.scale(1 / unit, 1 / unit)
        painter.drawPixmap(
            QPointF(round(x * unit + picture.left), round(y * unit + picture.top)), picture.pixmap
        )
        painter.restore()
