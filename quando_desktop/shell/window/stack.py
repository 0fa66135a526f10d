"""The pages of the window, of which one is seen, and whatever lies over it."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget


class Stack(QWidget):
    """Holds the pages, and is the host of the overlays.

    Not Qt's own stack: that tells screen readers of its pages alone, and the overlays on it would
    not be there for them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = QStackedLayout(self)

    def addWidget(self, page: QWidget) -> None:
        self._pages.addWidget(page)

    def removeWidget(self, page: QWidget) -> None:
        self._pages.removeWidget(page)

    def indexOf(self, page: QWidget) -> int:
        """The place of a page; -1 if it is not here."""
        return self._pages.indexOf(page)

    def currentWidget(self) -> QWidget | None:
        found: QWidget | None = self._pages.currentWidget()
        return found

    def setCurrentWidget(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
