"""A piece as an item of the scene: a pixmap that can be moved, turned over and faded.

Plain pixmap items paint without Python. At rest an upright one lies on whole pixels, so that it
stays sharp.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from quando_desktop.table.paint.art import Picture, lay_ground
from quando_desktop.table.scene.tableau import Piece, Pose

OVER, ABOVE = 10_000.0, 100_000.0
"""Added to the height of pieces that go above everything else, and of those that even these do not
cover."""
FINE = 2.0
"""Pixels of the screen a unit, from which nobody sees whether those of a thing in motion are mixed
from four of its own or taken from the nearest one. At rest they are always mixed."""
ENLARGED = 1.25
"""A piece that is shown so much larger than it was drawn is mixed even then."""
LARGE, PART = 60_000, 200_000
"""Pixels of a picture that is worth to be turned once and for all while it lies at a slant (other
things go over it, and each time it would be turned again), and of the part that is turned in a
row."""


class Sprite(QGraphicsPixmapItem):
    """Shows one piece. Poses are in units, from the left edge of the stage."""

    def __init__(self, piece: Piece, margin: float, *, later: bool = False) -> None:
        """`later`: nothing is seen until its picture is painted and it catches up."""
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
        self._is_smooth, self._is_turned, self._rests = True, False, False
        self._turning: Iterator[None] | None = None
        """The parts of turning it once and for all, while it lies at a slant and is not turned."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.picture = piece.picture
        self._seen: Picture | None = None
        """The picture that is seen, which may be an earlier one."""
        if not later:
            self._take(piece.picture)
        self.place(piece.pose)

    def show_picture(self, picture: Picture, width: float, *, later: bool = False) -> None:
        """Shows another picture, at once or when it catches up."""
        if picture is not self.picture:
            self.picture, self._turning = picture, None
        self.width = width
        if not later:
            self.catch_up()

    @property
    def is_late(self) -> bool:
        """Whether it is still to show its picture."""
        return self._seen is not self.picture

    def catch_up(self) -> None:
        """Shows its picture, which is painted now if it was not."""
        if self.is_late:
            self._take(self.picture)
            if self._rests and self.pose.angle:
                self.rest(self.pose)

    def _take(self, picture: Picture) -> None:
        self._seen = picture
        self._is_turned = False
        self.setPixmap(picture.pixmap)
        self.setOffset(picture.left, picture.top)

    def wait(self) -> None:
        """Hides until it moves."""
        self.waits, self._rests = True, False
        self.setVisible(False)

    def place(self, pose: Pose, squeeze: float = 1.0) -> None:
        """Puts the sprite there; less than 1 of its width is seen while it turns over."""
        self.pose = pose
        self._rests, self._turning = False, None
        if self._is_turned and self._seen is not None:
            self._take(self._seen)
        if self.waits:
            self.waits = False
            self.setVisible(True)
        scale = self.picture.scale
        unit = scale.unit
        self._smooth(scale.pixels < FINE or pose.grow > ENLARGED)
        self.setPos((pose.x + self._margin) * unit, pose.y * unit)
        # These two have all of it painted again even if they change nothing.
        if self.rotation() != pose.angle:
            self.setRotation(pose.angle)
        if self.scale() != pose.grow:
            self.setScale(pose.grow)
        self.setOpacity(pose.opacity)
        if squeeze != 1.0 or self._squeezed:
            self._squeezed = squeeze != 1.0
            self.setTransform(QTransform.fromScale(squeeze, 1.0))

    def rest(self, pose: Pose) -> None:
        """Puts the sprite to rest there. A large one at a slant looks as in motion until it is
        turned, for which there may be no time now."""
        self.place(pose)
        self._rests = True
        scale = self.picture.scale
        if pose.angle:
            is_large = self.picture.covers >= LARGE
            is_seen = pose.opacity and pose.grow == 1.0 and not self._squeezed
            if is_large and is_seen and scale.pixels >= FINE and not self.is_late:
                self._turning = self._turn(scale.ratio)
                return
        else:
            left, top = (pose.x + self._margin) * scale.unit, pose.y * scale.unit
            self.setPos(
                round(left * scale.ratio) / scale.ratio, round(top * scale.ratio) / scale.ratio
            )
        self._smooth(True)

    @property
    def is_to_be_turned(self) -> bool:
        return self._turning is not None

    def turn(self) -> None:
        """Turns what is to be turned now."""
        while self.is_to_be_turned:
            self.turn_a_part()

    def turn_a_part(self) -> None:
        """Turns a part of what is to be turned; the whole is shown after the last one."""
        if self._turning is not None:
            next(self._turning, None)

    def coarsen(self) -> None:
        """Takes its pixels from the nearest ones of its picture, until it is placed again."""
        self._smooth(False)

    def _turn(self, ratio: float) -> Iterator[None]:
        """Shows a picture that lies at a slant as one that was drawn so, on whole pixels, once each
        part of that is drawn."""
        way = self.sceneTransform() * QTransform.fromScale(ratio, ratio)
        seen = way.mapRect(self.boundingRect()).toAlignedRect()
        way *= QTransform.fromTranslate(-seen.x(), -seen.y())
        turned = QImage(seen.size(), QImage.Format.Format_ARGB32_Premultiplied)
        rows = max(1, PART // seen.width())
        for top in range(0, seen.height(), rows):
            if top:
                yield
            lay_ground(turned, None, top, rows)
            painter = QPainter(turned)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipRect(0, top, seen.width(), rows)
            painter.setTransform(way)
            painter.drawPixmap(self.offset(), self.picture.pixmap)
            painter.end()
        turned.setDevicePixelRatio(ratio)
        self._turning, self._is_turned = None, True
        self._smooth(True)
        self.setPixmap(QPixmap.fromImage(turned))
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
