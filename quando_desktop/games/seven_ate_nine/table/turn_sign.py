"""The sign below the pile that says whose turn it is, where players act in turn (S13)."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.table.layout import Middle
from quando_desktop.games.seven_ate_nine.table.scenery import TURN, SevenScenery
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

WORDS, HIGH, EDGES = Type(26, 750), 48.0, 64.0


def lay_turn(tableau: Tableau, art: Art, scenery: SevenScenery, middle: Middle, name: str) -> None:
    """Lays it; `name` is that of the player whose turn it is."""
    seat = scenery.turn
    words = text.your_turn() if seat == scenery.facts.you else text.turn_of(name)
    body = Box.around(0, 0, WORDS.width(words, art.scale) + EDGES, HIGH * max(1, art.scale.text))
    tableau.put(TURN, _sign(art, words, body, loud=seat in scenery.people), middle.x, middle.line_y)
    box = Box.around(middle.x, middle.line_y, body.width, body.height)
    tableau.controls.append(Control(TURN, words, box, role=Role.INFO))


def _sign(art: Art, words: str, body: Box, *, loud: bool) -> Picture:
    """Loud where it is a person's turn."""

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, body.height / 2, 12, 5, 0.2)
        canvas.round(body, body.height / 2, theme.gold if loud else theme.plate)
        ink = theme.on_gold if loud else theme.text
        canvas.text(0, 0, words, WORDS, ink, align=Align.CENTRE)

    return art.picture(("turn", words, loud), with_shadow(body, 12, 5), paint)
