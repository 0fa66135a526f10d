"""Painting in units: text, soft shadows, rounded shapes, our numerals. Used to make pictures once,
never while something moves.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from enum import Enum
from math import inf

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.remembered import remembered
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.palette import Colour, Theme
from quando_desktop.table.scene.stage import (
    LARGEST_SMALL,
    LARGEST_TEXT,
    SMALLEST_TEXT,
    TARGET,
    Box,
    in_units,
    is_compact,
)

SMALLEST_LABEL = 15
"""In units: the usual size of the smallest text of a table."""
LABEL = 17
"""... of names and of most that is written beside things,"""
FINE = 2
"""How many times larger something is drawn first that is then seen at a slant."""
RIM_STEPS = 12
"""The directions in which a shape is moved to make a line around it."""


class Align(Enum):
    """The part of something that stands at its place: its start, middle or end."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Scale(NamedTuple):
    """The size of a unit in logical pixels, and of those in pixels of the screen."""

    unit: float
    ratio: float = 1.0
    text: float = 1.0
    """The size of text, as a factor of the usual one."""
    crowded: bool = False
    """Whether text stops growing where a table has no more room for it. Pages scroll."""
    most: float = LARGEST_SMALL
    """The size in units, there, at which small text stops."""

    @classmethod
    def of_table(
        cls, unit: float, ratio: float = 1.0, text: float = 1.0, most: float = LARGEST_SMALL
    ) -> Scale:
        """The scale of a table: small text grows up to so many units, larger text as many times."""
        least = max(SMALLEST_LABEL, in_units(SMALLEST_TEXT, unit))
        # Nobody sees the limit at the usual size: all tables have the same pictures.
        most = most if text > 1.0 else LARGEST_SMALL
        return cls(unit, ratio, min(text, max(1.0, most / least)), crowded=True, most=most)

    def px(self, pixels: float) -> float:
        """A length that eyes and hands need, in units."""
        return in_units(pixels, self.unit) if self.crowded else pixels / self.unit

    def letters(self, size: float) -> float:
        """The present size of text of this usual size, both in units."""
        usual = max(size, self.px(SMALLEST_TEXT))
        if not self.crowded:
            return usual * self.text
        # Larger text stops at as many times its usual size.
        larger = max(1.0, usual / max(LABEL, self.px(SMALLEST_TEXT)))
        return min(usual * self.text, max(self.most * larger, size * LARGEST_TEXT))

    @property
    def bulk(self) -> float:
        """How many times as large the plates and pills of a table are as usual: their usual size
        has room for letters of 140 %."""
        return max(1.0, self.letters(LABEL) / (LABEL * LARGEST_TEXT)) if self.crowded else 1.0

    @property
    def is_compact(self) -> bool:
        return is_compact(self.unit)

    @property
    def target(self) -> float:
        """The smallest thing that can be pressed, in units."""
        return self.px(TARGET)

    @property
    def spread(self) -> float:
        """How far apart lines of text are, as a factor of the usual distance."""
        most = max(LARGEST_TEXT, self.most / LABEL)
        return min(self.text, most) if self.crowded else self.text

    @property
    def pixels(self) -> float:
        """The screen's pixels a unit."""
        return self.unit * self.ratio


class Type(NamedTuple):
    """The size and weight of text; the size in units."""

    size: float
    weight: int = 500
    most: float = inf
    """The size at which it stops growing, where there is less room for it than for other text."""

    def letters(self, scale: Scale) -> float:
        """The present size in units."""
        return min(scale.letters(self.size), self.most)

    def font(self, scale: Scale) -> QFont:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        font.setPixelSize(round(self.letters(scale) * scale.pixels))
        font.setWeight(QFont.Weight(self.weight))
        return font

    def width(self, text: str, scale: Scale) -> float:
        return _measure(text, self, scale)

    def fit(self, text: str, room: float, scale: Scale) -> str:
        """The text, or as much of its beginning as fits."""
        return _fit(text, self, room, scale)


def shrinking(kind: Type, scale: Scale, least: float = 0.0) -> Iterator[Type]:
    """The kind of text, and then the same in smaller and smaller letters, down to this size or to
    that for which there is room at every table."""
    letters = kind.letters(scale)
    usual = max(kind.size, scale.px(SMALLEST_TEXT))
    least = min(letters, least or usual * min(scale.text, LARGEST_TEXT))
    while letters > least:
        yield kind._replace(most=letters)
        letters -= 1.0
    yield kind._replace(most=least)


