"""The stage of a window: the unit in which all tables are laid out. Knows no Qt."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1440, 900
"""The smallest stage, in units."""
WIDEST = 1900
"""The table takes spare width up to here; then the stage stands in the middle."""
SMALLEST_TEXT = 12
"""In pixels, whatever the unit."""
TARGET = 32
"""In pixels: no control is harder to meet than one of this size, by a finger or an unsteady
hand."""


class Box(NamedTuple):
    """An upright rectangle in units."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    @staticmethod
    def around(x: float, y: float, width: float, height: float) -> Box:
        return Box(x - width / 2, y - height / 2, width, height)


def target(box: Box, unit: float) -> Box:
    """The place around something small where it is still met, in a window with this unit."""
    least = TARGET / unit
    x, y = box.left + box.width / 2, box.top + box.height / 2
    return Box.around(x, y, max(box.width, least), max(box.height, least))


class Stage(NamedTuple):
    """A window's room for a table."""

    unit: float
    """Pixels a unit, before the screen's pixel ratio."""
    width: float
    """In units, as all below."""
    height: float
    margin: float
    """Wall at the left and at the right of the stage."""

    @classmethod
    def of(cls, width: float, height: float) -> Stage:
        """The stage of a window of so many pixels."""
        unit = max(1e-3, min(width / WIDTH, height / HEIGHT))
        whole = width / unit
        stage = min(whole, WIDEST)
        return cls(unit, stage, height / unit, (whole - stage) / 2)

    @property
    def spare_height(self) -> float:
        return self.height - HEIGHT
