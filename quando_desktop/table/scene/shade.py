"""Light and shade over most of a table, on a large screen.

Such a picture has no detail, so it is kept small and stretched as it is painted. Without a graphics
card that takes three times as long as anything else that covers as many pixels, and while a shade
fades, all of it is painted in each picture. Where much is painted its lines are therefore stretched
to their full length once, and then each of them fills some lines of the screen:
to fill with one line that lies in the processor's cache is as quick as to copy a whole picture, and
takes a quarter of its memory. Where one sees through a shade nothing is painted, and lines that are
the same fill the screen at once.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QBrush, QImage, QPaintEngine, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from quando_desktop.table.scene.glass import MUCH, Glass
from quando_desktop.table.scene.spare.dimmer import Dimmer
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Piece

SOFT = 4.0
"""A piece that is shown so many times larger than it was drawn has no detail."""
STEP, WIDE_STEP = 4, 8
"""Lines of the screen that look the same, and of a gentle shade. With so many one sees them in the
embers of a dark room."""
LEAST = 1
"""Levels of 256 by which a line of a gentle shade differs from the next one."""
SAMPLES = 16
"""Pixels of a line that are looked at for that."""
HOLE = 8
"""Pixels that are free in the middle of a line, from which it is worth its while to spare them."""
KIND = QImage.Format.Format_ARGB32_Premultiplied
DEEP, ALPHA = 4, 3 if sys.byteorder == "little" else 0
"""Bytes of a pixel, and which of them says how much it covers."""
NOTHING = b"\0"

Extent = tuple[int, int, int, int]
Spans = tuple[tuple[int, int], ...]
"""The left edge and width of each part of a line."""


def sprite_for(
    piece: Piece, margin: float, dimmer: Dimmer | None = None, *, later: bool = False
) -> Sprite:
    if is_shade(piece):
        return Shade(piece, margin, dimmer)
    return Sprite(piece, margin, later=later)


def is_shade(piece: Piece) -> bool:
    return piece.pose.grow >= SOFT


class Shade(Sprite):
    """A piece without detail."""

    def __init__(self, piece: Piece, margin: float, dimmer: Dimmer | None = None) -> None:
        """Without a dimmer it fades at once."""
        self._dimmer = dimmer
        super().__init__(piece, margin)
        self._bands: Bands | None = None
        """Kept until the table rests: one fade follows another."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not isinstance(widget, Glass) or widget.painted < MUCH or not is_upright(painter):
            super().paint(painter, option, widget)  # type: ignore[arg-type]
            return
        pixmap, placed = self.picture.pixmap, painter.deviceTransform()
        whole = _ground(painter).mapRect(widget.rect())
        # Within the window, which may jump from picture to picture.
        inside = placed * QTransform.fromTranslate(-whole.x(), -whole.y())
        if self._bands is None or not self._bands.are_of(pixmap, inside, whole.size()):
            if widget.has_made_lines and self._is_coming():
                return
            widget.has_made_lines = True
            fine = int(widget.devicePixelRatioF())
            self._bands = Bands(pixmap, self.boundingRect(), inside, whole.size(), fine)
        self._bands.paint(painter, whole, placed.mapRect(option.exposedRect).toAlignedRect())

    def setOpacity(self, opacity: float) -> None:
        if self._dimmer is None or not self._dimmer.takes(self, opacity):
            self.become(opacity)

    def become(self, strength: float) -> None:
        """Is as strong as this from now on."""
        super().setOpacity(strength)

    def _is_coming(self) -> bool:
        """Whether it grows stronger: then it can come a picture later, so that the lines of several
        that come together need not all be made for one picture."""
        return self.opacity() < self.target.opacity

    def let_go(self) -> None:
        """Drops what is only needed while something fades."""
        self._bands = None


