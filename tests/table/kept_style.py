"""A style for all tests of a run: to draw the same cards for each window takes most of its time."""

from __future__ import annotations

from typing import Any

from quando_desktop import resources
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style

MOST = 8
"""Arts that are kept. One covers four windows of its size at most."""


class KeptStyle(Style):
    """Keeps the art of several themes and scales. A picture goes by its key in its art, so whoever
    asks for one gets what would have been drawn."""

    def __init__(self) -> None:
        super().__init__(resources.folder())
        self._kept: dict[tuple[Any, ...], Art] = {}

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        wanted = (scale, dark, high, bold)
        self._art = self._kept.pop(wanted, None)
        art = self._kept[wanted] = super().art(scale, dark=dark, high=high, bold=bold)
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
        return art
