"""The stage of a window: the unit in which all tables are laid out. Knows no Qt."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple

WIDTH, HEIGHT = 1440, 900
"""The smallest stage, in units."""
WIDEST = 1900
"""The table takes spare width up to here; then the stage stands in the middle."""
SMALLEST_TEXT = 12
"""In pixels, whatever the unit."""
COMPACT = 1024 / WIDTH
"""A table with a smaller unit, in pixels, is compact: there is less on it, and what remains is
larger."""
SMALLEST_UNIT = 0.52
"""In pixels: a table that is still smaller, below 750 x 470 pixels, shrinks as a whole."""
TARGET = 32
"""In pixels: nothing on a table that can be pressed is smaller, unless all of it is."""
LARGEST_TEXT = 1.4
"""The size of text for which every table has room everywhere, as a factor of the usual one in the
smallest window that is not compact."""
LARGEST_SMALL = SMALLEST_TEXT / COMPACT * LARGEST_TEXT
"""The same in units, for small text. A game that has more room says so."""


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

    def widened(self, width: float, height: float) -> Box:
        """The same box, at least so large, around the same middle."""
        wide, high = max(self.width, width), max(self.height, height)
        return Box.around(self.left + self.width / 2, self.top + self.height / 2, wide, high)

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

    @property
    def is_compact(self) -> bool:
        return is_compact(self.unit)


def in_units(pixels: float, unit: float) -> float:
    """A length that eyes and hands need, in units."""
    return pixels / max(unit, SMALLEST_UNIT)


def is_compact(unit: float) -> bool:
    # Windows have whole pixels, units do not.
    return unit < COMPACT - 1e-3
