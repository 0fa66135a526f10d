"""A piece as an item of the scene: a pixmap that can be moved, turned over and faded.

Plain pixmap items paint without Python. At rest an upright one lies on whole pixels, so that it
stays sharp.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from quando_desktop.table.paint.art import Picture
from quando_desktop.table.scene.tableau import Piece, Pose

OVER, ABOVE = 10_000.0, 100_000.0
"""Added to the height of pieces that go above everything else, and of those that even these do not
cover."""
FINE = 2.0
"""Pixels of the screen a unit, from which nobody sees whether those of a thing in motion are mixed
from four of its own or taken from the nearest one. At rest they are always mixed."""
ENLARGED = 1.25
"""A piece that is shown so much larger than it was drawn is mixed even then."""
LARGE = 60_000
"""Pixels of a picture that is worth to be turned once and for all while it lies at a slant: other
things go over it, and each time it would be turned again."""


class Sprite(QGraphicsPixmapItem):
    """Shows one piece. Poses are in units, from the left edge of the stage."""

    def __init__(self, piece: Piece, margin: float) -> None:
        super().__init__()
        self.key = piece.key
        self.side = piece.side
        self.width = piece.width
        self.pose = piece.pose
        self.target = piece.pose
        """The pose that it is going to, or has."""
        self.height = 0.0
        """Over the other pieces, at rest and among its like."""
        self._margin = margin
        self._squeezed = self.waits = False
        self._is_smooth, self._is_turned = True, False
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.picture = piece.picture
        self._take(piece.picture)
        self.place(piece.pose)

    def show_picture(self, picture: Picture, width: float) -> None:
        if picture is not self.picture:
            self.picture = picture
            if self._is_turned:
                self.rest(self.pose)
            else:
                self._take(picture)
        self.width = width

    def _take(self, picture: Picture) -> None:
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.left, picture.top)

    def wait(self) -> None:
        """Hides until it moves."""
        self.waits = True
        self.setVisible(False)

    def place(self, pose: Pose, squeeze: float = 1.0) -> None:
        """Puts the sprite there; less than 1 of its width is seen while it turns over."""
        self.pose = pose
        if self._is_turned:
            self._is_turned = False
            self._take(self.picture)
        if self.waits:
            self.waits = False
            self.setVisible(True)
        scale = self.picture.scale
        unit = scale.unit
        self._smooth(scale.pixels < FINE or pose.grow > ENLARGED)
        self.setPos((pose.x + self._margin) * unit, pose.y * unit)
        self.setRotation(pose.angle)
        self.setScale(pose.grow)
        self.setOpacity(pose.opacity)
        if squeeze != 1.0 or self._squeezed:
            self._squeezed = squeeze != 1.0
            self.setTransform(QTransform.fromScale(squeeze, 1.0))

    def rest(self, pose: Pose) -> None:
        """Puts the sprite to rest there."""
        self.place(pose)
        self._smooth(True)
        scale, pixmap = self.picture.scale, self.picture.pixmap
        if pose.angle:
            is_large = pixmap.width() * pixmap.height() >= LARGE
            is_seen = pose.opacity and pose.grow == 1.0 and not self._squeezed
            if is_large and is_seen and scale.pixels >= FINE:
                self._turn(scale.ratio)
        else:
            left, top = (pose.x + self._margin) * scale.unit, pose.y * scale.unit
            self.setPos(
                round(left * scale.ratio) / scale.ratio, round(top * scale.ratio) / scale.ratio
            )

    def coarsen(self) -> None:
        """Takes its pixels from the nearest ones of its picture, until it is placed again."""
        self._smooth(False)

    def _turn(self, ratio: float) -> None:
        """Shows a picture that lies at a slant as one that was drawn so, on whole pixels."""
        way = self.sceneTransform() * QTransform.fromScale(ratio, ratio)
        seen = way.mapRect(self.boundingRect()).toAlignedRect()
        turned = QPixmap(seen.size())
        turned.fill(Qt.GlobalColor.transparent)
        painter = QPainter(turned)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(way * QTransform.fromTranslate(-seen.x(), -seen.y()))
        painter.drawPixmap(self.offset(), self.picture.pixmap)
        painter.end()
        turned.setDevicePixelRatio(ratio)
        self._is_turned = True
        self.setPixmap(turned)
        self.setOffset(0, 0)
        self.setRotation(0)
        self.setPos(seen.x() / ratio, seen.y() / ratio)

    def _smooth(self, is_smooth: bool) -> None:
        """Painted without a graphics card, what is turned takes three times as long if it is
        smooth."""
        if is_smooth is not self._is_smooth:
            self._is_smooth = is_smooth
            mode = Qt.TransformationMode
            self.setTransformationMode(
                mode.SmoothTransformation if is_smooth else mode.FastTransformation
            )
