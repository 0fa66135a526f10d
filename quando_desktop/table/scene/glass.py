"""The glass in front of a table: the widget on which its view is painted."""

from __future__ import annotations

from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

MUCH = 2_500_000
"""Pixels of a picture that takes a good part of the time until the next one."""


class Glass(QWidget):
    """Our own, because to find out what kind of widget a foreign one is, the binding goes through
    all kinds there are: that takes longer than the rest of the window."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0.0
        """The number of the screen's pixels that are painted in this picture."""
        self.large_pictures = 0
        """The number of pictures so far for which much was painted."""
        self.has_made_lines = False
        """Whether a shade was made ready for this picture already."""
        self.setMouseTracking(True)

    def note(self, painted: QRegion) -> None:
        self.has_made_lines = False
        area = sum(rect.width() * rect.height() for rect in painted)  # type: ignore[attr-defined]
        self.painted = area * self.devicePixelRatioF() ** 2
        self.large_pictures += self.painted >= MUCH
