"""The graphics card at the easel: it paints a table's large pictures."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsView

from quando_desktop.table.gpu.gpu import CardLost, Gpu

LARGE = 1_000_000
"""Pixels of the screen that are painted anew, from which the way to the card and back is worth its
while."""
OFTEN = 3
"""How many pictures in a row may not take too long. The very first one takes what it needs: what
lies on the table comes to the card."""


class CardPainter:
    """Paints with the card until that fails, or takes too long: then it tells so once, in the
    middle of a paint event, and never paints again."""

    def __init__(
        self,
        gpu: Gpu,
        begins: Callable[[], object],
        failed: Callable[[], object],
        patience: float,
    ) -> None:
        """`begins` is called before each picture."""
        self._gpu, self._patience = gpu, patience
        self._begins, self._failed = begins, failed
        self._is_at_work = True
        self._too_slow = -1

    def paint(self, view: QGraphicsView, area: QRect, pixels: float) -> bool:
        if not self._is_at_work or pixels < LARGE:
            return False
        self._begins()
        began = perf_counter()
        try:
            self._paint(view, area)
        except CardLost:
            self._give_up()
            return False
        self._watch(perf_counter() - began)
        return True

    def _paint(self, view: QGraphicsView, area: QRect) -> None:
        painter = QPainter(view.viewport())
        try:
            # The way from the view's own points to the pixels of the window.
            ground = painter.deviceTransform()
            pixels = ground.mapRect(QRectF(area)).toAlignedRect()
            back, _ = ground.inverted()
            painter.setWorldTransform(QTransform.fromTranslate(pixels.x(), pixels.y()) * back)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            here = ground * QTransform.fromTranslate(-pixels.x(), -pixels.y())
            # Where a point is one pixel and a half, some pixels lie across its edge.
            whole = area.adjusted(-1, -1, 1, 1)

            def draw(by_card: QPainter) -> None:
                by_card.setWorldTransform(here)
                by_card.setRenderHints(view.renderHints())
                keep = Qt.AspectRatioMode.IgnoreAspectRatio
                view.render(by_card, QRectF(whole), whole, keep)

            for place, strip in self._gpu.paint(pixels.size(), draw):
                painter.drawImage(place.topLeft(), strip, place.translated(0, -place.top()))
        finally:
            painter.end()

    def _watch(self, took: float) -> None:
        if took < self._patience:
            self._too_slow = 0
            return
        self._too_slow += 1
        if self._too_slow == OFTEN:
            self._give_up()

    def _give_up(self) -> None:
        self._is_at_work = False
        self._failed()
