"""What lies before every player: the quanto, or the place for one, and the winnings."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.view import Quanto
from quando_desktop.games.quanto.table.faces import (
    BACK,
    HIDDEN_SIDE,
    front,
    hexagon,
    tile_picture,
)
from quando_desktop.games.quanto.table.places import CARD_HEIGHT, Place, Spot, laid
from quando_desktop.games.quanto.table.shown import (
    Moment,
    Shown,
    in_quanto,
    quanto_of,
    tile,
    winnings_of,
)
from quando_desktop.games.quanto.text import table as text
from quando_desktop.table.paint import centre, effects
from quando_desktop.table.paint.art import CARD_RADIUS, Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, rect, wrapped
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau

TILE, TILE_DOWN = 1.12, 0.68
"""The size of a tile at its owner, and how far its middle is below that of the cards, in cards."""
EMPTY_WIDE, EMPTY_HIGH = 1.5, 1.3
"""Of the place without a quanto, in cards."""
NOTHING = Type(14, 600)
HIGHEST, EDGE = 6, 4.0
"""Of a stack: at most so many cards are seen, and so much of each."""
TILT = 2.5


class Belongings:
    """Puts quantos and winnings on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, shown: Shown) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown

    def lay(self, seat: int, quanto: Place, room: float, winnings: Place) -> None:
        laid_out = self._shown.view.quantos[seat]
        if self._is_meant(seat):
            self._tableau.put(("aim", seat), self._aim(quanto, room), quanto.x, quanto.y)
        if laid_out is None:
            self._tableau.put(("no quanto", seat), self._empty(quanto), quanto.x, quanto.y)
        else:
            self._quanto(seat, laid_out, quanto, room)
        self._winnings(seat, winnings)

    def _is_meant(self, seat: int) -> bool:
        """Whether it is about this quanto."""
        shown = self._shown
        if shown.told is not None:
            return seat == shown.told.quanto
        return seat == shown.aimed

    # ------------------------------------------------------------------ a quanto

    def _quanto(self, seat: int, found: Quanto, place: Place, room: float) -> None:
        art, put = self._art, self._tableau.put
        spots = laid(place, len(found.cards), room)
        for number, (kind, spot) in enumerate(zip(found.cards, spots, strict=True)):
            picture = art.card(front(art, kind), place.card, 0.3)
            key = in_quanto(seat, number)
            put(key, picture, spot.x, spot.y, spot.angle, side=kind, width=place.card)
        size = place.card * TILE
        y = place.y + place.card * TILE_DOWN
        put(tile(found.tile), tile_picture(art, found.tile, size), place.x, y, width=size)
        if quanto_of(seat) in self._shown.hinted_keys:
            put(("dot", quanto_of(seat)), effects.dot(art), place.x - place.card * 0.6, y)
        self._count(seat, len(found.cards), place, spots[-1])

    def _count(self, seat: int, cards: int, place: Place, last: Spot) -> None:
        """How many cards it has, at the corner of the last one."""
        x = last.x + place.card * 0.34
        y = last.y - place.card * (CARD_HEIGHT / 2 - 0.1)
        self._tableau.put(("count", seat), self._chip(cards, place.card * 0.2), x, y)

    def _chip(self, number: int, radius: float) -> Picture:
        body = Box.around(0, 0, 2 * radius, 2 * radius)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, radius, canvas.theme.plate)
            canvas.frame(body, radius, canvas.theme.on_table, 1.5, 0.5)
            canvas.number(0, 0, str(number), radius * 1.05, canvas.theme.text)

        return self._art.picture(("chip", number, radius), with_shadow(body, 2, 0), paint)

    def _empty(self, place: Place) -> Picture:
        """The dashed place: what it is for in words or, where they do not fit, as a sign."""
        width, height = place.card * EMPTY_WIDE, place.card * EMPTY_HIGH
        scale = self._art.scale
        lines = tuple(wrapped(text.no_quanto(), NOTHING, width - 8, scale))
        step = NOTHING.size * 1.3 * scale.text
        fits = len(lines) * step < height and all(
            NOTHING.width(line, scale) < width - 8 for line in lines
        )
        body = Box.around(0, 0, width, height)

        def paint(canvas: Canvas) -> None:
            ink = canvas.theme.on_table
            radius = place.card * 0.2
            canvas.round(body, radius, "#FFFFFF", 0.10)
            canvas.dashes(body, radius, ink, 2, 0.4)
            if not fits:
                canvas.outline(hexagon(place.card * 0.3), canvas.theme.on_table_2, 2)
                return
            for number, line in enumerate(lines):
                y = (number - (len(lines) - 1) / 2) * step
                canvas.text(0, y, line, NOTHING, canvas.theme.on_table_2, align=Align.CENTRE)

        key = ("no quanto", place.card, lines if fits else ())
        return self._art.picture(key, with_shadow(body, 2, 0), paint)

    def _aim(self, place: Place, room: float) -> Picture:
        """Gold around what is meant."""
        found = max(room, place.card * EMPTY_WIDE) + 18
        height = place.card * (CARD_HEIGHT + 0.6) + 14
        body = Box(-found / 2, -place.card * CARD_HEIGHT / 2 - 9, found, height)

        def paint(canvas: Canvas) -> None:
            canvas.round(body, 16, canvas.theme.gold, 0.3)
            canvas.frame(body, 16, canvas.theme.gold, 4, 1.0)

        return self._art.picture(("aim", found, place.card), with_shadow(body, 3, 0), paint)

    # -------------------------------------------------------------- the winnings

    def _winnings(self, seat: int, place: Place) -> None:
        art, put = self._art, self._tableau.put
        deals = self._shown.moment is Moment.DEAL
        count = 0 if deals else self._shown.view.winnings[seat]
        if not count:
            spot = centre.place(art, place.card)
            put(("no winnings", seat), spot, place.x, place.y, width=place.card)
        else:
            picture = stack(art, place.card, layers(count))
            key = winnings_of(seat)
            put(key, picture, place.x, place.y, side=HIDDEN_SIDE, width=place.card)
        top = place.y - (layers(count) - 1) * EDGE
        put(("won", seat), self._won(count, place.card), place.x, top)

    def _won(self, count: int, card: float) -> Picture:
        radius = card * 0.33
        box = Box.around(0, 0, 2 * radius, 2 * radius)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, radius, canvas.theme.plate)
            height = card * (0.3 if count < 100 else 0.22)
            canvas.number(0, 0, str(count), height, canvas.theme.text)

        return self._art.picture(("won", count, card), box, paint)


def layers(count: int) -> int:
    """How many cards are seen of a stack of so many."""
    return min(HIGHEST, count // 2 + 1)


def stack(art: Art, card: float, cards: int) -> Picture:
    """A few backs on each other, placed by the middle of the lowest."""
    face = Box.around(0, 0, card, card * CARD_HEIGHT)

    def paint(canvas: Canvas) -> None:
        painter = canvas.painter
        for number in range(cards):
            painter.save()
            painter.translate(number % 2 * 1.5, -number * EDGE)
            painter.rotate((number % 3 - 1) * TILT)
            if not number:
                canvas.shadow(face, card * CARD_RADIUS, card * 0.08, card * 0.04, 0.22)
            canvas.svg(BACK, face)
            painter.setPen(colour("#2A2035", 0.18))
            painter.drawRoundedRect(rect(face), card * CARD_RADIUS, card * CARD_RADIUS)
            painter.restore()

    box = Box(-card * 0.62, -card * 0.8 - cards * EDGE, card * 1.24, card * 1.66 + cards * EDGE)
    return art.picture(("stack", card, cards), box, paint)
