"""Long lists whose rows are painted when they are seen, so that hundreds of them cost nothing."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from quando_desktop.shell.kit.base import RING, RING_GAP, Styled
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.scroll import ThinBar
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.scene.stage import Box

Index = QModelIndex | QPersistentModelIndex
MOVES = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


class Listing(Styled, QListView):
    """A column of rows, one of them current. Letters go to the page: there is no search by
    typing."""

    def __init__(self, look: Look, name: str = "") -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(ThinBar(look))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        look.make_plain(self)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        # The panel or the page behind it is the background.
        self.viewport().setAutoFillBackground(False)
        self.setTabKeyNavigation(False)
        look.modality.changed.connect(self.viewport().update)
        self.dress(look)

    @property
    def has_ring(self) -> bool:
        """Never around the list: the current row shows the focus."""
        return False

    def restyle(self) -> None:
        super().restyle()
        self.verticalScrollBar().setSingleStep(self.look.px(40))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            # Rows are higher where their text has to wrap.
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if Qt.Key(event.key()) in MOVES or held == Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def marks(self, index: Index) -> bool:
        """Whether a row shows the focus."""
        return super().has_ring and index == self.currentIndex()


class RowPainter(QStyledItemDelegate):
    """Paints a row in units, within the width that the scroll bar leaves."""

    def __init__(self, view: Listing) -> None:
        super().__init__(view)
        self.view = view

    def room(self) -> float:
        """The width of a row, in units."""
        return self.view.viewport().width() / self.view.look.unit

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: QRect = option.rect
        look = self.view.look
        painter.save()
        painter.translate(place.topLeft())
        area = Box(0, 0, place.width() / look.unit, place.height() / look.unit)
        self.paint_row(look.canvas(painter), area, index)
        painter.restore()

    def paint_row(self, canvas: Canvas, area: Box, index: Index) -> None:
        raise NotImplementedError

    def ring(self, canvas: Canvas, box: Box, radius: float) -> None:
        """Paints the outline of the focus around a part of the row."""
        look = self.view.look
        grow = (RING_GAP + RING / 2) / look.unit
        grown = Box(box.left - grow, box.top - grow, box.width + 2 * grow, box.height + 2 * grow)
        canvas.frame(grown, radius + grow, look.theme.text, RING / look.unit, 1.0)
