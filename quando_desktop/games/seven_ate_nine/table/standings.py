"""How a tournament stands, at the top of the table where no computer player sits (S12)."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.seven_ate_nine.table.shown import Shown
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.pieces import medal, with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

PILL, HIGH, STEP, Y = 120.0, 48.0, 134.0, 46.0
FACE, NUMBER = 40.0, 22.0


def room(shown: Shown, middle: float) -> list[Box]:
    """Where they stand around the middle of the stage; nowhere in a single game."""
    if shown.computers or shown.view.options["games"] == 1:
        return []
    first = middle - (len(shown.people) - 1) / 2 * STEP
    return [Box.around(first + place * STEP, Y, PILL, HIGH) for place in range(len(shown.people))]


def lay_standings(
    tableau: Tableau, art: Art, shown: Shown, faces: Sequence[Face], boxes: Sequence[Box]
) -> None:
    for seat, box in zip(shown.people, boxes, strict=False):
        minus, x = shown.view.scores[seat], box.left + box.width / 2
        tableau.put(("standing", seat), pill(art, -minus), x, Y)
        tableau.put(("standing face", seat), medal(art, faces[seat], FACE), box.left + 26, Y)
        words = text_spoken.standing(faces[seat].name, minus)
        control = Control(("standing", seat), words, box, role=Role.INFO)
        tableau.controls.append(control)


def pill(art: Art, points: int) -> Picture:
    body = Box.around(0, 0, PILL, HIGH)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, HIGH / 2, 8, 3, 0.14)
        canvas.round(body, HIGH / 2, canvas.theme.plate)
        canvas.number(22, 0, str(points), NUMBER, canvas.theme.text)

    return art.picture(("standing", points), with_shadow(body, 8, 3), paint)
