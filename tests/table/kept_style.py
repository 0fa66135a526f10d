"""A style for all tests of a run: to draw the same cards for each window takes most of its time."""

from __future__ import annotations

from typing import Any

from quando_desktop import resources
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.paint.style import Style

MOST = 8
"""Arts that are kept. One covers four windows of its size at most."""


class KeptStyle(Style):
    """Keeps the art of several themes and scales. A picture goes by its key in its art, so whoever
    asks for one gets what would have been drawn."""

    def __init__(self) -> None:
        super().__init__(resources.folder())
        self._arts: dict[tuple[Any, ...], Art] = {}

    def _kept(self, art: Art | None, theme: Theme, scale: Scale, *, bold: bool) -> Art:
        wanted = (theme, scale, bold)
        kept = self._arts.pop(wanted, None)
        art = self._arts[wanted] = super()._kept(kept, theme, scale, bold=bold)
        if len(self._arts) > MOST:
            del self._arts[next(iter(self._arts))]
        return art

    def turn_to(self, *, table: bool) -> None:
        """Another window may show the same again."""
