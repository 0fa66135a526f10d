"""The top of a 7 ate 9 table: the computer players with head, hand, name, and the stack beside;
where none of them sits, the standings of a tournament (S12)."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.seven_ate_nine.table.layout import (
    SEAT_CARD,
    STACK_CARD,
    Seat,
)
from quando_desktop.games.seven_ate_nine.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    SevenScenery,
    front,
    held_by,
    stack_of,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau

LABEL = Type(16, 600)
MANY = 7
"""The number of cards from which on it is written there."""
CHIP, CLEAR = 15.0, 4.0
PILL, HIGH, STEP, Y = 120.0, 48.0, 134.0, 46.0
FACE, NUMBER = 40.0, 22.0
"""The measures of a standing."""


class Opponents:
    """Puts the computer players on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, scenery: SevenScenery) -> None:
        self._tableau, self._art, self._scenery = tableau, art, scenery

    def lay(self, seat: int, place: Seat, face: Face) -> None:
        tableau, art, view = self._tableau, self._art, self._scenery.view
        score = -self._scenery.scores[seat] if view.options["games"] > 1 else None
        leads = self._scenery.standing.leads(seat)
        who = Sitter(seat, face, acts=self._scenery.turn == seat, score=score, leads=leads)
        lay_head(tableau, art, who, place.x, place.portrait_y, place.portrait)
        self._fan(seat, place)
        lay_paws(tableau, art, who, place.x, place.paws_y, place.half, SEAT_CARD)
        if place.cards >= MANY:
            y = place.hand_y - SEAT_CARD * 0.42
            tableau.put(("many", seat), self._chip(place.cards), place.x, y)
        plate = pieces.plate_width(art, face.name, score, leads=leads)
        count = LABEL.width(str(view.stack_sizes[seat]), art.scale)
        bare = not place.is_wide and count > self._beside(place, plate)
        room = None
        if bare:
            plate = pieces.plate_width(art, face.name, score, leads=leads, bare=True)
            over = (count - self._beside(place, plate)) * (place.bulk > 1.0)
            if over > 0:
                # A large name gives way to the number of cards in the stack.
                wide = pieces.plate_width(art, "", score, leads=leads, bare=True)
                room = plate - over - wide
                plate = pieces.plate_width(art, face.name, score, room, leads=leads, bare=True)
        at = place.x, place.plate_y
        lay_name(tableau, art, who, *at, at, room=room, bare=bare)
        self._stack(seat, place, plate)
        self._visit(seat, place, face)

    def _fan(self, seat: int, place: Seat) -> None:
        put, hand = self._tableau.put, self._scenery.bare.get(seat)
        for number, spot in enumerate(place.fan):
            name = BACK if hand is None else front(self._art, hand[number], fanned=True)
            picture = self._art.card(name, SEAT_CARD, 0.3)
            put(held_by(seat, number), picture, *spot, side=HIDDEN_SIDE, width=SEAT_CARD)

    def _chip(self, count: int) -> Picture:
        body = Box.around(0, 0, 2 * CHIP, 2 * CHIP)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, CHIP, canvas.theme.plate)
            canvas.number(0, 0, str(count), CHIP * 0.95, canvas.theme.text)

        return self._art.picture(("many", count), pieces.with_shadow(body, 2, 0), paint)

    def _beside(self, place: Seat, plate: float) -> float:
        """The room of words below a stack beside a name plate of this width."""
        return 2 * (abs(place.stack.x - place.x) - plate / 2 - CLEAR)

    def _stack(self, seat: int, place: Seat, plate: float) -> None:
        """Lays the stack with its words. Beside the name plate there may be room for a number
        only."""
        put, count = self._tableau.put, self._scenery.view.stack_sizes[seat]
        at, label = place.stack, place.label
        if count:
            picture = self._art.card(BACK, STACK_CARD, 0.3)
            put(stack_of(seat), picture, at.x, at.y, side=HIDDEN_SIDE, width=STACK_CARD)
        align = Align.CENTRE
        if place.is_wide:
            align = Align.LEFT if place.side > 0 else Align.RIGHT
        x = label.x if count or not place.is_wide else at.x - place.side * STACK_CARD / 2
        ink, words = self._art.theme.on_table, text.in_stack(count)
        room = self._beside(place, plate)
        if not place.is_wide and LABEL.width(words, self._art.scale) > room:
            words = str(count)
        picture = pieces.label(self._art, words, LABEL, ink, align)
        put(("in stack", seat), picture, x, label.y)

    def _visit(self, seat: int, place: Seat, face: Face) -> None:
        view = self._scenery.view
        box = head_box(place)
        words = spoken.seat(face.name, view.hand_sizes[seat], view.stack_sizes[seat])
        if seat in self._scenery.bare:
            words = f"{words}. {spoken.cards(self._scenery.bare[seat])}"
        if view.options["games"] > 1:
            words = f"{words}. {spoken.standing(face.name, self._scenery.scores[seat])}"
        self._tableau.controls.append(Control(("seat", seat), words, box, role=Role.INFO))


def head_box(place: Seat) -> Box:
    """The room of a player from the head down to the name."""
    half = max(place.half + SEAT_CARD * 0.3, place.portrait * 0.45)
    top = place.portrait_y - place.portrait * 0.4
    return Box(place.x - half, top, 2 * half, place.floor - top)


def stack_box(place: Seat) -> Box:
    """The room of a computer player's stack."""
    return Box.around(place.stack.x, place.stack.y, STACK_CARD, STACK_CARD * CARD_HEIGHT)


# ----------------------------------------------------------------------------- standings


def standings_room(scenery: SevenScenery, middle: float) -> list[Box]:
    """The boxes of the standings around the middle of the stage; none in a single game."""
    if scenery.computers or scenery.view.options["games"] == 1:
        return []
    first = middle - (len(scenery.people) - 1) / 2 * STEP
    return [Box.around(first + place * STEP, Y, PILL, HIGH) for place in range(len(scenery.people))]


def lay_standings(
    tableau: Tableau, art: Art, scenery: SevenScenery, faces: Sequence[Face], boxes: Sequence[Box]
) -> None:
    """Lays the standings, the best first."""
    scores = scenery.scores
    ranked = sorted(scenery.people, key=lambda seat: (scores[seat], seat))
    for seat, box in zip(ranked, boxes, strict=False):
        minus, x = scores[seat], box.left + box.width / 2
        tableau.put(("standing", seat), _pill(art, -minus), x, Y)
        tableau.put(("standing face", seat), pieces.medal(art, faces[seat], FACE), box.left + 26, Y)
        words = spoken.standing(faces[seat].name, minus)
        control = Control(("standing", seat), words, box, role=Role.INFO)
        tableau.controls.append(control)


def _pill(art: Art, points: int) -> Picture:
    body = Box.around(0, 0, PILL, HIGH)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, HIGH / 2, 8, 3, 0.14)
        canvas.round(body, HIGH / 2, canvas.theme.plate)
        canvas.number(22, 0, str(points), NUMBER, canvas.theme.text)

    return art.picture(("standing", points), pieces.with_shadow(body, 8, 3), paint)
