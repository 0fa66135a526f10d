"""The opponents on a Quando table: portrait, backs, name, score and what they are doing."""

from __future__ import annotations

from math import inf

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import OthersCard
from quando_desktop.games.quando.table.guide.captions import (
    caption_of,
    fitting,
    forms,
    room_for,
)
from quando_desktop.games.quando.table.layout import LOW, CardSpot, Piles, Seat
from quando_desktop.games.quando.table.scenery import SEAT, Moment, QuandoScenery
from quando_desktop.games.quando.text import guide as text_guide
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art, Mark
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import words as common

TWICE, APART, RAISED = 0.82, 0.52, 0.1
"""The width of a card that shows both sides, in that of a usual one; how far one side lies below
the other, and how far both are raised, in its height."""
LOWEST = 583.0
"""Units from the top: where a large fan at the side ends."""
NOTE_ROOM = 284.0
"""The longest note in large letters, where more than one sits opposite."""
MANY = 9
"""From so many cards a pill says how many there are."""
GOLDEN = Mark(ring=True)


def held(seat: int, back: int, number: int) -> Key:
    """The piece of a card in an opponent's hand: equal backs are told apart by nothing but a
    count."""
    return "held", seat, back, number


def counted(cards: tuple[OthersCard, ...]) -> list[tuple[OthersCard, int]]:
    """Each card with its number among those with the same back."""
    seen: dict[int, int] = {}
    found = []
    for card in cards:
        number = seen.get(card.back, 0)
        seen[card.back] = number + 1
        found.append((card, number))
    return found


def note_of(shown: QuandoScenery, seat: int) -> str:
    """The note under a seat, if any."""
    if seat == shown.view.knocker:
        return text.knocked()
    if shown.in_penalty and seat == shown.view.active:
        return text_guide.triplet()
    count = len(shown.view.others[seat])
    return shown.notes.get(seat) or (common.cards(count) if count >= MANY else "")


