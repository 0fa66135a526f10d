"""Who paints a table's pictures: Qt by the processor, unless somebody else is at the easel."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGraphicsView


class Painter(Protocol):
    def paint(self, view: QGraphicsView, area: QRect, pixels: float) -> bool:
        """Paints an area of a view, of which so many of the screen's pixels are wanted, in its
        paint event; False if it did not, or not all of it."""


class Easel:
    """There is one for all tables of the program, and whoever is there can come and go."""

    def __init__(self) -> None:
        self.painter: Painter | None = None
