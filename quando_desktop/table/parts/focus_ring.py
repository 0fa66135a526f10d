"""The ring around a place on the table that has the keys and shows nothing of that itself."""

from __future__ import annotations

from quando_desktop.table.paint.art import Art, Picture, grown
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Frame, Key, Role, Tableau

RING = "focus ring"
"""The first half of the keys of rings."""
WIDE, RADIUS, PANEL_RADIUS = 3.0, 14.0, 40.0
"""The line, and the round of its corners, in units: around a place, and around a whole panel, which
is rounder."""
PANEL = 320.0
"""The least height and width of a panel."""


def lay_ring(tableau: Tableau, frame: Frame, focused: Key | None) -> None:
    """Lays the ring where the keys are, if it is a place to be read."""
    control = next((each for each in tableau.controls if each.key == focused), None)
    if control is None or control.role not in (Role.INFO, Role.MORE):
        return
    box = _inside(grown(control.box, 4), frame.stage)
    picture = _ring(frame.art, box.width, box.height)
    x, y = box.left + box.width / 2, box.top + box.height / 2
    tableau.put((RING, focused), picture, x, y, above=True)


def _inside(box: Box, stage: Stage) -> Box:
    """The part of the box that is on the screen, so that its ring is seen all around."""
    edge = 2 * WIDE
    left = max(box.left, edge - stage.margin)
    top = max(box.top, edge)
    right = min(box.right, stage.width + stage.margin - edge)
    bottom = min(box.bottom, stage.height - edge)
    return Box(left, top, max(1.0, right - left), max(1.0, bottom - top))


def _ring(art: Art, width: float, height: float) -> Picture:
    """Two lines, one dark and one light, so that it is seen on any ground."""
    body = Box.around(0, 0, width, height)
    radius = PANEL_RADIUS if min(width, height) >= PANEL else RADIUS

    def paint(canvas: Canvas) -> None:
        line = max(WIDE, WIDE / canvas.scale.unit)
        theme = canvas.theme
        canvas.frame(grown(body, line / 2), radius, theme.on_table, line, 1.0)
        canvas.frame(grown(body, -line / 2), radius - line, theme.panel, line, 1.0)

    return art.picture((RING, round(width), round(height)), grown(body, 2 * WIDE), paint)