class Opponents:
    """Puts the opponents on a tableau."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: QuandoScenery, faces: tuple[Face, ...]
    ) -> None:
        self._tableau, self._art, self._shown, self._faces = tableau, art, shown, faces

    def lay(self, seat: int, place: Seat, piles: Piles) -> None:
        art, view, tableau = self._art, self._shown.view, self._tableau
        score = self._shown.scores[seat]
        who = Sitter(
            seat,
            self._faces[seat],
            acts=seat == view.actor and view.phase is not Phase.OVER,
            score=score,
            note="" if self._captions(seat) else self._note(seat, place),
            tone=Tone.EMBER if seat == view.knocker else Tone.INK,
            leads=self._shown.standing.leads(seat),
        )
        size = place.portrait
        lay_head(tableau, art, who, place.x, place.portrait_y, size)
        self._fan(seat, place, piles)
        if not self._shown.bare:
            lay_paws(tableau, art, who, place.x, place.paws_y, place.fan.half, place.card)
        if seat == view.knocker:
            badge = pieces.fist_badge(art, place.card * 0.27)
            x, y = place.x + size * 0.44, place.portrait_y - size * 0.02
            tableau.put(("fist", seat), badge, x, y)
        # Long notes come close to the heads of others, and to the piles.
        room = NOTE_ROOM if view.seats > 2 and place.bulk > 1.0 else inf
        wide = None
        if place.bulk > 1.0 and place.top < LOW and self._shown.moment is not Moment.VERDICT:
            bare = pieces.plate_width(art, "", score, leads=who.leads, bare=True)
            wide = 2 * place.reach - bare
        lay_name(tableau, art, who, place.x, place.plate_y, place.note, room=wide, note_room=room)
        self._caption(seat, place, room_for(place, piles, view.seats - 1))
        self._visit(seat, place, score)

    def _note(self, seat: int, place: Seat) -> str:
        """The note under a seat, unless large plates come down to the line and the knob. While a
        card is drawn the number of cards gives way, too: a closer look tells it."""
        if self._is_low(place):
            return ""
        note = note_of(self._shown, seat)
        count = common.cards(len(self._shown.view.others[seat]))
        crowded = place.bulk > 1.0 and self._shown.chooses_side
        return "" if note == count and crowded else note

    @staticmethod
    def _is_low(place: Seat) -> bool:
        return place.bulk > 1.0 and place.bottom > LOWEST

    def _captions(self, seat: int) -> list[str]:
        """What the seat did last, unless something weighs more."""
        said = seat == self._shown.view.knocker or seat in self._shown.notes
        return [] if said else forms(self._shown, seat)

    def _caption(self, seat: int, place: Seat, room: float) -> None:
        words = self._captions(seat)
        if words:
            before = self._note(seat, place)
            fits = fitting(self._art, words, room, before)
            if fits and not self._is_low(place):
                picture = pieces.note(self._art, fits, Tone.PLATE)
                self._tableau.put(caption_of(seat), picture, *place.note)

    def _both_sides(self, seat: int, place: Seat) -> None:
        """Lays every card twice: the paper that the others saw, and below it what counted."""
        width = place.card * TWICE
        down, up = width * CARD_HEIGHT * APART / 2, width * CARD_HEIGHT * RAISED
        cards = [*zip(counted(self._shown.view.others[seat]), place.fan.spots, strict=True)]
        for (card, number), spot in cards:
            picture = self._art.card(back(self._art, card.back, "fan"), width, 0.3)
            key = held(seat, card.back, number)
            self._tableau.put(key, picture, spot.x, spot.y - up - down, width=width)
        for (card, number), spot in cards:
            assert card.front is not None
            picture = self._art.card(front(self._art, card.front, "fan"), width, 0.45)
            key = "solid", seat, card.back, number
            self._tableau.put(key, picture, spot.x, spot.y - up + down, width=width)

    def _fan(self, seat: int, place: Seat, piles: Piles) -> None:
        shown = self._shown
        if shown.bare:
            self._both_sides(seat, place)
            return
        for (card, number), spot in zip(
            counted(shown.view.others[seat]), place.fan.spots, strict=True
        ):
            key = held(seat, card.back, number)
            if shown.moment is Moment.DEAL:
                picture = self._art.card("cards/unknown", piles.card, 0.3)
                self._tableau.put(
                    key, picture, piles.draw_x, piles.y, side="unknown", width=piles.card
                )
            elif shown.is_open and card.front is not None:
                self._open(seat, key, card.front, place, spot)
            else:
                # Under an equal the corner is enough, and it never cuts a 10 down to a 1.
                name = back(self._art, card.back, "full" if spot.covered else "fan")
                picture = self._art.card(name, place.card, 0.45)
                self._tableau.put(
                    key, picture, spot.x, spot.y, spot.angle, side=card.back, width=place.card
                )

    def _open(self, seat: int, key: Key, number: int, place: Seat, spot: CardSpot) -> None:
        """Paper turns solid: it was never another card."""
        view, told = self._shown.view, self._shown.moment is Moment.VERDICT
        blooms = told and not number and view.knocker is None and view.active == seat
        name = front(self._art, number, "full" if spot.covered else "fan")
        picture = self._art.card(name, place.card, 0.45, GOLDEN if blooms else Mark())
        side = ("front", number)
        self._tableau.put(key, picture, spot.x, spot.y, spot.angle, side=side, width=place.card)

    def _visit(self, seat: int, place: Seat, score: int) -> None:
        name = text_spoken.opponent(self._shown.view, seat, self._faces[seat].name, score)
        if self._shown.bare:
            fronts = [card.front for card in self._shown.view.others[seat]]
            name = f"{name}. {text_spoken.fronts_below(fronts)}"
        top = place.portrait_y - place.portrait / 2
        half = max(place.fan.half + place.card * 0.3, place.portrait / 2)
        box = Box(place.x - half, top, 2 * half, place.bottom - top)
        self._tableau.controls.append(Control((SEAT, seat), name, box, role=Role.MORE))


def front(art: Art, number: int, lod: str) -> str:
    """The name of a solid face."""
    return f"{_set(art)}/front_{number}_{lod}"


def back(art: Art, number: int, lod: str) -> str:
    """The name of a paper face."""
    return f"{_set(art)}/back_{number}_{lod}_{art.theme.drawn}"


def _set(art: Art) -> str:
    return "cards/quando_bold" if art.bold else "cards/quando"
