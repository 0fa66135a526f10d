"""The trial of the graphics card, in a process of its own: whatever a driver does there, the window
goes on.

The card and the processor paint the same picture, with all that tables are made of. The card has to
paint it as the processor does, and quicker, with the way back to the window.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPixmap,
)

from quando_desktop.child import step_aside
from quando_desktop.disk.graphics import Card, Trouble
from quando_desktop.table.gpu.gpu import CardLost, Gpu
from quando_desktop.table.gpu.terms import Terms

LEVELS = 24
"""Of 256."""
SMALL = QSize(640, 400)
"""The picture that is compared."""
TIMES = 5
"""How often each paints: the quickest counts, as other programs have their turn, too."""


def serve(connection: Connection, terms: Terms) -> None:
    """Sends the card, or the trouble with it: the process's whole life."""
    step_aside()
    # It has no window, and is to have no place among the programs.
    os.environ["QT_MAC_DISABLE_FOREGROUND_APPLICATION_TRANSFORM"] = "1"
    # Every other word would be one for the window, such as the place of another screen.
    app = QGuiApplication(sys.argv[:1])
    try:
        finding: Card | Trouble = tried(terms)
    except CardLost:
        finding = Trouble.UNUSABLE
    connection.send(finding)
    app.quit()


def tried(terms: Terms) -> Card | Trouble:
    gpu = Gpu()
    name = gpu.card.name.lower()
    if any(each in name for each in terms.imitations):
        return Trouble.SOFTWARE
    if not is_right(gpu, terms):
        return Trouble.WRONG
    screen = QGuiApplication.primaryScreen()
    whole = screen.size() * screen.devicePixelRatio()
    if quickness(gpu, whole) > terms.most:
        return Trouble.SLOW
    gpu.close()
    return gpu.card


def is_right(gpu: Gpu, terms: Terms) -> bool:
    """Whether the card paints what the processor does."""
    sample = Sample(SMALL)
    right = by_processor(sample).copy()
    return difference(right, by_card(gpu, sample)) <= terms.different


def quickness(gpu: Gpu, size: QSize) -> float:
    """How many times as long as the processor the card takes for a picture of this size."""
    sample = Sample(size)
    return quickest(lambda: by_card(gpu, sample)) / quickest(lambda: by_processor(sample))


def quickest(paint: Callable[[], object]) -> float:
    paint()  # brings pictures to the card, and does not count
    taken = []
    for _ in range(TIMES):
        began = perf_counter()
        paint()
        taken.append(perf_counter() - began)
    return min(taken)


def difference(one: QImage, other: QImage) -> float:
    """The share of their colours, three a pixel, in which two images differ by more than LEVELS."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    plain = one.convertToFormat(QImage.Format.Format_RGB888)
    levels = bytes(plain.bits())
    return len(levels.translate(None, delete=bytes(range(LEVELS + 1)))) / len(levels)


def by_processor(sample: Sample) -> QImage:
    image = sample.image
    painter = QPainter(image)
    sample.draw(painter)
    painter.end()
    return image


def by_card(gpu: Gpu, sample: Sample) -> QImage:
    image = sample.image
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for place, strip in gpu.paint(sample.size, sample.draw):
        painter.drawImage(place.topLeft(), strip, place.translated(0, -place.top()))
    painter.end()
    return image


class Sample:
    """A picture with a room, cards at all angles, some of them faded, and light over the whole."""

    def __init__(self, size: QSize) -> None:
        self.size = size
        self.image = QImage(size, QImage.Format.Format_RGB32)
        self._unit = size.height() / 400
        self._room, self._card, self._light = self._painted_room(), self._painted_card(), light()

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._room)
        unit = self._unit
        for number in range(48):
            painter.save()
            along, down = number % 12, number // 12
            painter.translate(self.size.width() * (along + 0.7) / 12, (60 + 90 * down) * unit)
            painter.rotate(7.5 * (number % 5))
            painter.setOpacity(1 if number % 3 else 0.6)
            middle = QPointF(self._card.width() / 2, self._card.height() / 2)
            painter.drawPixmap(-middle, self._card)
            painter.restore()
        painter.setOpacity(0.5)
        for _ in range(2):
            painter.drawPixmap(
                QRectF(QPointF(), self.size), self._light, QRectF(self._light.rect())
            )
        painter.setOpacity(1)

    def _painted_room(self) -> QPixmap:
        room = QPixmap(self.size)
        shade = QLinearGradient(0, 0, self.size.width(), self.size.height())
        shade.setColorAt(0, QColor(36, 84, 70))
        shade.setColorAt(1, QColor(14, 42, 48))
        painter = QPainter(room)
        painter.fillRect(room.rect(), QBrush(shade))
        painter.end()
        return room

    def _painted_card(self) -> QPixmap:
        unit = self._unit
        card = QPixmap(QSize(round(56 * unit), round(80 * unit)))
        card.fill(Qt.GlobalColor.transparent)
        painter = QPainter(card)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for inset, colour in ((1, "#f6efe0"), (8, "#c8452f"), (16, "#f6efe0")):
            painter.setBrush(QColor(colour))
            edge = inset * unit
            box = QRectF(card.rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        painter.end()
        return card


def light() -> QPixmap:
    """Light that is kept small and stretched as it is painted, as on a table."""
    small = QPixmap(64, 40)
    small.fill(Qt.GlobalColor.transparent)
    shade = QLinearGradient(0, 0, 64, 40)
    shade.setColorAt(0, QColor(255, 214, 140, 120))
    shade.setColorAt(1, QColor(0, 0, 0, 90))
    painter = QPainter(small)
    painter.fillRect(small.rect(), QBrush(shade))
    painter.end()
    return small