class Bands:
    """A picture as lines of the screen's pixels, of which each stands for some of them."""

    def __init__(
        self, pixmap: QPixmap, box: QRectF, inside: QTransform, size: QSize, fine: int = 1
    ) -> None:
        """As much of a picture, placed in this box, as is seen in a window of this size; `fine` is
        how many of the screen's lines are as high as one of a usual screen."""
        self._pixmap, self._box, self._inside, self._size = pixmap, box, inside, size
        place = inside.mapRect(box)
        seen = place.toAlignedRect() & QRect(QPoint(), size)
        drawn = Drawn(pixmap, place, seen)
        self._is_gentle = drawn.is_gentle()
        self._step = step = WIDE_STEP if self._is_gentle else min(WIDE_STEP, STEP * fine)
        seen.setTop(seen.top() // step * step)
        self._seen, self._runs = seen, [*drawn.runs(seen.top(), step)]
        width = max(1, seen.width())
        self._image = image = QImage(width, max(1, len(self._runs)), KIND)
        self._strength: float | None = None
        pixels, long = image.constBits(), image.bytesPerLine()
        starts = range(0, len(self._runs) * long, long)
        # Each looks at a line of the picture, and is there no longer than that.
        self._lines = [
            QBrush(QImage(pixels[at : at + long], width, 1, long, KIND)) for at in starts
        ]

    def are_of(self, pixmap: QPixmap, inside: QTransform, size: QSize) -> bool:
        return pixmap is self._pixmap and inside == self._inside and size == self._size

    def paint(self, painter: QPainter, whole: QRect, part: QRect) -> None:
        """Paints a part of all that the window shows, both in pixels of the screen."""
        opacity = painter.opacity()
        # Of a gentle one there are few lines: it is drawn as faint as it is seen, since to fill the
        # screen with what is ready is quicker.
        strength = opacity if self._is_gentle else 1.0
        if strength != self._strength:
            self._draw(strength)
        step, corner = self._step, whole.topLeft() + self._seen.topLeft()
        above = max(0, (part.top() - corner.y()) // step)
        below = max(0, math.ceil((part.bottom() + 1 - corner.y()) / step))
        before = painter.worldTransform()
        back, _ = _ground(painter).inverted()
        # A pixel is a pixel from here on, and the lines begin where they were drawn.
        painter.setWorldTransform(QTransform.fromTranslate(corner.x(), corner.y()) * back)
        painter.setOpacity(opacity / strength)
        for (first, last, spans), line in zip(self._runs, self._lines, strict=True):
            if first < below and last > above:
                for left, width in spans:
                    painter.fillRect(left, first * step, width, (last - first) * step, line)
        painter.setOpacity(opacity)
        painter.setWorldTransform(before)

    def _draw(self, strength: float) -> None:
        """Draws the lines, as strong as they are to be."""
        self._strength = strength
        self._image.fill(0)
        painter = QPainter(self._image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(strength)
        corner = QTransform.fromTranslate(-self._seen.x(), -self._seen.y())
        placed = self._inside * corner * QTransform.fromScale(1, 1 / self._step)
        for line, number, first in self._blocks():
            painter.setClipRect(0, line, self._image.width(), number)
            painter.setWorldTransform(placed * QTransform.fromTranslate(0, line - first))
            painter.drawPixmap(self._box.topLeft(), self._pixmap)
            painter.resetTransform()
        painter.end()

    def _blocks(self) -> Iterator[tuple[int, int, int]]:
        """Lines that follow each other on the screen, too: the first of them, their number, and
        the line of the screen that it stands for."""
        begun = 0
        for line, (run, after) in enumerate(pairwise([*self._runs, (-1, -1, ())]), 1):
            if after[0] != run[0] + 1:
                yield begun, line - begun, self._runs[begun][0]
                begun = line


class Drawn:
    """The lines of a picture before it is stretched, as far as they are seen."""

    def __init__(self, pixmap: QPixmap, place: QRectF, seen: QRect) -> None:
        """The whole picture is stretched to this place."""
        image = pixmap.toImage().convertToFormat(KIND)
        width, height = image.width(), image.height()
        self._left, self._width, self._across = place.left(), width, place.width() / width
        self._seen, self._down = seen, place.height() / height
        first = min(height - 1, max(0, int((seen.top() - place.top()) / self._down)))
        last = min(height - 1, int((seen.bottom() - place.top()) / self._down))
        self._top = place.top() + first * self._down
        pixels, long = bytes(image.constBits()), image.bytesPerLine()
        starts = range(first * long, (last + 1) * long, long)
        self._lines = [pixels[at : at + width * DEEP] for at in starts]
        self._cover = [line[ALPHA::DEEP] for line in self._lines]
        """How much each pixel covers."""

    def is_gentle(self) -> bool:
        """Whether it changes so little from line to line that none of them need be mixed from two:
        then each can fill as many of the screen's as it is stretched to."""
        if self._down < WIDE_STEP:
            return False
        samples = [line[:: max(1, self._width // SAMPLES)] for line in self._cover]
        return all(
            -LEAST <= one - other <= LEAST
            for above, below in pairwise(samples)
            if above != below
            for one, other in zip(above, below, strict=True)
        )

    def runs(self, top: int, step: int) -> Iterator[tuple[int, int, Spans]]:
        """The first of the screen's lines, of which each stands for some, that looks as those below
        it do, and the one after them, counted from the top one; and where there is something."""
        same = [0]
        for above, below in pairwise(self._lines):
            same.append(same[-1] + (above != below))
        extents = [_extent(line) for line in self._cover]
        found: dict[tuple[Extent, ...], Spans] = {}
        end, down, offset = len(same) - 1, self._down, top - self._top
        begun, known, spans = 0, -1, Spans()
        number = math.ceil((self._seen.bottom() + 1 - top) / step)
        for line in range(number):
            # One more above and below, since each is mixed with its neighbours.
            first = min(end, max(0, int((offset + line * step) / down) - 1))
            last = min(end, int((offset + line * step + step) / down) + 1)
            if same[first] == same[last] == known:
                continue
            if spans:
                yield begun, line, spans
            begun, known = line, same[first] if same[first] == same[last] else -1
            near = tuple(extents[first : last + 1])
            if near not in found:
                found[near] = self._spans(near)
            spans = found[near]
        if spans:
            yield begun, number, spans

    def _spans(self, extents: Sequence[Extent]) -> Spans:
        """Where something is seen of a line that is mixed from these, from the left edge of all
        that is seen."""
        left, right = min(each[0] for each in extents), max(each[3] for each in extents)
        near, far = max(each[1] for each in extents), min(each[2] for each in extents)
        parts = [(left, near), (far, right)] if far - near > HOLE else [(left, right)]
        found: list[tuple[int, int]] = []
        for begin, end in parts:
            if begin < end:
                start = self._left - self._seen.left() + (begin - 1) * self._across
                stop = start + (end - begin + 2) * self._across
                first = max(0, math.floor(start))
                found.append((first, min(self._seen.width(), math.ceil(stop)) - first))
        return tuple((first, width) for first, width in found if width > 0)


def _extent(line: bytes) -> Extent:
    """Where there is something in a line: from where to where, with a hole around its middle from
    where to where."""
    half = len(line) // 2
    before, after = line[:half], line[half:]
    left, right = len(line) - len(line.lstrip(NOTHING)), len(line.rstrip(NOTHING))
    return left, len(before.rstrip(NOTHING)), len(line) - len(after.lstrip(NOTHING)), right


def _ground(painter: QPainter) -> QTransform:
    """The way from the window's own points to the pixels that are painted."""
    back, _ = painter.worldTransform().inverted()
    return back * painter.deviceTransform()


def is_upright(painter: QPainter) -> bool:
    """Whether lines stay lines. A graphics card does not ask for that: it stretches for nothing."""
    return (
        painter.paintEngine().type() is QPaintEngine.Type.Raster
        and painter.deviceTransform().type() is QTransform.TransformationType.TxScale
    )
