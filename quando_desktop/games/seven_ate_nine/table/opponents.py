"""The computer players at the top of a 7 ate 9 table: head, hand, name, and the stack beside."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.table.faces import BACK, HIDDEN_SIDE
from quando_desktop.games.seven_ate_nine.table.layout import (
    CARD_HEIGHT,
    SEAT_CARD,
    STACK_CARD,
    Seat,
)
from quando_desktop.games.seven_ate_nine.table.shown import Shown, held_by, stack_of
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

LABEL = Type(16, 600)
MANY = 7
"""From so many cards on it says how many there are."""
CHIP, CLEAR = 15.0, 4.0


class Opponents:
    """Puts the computer players on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, shown: Shown) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown

    def lay(self, seat: int, place: Seat, face: Face) -> None:
        tableau, art, view = self._tableau, self._art, self._shown.view
        score = -view.scores[seat] if view.options["games"] > 1 else None
        who = Sitter(seat, face, acts=False, score=score)
        lay_head(tableau, art, who, place.x, place.portrait_y, place.portrait)
        self._fan(seat, place)
        if not self._shown.deals:
            lay_paws(tableau, art, who, place.x, place.paws_y, place.half, SEAT_CARD)
        if place.cards >= MANY:
            y = place.hand_y - SEAT_CARD * 0.42
            tableau.put(("many", seat), self._chip(place.cards), place.x, y)
        lay_name(tableau, art, who, place.x, place.plate_y, (place.x, place.plate_y))
        self._stack(seat, place, pieces.plate_width(art, face.name, score))
        self._visit(seat, place, face)

    def _fan(self, seat: int, place: Seat) -> None:
        put = self._tableau.put
        for number, spot in enumerate(place.fan):
            key = held_by(seat, number)
            if self._shown.deals:
                at, picture = place.stack, self._art.card(BACK, STACK_CARD, 0.3)
                put(key, picture, at.x, at.y, side=HIDDEN_SIDE, width=STACK_CARD)
            else:
                picture = self._art.card(BACK, SEAT_CARD, 0.3)
                put(key, picture, *spot, side=HIDDEN_SIDE, width=SEAT_CARD)

    def _chip(self, count: int) -> Picture:
        body = Box.around(0, 0, 2 * CHIP, 2 * CHIP)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, CHIP, canvas.theme.plate)
            canvas.number(0, 0, str(count), CHIP * 0.95, canvas.theme.text)

        return self._art.picture(("many", count), pieces.with_shadow(body, 2, 0), paint)

    def _stack(self, seat: int, place: Seat, plate: float) -> None:
        """Beside the name plate there may be room for a number only."""
        put, count = self._tableau.put, self._shown.view.stack_sizes[seat]
        at, label = place.stack, place.label
        if count:
            picture = self._art.card(BACK, STACK_CARD, 0.3)
            put(stack_of(seat), picture, at.x, at.y, side=HIDDEN_SIDE, width=STACK_CARD)
        align = Align.CENTRE
        if place.is_wide:
            align = Align.LEFT if place.side > 0 else Align.RIGHT
        x = label.x if count or not place.is_wide else at.x - place.side * STACK_CARD / 2
        ink, words = self._art.theme.on_table, text.in_stack(count)
        room = 2 * (abs(at.x - place.x) - plate / 2 - CLEAR)
        if not place.is_wide and LABEL.width(words, self._art.scale) > room:
            words = str(count)
        picture = pieces.label(self._art, words, LABEL, ink, align)
        put(("in stack", seat), picture, x, label.y)

    def _visit(self, seat: int, place: Seat, face: Face) -> None:
        view = self._shown.view
        box = head_box(place)
        words = text_spoken.seat(face.name, view.hand_sizes[seat], view.stack_sizes[seat])
        if view.options["games"] > 1:
            words = f"{words}. {text_spoken.standing(face.name, view.scores[seat])}"
        self._tableau.controls.append(Control(("seat", seat), words, box, role=Role.INFO))


def head_box(place: Seat) -> Box:
    """What is seen of somebody from the head down to the name."""
    half = max(place.half + SEAT_CARD * 0.3, place.portrait * 0.45)
    top = place.portrait_y - place.portrait * 0.4
    return Box(place.x - half, top, 2 * half, place.floor - top)


def stack_box(place: Seat) -> Box:
    """Where the stack of a computer player lies."""
    return Box.around(place.stack.x, place.stack.y, STACK_CARD, STACK_CARD * CARD_HEIGHT)
