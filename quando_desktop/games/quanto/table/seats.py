"""The seats of a Quanto table: the opponents, the looker's own place, and what lies before
everybody, the quanto and the winnings.
"""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import HeldCard, Quanto
from quando_desktop.games.quanto.table.display import hexagon, tile_picture
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import (
    CHOSEN_UP,
    QUANTO_ROOM,
    Hand,
    Seat,
    SizedSpot,
    laid,
)
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    Moment,
    QuantoScenery,
    front,
    glow_of,
    held_by,
    in_quanto,
    no_winnings,
    quanto_count,
    quanto_of,
    tile,
    winnings_count,
    winnings_of,
)
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.table.paint import centre, effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, CARD_RADIUS, Art, Mark, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, colour, rect, wrapped
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.card_rise import rise_of
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import Anchor
from quando_desktop.table.parts.scenery import OWN_SEAT, own
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_own, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import lead

TILE, TILE_DOWN = 1.12, 0.68
"""The size of a tile at its owner, and how far its middle is below that of the cards, in cards."""
EMPTY_WIDE, EMPTY_HIGH = 1.5, 1.3
"""The size of the place without a quanto, in cards."""
NOTHING = Type(14, 600)
HIGHEST, EDGE = 6, 4.0
"""The most cards that are seen of a stack, and how much of each."""
TILT = 2.5
LABEL = Type(16, 600)


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


def acts_now(shown: QuantoScenery, seat: int) -> bool:
    """Whether this seat has to do something: what is told is about the player who does it."""
    view = shown.view
    if shown.told is not None:
        return seat == shown.told.seat
    if shown.offers and shown.acts:
        return seat == view.seat
    return seat == view.active and view.phase is not Phase.OVER


def can_be_meant(shown: QuantoScenery, seat: int) -> bool:
    """Whether something can be done to this seat's quanto."""
    return shown.acts and seat in shown.quantos


class Opponents:
    """Puts the opponents on a tableau."""

    def __init__(
        self,
        tableau: Tableau,
        art: Art,
        shown: QuantoScenery,
        layout: Layout,
        faces: tuple[Face, ...],
    ) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown
        self._layout, self._faces = layout, faces
        self._belongings = Holdings(tableau, art, shown)

    def lay(self, seat: int, place: Seat) -> None:
        tableau, art = self._tableau, self._art
        view = self._shown.view
        note = labels.your_partner() if seat == view.partner(view.seat) else ""
        who = Sitter(seat, self._faces[seat], acts_now(self._shown, seat), note=note)
        who = who._replace(leads=self._shown.facts.leads(seat))
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
        """Mark where the hand was, behind its owner: nobody waits for a player without cards
        (N19)."""
        gap = effects.gap(self._art, place.card)
        middle = place.top + place.card * CARD_HEIGHT / 2
        self._tableau.put(("nothing", seat), gap, place.x, middle)

    def _visit(self, seat: int, place: Seat, room: float) -> None:
        view, name = self._shown.view, self._faces[seat].name
        controls = self._tableau.controls
        top = place.portrait_y - place.portrait / 2
        half = max(place.half + place.card * 0.3, place.portrait / 2)
        box = Box(place.x - half, top, 2 * half, place.floor - top)
        words = spoken.opponent(view, seat, name)
        controls.append(Control(("seat", seat), words, box, role=Role.INFO))
        at = place.quanto
        box = Box(at.x - room / 2, at.y - at.half, room, 2 * at.half + at.card * 0.55)
        controls.append(
            Control(
                quanto_of(seat),
                spoken.quanto_of(name, view.quantos[seat]),
                box,
                role=Role.BUTTON if can_be_meant(self._shown, seat) else Role.PLACE,
            )
        )


