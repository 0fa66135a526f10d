"""The bubbles of what players call when they lay a card (S9), in their colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.games.seven_ate_nine.table.layout import Lane, Middle, Seat
from quando_desktop.games.seven_ate_nine.text.calls import called, last
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour
from quando_desktop.table.paint.palette import ink_on
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Key, Tableau

PERSON, COMPUTER = Type(26, 750, most=38), Type(21, 750, most=31)
TAIL, ROOT = 16.0, 12.0
"""The length of the tip, and half the width of its root."""
CLEAR = 6.0


def call_of(seat: int) -> Key:
    """The piece of what a player calls."""
    return "call", seat


def words_of(value: int) -> str:
    return called(value) if value else last()


def lay_person(
    tableau: Tableau, art: Art, seat: int, face: Face, value: int, lane: Lane, middle: Middle
) -> None:
    """Lays a person's bubble over the lane, but not on the pile."""
    words = words_of(value)
    width, height = size_of(art, words, PERSON)
    left = lane.left + 22
    if lane.left < middle.x:
        left = min(left, middle.pile.x - middle.reach - CLEAR - width)
    else:
        left = max(left, middle.pile.x + middle.reach + CLEAR)
    y = lane.top - CLEAR - TAIL - height / 2
    # The tip points at the lane even where the bubble had to step aside.
    tip = max(lane.left + 34, left + height / 2) - left - width / 2
    picture = bubble(art, words, PERSON, face, (tip - 6, height / 2 + TAIL), tip)
    tableau.put(call_of(seat), picture, left + width / 2, y)


def lay_computer(
    tableau: Tableau, art: Art, seat: int, face: Face, value: int, place: Seat
) -> None:
    """Lays a computer player's bubble beside the head, over the stack."""
    words = words_of(value)
    width, height = size_of(art, words, COMPUTER)
    side = place.side
    x = place.x + side * (place.portrait * 0.44 + TAIL + width / 2)
    y = place.call_floor - height / 2
    tip = -side * (width / 2 + TAIL), 4.0 if place.cards else 14.0
    picture = bubble(art, words, COMPUTER, face, tip, None)
    tableau.put(call_of(seat), picture, x, y)


def size_of(art: Art, words: str, kind: Type) -> tuple[float, float]:
    letters = kind.letters(art.scale)
    return kind.width(words, art.scale) + letters * 1.6, letters * 1.9


def bubble(
    art: Art,
    words: str,
    kind: Type,
    face: Face,
    tip: tuple[float, float],
    root: float | None,
) -> Picture:
    """Placed by the middle of its body; its tip is here. The root of the tip is below, so far from
    the middle, or else at the side where the tip is."""
    width, height = size_of(art, words, kind)
    body = Box.around(0, 0, width, height)
    if root is not None:
        inside = height / 2 - 3
        ends = [tip, (root - ROOT, inside), (root + ROOT, inside)]
    else:
        inside = (width / 2 - height * 0.3) * (1 if tip[0] > 0 else -1)
        ends = [tip, (inside, -ROOT * 0.8), (inside, ROOT)]

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, height / 2, 12, 5, 0.2)
        tail = QPainterPath()
        tail.addPolygon(QPolygonF([QPointF(*end) for end in ends]))
        tail.closeSubpath()
        canvas.fill(tail, colour(face.body))
        canvas.round(body, height / 2, face.body)
        canvas.text(0, 0, words, kind, ink_on(face.body), align=Align.CENTRE)

    key = ("call", words, kind, face.body, tuple(round(each) for end in ends for each in end))
    return art.picture(key, with_shadow(body, 16, 8 + TAIL), paint)
