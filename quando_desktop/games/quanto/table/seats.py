"""The seats of a Quanto table: the opponents, and the looker's own place."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import HeldCard
from quando_desktop.games.quanto.table.holdings import Holdings
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import (
    QUANTO_ROOM,
    Hand,
    Seat,
)
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    Moment,
    QuantoScenery,
    front,
    glow_of,
    held_by,
    quanto_of,
    winnings_of,
)
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Art, Mark
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.card_rise import CardRise, rise_of
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CHOSEN_UP, Anchor
from quando_desktop.table.parts.scenery import OWN_SEAT, own
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_own, lay_paws
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import lead

LABEL = Type(16, 600)
OWN_CLEAR = 16.0
"""How much wider the cards of a quanto are than its room, as they are turned."""
FITTING = CardRise(0.12, 1.0, 1.1)
"""The rise of an own card that would take just the chosen cards of the display."""


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
        wide, longest = None, None
        if place.bulk > 1.0:
            longest = place.ends[1] - place.ends[0] - pieces.PLATE_EDGES
            longest -= pieces.PENNANT if who.leads else 0.0
            wide = pieces.plate_width(art, who.face.name, None, longest, leads=who.leads)
        x = place.x if wide is None else place.plate_x(wide)
        below = place.x, place.note_y
        lay_name(tableau, art, who, x, place.plate_y, below, room=longest)
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
                name, at = BACK, (spot.x, spot.y, spot.angle)
                if seat in self._shown.bare:
                    name = front(self._art, self._shown.bare[seat][number])
                picture = self._art.card(name, place.card, 0.35)
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
        if seat in self._shown.bare:
            words = f"{words}. {spoken.cards(self._shown.bare[seat])}"
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
        if key in shown.fits and not dragged:
            rise = FITTING
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
        if key in shown.hinted_keys | shown.fits:
            below = min(spot.y + width * CARD_HEIGHT / 2 + 13, self._layout.bottom - 10)
            put(("dot", "own", card.card), effects.dot(art), spot.x, below)

    def _visit(self, card: HeldCard, spot: Anchor, hand: Hand, place: int, count: int) -> None:
        if self._shown.moment is not Moment.PLAY:
            return
        chosen = self._shown.chosen == own(card.card)
        name = spoken.hand_card(card.kind, place, count, fits=own(card.card) in self._shown.fits)
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
        facts, note, short = self._shown.facts, labels.out_of_cards(), labels.done()
        if view.hand_sizes[view.seat]:
            note = lead.briefly(facts, view.seat)
            short = lead.briefly(facts, view.seat, whom=False)
        acts = acts_now(self._shown, view.seat)
        who = Sitter(view.seat, self._face, acts, note=note, short_note=short)
        who = who._replace(leads=facts.leads(view.seat))
        quanto = self._layout.quanto
        label = LABEL.width(self._words(labels.your_quanto(), labels.quanto()), self._art.scale)
        room = self._layout.quanto_room + (OWN_CLEAR if self._art.scale.bulk > 1.0 else 0.0)
        free = quanto.x - max(room, label + 12) / 2
        lay_own(self._tableau, self._art, who, x, y, free)
        name = spoken.own_seat(view, self._face.name)
        box = Box(x - 70, y - 100, 140, 170)
        self._tableau.controls.append(Control(OWN_SEAT, name, box, role=Role.INFO))

    def _belongings(self) -> None:
        shown, layout, view, art = self._shown, self._layout, self._shown.view, self._art
        quanto, winnings = layout.quanto, layout.winnings
        things = Holdings(self._tableau, art, shown)
        things.lay(view.seat, quanto, layout.quanto_room, winnings)
        mine = self._words(labels.your_quanto(), labels.quanto())
        self._label("quanto label", mine, quanto.x)
        if art.scale.bulk == 1.0 or not (shown.acts and view.turned_up):
            # In large letters there are buttons then.
            mine = self._words(labels.your_winnings(), labels.winnings())
            self._label("winnings label", mine, winnings.x)
        room = layout.quanto_room
        box = Box(quanto.x - room / 2, quanto.y - quanto.half, room, quanto.half * 2 + 40)
        role = Role.BUTTON if can_be_meant(shown, view.seat) else Role.PLACE
        words = spoken.own_quanto(view.quantos[view.seat])
        self._tableau.controls.append(Control(quanto_of(view.seat), words, box, role=role))
        box = Box.around(winnings.x, winnings.y + 16, 120, winnings.half * 2 + 52)
        name = labels.your_winnings()
        self._tableau.controls.append(Control(winnings_of(view.seat), name, box, role=Role.PLACE))

    def _words(self, whole: str, short: str) -> str:
        """What is below a thing: more shortly in large letters."""
        return whole if self._art.scale.bulk == 1.0 else short

    def _label(self, key: Key, words: str, x: float) -> None:
        """Below its thing."""
        picture = pieces.label(self._art, words, LABEL, self._art.theme.on_table)
        if self._art.scale.bulk > 1.0:
            # Large letters stay on the cloth.
            x = min(x, self._layout.right - LABEL.width(words, self._art.scale) / 2)
        self._tableau.put(key, picture, x, self._layout.label_y)
