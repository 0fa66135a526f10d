"""Belongings of the players at a Quanto table: what lies before everybody, the quanto and the
winnings.
"""

from __future__ import annotations

from quando_desktop.games.quanto.rules.view import Quanto
from quando_desktop.games.quanto.table.display import hexagon, tile_picture
from quando_desktop.games.quanto.table.places import (
    SizedSpot,
    laid,
)
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    Moment,
    QuantoScenery,
    front,
    in_quanto,
    lost_at,
    no_winnings,
    quanto_count,
    quanto_of,
    tile,
    winnings_count,
    winnings_of,
)
from quando_desktop.games.quanto.text import ending, labels
from quando_desktop.table.paint import centre, effects
from quando_desktop.table.paint.art import CARD_HEIGHT, CARD_RADIUS, Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, rect, wrapped
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.fan import Anchor
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau

TILE, TILE_DOWN = 1.12, 0.68
"""The size of a tile at its owner, and how far its middle is below that of the cards, in cards."""
EMPTY_WIDE, EMPTY_HIGH = 1.5, 1.3
"""The size of the place without a quanto, in cards."""
NOTHING = Type(14, 600)
LOST = Type(14, 650)
HIGHEST, EDGE = 6, 4.0
"""The most cards that are seen of a stack, and how much of each."""
TILT = 2.5
GHOST = 0.5
"""The opacity of a quanto that is about to be formed."""


