"""The looker's own place on a Quanto table: hand, portrait and name, quanto and winnings."""

from __future__ import annotations

from quando_desktop.games.quanto.rules.view import HeldCard
from quando_desktop.games.quanto.table.belongings import Belongings
from quando_desktop.games.quanto.table.faces import BACK, HIDDEN_SIDE, front
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import CHOSEN_UP, Hand, Spot
from quando_desktop.games.quanto.table.seats import acts_now, can_be_meant
from quando_desktop.games.quanto.table.shown import Moment, Shown, quanto_of, winnings_of
from quando_desktop.games.quanto.text import spoken as text_spoken
from quando_desktop.games.quanto.text import table as text
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Art, Mark
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.lift import standing
from quando_desktop.table.parts.seats import Sitter, lay_own
from quando_desktop.table.parts.shown import OWN_SEAT, own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau

LABEL = Type(16, 600)


class OwnPlace:
    """Puts the looker's own things on a tableau."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: Shown, layout: Layout, face: Face
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
                    self._card(card, Spot(dragged.x, dragged.y), hand)

    # ---------------------------------------------------------------- the hand

    def _card(self, card: HeldCard, spot: Spot, hand: Hand) -> None:
        shown, art, width, put = self._shown, self._art, hand.card, self._tableau.put
        key = own(card.card)
        if shown.moment is Moment.DEAL:
            pile = self._layout.display.draw
            picture = art.card(BACK, pile.card, 0.3)
            put(key, picture, pile.x, pile.y, side=HIDDEN_SIDE, width=pile.card)
            return
        usable = shown.acts and not shown.view.turned_up
        dragged = shown.drag is not None and shown.drag.card == card.card
        rise = standing(shown, key, chosen=shown.chosen == key, usable=usable, dragged=dragged)
        y = spot.y - rise.up * width
        if card.card in shown.fresh:
            glow = effects.glow(art, width)
            put(("glow", card.card), glow, spot.x, y, spot.angle, grow=rise.grow)
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

    def _visit(self, card: HeldCard, spot: Spot, hand: Hand, place: int, count: int) -> None:
        if self._shown.moment is not Moment.PLAY:
            return
        chosen = self._shown.chosen == own(card.card)
        name = text_spoken.hand_card(card.kind, place, count, chosen=chosen)
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
        note = "" if view.hand_sizes[view.seat] else text.out_of_cards()
        who = Sitter(view.seat, self._face, acts_now(self._shown, view.seat), note=note)
        quanto, label = self._layout.quanto, LABEL.width(text.your_quanto(), self._art.scale)
        free = quanto.x - max(self._layout.quanto_room, label + 12) / 2
        lay_own(self._tableau, self._art, who, x, y, free)
        name = text_spoken.own_seat(view, self._face.name)
        box = Box(x - 70, y - 100, 140, 170)
        self._tableau.controls.append(Control(OWN_SEAT, name, box, role=Role.INFO))

    def _belongings(self) -> None:
        shown, layout, view = self._shown, self._layout, self._shown.view
        quanto, winnings = layout.quanto, layout.winnings
        things = Belongings(self._tableau, self._art, shown)
        things.lay(view.seat, quanto, layout.quanto_room, winnings)
        self._label("quanto label", text.your_quanto(), quanto.x)
        self._label("winnings label", text.your_winnings(), winnings.x)
        room = layout.quanto_room
        box = Box(quanto.x - room / 2, quanto.y - quanto.half, room, quanto.half * 2 + 40)
        role = Role.BUTTON if can_be_meant(shown, view.seat) else Role.INFO
        words = text_spoken.own_quanto(view.quantos[view.seat])
        self._tableau.controls.append(Control(quanto_of(view.seat), words, box, role=role))
        box = Box.around(winnings.x, winnings.y - 8, winnings.card * 1.1, winnings.half * 2 + 16)
        words = text_spoken.own_winnings(view.winnings[view.seat])
        key = winnings_of(view.seat)
        self._tableau.controls.append(Control(key, words, box, role=Role.INFO))

    def _label(self, key: Key, words: str, x: float) -> None:
        """Below its thing."""
        picture = pieces.label(self._art, words, LABEL, self._art.theme.on_table)
        self._tableau.put(key, picture, x, self._layout.label_y)
