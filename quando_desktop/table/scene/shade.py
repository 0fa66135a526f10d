"""Light and shade over most of a table, on a large screen.

Such a picture has no detail, so it is kept small and stretched as it is painted. Without a graphics
card that takes three times as long as anything else that covers as many pixels, and while a shade
fades, all of it is painted in each picture. Where much is painted its lines are therefore stretched
to their full length once, and then each of them fills some lines of the screen:
to fill with one line that lies in the processor's cache is as quick as to copy a whole picture, and
takes a quarter of its memory.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QBrush, QImage, QPaintEngine, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from quando_desktop.table.scene.glass import Glass
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Piece

SOFT = 4.0
"""A piece that is shown so many times larger than it was drawn has no detail."""
MUCH = 2_500_000
"""Pixels of a picture, beyond which lines are worth their while."""
STEP = 4
"""Lines of the screen that look the same. With twice as many one sees them in the embers of a dark
room."""


def sprite_for(piece: Piece, margin: float) -> Sprite:
    return Shade(piece, margin) if piece.pose.grow >= SOFT else Sprite(piece, margin)


class Shade(Sprite):
    """A piece without detail."""

    def __init__(self, piece: Piece, margin: float) -> None:
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
            self._bands = Bands(pixmap, self.boundingRect(), inside, whole.size())
        self._bands.paint(painter, whole, placed.mapRect(option.exposedRect).toAlignedRect())

    def let_go(self) -> None:
        """Drops what is only needed while something fades."""
        self._bands = None


class Bands:
    """A picture as lines of the screen's pixels, of which each stands for STEP of them."""

    def __init__(self, pixmap: QPixmap, box: QRectF, inside: QTransform, size: QSize) -> None:
        """As much of a picture, placed in this box, as is seen in a window of this size."""
        self._pixmap, self._inside, self._size = pixmap, inside, size
        seen = inside.mapRect(box).toAlignedRect() & QRect(QPoint(), size)
        seen.setTop(seen.top() // STEP * STEP)
        self._seen = seen
        width, number = max(1, seen.width()), max(1, math.ceil(seen.height() / STEP))
        kind = QImage.Format.Format_ARGB32_Premultiplied
        image = QImage(width, number, kind)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = QTransform.fromTranslate(-seen.x(), -seen.y())
        painter.setWorldTransform(inside * corner * QTransform.fromScale(1, 1 / STEP))
        painter.drawPixmap(box.topLeft(), pixmap)
        painter.end()
        self._image, pixels, long = image, image.constBits(), image.bytesPerLine()
        starts = range(0, number * long, long)
        # Each looks at a line of the picture, and is there no longer than that.
        self._lines = [
            QBrush(QImage(pixels[at : at + long], width, 1, long, kind)) for at in starts
        ]

    def are_of(self, pixmap: QPixmap, inside: QTransform, size: QSize) -> bool:
        return pixmap is self._pixmap and inside == self._inside and size == self._size

    def paint(self, painter: QPainter, whole: QRect, part: QRect) -> None:
        """Paints a part of all that the window shows, both in pixels of the screen."""
        corner, width = whole.topLeft() + self._seen.topLeft(), self._seen.width()
        above = max(0, (part.top() - corner.y()) // STEP)
        below = max(0, math.ceil((part.bottom() + 1 - corner.y()) / STEP))
        before = painter.worldTransform()
        back, _ = _ground(painter).inverted()
        # A pixel is a pixel from here on, and the lines begin where they were drawn.
        painter.setWorldTransform(QTransform.fromTranslate(corner.x(), corner.y()) * back)
        for line, brush in enumerate(self._lines[above:below], above):
            painter.fillRect(0, line * STEP, width, STEP, brush)
        painter.setWorldTransform(before)


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
