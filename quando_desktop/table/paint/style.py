"""The style of all tables: the palette, the vector sources, and the art made from them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from weakref import WeakValueDictionary

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
        self._table, self._around = _Shelf(self._make), _Shelf(self._make)

    def art(self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False) -> Art:
        """The art for a table."""
        return self._table.take(self.palette.theme(dark=dark, high=high), scale, bold=bold)

    def art_around(
        self, scale: Scale, *, dark: bool, high: bool = False, bold: bool = False
    ) -> Art:
        """The art for pages, panels and widgets."""
        return self._around.take(self.palette.theme(dark=dark, high=high), scale, bold=bold)

    def turn_to(self, *, table: bool) -> None:
        """Lets go of the pictures that were needed most before: those of tables where none is seen
        any more, the others where one is."""
        (self._around if table else self._table).clear()

    def _make(self, theme: Theme, scale: Scale, bold: bool) -> Art:
        return Art(self.drawings, self.palette, theme, scale, bold=bold)


class _Shelf:
    """Keeps the art that was asked for last.

    One that somebody else keeps is found again, with all of it that is still on a table: while a
    window is pulled the next art is made, and what comes meanwhile is shown with the one that is
    there.
    """

    def __init__(self, make: Callable[[Theme, Scale, bool], Art]) -> None:
        self._make = make
        self._last: Art | None = None
        self._all: WeakValueDictionary[tuple[Theme, Scale, bool], Art] = WeakValueDictionary()

    def take(self, theme: Theme, scale: Scale, *, bold: bool) -> Art:
        art = self._all.get((theme, scale, bold))
        if art is None:
            art = self._make(theme, scale, bold)
            self._all[theme, scale, bold] = art
        if art is not self._last:
            self.clear()
        self._last = art
        return art

    def clear(self) -> None:
        """Keeps none of its pictures any longer."""
        if self._last is not None:
            self._last.close()
