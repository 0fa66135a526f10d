"""The places of the keys on English and German keyboards, in widths of a key. Without Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import hypot

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.settings.keysets import PLAYABLE

ROWS = 5
WIDTH = 15.15
ENGLISH = (
    "Escape 1 2 3 4 5 6 7 8 9 0 - = Backspace",
    "Tab Q W E R T Y U I O P [ ] \\",
    "Caps A S D F G H J K L ; ' Return",
    "Shift Z X C V B N M , . / Shift Up",
)
GERMAN = (
    "Escape 1 2 3 4 5 6 7 8 9 0 ß ´ Backspace",
    "Tab Q W E R T Z U I O P Ü + Return",
    "Caps A S D F G H J K L Ö Ä #",
    "Shift < Y X C V B N M , . - Shift Up",
)
SHORTENS = "<"
"""A key that takes its place from the one at its left."""
FIRST = {"Tab": 1.45, "Caps": 1.75, "Shift": 2.15}
"""The width of keys at the left; the others are as wide as a letter."""
UP = 13.15
"""The left edge of the arrow that stands alone."""
LAST: tuple[tuple[str, float, float], ...] = (
    ("Space", 3.6, 5.6),
    ("Left", UP - 1, 1.0),
    ("Down", UP, 1.0),
    ("Right", UP + 1, 1.0),
)
"""The last row: the left edge and the width of each key."""


class KeyPlace(NamedTuple):
    """One key."""

    key: str
    """The name in key sets; keys that nobody can play with have names, too."""
    left: float
    row: int
    width: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.row + 0.5

    @property
    def is_playable(self) -> bool:
        return self.key in PLAYABLE

    def distance(self, other: KeyPlace) -> float:
        (x, y), (across, down) = self.middle, other.middle
        return hypot(x - across, y - down)


def places(*, german: bool) -> tuple[KeyPlace, ...]:
    """All keys of a keyboard, row by row."""
    rows = GERMAN if german else ENGLISH
    found = [place for number, row in enumerate(rows) for place in _row(row.split(), number)]
    return (*found, *(KeyPlace(key, left, ROWS - 1, wide) for key, left, wide in LAST))


def _row(keys: Sequence[str], row: int) -> Iterator[KeyPlace]:
    """Places one row: the outer keys take the room that the letters leave, and the up arrow stands
    above the others."""
    inner = [key for key in keys if key != "Up"]
    end = WIDTH if inner == [*keys] else UP
    left = 0.0
    for number, key in enumerate(inner):
        wide = end - left if number == len(inner) - 1 else 1.0
        if number == 0:
            wide = FIRST.get(key, 1.0) - (keys[1] == SHORTENS)
        yield KeyPlace(key, left, row, wide)
        left += wide
    if end == UP:
        yield KeyPlace("Up", UP, row, 1.0)


def neighbours(keyboard: Sequence[KeyPlace], key: str, crowd: Collection[str] = ()) -> list[str]:
    """All keys that could replace a key, the nearest first; of two that are equally near, the one
    farther from the `crowd`, the keys of the other people."""
    here = next((place for place in keyboard if place.key == key), None)
    if here is None:
        return []
    others = [place for place in keyboard if place.key in crowd]

    def cost(place: KeyPlace) -> tuple[float, float]:
        room = min((place.distance(other) for other in others), default=0.0)
        return round(here.distance(place), 2), -room

    found = [place for place in keyboard if place.is_playable and place.key != key]
    return [place.key for place in sorted(found, key=cost)]
