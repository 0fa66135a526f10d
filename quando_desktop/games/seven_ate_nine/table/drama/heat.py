"""The heat of the pile: three cards in a row of one player make it glow, more make it hotter."""

from __future__ import annotations

from PySide6.QtGui import QRadialGradient

from quando_desktop.games.seven_ate_nine.table.layout import Middle
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, rect
from quando_desktop.table.paint.palette import ink_on
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key, Tableau

HOT = 3
"""Cards in a row that heat the pile."""
HOTTEST = 6
REACH, MORE = 1.02, 0.09
"""The reach of the glow in card widths, and more for each further card."""
STRONG, STRONGER = 0.42, 0.1
WORDS, EDGES, HIGH = Type(17, 750), 30.0, 32.0
BESIDE, DOWN = 6.0, 0.6
"""The gap between the pile and the sign, and how far down that is, in card widths."""
GLOW: Key = "heat"
SIGN: Key = "in a row"


class Run:
    """The cards that one player has laid in a row."""

    def __init__(self) -> None:
        self._seat, self._count = -1, 0

    def forget(self) -> None:
        self._seat, self._count = -1, 0

    def played(self, seat: int) -> None:
        self._count = self._count + 1 if seat == self._seat else 1
        self._seat = seat

    @property
    def now(self) -> tuple[int, int] | None:
        """The player and the number of cards, once they heat the pile."""
        return (self._seat, self._count) if self._count >= HOT else None


def lay_glow(tableau: Tableau, art: Art, middle: Middle, count: int) -> None:
    """The glow behind the pile."""
    degree = min(count, HOTTEST) - HOT
    tableau.put(GLOW, _glow(art, middle.card, degree), middle.pile.x, middle.pile.y)


def lay_sign(tableau: Tableau, art: Art, middle: Middle, count: int, face: Face) -> None:
    """The number of cards beside the foot of the pile, in the colour of who laid them."""
    words = text.in_a_row(count)
    high = HIGH * max(1.0, art.scale.text * 0.95)
    body = Box.around(0, 0, WORDS.width(words, art.scale) + EDGES, high)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, high / 2, 8, 3, 0.2)
        canvas.round(body, high / 2, face.body)
        canvas.text(0, 0, words, WORDS, ink_on(face.body), align=Align.CENTRE)

    picture = art.picture(("in a row", words, face.body), with_shadow(body, 8, 3), paint)
    x = middle.pile.x + middle.reach + BESIDE + body.width / 2
    tableau.put(SIGN, picture, x, middle.pile.y + middle.card * DOWN)


def _glow(art: Art, card: float, degree: int) -> Picture:
    reach = card * (REACH + MORE * degree)
    box = Box.around(0, 0, 2 * reach, 2 * reach)

    def paint(canvas: Canvas) -> None:
        light = QRadialGradient(0, 0, reach)
        strength = STRONG + STRONGER * degree
        light.setColorAt(0.45, colour(canvas.theme.ember, strength))
        light.setColorAt(0.8, colour(canvas.theme.ember, strength * 0.35))
        light.setColorAt(1.0, colour(canvas.theme.ember, 0.0))
        canvas.painter.fillRect(rect(box), light)

    return art.picture(("heat", round(card, 1), degree), box, paint)
