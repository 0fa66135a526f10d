"""What the screen shows, read from the file in which the virtual screen keeps its picture."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

Box = tuple[int, int, int, int]
"""Left, top, width, height."""
HEADER = 25
"""Numbers at the beginning of such a file (see XWDFile.h)."""
SIZE, WIDTH, HEIGHT, DEPTH, ROW, COLOURS = 0, 4, 5, 11, 12, 19
"""Places among them: the header's size, the picture's, bits a pixel, bytes a row, colour table."""
ENTRY = 12
"""Bytes of an entry of the colour table."""


class Picture(NamedTuple):
    rows: tuple[bytes, ...]
    box: Box

    def __sub__(self, other: Picture) -> int:
        """The number of pixels that differ."""
        assert self.box == other.box
        pairs = zip(self.rows, other.rows, strict=True)
        return sum(_differing(one, two) for one, two in pairs if one != two)


def _differing(one: bytes, two: bytes) -> int:
    here, there = memoryview(one).cast("I"), memoryview(two).cast("I")
    return sum(a != b for a, b in zip(here, there, strict=True))


def look(path: Path, box: Box) -> Picture:
    """The part of the screen that this box covers, as far as it is on the screen."""
    with path.open("rb") as file:
        facts = struct.unpack(f">{HEADER}I", file.read(4 * HEADER))
        assert facts[DEPTH] == 32, "pixels of another size"
        begin = facts[SIZE] + ENTRY * facts[COLOURS]
        left, top = max(0, box[0]), max(0, box[1])
        right = min(facts[WIDTH], box[0] + box[2])
        bottom = min(facts[HEIGHT], box[1] + box[3])
        rows = []
        for row in range(top, bottom):
            file.seek(begin + row * facts[ROW] + 4 * left)
            rows.append(file.read(4 * max(0, right - left)))
    return Picture(tuple(rows), (left, top, right - left, bottom - top))
