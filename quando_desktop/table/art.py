"""Pictures rendered once: from SVG or by a few strokes, shadows baked in.

An `Art` belongs to one theme and one scale, so a picture is known by its name and size there;
another window size or pixel ratio is another `Art` over the same drawings. Whatever moves or
stands on a table is such a picture in a plain pixmap item.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from quando_desktop.table.canvas import Canvas, Scale
from quando_desktop.table.drawings import Drawings
from quando_desktop.table.layout import Box
from quando_desktop.table.palette import Palette, Theme

CARD_HEIGHT = 1.4
CARD_RADIUS = 0.12
RESTING = 0.7
"""The lift of a card that lies there; 0 is flat on the table."""

KEPT = 600
"""Pictures that are kept; a table needs about a hundred, but scores change for ever."""

Paint = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Picture:
    """A pixmap, and where its top left corner is from the point it is placed by."""

    pixmap: QPixmap
    left: float
    top: float
    """In logical pixels, as `left`."""
    scale: Scale

    def item(self, x: float, y: float, angle: float = 0.0, above: float = 0.0) -> Sprite:
        """The picture as an item of a scene, placed at units."""
        return Sprite(self, x, y, angle, above)


class Sprite(QGraphicsPixmapItem):
    """A picture in a scene. Upright ones lie on whole pixels, so that they stay sharp."""

    def __init__(self, picture: Picture, x: float, y: float, angle: float, above: float) -> None:
        super().__init__(picture.pixmap)
        self.setOffset(picture.left, picture.top)
        left, top = x * picture.scale.unit, y * picture.scale.unit
        if not angle:
            ratio = picture.scale.ratio
            left, top = round(left * ratio) / ratio, round(top * ratio) / ratio
        else:
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self.setRotation(angle)
        self.setPos(left, top)
        self.setZValue(above)


class Art:
    """All pictures of one theme at one scale."""

    def __init__(self, drawings: Drawings, palette: Palette, theme: Theme, scale: Scale) -> None:
        self.palette = palette
        self.theme = theme
        self.scale = scale
        self._drawings = drawings
        self._pictures: dict[Hashable, Picture] = {}

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._pictures)

    def picture(self, key: Hashable, box: Box, paint: Paint) -> Picture:
        """What `paint` draws inside the box, made once for this key.

        The box is in units around the point by which the picture will be placed.
        """
        picture = self._pictures.pop(key, None) or self._make(box, paint)
        self._pictures[key] = picture
        if len(self._pictures) > KEPT:
            # The one that was not asked for the longest: a dict keeps its order.
            del self._pictures[next(iter(self._pictures))]
        return picture

    def svg(self, name: str, width: float, height: float) -> Picture:
        """A drawing, placed by its middle."""
        box = Box.around(0, 0, width, height)
        return self.picture((name, width, height), box, lambda canvas: canvas.svg(name, box))

    def card(self, name: str, width: float, lift: float = RESTING) -> Picture:
        """A card with its shadow, placed by its middle."""
        face = self._whole_pixels(width)
        blur, drop = (10 + 22 * lift) * width / 200, (4 + 12 * lift) * width / 200

        def paint(canvas: Canvas) -> None:
            if lift:
                canvas.shadow(face, width * CARD_RADIUS, blur, drop, 0.20 + 0.05 * lift)
            canvas.svg(name, face)

        room = blur + drop
        box = Box.around(0, 0, face.width + 2 * room, face.height + 2 * room)
        return self.picture((name, width, lift), box, paint)

    def _whole_pixels(self, width: float) -> Box:
        """A card whose edges fall between pixels on all sides."""
        pixels = self.scale.pixels
        across = max(2, 2 * round(width * pixels / 2))
        along = max(2, 2 * round(width * CARD_HEIGHT * pixels / 2))
        return Box.around(0, 0, across / pixels, along / pixels)

    def _make(self, box: Box, paint: Paint) -> Picture:
        pixels, ratio = self.scale.pixels, self.scale.ratio
        left, top = math.floor(box.left * pixels), math.floor(box.top * pixels)
        right, bottom = math.ceil(box.right * pixels), math.ceil(box.bottom * pixels)
        image = QImage(
            max(1, right - left), max(1, bottom - top), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(-left, -top)
        painter.scale(pixels, pixels)
        paint(Canvas(painter, self.scale, self.theme, self._drawings))
        painter.end()
        image.setDevicePixelRatio(ratio)
        return Picture(QPixmap.fromImage(image), left / ratio, top / ratio, self.scale)
