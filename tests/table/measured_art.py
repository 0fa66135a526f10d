"""Art that paints nothing and remembers where everything would be: its body, and its text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import cos, radians, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPixmap

from quando_desktop.table.paint.art import Art, Draw, Paint, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type
from quando_desktop.table.paint.palette import Colour
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import LARGEST_SMALL, Box, Stage
from quando_desktop.table.scene.tableau import Frame, Key, Piece, Tableau


@dataclass
class Measure:
    """What a picture is made of, from the point by which it is placed."""

    room: Box
    """All that is kept: what is outside is cut off."""
    bodies: list[Box] = field(default_factory=list)
    texts: list[tuple[Box, str]] = field(default_factory=list)
    letters: list[float] = field(default_factory=list)
    """The sizes of the texts, in units."""
    lines: list[Box] = field(default_factory=list)
    """Straight pieces of line, which cover little and do not count as a body."""

    @cached_property
    def body(self) -> Box:
        boxes = [*self.bodies, *(box for box, _ in self.texts)]
        return union(boxes) if boxes else Box(0, 0, 0, 0)


def union(boxes: list[Box]) -> Box:
    left, top = min([box.left for box in boxes]), min([box.top for box in boxes])
    right = max([left + width for left, _, width, _ in boxes])
    bottom = max([top + height for _, top, _, height in boxes])
    return Box(left, top, right - left, bottom - top)


class MeasuringCanvas(Canvas):
    """Keeps boxes; shadows do not count."""

    measure: Measure

    def fill(self, path: QPainterPath, brush: QBrush | QColor) -> None:
        self._keep(path.boundingRect())

    def _keep(self, box: QRectF) -> None:
        self.measure.bodies.append(Box(box.left(), box.top(), box.width(), box.height()))

    def frame(self, box: Box, radius: float, line: Colour, width: float, alpha: float) -> None:
        self.measure.bodies.append(box)

    def line(
        self,
        points: Sequence[tuple[float, float]],
        line: Colour,
        width: float,
        dash: object = (),
    ) -> None:
        for (x, y), (to_x, to_y) in pairwise(points):
            wide, high = abs(to_x - x) + width, abs(to_y - y) + width
            self.measure.lines.append(Box.around((x + to_x) / 2, (y + to_y) / 2, wide, high))

    def shadow(self, box: Box, radius: float, blur: float, drop: float, alpha: float) -> None:
        pass

    def svg(self, name: str, box: Box) -> None:
        self.measure.bodies.append(box)

    def gazing(self, name: str, box: Box, across: float, down: float) -> None:
        self.measure.bodies.append(box)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        kind: Type,
        ink: Colour | None = None,
        *,
        align: Align = Align.LEFT,
    ) -> None:
        metrics = QFontMetricsF(kind.font(self.scale))
        pixels = self.scale.pixels
        # Words may be squeezed to their room.
        width = kind.width(text, self.scale) * self.painter.transform().m11()
        high, low = metrics.capHeight() / pixels / 2, metrics.descent() / pixels
        left = x - width * align.value
        if text.strip():
            self.measure.texts.append((Box(left, y - high, width, 2 * high + 0.6 * low), text))
            self.measure.letters.append(kind.letters(self.scale))


class MeasuringArt(Art):
    """Art whose pictures are empty."""

    def __init__(self, style: Style, scale: Scale) -> None:
        theme = style.palette.theme(dark=False)
        super().__init__(style.drawings, style.palette, theme, scale, bold=False)
        self._blank = QImage(1, 1, QImage.Format.Format_RGB32)
        self._measures: dict[int, Measure] = {}
        self._made: dict[Hashable, Picture] = {}
        self._pixmap = QPixmap(1, 1)

    def picture(
        self,
        key: Hashable,
        box: Box,
        paint: Paint,
        ground: Draw | None = None,
        *,
        is_opaque: bool = False,
    ) -> Picture:
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = Picture(self._pixmap, 0, 0, self.scale)
            painter = QPainter(self._blank)
            canvas = MeasuringCanvas(painter, self.scale, self.theme, self._drawings)
            canvas.measure = self._measures[id(made)] = Measure(box)
            paint(canvas)
            painter.end()
        return made

    def measure(self, picture: Picture) -> Measure:
        return self._measures[id(picture)]


@dataclass(frozen=True)
class Measured:
    """A tableau in which everything has its place."""

    stage: Stage
    art: MeasuringArt
    tableau: Tableau

    def box(self, piece: Piece) -> Box:
        """The upright box around what is seen of a piece."""
        return placed(self.art.measure(piece.picture).body, piece)

    def boxes(self) -> Mapping[Key, Box]:
        return self._boxes

    @cached_property
    def _boxes(self) -> dict[Key, Box]:
        return {piece.key: self.box(piece) for piece in self.tableau.pieces}


def placed(body: Box, piece: Piece) -> Box:
    pose = piece.pose
    if not pose.angle:
        left, top = pose.x + body.left * pose.grow, pose.y + body.top * pose.grow
        return Box(left, top, body.width * pose.grow, body.height * pose.grow)
    turn = radians(pose.angle)
    across, along = cos(turn), sin(turn)
    corners = [
        (x * across - y * along, x * along + y * across)
        for x in (body.left * pose.grow, body.right * pose.grow)
        for y in (body.top * pose.grow, body.bottom * pose.grow)
    ]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    return Box(pose.x + left, pose.y + top, right - left, bottom - top)


def frame_of(
    style: Style,
    window: tuple[int, int],
    text: float,
    letters: Callable[[Stage], float] = lambda _: LARGEST_SMALL,
) -> tuple[Frame, MeasuringArt]:
    """The room for a table in this window, with art that only measures. Small letters stop where a
    table has no more room for them."""
    stage = Stage.of(*window)
    art = MeasuringArt(style, Scale.of_table(stage.unit, text=text, most=letters(stage)))
    return Frame(stage, art), art
