"""The tiles in the middle of a Quanto table: a taken one leaves a hollow."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.cards import TILES as NUMBERS
from quando_desktop.games.quanto.table.faces import hexagon, tile_picture
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import TILE_REACH
from quando_desktop.games.quanto.table.places import Tiles as Row
from quando_desktop.games.quanto.table.shown import TILES, Shown, tile
from quando_desktop.games.quanto.text import spoken as text_spoken
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, colour
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

HOLLOW, ROUND = 0.33, 0.045
"""The radius of a hollow and of its corners, of a tile's size."""
LIT = 0.43
RISE = 0.025
"""A tile stands on its lower edge: its face is a little above the middle."""


def lay_tiles(tableau: Tableau, art: Art, shown: Shown, layout: Layout) -> None:
    row = layout.tiles
    tableau.put("hollows", _hollows(art, row), row.x, row.y)
    meant = shown.told.tile if shown.told is not None else shown.tile
    for number in shown.view.tiles:
        spot = row.spot(number)
        if number == meant:
            tableau.put("lit", _light(art, row.size), spot.x, spot.y - row.size * RISE)
        picture = tile_picture(art, number, row.size)
        tableau.put(tile(number), picture, spot.x, spot.y, width=row.size)
    box = Box.around(row.x, row.y, len(NUMBERS) * row.size, 2 * row.size * TILE_REACH)
    name = text_spoken.tiles(shown.view)
    tableau.controls.append(Control(TILES, name, box, role=Role.INFO))


def _hollows(art: Art, row: Row) -> Picture:
    size = row.size
    box = Box.around(0, 0, len(NUMBERS) * size, size)

    def paint(canvas: Canvas) -> None:
        for number in NUMBERS:
            spot = row.spot(number)
            x, y = spot.x - row.x, -size * RISE
            shape = hexagon(size * HOLLOW, size * ROUND).translated(x, y)
            canvas.fill(shape, colour("#FFFFFF", 0.08 if canvas.theme.is_dark else 0.22))
            painter = canvas.painter
            painter.setOpacity(0.45)
            canvas.number(x, y, str(number), size * 0.3, canvas.theme.on_table)
            painter.setOpacity(1.0)

    return art.picture(("hollows", size), box, paint)


def _light(art: Art, size: float) -> Picture:
    box = Box.around(0, 0, size * 1.1, size * 1.1)

    def paint(canvas: Canvas) -> None:
        canvas.fill(hexagon(size * LIT, size * ROUND), colour(canvas.theme.gold))

    return art.picture(("lit", size), box, paint)
