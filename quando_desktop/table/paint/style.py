"""The style of all tables: the palette, the vector sources, and the art made from them."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.table.paint import palette
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.drawings import Drawings


class Style:
    """Reads the resources once; keeps the art of one theme and scale, the last one asked for."""

    def __init__(self, resources: Path) -> None:
        self.drawings = Drawings(resources)
        self.palette = palette.load(resources)
        self._art: Art | None = None

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        theme = self.palette.theme(dark=dark, high=high)
        wanted = (theme, scale, bold)
        if self._art is None or (self._art.theme, self._art.scale, self._art.bold) != wanted:
            if self._art is not None:
                self._art.close()
            self._art = Art(self.drawings, self.palette, theme, scale, bold=bold)
        return self._art
