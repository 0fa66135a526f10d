"""The pictures of a rulebook: groups of real cards in a row, with arrows between them and words
below.

`Arrangement` finds the place of everything for a width, in units; a window of another size shows
the same picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from quando_desktop.dataclass import dataclass
from quando_desktop.prose.pictures import Illustration, Link, PictureGroup
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.rulebook.parts import PartPainter, Placed, arrow, extent, turn_sign
from quando_desktop.table.paint.canvas import Type, colour
from quando_desktop.table.scene.stage import Box

CARD = 96.0
"""The width of a card where there is room."""
SMALLEST = 0.66
"""The smallest scale of the cards where there is not."""
USUAL_WIDTH = 896.0
PADDING = 28.0
RADIUS = 24.0
TITLE, NOTE = Type(17, 650), Type(17, 500)
CAPTION = 138.0
"""The least width of words."""
LINKS = {Link.ARROW: 66.0, Link.LINE: 44.0, Link.TURN: 60.0, Link.GAP: 24.0}
WRAPPED = Qt.AlignmentFlag.AlignHCenter.value | Qt.TextFlag.TextWordWrap.value


@dataclass(frozen=True, slots=True)
class Caption:
    text: str
    kind: Type
    box: Box


class Arrangement:
    """The places of all parts of an illustration within a width in units."""

    def __init__(self, look: Look, illustration: Illustration, width: float) -> None:
        self._look, self._illustration = look, illustration
        self._art = art = look.art()
        self.width = width
        self.links: list[tuple[Link, float]] = []
        """Each link with the middle of its place."""
        card, slots = self._fit(width - 2 * PADDING)
        painter = PartPainter(art, card)
        row = card * 1.62
        self.middle = PADDING + row / 2
        self.pictures: list[Placed] = []
        self.slots: list[Box] = []
        left = PADDING
        for place, (group, slot) in enumerate(zip(illustration.groups, slots, strict=True)):
            start = left + (slot - extent(group) * card) / 2
            self.pictures += [
                Placed(each.picture, start + each.x, self.middle + each.y, each.angle)
                for each in painter.group(group)
            ]
            self.slots.append(Box(left, PADDING, slot, row))
            left += slot
            if place < len(illustration.links):
                link = illustration.links[place]
                self.links.append((link, left + LINKS[link] / 2))
                left += LINKS[link]
        self.captions = list(self._captions(PADDING + row + 14))
        self.height = max(caption.box.bottom for caption in self.captions) + PADDING - 4

    def _fit(self, room: float) -> tuple[float, list[float]]:
        """The largest cards for which all groups and their captions have room, and the slots."""
        room -= sum(LINKS[link] for link in self._illustration.links)
        caption = CAPTION * self._look.scale.text
        caption = min(caption, room / len(self._groups))
        share = 1.0
        while True:
            card = CARD * share
            slots = [max(extent(group) * card, caption) for group in self._groups]
            spare = room - sum(slots)
            if spare >= 0 or share <= SMALLEST:
                return card, [slot + spare / len(slots) for slot in slots]
            share = max(SMALLEST, share - 0.02)

    @property
    def _groups(self) -> tuple[PictureGroup, ...]:
        return self._illustration.groups

    def _captions(self, top: float) -> Iterator[Caption]:
        """The captions: each title, and its note below it."""
        for group, slot in zip(self._groups, self.slots, strict=True):
            y = top
            for text, kind in ((group.title, TITLE), (group.note, NOTE)):
                height = self._text_height(text, kind, slot.width)
                yield Caption(text, kind, Box(slot.left, y, slot.width, height))
                y += height

    def _text_height(self, text: str, kind: Type, width: float) -> float:
        unit = self._look.unit
        metrics = QFontMetricsF(self._look.font(kind))
        return metrics.boundingRect(QRectF(0, 0, width * unit, 1e5), WRAPPED, text).height() / unit

    def paint(self, painter: QPainter) -> None:
        """Paints in logical pixels, from the top left corner."""
        art, unit = self._art, self._look.unit
        theme = art.theme
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.table_top))
        ground = QRectF(0, 0, self.width * unit, self.height * unit)
        painter.drawRoundedRect(ground, RADIUS * unit, RADIUS * unit)
        for link, x in self.links:
            if link is Link.LINE:
                painter.fillRect(
                    QRectF(
                        x * unit,
                        PADDING * unit,
                        max(1, 2 * unit),
                        ground.height() - 2 * PADDING * unit,
                    ),
                    colour(theme.table_line),
                )
            elif link is not Link.GAP:
                sign = arrow(art) if link is Link.ARROW else turn_sign(art, 36)
                draw(painter, Placed(sign, x, self.middle))
        for placed in self.pictures:
            draw(painter, placed)
        painter.setPen(colour(theme.on_table))
        for caption in self.captions:
            box = caption.box
            painter.setFont(self._look.font(caption.kind))
            place = QRectF(box.left * unit, box.top * unit, box.width * unit, box.height * unit)
            painter.drawText(place, WRAPPED, caption.text)


def draw(painter: QPainter, placed: Placed) -> None:
    picture = placed.picture
    unit, ratio = picture.scale.unit, picture.scale.ratio
    painter.save()
    if placed.angle:
        painter.translate(placed.x * unit, placed.y * unit)
        painter.rotate(placed.angle)
    else:
        # Upright pictures stay sharp on whole pixels.
        painter.translate(
            round(placed.x * unit * ratio) / ratio, round(placed.y * unit * ratio) / ratio
        )
    painter.drawPixmap(QPointF(picture.left, picture.top), picture.pixmap)
    painter.restore()


class IllustrationView(Styled, QLabel):
    """One illustration, as wide as its page and as high as it needs."""

    def __init__(self, look: Look, illustration: Illustration) -> None:
        super().__init__()
        self._illustration = illustration
        self._made: Arrangement | None = None
        # A fixed policy would use the height of the hint, whatever the width.
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(illustration.text)
        self.dress(look)

    def restyle(self) -> None:
        self._made = None
        super().restyle()

    def arrangement(self, pixels: int) -> Arrangement:
        width = pixels / self.look.unit
        if self._made is None or self._made.width != width:
            self._made = Arrangement(self.look, self._illustration, width)
        return self._made

    def heightForWidth(self, width: int) -> int:
        return math.ceil(self.arrangement(width).height * self.look.unit)

    def sizeHint(self) -> QSize:
        width = self.look.px(USUAL_WIDTH)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """None: it can be as narrow as its page."""
        return QSize()

    def radius(self) -> float:
        return RADIUS

    def paintEvent(self, event: QPaintEvent) -> None:
        self.arrangement(self.width()).paint(QPainter(self))
