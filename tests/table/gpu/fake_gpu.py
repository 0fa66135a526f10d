"""A graphics card that always does as it is told: the processor, strip by strip."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter

from quando_desktop.disk.graphics import Card
from quando_desktop.table.gpu.gpu import CardLost, Gpu

LINES = 100


class FakeGpu(Gpu):
    def __init__(self, name: str = "a card") -> None:
        self.card = Card(name, "its driver", "6.11")
        self.fails = self.is_closed = False
        """Whether it breaks off in the middle of each picture."""
        self.shift = 0
        """Pixels by which it paints everything too far right."""
        self.pictures = 0

    def paint(
        self, size: QSize, draw: Callable[[QPainter], None]
    ) -> Iterator[tuple[QRect, QImage]]:
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        shown = image.copy(-self.shift, 0, size.width(), size.height())
        strip = QImage(size.width(), LINES, QImage.Format.Format_RGB32)
        for top in range(0, size.height(), LINES):
            if self.fails and top:
                raise CardLost("it breaks off")
            place = QRect(0, top, size.width(), min(LINES, size.height() - top))
            copy = QPainter(strip)
            copy.drawImage(0, 0, shown, place.x(), place.y(), place.width(), place.height())
            copy.end()
            yield place, strip
        self.pictures += 1

    def close(self) -> None:
        self.is_closed = True
