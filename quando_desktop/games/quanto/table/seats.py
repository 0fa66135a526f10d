"""The opponents on a Quanto table: portrait, backs and name, and what lies before them."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.table.belongings import Belongings
from quando_desktop.games.quanto.table.faces import BACK, HIDDEN_SIDE
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import QUANTO_ROOM, Seat
from quando_desktop.games.quanto.table.shown import (
    Moment,
    Shown,
    held_by,
    quanto_of,
    winnings_of,
)
from quando_desktop.games.quanto.text import spoken as text_spoken
from quando_desktop.games.quanto.text import table as text
from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import CARD_HEIGHT, Art
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau


def acts_now(shown: Shown, seat: int) -> bool:
    """Whether this seat has to do something: what is told is about whoever does it."""
    view = shown.view
    if shown.told is not None:
        return seat == shown.told.seat
    if shown.offers and shown.acts:
        return seat == view.seat
    return seat == view.active and view.phase is not Phase.OVER


def can_be_meant(shown: Shown, seat: int) -> bool:
    """Whether something can be done to this seat's quanto."""
    return shown.acts and seat in shown.quantos


class Opponents:
    """Puts the opponents on a tableau."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: Shown, layout: Layout, faces: tuple[Face, ...]
    ) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown
        self._layout, self._faces = layout, faces
        self._belongings = Belongings(tableau, art, shown)

    def lay(self, seat: int, place: Seat) -> None:
        tableau, art = self._tableau, self._art
        view = self._shown.view
        note = text.your_partner() if seat == view.partner(view.seat) else ""
        who = Sitter(seat, self._faces[seat], acts_now(self._shown, seat), note=note)
        if not place.cards:
            self._nothing(seat, place)
        lay_head(tableau, art, who, place.x, place.portrait_y, place.portrait)
        self._fan(seat, place)
        if place.cards:
            lay_paws(tableau, art, who, place.x, place.paws_y, place.half, place.card)
        lay_name(tableau, art, who, place.x, place.plate_y, (place.x, place.note_y))
        room = place.quanto.card * QUANTO_ROOM
        self._belongings.lay(seat, place.quanto, room, place.winnings)
        self._visit(seat, place, room)

    def _fan(self, seat: int, place: Seat) -> None:
        put, pile = self._tableau.put, self._layout.display.draw
        for number, spot in enumerate(place.fan):
            key = held_by(seat, number)
            if self._shown.moment is Moment.DEAL:
                picture = self._art.card(BACK, pile.card, 0.3)
                put(key, picture, pile.x, pile.y, side=HIDDEN_SIDE, width=pile.card)
            else:
                picture = self._art.card(BACK, place.card, 0.35)
                at = spot.x, spot.y, spot.angle
                put(key, picture, *at, side=HIDDEN_SIDE, width=place.card)

    def _nothing(self, seat: int, place: Seat) -> None:
        """Where the hand was, behind its owner: nobody waits for a player without cards (N19)."""
        gap = effects.gap(self._art, place.card)
        middle = place.top + place.card * CARD_HEIGHT / 2
        self._tableau.put(("nothing", seat), gap, place.x, middle)

    def _visit(self, seat: int, place: Seat, room: float) -> None:
        view, name = self._shown.view, self._faces[seat].name
        controls = self._tableau.controls
        top = place.portrait_y - place.portrait / 2
        half = max(place.half + place.card * 0.3, place.portrait / 2)
        box = Box(place.x - half, top, 2 * half, place.floor - top)
        words = text_spoken.opponent(view, seat, name)
        controls.append(Control(("seat", seat), words, box, role=Role.INFO))
        at = place.quanto
        box = Box(at.x - room / 2, at.y - at.half, room, 2 * at.half + at.card * 0.55)
        controls.append(
            Control(
                quanto_of(seat),
                text_spoken.quanto_of(name, view.quantos[seat]),
                box,
                role=Role.BUTTON if can_be_meant(self._shown, seat) else Role.INFO,
            )
        )
        at = place.winnings
        box = Box.around(at.x, at.y - 8, at.card * 1.1, at.half * 2 + 16)
        words = text_spoken.winnings(name, view.winnings[seat])
        controls.append(Control(winnings_of(seat), words, box, role=Role.INFO))
