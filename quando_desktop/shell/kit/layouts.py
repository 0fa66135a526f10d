"""Qt's layouts with margins and spacing in units."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from quando_desktop.shell.kit.look import Look

Margins = tuple[float, float, float, float]
NONE: Margins = (0, 0, 0, 0)
"""Left, top, right, bottom."""

if TYPE_CHECKING:
    _Layout = QLayout
else:
    _Layout = object


class _Scaled(_Layout):
    """Margins and spacing that follow the look. It is put before Qt's own layout class."""

    def __init__(
        self,
        look: Look,
        gap: float = 16,
        margins: Margins = NONE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__()
        self.look, self._gap, self._margins = look, gap, margins
        look.changed.connect(self.rescale)
        self.rescale()
        if parent is not None:
            parent.setLayout(self)

    def set_margins(self, margins: Margins) -> None:
        self._margins = margins
        self.rescale()

    def rescale(self) -> None:
        left, top, right, bottom = (self.look.px(margin) for margin in self._margins)
        self.setContentsMargins(left, top, right, bottom)
        self.setSpacing(self.look.px(self._gap))


class Column(_Scaled, QVBoxLayout):
    """Widgets below each other."""


class Line(_Scaled, QHBoxLayout):
    """Widgets beside each other."""


class Grid(_Scaled, QGridLayout):
    """Widgets in rows and columns."""


def put_tabs_in_order(stops: Sequence[QWidget]) -> None:
    """Makes Tab go through widgets in this order."""
    for first, second in pairwise(stops):
        QWidget.setTabOrder(first, second)


def put_in_order(neighbours: Sequence[QWidget]) -> None:
    """Makes widgets of one parent follow each other in this order for screen readers, who would
    otherwise find them in the order in which they were made."""
    for widget in neighbours:
        # Qt keeps neighbours in the order in which they lie over each other.
        widget.raise_()


def clear(layout: QLayout) -> None:
    """Takes everything out of a layout; its widgets are no more."""
    while (item := layout.takeAt(0)) is not None:
        widget: QWidget | None = item.widget()
        if widget is not None:
            # Qt may still be about to show it, and would do so as a window of its own.
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


class Gap(QWidget):
    """Space of a fixed size in a column or a line."""

    def __init__(self, look: Look, units: float) -> None:
        super().__init__()
        self._look, self._units = look, units
        look.changed.connect(self.rescale)
        self.rescale()

    def rescale(self) -> None:
        side = self._look.px(self._units)
        self.setFixedSize(side, side)
