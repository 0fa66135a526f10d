"""Pictures rendered once: from SVG or by a few strokes, shadows baked in.

An `Art` belongs to one theme and one scale, so a picture is known by its name and size there;
another window size or pixel ratio is another `Art` over the same drawings. Whatever moves or
stands on a table is such a picture in a plain pixmap item.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from weakref import WeakValueDictionary

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.canvas import Canvas, Scale
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.palette import Palette, Theme
from quando_desktop.table.scene.stage import HEIGHT, WIDTH, Box

CARD_HEIGHT = 1.4
CARD_RADIUS = 0.12
CHIP = 0.34
"""Of a card's width."""
RING = 0.045
RESTING = 0.7
"""The lift of a card that lies there; 0 is flat on the table."""

KEPT = 600
"""Pictures that are kept; a table needs about a hundred, but scores change for ever."""
AREA = 3
"""How many times the pictures that are kept may cover the window together; the room covers it
once."""

FACES = 2
"""How many times faces that were drawn ahead may cover the window together."""

SPREAD = 0.7
"""The reach of a shadow beyond its card, as a share of its blur."""
SHADOWS = 8
"""Shadows that are kept: most cards that are made in a row are of one size."""

LARGE, PART = 2_500_000, 500_000
"""Pixels of a picture that is painted in parts where there is time before it is seen, and of one
of these parts."""
LARGE_SHADOW = 400_000
"""The same of a shadow, which has many layers."""
GROUND = 200_000
"""Pixels of the ground of a smaller picture that is laid in a row then: to touch memory for the
first time can take longer than to paint on it."""

Paint = Callable[[Canvas], None]
Draw = Callable[[bool], Iterator[QImage | None]]
"""Draws a picture, or one part after the other: None for each of them but the last, which gives
the whole picture."""


class Picture:
    """A pixmap, and where its top left corner is from the point it is placed by."""

    __slots__ = ("__weakref__", "left", "pixmap", "scale", "top")

    def __init__(self, pixmap: QPixmap, left: float, top: float, scale: Scale) -> None:
        self.pixmap = pixmap
        self.left, self.top = left, top
        """In logical pixels."""
        self.scale = scale

    @property
    def covers(self) -> int:
        """The number of the screen's pixels that it has."""
        return self.pixmap.width() * self.pixmap.height()

    @property
    def is_painted(self) -> bool:
        return True

    def paint(self) -> None:
        """Paints it, unless it is painted."""

    def paint_a_part(self) -> bool:
        """Paints it, or a part of it if it is large; True once all of it is painted."""
        return True


class LatePicture(Picture):
    """A picture that is painted when somebody first looks at it: the face of a card that lies face
    down for now, for instance."""

    __slots__ = ("_begun", "_draw", "_size")

    def __init__(self, draw: Draw, size: int, left: float, top: float, scale: Scale) -> None:
        self._draw: Draw | None = draw
        self._begun: Iterator[QImage | None] | None = None
        self._size = size
        self.left, self.top, self.scale = left, top, scale

    def __getattr__(self, name: str) -> QPixmap:
        # Python comes here while there is no pixmap yet.
        if name != "pixmap" or self._draw is None:
            raise AttributeError(name)
        self.paint()
        return self.pixmap

    def paint(self) -> None:
        while not self._goes_on(in_parts=False):
            pass

    def paint_a_part(self) -> bool:
        return self._goes_on(in_parts=True)

    def _goes_on(self, *, in_parts: bool) -> bool:
        if self._draw is None:
            return True
        if self._begun is None:
            self._begun = self._draw(in_parts)
        image = next(self._begun)
        if image is not None:
            self._draw = self._begun = None
            self.pixmap = QPixmap.fromImage(image)
        return image is not None

    @property
    def covers(self) -> int:
        return self._size

    @property
    def is_painted(self) -> bool:
        return self._draw is None


class Mark(NamedTuple):
    """Marks on a card beyond its face."""

    ring: bool = False
    """Gold: chosen, or to be chosen from."""
    veil: bool = False
    """Cannot be used now."""
    outline: bool = False
    """The keys are here."""
    tilt: float = 0.0
    """Degrees by which it opens like a door, its right edge away from us."""
    chip: str = ""
    """The other side as far as its owner remembers it: the name of a small paper face."""
    ink: str = ""
    """The colour of the ring where it is not gold: that of the person whose keys are here."""