class Holdings:
    """Puts quantos and winnings on a tableau."""

    def __init__(self, tableau: Tableau, art: Art, shown: QuantoScenery) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown

    def lay(self, seat: int, quanto: SizedSpot, room: float, winnings: SizedSpot) -> None:
        laid_out = self._shown.view.quantos[seat]
        if self._is_meant(seat):
            self._tableau.put(("aim", seat), self._aim(quanto, room), quanto.x, quanto.y)
        if laid_out is None:
            self._tableau.put(("no quanto", seat), self._empty(quanto), quanto.x, quanto.y)
            if self._shown.ghost is not None and seat == self._shown.view.seat:
                self._ghost(self._shown.ghost, quanto, room)
            if self._shown.lost and self._shown.lost[seat]:
                self._lost(seat, quanto, room)
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

    def _quanto(self, seat: int, found: Quanto, place: SizedSpot, room: float) -> None:
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

    def _lost(self, seat: int, place: SizedSpot, room: float) -> None:
        """How many cards went with a quanto that was not taken (N20)."""
        words = ending.lost(self._shown.lost[seat])
        lines = wrapped(words, LOST, room - 12, self._art.scale)
        step = self._art.scale.letters(LOST.size) * 1.25
        wide = max(LOST.width(line, self._art.scale) for line in lines) + 14
        body = Box.around(0, 0, wide, len(lines) * step + 10)

        def paint(canvas: Canvas) -> None:
            canvas.round(body, 14, canvas.theme.ember)
            for number, line in enumerate(lines):
                y = (number - (len(lines) - 1) / 2) * step
                canvas.text(0, y, line, LOST, canvas.theme.on_ember, align=Align.CENTRE)

        picture = self._art.picture(("lost", words, len(lines), wide), body, paint)
        self._tableau.put(lost_at(seat), picture, place.x, place.y, above=True)

    def _ghost(self, found: Quanto, place: SizedSpot, room: float) -> None:
        """The quanto that is about to be formed, in its place."""
        art, put = self._art, self._tableau.put
        spots = laid(place, len(found.cards), room)
        for number, (kind, spot) in enumerate(zip(found.cards, spots, strict=True)):
            picture = art.card(front(art, kind), place.card)
            at = spot.x, spot.y, spot.angle
            put(("ghost", number), picture, *at, width=place.card, opacity=GHOST)
        size = place.card * TILE
        y = place.y + place.card * TILE_DOWN
        tile_drawn = tile_picture(art, found.tile, size)
        put(("ghost", "tile"), tile_drawn, place.x, y, width=size, opacity=GHOST)

    def _count(self, seat: int, cards: int, place: SizedSpot, last: Anchor) -> None:
        """Lay the number of its cards at the corner of the last one."""
        x = last.x + place.card * 0.34
        y = last.y - place.card * (CARD_HEIGHT / 2 - 0.1)
        self._tableau.put(quanto_count(seat), self._chip(cards, place.card * 0.2), x, y)

    def _chip(self, number: int, radius: float) -> Picture:
        body = Box.around(0, 0, 2 * radius, 2 * radius)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, radius, canvas.theme.plate)
            canvas.frame(body, radius, canvas.theme.on_table, 1.5, canvas.theme.pale(0.5))
            canvas.number(0, 0, str(number), radius * 1.05, canvas.theme.text)

        return self._art.picture(("chip", number, radius), with_shadow(body, 2, 0), paint)

    def _empty(self, place: SizedSpot) -> Picture:
        """The dashed place: what it is for in words or, where they do not fit, as a sign."""
        width, height = place.card * EMPTY_WIDE, place.card * EMPTY_HIGH
        scale = self._art.scale
        lines = tuple(wrapped(labels.no_quanto(), NOTHING, width - 8, scale))
        step = max(NOTHING.size * 1.3 * scale.text, scale.letters(NOTHING.size) * 1.1)
        fits = len(lines) * step < height and all(
            NOTHING.width(line, scale) < width - 8 for line in lines
        )
        body = Box.around(0, 0, width, height)

        def paint(canvas: Canvas) -> None:
            ink = canvas.theme.on_table
            radius = place.card * 0.2
            canvas.round(body, radius, "#FFFFFF", 0.10)
            canvas.dashes(body, radius, ink, 2, canvas.theme.pale(0.4))
            if not fits:
                canvas.outline(hexagon(place.card * 0.3), canvas.theme.on_table_2, 2)
                return
            for number, line in enumerate(lines):
                y = (number - (len(lines) - 1) / 2) * step
                canvas.text(0, y, line, NOTHING, canvas.theme.on_table_2, align=Align.CENTRE)

        key = ("no quanto", place.card, lines if fits else ())
        return self._art.picture(key, with_shadow(body, 2, 0), paint)

    def _aim(self, place: SizedSpot, room: float) -> Picture:
        """Gold around what is meant."""
        found = max(room, place.card * EMPTY_WIDE) + 18
        height = place.card * (CARD_HEIGHT + 0.6) + 14
        body = Box(-found / 2, -place.card * CARD_HEIGHT / 2 - 9, found, height)

        def paint(canvas: Canvas) -> None:
            canvas.round(body, 16, canvas.theme.gold, 0.3)
            canvas.frame(body, 16, canvas.theme.gold, 4, 1.0)

        return self._art.picture(("aim", found, place.card), with_shadow(body, 3, 0), paint)

    # -------------------------------------------------------------- the winnings

    def _winnings(self, seat: int, place: SizedSpot) -> None:
        art, put = self._art, self._tableau.put
        deals = self._shown.moment is Moment.DEAL
        count = 0 if deals else self._shown.view.winnings[seat]
        if not count:
            spot = centre.place(art, place.card)
            put(no_winnings(seat), spot, place.x, place.y, width=place.card)
        else:
            picture = stack(art, place.card, layers(count))
            key = winnings_of(seat)
            put(key, picture, place.x, place.y, side=HIDDEN_SIDE, width=place.card)
        top = place.y - (layers(count) - 1) * EDGE
        put(winnings_count(seat), self._won(count, place.card), place.x, top)

    def _won(self, count: int, card: float) -> Picture:
        radius = card * 0.33
        box = Box.around(0, 0, 2 * radius, 2 * radius)

        def paint(canvas: Canvas) -> None:
            canvas.disc(0, 0, radius, canvas.theme.plate)
            height = card * (0.3 if count < 100 else 0.22)
            canvas.number(0, 0, str(count), height, canvas.theme.text)

        return self._art.picture(("won", count, card), box, paint)


def layers(count: int) -> int:
    """Number of cards that are seen of a stack of so many."""
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
