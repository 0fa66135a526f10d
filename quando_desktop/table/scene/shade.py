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

from PySide6.QtCore import QPointF, QRect
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
        """Kept from one picture of a fade to the next, and no longer."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not isinstance(widget, Glass) or widget.painted < MUCH or not is_upright(painter):
            self._bands = None
            super().paint(painter, option, widget)  # type: ignore[arg-type]
            return
        pixmap, placed = self.picture.pixmap, painter.deviceTransform()
        if self._bands is None or not self._bands.are_of(pixmap, placed):
            whole = _ground(painter).mapRect(widget.rect())
            self._bands = Bands(pixmap, self.offset(), placed, whole)
        self._bands.paint(painter, placed.mapRect(option.exposedRect).toAlignedRect())


class Bands:
    """A picture as lines of the screen's pixels, of which each stands for STEP of them."""

    def __init__(self, pixmap: QPixmap, offset: QPointF, placed: QTransform, whole: QRect) -> None:
        """As much of a picture as is seen, where all that is seen is `whole`."""
        self._pixmap, self._placed = pixmap, placed
        self._whole = whole
        width, number = whole.width(), math.ceil(whole.height() / STEP)
        image = QImage(width, number, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = QTransform.fromTranslate(-whole.x(), -whole.y())
        painter.setWorldTransform(placed * corner * QTransform.fromScale(1, 1 / STEP))
        painter.drawPixmap(offset, pixmap)
        painter.end()
        self._lines = [QBrush(image.copy(0, line, width, 1)) for line in range(number)]

    def are_of(self, pixmap: QPixmap, placed: QTransform) -> bool:
        return pixmap is self._pixmap and placed == self._placed

    def paint(self, painter: QPainter, seen: QRect) -> None:
        """Paints as much as is seen, in pixels of the screen."""
        whole = self._whole
        above = max(0, (seen.top() - whole.top()) // STEP)
        below = math.ceil((seen.bottom() + 1 - whole.top()) / STEP)
        before = painter.worldTransform()
        back, _ = _ground(painter).inverted()
        # A pixel is a pixel from here on, and the lines begin where the window does.
        painter.setWorldTransform(QTransform.fromTranslate(whole.x(), whole.y()) * back)
        for line, brush in enumerate(self._lines[above:below], above):
            painter.fillRect(0, line * STEP, whole.width(), STEP, brush)
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
