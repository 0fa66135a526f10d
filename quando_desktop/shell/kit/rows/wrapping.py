"""A row of controls that goes on in the next line where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from quando_desktop.shell.kit.layouts import Margins
from quando_desktop.shell.kit.look import Look


class Wrapping(QLayout):
    def __init__(self, look: Look, gap: float, margins: Margins, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._gap, self._room = look, gap, margins
        self._items: list[QLayoutItem] = []
        look.changed.connect(self.invalidate)
        # Qt asks a layout itself for its height only if its widget says so.
        policy = parent.sizePolicy()
        policy.setHeightForWidth(True)
        parent.setSizePolicy(policy)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def put(self, widgets: list[QWidget]) -> None:
        """Shows these widgets, in this order."""
        while self._items:
            self.takeAt(0)
        for widget in widgets:
            self.addWidget(widget)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        left, top, right, bottom = (self._look.px(each) for each in self._room)
        return QSize(
            max((size.width() for size in sizes), default=0) + left + right,
            max((size.height() for size in sizes), default=0) + top + bottom,
        )

    def _place(self, rect: QRect, *, moves: bool) -> int:
        left, top, right, bottom = (self._look.px(each) for each in self._room)
        gap = self._look.px(self._gap)
        x, y, high = rect.left() + left, rect.top() + top, 0
        rows: list[list[tuple[QLayoutItem, QRect]]] = [[]]
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if rows[-1] and x + size.width() > rect.right() - right + 1:
                x, y, high = rect.left() + left, y + high + gap, 0
                rows.append([])
            rows[-1].append((item, QRect(QPoint(x, y), size)))
            x, high = x + size.width() + gap, max(high, size.height())
        for row in rows if moves else ():
            tall = max((place.height() for _, place in row), default=0)
            for item, place in row:
                item.setGeometry(place.translated(0, (tall - place.height()) // 2))
        return y + high + bottom - rect.top()
