"""Contrast by the pixels of a picture, as the Web Content Accessibility Guidelines count it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from PySide6.QtGui import QColor, QImage

ENOUGH, STRONG = 3.0, 4.5
"""For controls and signs in the normal themes, and where contrast is high."""
THEMES = {
    "light": (False, False),
    "dark": (True, False),
    "high light": (False, True),
    "high dark": (True, True),
}
every_theme = pytest.mark.parametrize(("dark", "high"), THEMES.values(), ids=THEMES)


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def colours(image: QImage) -> Counter[int]:
    """All colours of an image, with the number of their pixels."""
    return Counter(image.pixel(x, y) for x in range(image.width()) for y in range(image.height()))


def strongest(image: QImage, ground: QColor, least: int = 8) -> float:
    """The contrast to the ground of what stands out most, of colours with some pixels."""
    found = (QColor(value) for value, count in colours(image).items() if count >= least)
    return max(contrast(each, ground) for each in found)


def changed(before: QImage, after: QImage) -> Iterable[tuple[QColor, QColor]]:
    """The pixels that differ, as they were and as they are."""
    for x in range(before.width()):
        for y in range(before.height()):
            if before.pixel(x, y) != after.pixel(x, y):
                yield before.pixelColor(x, y), after.pixelColor(x, y)
