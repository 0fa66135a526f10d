"""Widgets that belong together under one name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QWidget


class Group(QGroupBox):
    """Qt's group only for screen readers: they say its name when the focus comes into it, while the
    name of a plain widget is never said. In everything else it is a plain widget: it paints
    nothing, takes no room and no keys.

    Not for controls with long texts between them: some screen readers begin with all of those.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """Passes on keys and clicks, which Qt's group would keep for its own box to tick."""
        return QWidget.event(self, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leaves out the frame that Qt's group would make room for."""
        QWidget.resizeEvent(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """Leaves out the frame, as above."""
        QWidget.changeEvent(self, event)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints nothing."""