PLAIN = Mark()
VEIL = 0.28
"""As much as a number can be covered and still be read, also in the dark of a lesson."""


class Art:
    """All pictures of one theme at one scale."""

    def __init__(
        self, drawings: Drawings, palette: Palette, theme: Theme, scale: Scale, *, bold: bool
    ) -> None:
        self.palette = palette
        self.theme = theme
        self.scale = scale
        self.bold = bold
        """Whether cards carry larger signs."""
        self.caps: Mapping[str, str] = {}
        """The captions of keys on buttons that are not the usual ones, by the usual ones."""
        self._drawings = drawings
        self._pictures: dict[Hashable, Picture] = {}
        """Those that are kept, whether they are seen or not."""
        self._seen: WeakValueDictionary[Hashable, Picture] = WeakValueDictionary()
        """All that are still on some table: there they stay however much they cover, so they are
        not made again."""
        self._shadows: dict[Hashable, QImage] = {}
        self._faces: dict[tuple[str, float], QImage] = {}
        """Faces that were drawn ahead."""
        self._covered = 0
        """Pixels of all pictures together, and of the largest one, which is the room."""
        self._largest = round(WIDTH * HEIGHT * scale.pixels**2)

    def __len__(self) -> int:
        """The number of pictures that are kept."""
        return len(self._pictures)

    def picture(
        self,
        key: Hashable,
        box: Box,
        paint: Paint,
        ground: Draw | None = None,
        *,
        is_opaque: bool = False,
    ) -> Picture:
        """The picture that `paint` draws inside the box, once for this key, and not before it is
        seen.

        The box is in units around the point by which the picture will be placed. It is drawn on the
        ground, which fills the same box. A picture that leaves no pixel of its box free is opaque:
        nothing need be cleared before, and nobody looks for pixels that one can see through.
        """
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = self._seen.get(key)
            if picture is None:
                draw = partial(self._drawn, box, paint, ground, is_opaque)
                left, top, right, bottom = self._pixels(box)
                size, ratio = max(1, right - left) * max(1, bottom - top), self.scale.ratio
                picture = LatePicture(draw, size, left / ratio, top / ratio, self.scale)
                self._seen[key] = picture
            self._covered += picture.covers
            self._largest = max(self._largest, picture.covers)
        self._pictures[key] = picture
        self._forget()
        return picture

    def _forget(self) -> None:
        """Drops the pictures that were not asked for the longest: a dict keeps its order."""
        while len(self._pictures) > KEPT or self._covered > AREA * self._largest:
            self._covered -= self._pictures.pop(next(iter(self._pictures))).covers

    def close(self) -> None:
        """Lets go of all pictures: one that nobody has looked at yet knows this art, so both would
        stay."""
        for kept in (self._pictures, self._shadows, self._faces):
            kept.clear()
        self._covered = 0

    def svg(self, name: str, width: float, height: float) -> Picture:
        """A drawing, placed by its middle."""
        box = Box.around(0, 0, width, height)
        return self.picture((name, width, height), box, lambda canvas: canvas.svg(name, box))

    def card(self, name: str, width: float, lift: float = RESTING, mark: Mark = PLAIN) -> Picture:
        """A card with its shadow, placed by its middle."""
        face, reach = self._whole_pixels(width), self._reach(mark, width)
        box, cast = self._cast(width, lift, reach)

        def paint(canvas: Canvas) -> None:
            if mark.tilt:
                canvas.open_like_a_door(mark.tilt, width)
                cast(canvas)
            self._paint_face(canvas, name, width, is_flat=not mark.tilt)
            self._paint_mark(canvas, mark, face)

        # A card that opens takes its shadow along; all others of this size have the same one.
        ground = None if mark.tilt else partial(self._shadow, (box, lift), box, cast)
        return self.picture((name, width, lift, mark), box, paint, ground)

    def _cast(self, width: float, lift: float, reach: float = 0.0) -> tuple[Box, Paint]:
        """The box of a card with its shadow and marks of this reach, and what paints the shadow."""
        face = self._whole_pixels(width)
        blur, drop = (10 + 22 * lift) * width / 200, (4 + 12 * lift) * width / 200

        def cast(canvas: Canvas) -> None:
            if lift:
                canvas.shadow(face, width * CARD_RADIUS, blur, drop, 0.20 + 0.05 * lift)

        box = grown(face, max(blur * SPREAD, reach))
        return box._replace(height=box.height + drop), cast

    def cast_ahead(self, width: float, lift: float) -> None:
        """Draws the shadow of cards before they are wanted: of a large one it takes as long as all
        else."""
        box, cast = self._cast(width, lift)
        for _ in self._shadow((box, lift), box, cast, in_parts=False):
            pass

    def draw_ahead(self, name: str, width: float) -> None:
        """Draws a face before it is wanted, so that a card with it is made in a moment, however it
        lies and is marked: for tables on which nobody has the time to wait."""
        image = self._faces.pop((name, width), None)
        if image is None:
            box = self._whole_pixels(width)
            image = self._image(box, lambda canvas: canvas.svg(name, box))
            image.setDevicePixelRatio(1.0)
        self._faces[name, width] = image
        while sum(map(_pixels_of, self._faces.values())) > FACES * self._largest:
            del self._faces[next(iter(self._faces))]

    def forget_ahead(self) -> None:
        """Forgets faces that were drawn ahead: for a while none is wanted."""
        self._faces.clear()

    def _paint_face(self, canvas: Canvas, name: str, width: float, *, is_flat: bool) -> None:
        face, drawn = self._whole_pixels(width), self._faces.get((name, width))
        if drawn is None or not is_flat:
            canvas.svg(name, face)
            return
        painter = canvas.painter
        # Its edges fall between pixels, so it is copied as it is.
        corner = painter.transform().map(QPointF(face.left, face.top)).toPoint()
        painter.save()
        painter.resetTransform()
        painter.drawImage(corner, drawn)
        painter.restore()

    def _reach(self, mark: Mark, width: float) -> float:
        """The reach of a mark beyond the card. Not a pixel more: all of them are painted in every
        frame of a motion."""
        if mark.tilt:
            return width * 0.3
        return width * 0.09 + self.scale.px(3) if mark.ring or mark.outline else 0.0

    def _shadow(
        self, key: Hashable, box: Box, cast: Paint, in_parts: bool
    ) -> Iterator[QImage | None]:
        image = self._shadows.get(key)
        if image is None:
            for image in self._drawn(box, cast, in_parts=in_parts, large=LARGE_SHADOW):
                if image is None:
                    yield None
            assert image is not None
            self._shadows[key] = image
            if len(self._shadows) > SHADOWS:
                del self._shadows[next(iter(self._shadows))]
        yield image

    def _paint_mark(self, canvas: Canvas, mark: Mark, face: Box) -> None:
        theme, radius = canvas.theme, face.width * CARD_RADIUS
        if mark.chip:
            side = face.width * CHIP
            chip = Box(face.right - side * 1.06, face.top + side * 0.1, side, side * CARD_HEIGHT)
            canvas.shadow(chip, side * CARD_RADIUS, side * 0.1, side * 0.04, 0.3)
            canvas.svg(mark.chip, chip)
        if mark.veil:
            canvas.round(face, radius, theme.table_bottom, VEIL * theme.dim)
            if theme.is_high:
                self._bar(canvas, face)
        if mark.ring:
            line = face.width * RING
            ink = mark.ink or theme.gold
            canvas.frame(grown(face, line / 2), radius + line / 2, ink, line, 1.0)
        if mark.outline:
            line = max(canvas.scale.px(3), face.width * 0.028)
            gap = face.width * (RING + 0.012 if mark.ring else 0.0) + line / 2
            canvas.frame(grown(face, gap), radius + gap, theme.on_table, line, 1.0)

    @staticmethod
    def _bar(canvas: Canvas, face: Box) -> None:
        """A bar across the foot of a card that cannot be used, where nothing is veiled."""
        theme, thick = canvas.theme, max(canvas.scale.px(4), face.width * 0.07)
        y, ends = face.bottom - face.height * 0.12, (face.left, face.right)
        for ink, wide in ((theme.wall_top, 2.2 * thick), (theme.text, thick)):
            canvas.line([(end, y) for end in ends], ink, wide)

    def _whole_pixels(self, width: float) -> Box:
        """A card whose edges fall between pixels on all sides."""
        pixels = self.scale.pixels
        across = max(2, 2 * round(width * pixels / 2))
        along = max(2, 2 * round(width * CARD_HEIGHT * pixels / 2))
        return Box.around(0, 0, across / pixels, along / pixels)

    def _image(self, box: Box, paint: Paint) -> QImage:
        *_, image = self._drawn(box, paint)
        assert image is not None
        return image

    def _drawn(
        self,
        box: Box,
        paint: Paint,
        ground: Draw | None = None,
        is_opaque: bool = False,
        in_parts: bool = False,
        large: int = LARGE,
    ) -> Iterator[QImage | None]:
        left, top, right, bottom = self._pixels(box)
        width, height = max(1, right - left), max(1, bottom - top)
        kinds = QImage.Format
        kind = kinds.Format_RGB32 if is_opaque else kinds.Format_ARGB32_Premultiplied
        image = QImage(width, height, kind)
        # While it is painted on, a pixel is a pixel.
        image.setDevicePixelRatio(1.0)
        if in_parts and ground is None and width * height >= large:
            yield from self._paint_in_parts(image, left, top, paint)
        else:
            if not is_opaque:
                yield from _lay(image, ground, in_parts)
            self._paint_on(image, left, top, paint)
        image.setDevicePixelRatio(self.scale.ratio)
        yield image

    def _paint_in_parts(self, image: QImage, left: int, top: int, paint: Paint) -> Iterator[None]:
        # What is painted beyond an image costs little, so each part is one. The memory of the whole
        # is not touched before: for a large picture that takes as long as to paint it.
        part = QImage(image.width(), math.ceil(PART / image.width()), image.format())
        for begin in range(0, image.height(), part.height()):
            if begin:
                yield
            if part.hasAlphaChannel():
                part.fill(Qt.GlobalColor.transparent)
            self._paint_on(part, left, top + begin, paint)
            painter = QPainter(image)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(0, begin, part)
            painter.end()

    def _paint_on(self, image: QImage, left: int, top: int, paint: Paint) -> None:
        """Paints on an image whose corner is here, in the screen's pixels."""
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(-left, -top)
        painter.scale(self.scale.pixels, self.scale.pixels)
        paint(Canvas(painter, self.scale, self.theme, self._drawings))
        painter.end()

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        """The sides of the box, on the screen's pixels around it."""
        pixels = self.scale.pixels
        left, top = math.floor(box.left * pixels), math.floor(box.top * pixels)
        return left, top, math.ceil(box.right * pixels), math.ceil(box.bottom * pixels)


def _lay(image: QImage, ground: Draw | None, in_parts: bool) -> Iterator[None]:
    """Lays the ground of a picture, or nothing, on all of an image."""
    below = None
    for below in () if ground is None else ground(in_parts):
        if below is None:
            yield
    height = image.height()
    rows = math.ceil(GROUND / image.width()) if in_parts else height
    for begin in range(0, height, rows):
        if begin or rows < height:
            yield
        lay_ground(image, below, begin, rows)


def lay_ground(image: QImage, ground: QImage | None, top: int, rows: int) -> None:
    """Fills some rows of an image with those of another one of its size, or with nothing."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    place = QRect(0, top, image.width(), rows)
    if ground is None:
        painter.fillRect(place, Qt.GlobalColor.transparent)
    else:
        painter.drawImage(place, ground, place)
    painter.end()


def _pixels_of(image: QImage) -> int:
    return image.width() * image.height()


def grown(box: Box, by: float) -> Box:
    """The box with so much more on all sides."""
    return Box(box.left - by, box.top - by, box.width + 2 * by, box.height + 2 * by)
