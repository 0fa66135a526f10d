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
        self._arts: dict[tuple[Any, ...], Art] = {}

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        theme = self.palette.theme(dark=dark, high=high)
        wanted = (theme, scale, bold)
        art = self._arts.pop(wanted, None) or self._make(theme, scale, bold)
        self._arts[wanted] = art
        if len(self._arts) > MOST:
            del self._arts[next(iter(self._arts))]
        return art

    art_around = art

    def turn_to(self, *, table: bool) -> None:
        """Another window may show the same again."""
