"""What a table of two teams shows besides: the path between the partners, and both sums."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.shown import Moment, Shown
from quando_desktop.games.quanto.text import spoken as text_spoken
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas, colour
from quando_desktop.table.paint.effects import COARSE
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Role, Tableau

FAR, NEAR = 210.0, 420.0
"""How far the path goes from the middle, at the partner's end and at the own."""
FIRST, APART, WIDE, HIGH = 96.0, 196.0, 176.0, 52.0
"""Where the sums stand: the left edge of the first, to the next, and their size."""
MIDDLE, BELOW_SUMS = 46.0, 98.0
"""The middles of the sums and of a line below them."""
FACE = 40.0


def lay_path(tableau: Tableau, frame: Frame, layout: Layout) -> None:
    """Pale across the table, from the partner to the looker."""
    stage = frame.stage
    x, top, bottom = stage.width / 2, layout.rim + 13, stage.height
    corners = ((x - FAR, top), (x + FAR, top), (x + NEAR, bottom), (x - NEAR, bottom))

    def paint(canvas: Canvas) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(a / COARSE, b / COARSE) for a, b in corners]))
        path.closeSubpath()
        canvas.fill(path, colour("#FFFFFF", 0.05 if canvas.theme.is_dark else 0.16))

    box = Box(
        (x - NEAR) / COARSE - 1,
        top / COARSE - 1,
        2 * NEAR / COARSE + 2,
        (bottom - top) / COARSE + 2,
    )
    picture = frame.art.picture(("path", stage, top), box, paint)
    tableau.put("path", picture, 0, 0, grow=COARSE)


def lay_sums(tableau: Tableau, art: Art, shown: Shown, faces: tuple[Face, ...]) -> None:
    """The own team first."""
    view = shown.view
    for number, seat in enumerate((view.seat, (view.seat + 1) % view.seats)):
        partner = (seat + 2) % view.seats
        won = 0 if shown.moment is Moment.DEAL else view.winnings[seat] + view.winnings[partner]
        x = FIRST + number * APART + WIDE / 2
        both = faces[seat], faces[partner]
        tableau.put(("team", number), _sum(art, won), x, MIDDLE)
        for place, face in enumerate(both):
            at = x - WIDE / 2 + 28 + place * FACE
            tableau.put(("team", number, place), pieces.medal(art, face, FACE), at, MIDDLE)
        name = text_spoken.team([face.name for face in both], won)
        box = Box.around(x, MIDDLE, WIDE, HIGH)
        tableau.controls.append(Control(("team", number), name, box, role=Role.INFO))


def _sum(art: Art, won: int) -> Picture:
    body = Box.around(0, 0, WIDE, HIGH)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, HIGH / 2, 8, 3, 0.14)
        canvas.round(body, HIGH / 2, canvas.theme.plate)
        canvas.number(WIDE / 2 - 46, 0, str(won), 26, canvas.theme.text)

    return art.picture(("team sum", won), pieces.with_shadow(body, 8, 3), paint)