def fitting_width(kind: Type, text: str, room: float, scale: Scale, least: float = 0.0) -> Type:
    """The kind in the largest letters in which the text is no wider than the room, if that goes."""
    kinds = [*shrinking(kind, scale, least)]
    return next((each for each in kinds if each.width(text, scale) <= room), kinds[-1])


def wrapped(text: str, kind: Type, room: float, scale: Scale) -> list[str]:
    """The text in lines that fit the room, broken between words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and kind.width(longer, scale) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


@remembered(1024)
def _measure(text: str, kind: Type, scale: Scale) -> float:
    return QFontMetricsF(kind.font(scale)).horizontalAdvance(text) / scale.pixels


@remembered(1024)
def _fit(text: str, kind: Type, room: float, scale: Scale) -> str:
    metrics = QFontMetricsF(kind.font(scale))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room * scale.pixels)


def colour(name: Colour, alpha: float = 1.0) -> QColor:
    made = QColor(name)
    made.setAlphaF(alpha)
    return made


class Canvas:
    """A painter that thinks in units and knows the theme."""

    def __init__(self, painter: QPainter, scale: Scale, theme: Theme, drawings: Drawings) -> None:
        self.painter = painter
        self.scale = scale
        self.theme = theme
        self._drawings = drawings

    def over(self, painter: QPainter) -> Canvas:
        """The same over another painter."""
        return Canvas(painter, self.scale, self.theme, self._drawings)

    # ---------------------------------------------------------------- shapes

    def fill(self, path: QPainterPath, brush: QBrush | QColor) -> None:
        self.painter.fillPath(path, QBrush(brush))

    def round(self, box: Box, radius: float, fill: Colour | QBrush, alpha: float = 1.0) -> None:
        path = QPainterPath()
        path.addRoundedRect(rect(box), radius, radius)
        self.fill(path, fill if isinstance(fill, QBrush) else colour(fill, alpha))

    def frame(self, box: Box, radius: float, line: Colour, width: float, alpha: float) -> None:
        self.painter.setPen(QPen(colour(line, alpha), width))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect(box), radius, radius)

    def dashes(self, box: Box, radius: float, line: Colour, width: float, alpha: float) -> None:
        """A frame for what is not there yet."""
        pen = QPen(colour(line, alpha), width)
        pen.setDashPattern([3, 2.4])
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(rect(box), radius, radius)

    def outline(self, path: QPainterPath, line: Colour, width: float, alpha: float = 1.0) -> None:
        pen = QPen(colour(line, alpha), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.strokePath(path, pen)

    def disc(self, x: float, y: float, radius: float, fill: Colour, alpha: float = 1.0) -> None:
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, radius)
        self.fill(path, colour(fill, alpha))

    def line(
        self,
        points: Sequence[tuple[float, float]],
        line: Colour,
        width: float,
        dash: Sequence[float] = (),
    ) -> None:
        pen = QPen(colour(line), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern(list(dash))
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        self.painter.strokePath(path, pen)

    def shadow(self, box: Box, radius: float, blur: float, drop: float, alpha: float) -> None:
        """Stacked translucent shapes; the inner ones weigh more, so the edge ends in nothing. Where
        contrast is high a line around it takes their place."""
        if self.theme.edge:
            self.edge(box, radius, -self.theme.edge)
            return
        layers = max(8, round(blur / 2.2))
        total = alpha * (1.7 if self.theme.is_dark else 1.25)
        ink = [
            colour(self.theme.shadow, total * 2 * (layer + 1) / (layers * (layers + 1)))
            for layer in range(layers)
        ]
        even = self._even(box, max(radius, 2) + blur, drop)
        for layer in range(layers):
            grow = blur * (1 - layer / (layers - 1)) - blur * 0.3
            grown = Box(
                box.left - grow,
                box.top - grow + drop,
                box.width + 2 * grow,
                box.height + 2 * grow,
            )
            round_off = max(radius + grow, 2)
            path = QPainterPath()
            path.addRoundedRect(rect(grown), round_off, round_off)
            if even is not None:
                path.addRect(even)
            self.fill(path, ink[layer])
        if even is not None:
            self.painter.fillRect(even, blended(ink))

    def _even(self, box: Box, edge: float, drop: float) -> QRectF | None:
        """The middle of a large shadow, on whole pixels: all layers cover it, so it is filled once
        and not once for each of them. None if it is too small to matter."""
        inner = rect(box).translated(0, drop).adjusted(edge, edge, -edge, -edge)
        if inner.width() < edge or inner.height() < edge:
            return None
        to_pixels = self.painter.transform()
        if to_pixels.isRotating():
            return None
        whole = QRectF(to_pixels.mapRect(inner).toAlignedRect())
        return to_pixels.inverted()[0].mapRect(whole)

    def edge(self, box: Box, radius: float, inset: float = 0.0) -> None:
        """The line around a shape where contrast is high, inside of it or so many pixels farther
        in; elsewhere nothing."""
        if not self.theme.edge:
            return
        line = self.theme.edge / self.scale.unit
        by = line / 2 + inset / self.scale.unit
        inner = Box(box.left + by, box.top + by, box.width - 2 * by, box.height - 2 * by)
        self.frame(inner, radius - by, self.theme.text, line, 1.0)

    def open_like_a_door(self, degrees: float, width: float) -> None:
        """Turns everything that is painted from now on around an upright hinge in the middle."""
        turned = QTransform()
        # Seen from as far away as a hand's breadth of cards, the near edge grows a little.
        turned.rotate(degrees, Qt.Axis.YAxis, width * 5)
        self.painter.setTransform(turned, True)

    def svg(self, name: str, box: Box) -> None:
        renderer = self._drawings.renderer(name)
        if self.painter.transform().isAffine():
            renderer.render(self.painter, rect(box))
            return
        # In perspective a shape loses its holes, and the ring of a zero would be a disc: it is
        # drawn flat first, with more pixels than it will have.
        flat = QImage(
            math.ceil(box.width * self.scale.pixels * FINE),
            math.ceil(box.height * self.scale.pixels * FINE),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        flat.fill(Qt.GlobalColor.transparent)
        painter = QPainter(flat)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(flat.rect()))
        painter.end()
        self.painter.drawImage(rect(box), flat)

    def gazing(self, name: str, box: Box, across: float, down: float) -> None:
        """A face that looks somewhere: its eyes are moved by these shares of their reach."""
        self._drawings.gazing(name, across, down).render(self.painter, rect(box))

    def rim(self, name: str, box: Box, ink: Colour, width: float) -> None:
        """A line in this ink around the shape of a drawing, to be drawn upon."""
        shape = self._shape(name, box, ink)
        for step in range(RIM_STEPS):
            turn = math.tau * step / RIM_STEPS
            place = rect(box).translated(width * math.cos(turn), width * math.sin(turn))
            self.painter.drawImage(place, shape)

    def stencil(self, name: str, box: Box, ink: Colour) -> None:
        """The shape of a drawing, all in this ink."""
        self.painter.drawImage(rect(box), self._shape(name, box, ink))

    def _shape(self, name: str, box: Box, ink: Colour) -> QImage:
        side = math.ceil(max(box.width, box.height) * self.scale.pixels)
        shape = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        shape.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shape)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._drawings.renderer(name).render(painter, QRectF(shape.rect()))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(shape.rect(), colour(ink))
        painter.end()
        return shape

    # ------------------------------------------------------------------ text

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
        """Text on one line; y is the middle of its capitals."""
        painter, pixels = self.painter, self.scale.pixels
        font = kind.font(self.scale)
        metrics = QFontMetricsF(font)
        painter.save()
        # Letters are drawn in whole pixels, as their hinting wants it.
        painter.scale(1 / pixels, 1 / pixels)
        painter.setFont(font)
        painter.setPen(colour(ink or self.theme.text))
        left = x * pixels - metrics.horizontalAdvance(text) * align.value
        painter.drawText(QPointF(left, y * pixels + metrics.capHeight() / 2), text)
        painter.restore()

    def number(self, x: float, y: float, text: str, height: float, ink: Colour) -> None:
        """A number in our own numerals, around its middle."""
        path = self._drawings.word(text, height)
        left = x - path.boundingRect().center().x()
        self.fill(path.translated(left, y - height / 2), colour(ink))


def blended(inks: Sequence[QColor]) -> QColor:
    """All of them, one over the other."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for ink in inks:
        painter.fillRect(image.rect(), ink)
    painter.end()
    return image.pixelColor(0, 0)


def rect(box: Box) -> QRectF:
    return QRectF(box.left, box.top, box.width, box.height)
