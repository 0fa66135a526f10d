"""The style of all tables: the palette, the vector sources, and the art made from them."""

from __future__ import annotations

from pathlib import Path
from weakref import WeakValueDictionary

from quando_desktop.table.paint import palette
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.palette import Theme


class Style:
    """Reads the resources once; keeps the art of one theme and scale, the last one asked for.

    One that somebody else keeps is found again, with all of it that is still on a table: while a
    window is pulled the next art is made, and what comes meanwhile is shown with the one that is
    there.
    """

    def __init__(self, resources: Path) -> None:
        self.drawings = Drawings(resources)
        self.palette = palette.load(resources)
        self._art: Art | None = None
        self._arts: WeakValueDictionary[tuple[Theme, Scale, bool], Art] = WeakValueDictionary()

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        theme = self.palette.theme(dark=dark, high=high)
        wanted = (theme, scale, bold)
        art = self._arts.get(wanted)
        if art is None:
            art = Art(self.drawings, self.palette, theme, scale, bold=bold)
            self._arts[wanted] = art
        if self._art is not None and art is not self._art:
            self._art.close()
        self._art = art
        return art
