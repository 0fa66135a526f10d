"""The style of all tables: the palette, the vector sources, and the art made from them."""

from __future__ import annotations

from pathlib import Path

from quando_desktop.table.paint import palette
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.palette import Theme


class Style:
    """Reads the resources once; keeps the art of one theme and scale for tables, and of one for
    what is around a table or over it, each the last one asked for.

    Both are painted in turns: with one art for all, each panel beside a table would have every card
    drawn anew.
    """

    def __init__(self, resources: Path) -> None:
        self.drawings = Drawings(resources)
        self.palette = palette.load(resources)
        self._table: Art | None = None
        self._around: Art | None = None

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        """The art for a table."""
        theme = self.palette.theme(dark=dark, high=high)
        self._table = art = self._kept(self._table, theme, scale, bold=bold)
        return art

    def art_around(
        self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False
    ) -> Art:
        """The art for pages, panels and widgets."""
        theme = self.palette.theme(dark=dark, high=high)
        self._around = art = self._kept(self._around, theme, scale, bold=bold)
        return art

    def turn_to(self, *, table: bool) -> None:
        """Lets go of the pictures that were needed most before: those of tables where none is seen
        any more, the others where one is."""
        if table and self._around is not None:
            self._around.close()
        elif not table and self._table is not None:
            self._table.close()

    def _kept(self, art: Art | None, theme: Theme, scale: Scale, *, bold: bool) -> Art:
        """The same art if it is the one that is wanted, otherwise a new one in its place."""
        if art is not None:
            if (art.theme, art.scale, art.bold) == (theme, scale, bold):
                return art
            art.close()
        return Art(self.drawings, self.palette, theme, scale, bold=bold)