class OwnPlace:
    """Puts the looker's own things on a tableau."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: QuantoScenery, layout: Layout, face: Face
    ) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown
        self._layout, self._face = layout, face

    def lay(self) -> None:
        self._person()
        self._belongings()
        hand, cards = self._layout.hand, self._shown.hand
        dragged = self._shown.drag
        for place, (card, spot) in enumerate(zip(cards, hand.spots, strict=True), 1):
            if dragged is None or dragged.card != card.card:
                self._card(card, spot, hand)
            self._visit(card, spot, hand, place, len(cards))
        if dragged is not None:
            for card in cards:
                if card.card == dragged.card:
                    self._card(card, Anchor(dragged.x, dragged.y), hand)

    # ---------------------------------------------------------------- the hand

    def _card(self, card: HeldCard, spot: Anchor, hand: Hand) -> None:
        shown, art, width, put = self._shown, self._art, hand.card, self._tableau.put
        key = own(card.card)
        if shown.moment is Moment.DEAL:
            pile = self._layout.display.draw
            picture = art.card(BACK, pile.card, 0.3)
            put(key, picture, pile.x, pile.y, side=HIDDEN_SIDE, width=pile.card)
            return
        usable = shown.acts and not shown.view.turned_up
        dragged = shown.drag is not None and shown.drag.card == card.card
        rise = rise_of(shown, key, chosen=shown.chosen == key, usable=usable, dragged=dragged)
        y = spot.y - rise.up * width
        if card.card in shown.fresh:
            glow = effects.glow(art, width)
            put(glow_of(card.card), glow, spot.x, y, spot.angle, grow=rise.grow)
        mark = Mark(
            ring=shown.chosen == key,
            veil=shown.acts and not usable,
            outline=shown.focused == key,
        )
        picture = art.card(front(art, card.kind), width, rise.lift, mark)
        put(key, picture, spot.x, y, spot.angle, side=card.kind, width=width, grow=rise.grow)
        if key in shown.hinted_keys:
            below = min(spot.y + width * CARD_HEIGHT / 2 + 13, self._layout.bottom - 10)
            put(("dot", "own", card.card), effects.dot(art), spot.x, below)

    def _visit(self, card: HeldCard, spot: Anchor, hand: Hand, place: int, count: int) -> None:
        if self._shown.moment is not Moment.PLAY:
            return
        chosen = self._shown.chosen == own(card.card)
        name = spoken.hand_card(card.kind, place, count)
        up = CHOSEN_UP * hand.card if chosen else 0.0
        control = Control(
            own(card.card),
            name,
            Box.around(spot.x, spot.y - up, hand.card, hand.card * CARD_HEIGHT),
            spot.angle,
            role=Role.CARD,
            is_on=chosen,
            movable=True,
        )
        self._tableau.controls.append(control)

    # ------------------------------------------------------ what else is theirs

    def _person(self) -> None:
        view, (x, y) = self._shown.view, self._layout.own
        standing = lead.briefly(self._shown.facts, view.seat)
        note = standing if view.hand_sizes[view.seat] else labels.out_of_cards()
        who = Sitter(view.seat, self._face, acts_now(self._shown, view.seat), note=note)
        who = who._replace(leads=self._shown.facts.leads(view.seat))
        quanto, label = self._layout.quanto, LABEL.width(labels.your_quanto(), self._art.scale)
        free = quanto.x - max(self._layout.quanto_room, label + 12) / 2
        lay_own(self._tableau, self._art, who, x, y, free)
        name = spoken.own_seat(view, self._face.name)
        box = Box(x - 70, y - 100, 140, 170)
        self._tableau.controls.append(Control(OWN_SEAT, name, box, role=Role.INFO))

    def _belongings(self) -> None:
        shown, layout, view = self._shown, self._layout, self._shown.view
        quanto, winnings = layout.quanto, layout.winnings
        things = Holdings(self._tableau, self._art, shown)
        things.lay(view.seat, quanto, layout.quanto_room, winnings)
        self._label("quanto label", labels.your_quanto(), quanto.x)
        self._label("winnings label", labels.your_winnings(), winnings.x)
        room = layout.quanto_room
        box = Box(quanto.x - room / 2, quanto.y - quanto.half, room, quanto.half * 2 + 40)
        role = Role.BUTTON if can_be_meant(shown, view.seat) else Role.PLACE
        words = spoken.own_quanto(view.quantos[view.seat])
        self._tableau.controls.append(Control(quanto_of(view.seat), words, box, role=role))

    def _label(self, key: Key, words: str, x: float) -> None:
        """Below its thing."""
        picture = pieces.label(self._art, words, LABEL, self._art.theme.on_table)
        self._tableau.put(key, picture, x, self._layout.label_y)
