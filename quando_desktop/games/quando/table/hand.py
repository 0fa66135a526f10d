"""The looker's own place on a Quando table: hand, portrait and name."""

from __future__ import annotations

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import OwnCard
from quando_desktop.games.quando.table.layout import BESIDE_LINES, CardSpot, Hand, Layout
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.table.seats import GOLDEN, back, front
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Art, Mark
from quando_desktop.table.paint.canvas import shrinking
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.parts.card_rise import (
    CHOSEN_LIFT,
    HOVER_GROW,
    CardRise,
    rise_of,
)
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.scenery import OWN_SEAT, Drag, own
from quando_desktop.table.parts.seats import Sitter, lay_own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import lead

ZERO_UP = 0.12
PAPER_UP = 0.46
"""The rise of the paper side over the solid one, in the height of a card, where both are shown."""
TOTAL_UP = 116.0
"""From the middle of the own place to the words over the portrait."""
ALONG, ALONG_DOWN, ALONG_TURN = 0.36, 5.0, 4.0
"""The distance of those that go with a dragged card from it: in its width, in units, in degrees."""


def total_in_hand(seat: int) -> Key:
    """The piece of what the looker's cards add up to."""
    return "hand total", seat


class OwnPlace:
    """Puts the looker's own things on a tableau."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: QuandoScenery, layout: Layout, face: Face
    ) -> None:
        self._tableau, self._art, self._shown = tableau, art, shown
        self._layout, self._face = layout, face
        drag = shown.drag
        self._under_way = frozenset() if drag is None else frozenset((drag.card, *drag.along))

    def lay(self, gap: int | None) -> None:
        """The hand, with a gap at this place where one is wanted, and its owner."""
        self._person()
        hand = self._layout.hand
        spots = [*hand.spots]
        if gap is not None:
            at = spots.pop(gap)
            self._tableau.put("gap", effects.gap(self._art, hand.card), at.x, at.y, at.angle)
        cards = self._shown.hand
        if self._shown.bare:
            self._papers(cards, spots, hand)
        for place, (card, spot) in enumerate(zip(cards, spots, strict=True), 1):
            if card.card not in self._under_way:
                self._card(card, spot, hand)
            self._visit(card, spot, hand, place, len(cards))
        if self._shown.drag is not None:
            self._dragged(self._shown.drag, hand)

    def _papers(self, cards: list[OwnCard], spots: list[CardSpot], hand: Hand) -> None:
        """Lays what the others saw of the own cards above them."""
        up = hand.card * CARD_HEIGHT * PAPER_UP
        for card, spot in zip(cards, spots, strict=True):
            assert card.back is not None
            picture = self._art.card(back(self._art, card.back, "fan"), hand.card, 0.3)
            key = "paper", card.card
            self._tableau.put(key, picture, spot.x, spot.y - up, spot.angle, width=hand.card)

    def _dragged(self, drag: Drag, hand: Hand) -> None:
        """The card under the pointer lies on top of those that go with it."""
        cards = [card for card in self._shown.hand if card.card in self._under_way]
        at = next(place for place, card in enumerate(cards) if card.card == drag.card)
        for place, card in sorted(enumerate(cards), key=lambda each: each[0] == at):
            away = place - at
            x, y = drag.x + away * ALONG * hand.card, drag.y + abs(away) * ALONG_DOWN
            self._card(card, CardSpot(x, y, away * ALONG_TURN), hand)

    def _card(self, card: OwnCard, spot: CardSpot, hand: Hand) -> None:
        shown, art, width = self._shown, self._art, hand.card
        key = own(card.card)
        if shown.moment is Moment.DEAL:
            piles = self._layout.piles
            picture = art.card("cards/unknown", piles.card, 0.3)
            self._tableau.put(key, picture, piles.draw_x, piles.y, side="unknown", width=piles.card)
            return
        rise = self._rise(card, hand)
        y, grow = spot.y - rise.up * width, rise.grow
        if card.card == shown.fresh and not shown.is_open:
            glow = effects.glow(art, width)
            self._tableau.put(("glow", card.card), glow, spot.x, y, spot.angle, grow=grow)
        lod = "full" if spot.covered or hand.is_open else "fan"
        picture = art.card(front(art, card.front, lod), width, rise.lift, self._mark(card))
        self._tableau.put(
            key, picture, spot.x, y, spot.angle, side=card.front, width=width, grow=grow
        )
        if self._has_dot(card):
            at = hand.dot(spot, self._layout.bottom)
            self._tableau.put(("dot", card.card), effects.dot(art), *at)

    def _has_dot(self, card: OwnCard) -> bool:
        """What a hint is about, or could be played along with what is chosen."""
        shown = self._shown
        if shown.hinted_cards:
            return card.card in shown.hinted_cards
        return bool(shown.chosen) and card.card in shown.open_cards - shown.chosen

    def _rise(self, card: OwnCard, hand: Hand) -> CardRise:
        """A zero that can be turned stands out, the others do not."""
        shown, key = self._shown, own(card.card)
        dragged = card.card in self._under_way
        if shown.chooses_zero and not dragged:
            if card.front:
                return CardRise()
            near = key in (shown.pointed, shown.focused)
            up = min(ZERO_UP, hand.chosen_up)
            return CardRise(up, HOVER_GROW if near else 1.0, CHOSEN_LIFT)
        chosen = card.card in shown.chosen
        rise = rise_of(shown, key, chosen=chosen, usable=shown.chooses_cards, dragged=dragged)
        return rise._replace(up=min(rise.up, hand.chosen_up))

    def _mark(self, card: OwnCard) -> Mark:
        shown = self._shown
        view = shown.view
        if shown.is_open:
            told = shown.moment is Moment.VERDICT
            by_zeros = told and view.knocker is None and view.active == view.seat
            return GOLDEN if by_zeros and not card.front else Mark()
        chip = ""
        if shown.memory_help and card.back is not None:
            chip = back(self._art, card.back, "mini")
        focus = shown.focused == own(card.card)
        if shown.chooses_zero:
            return Mark(ring=not card.front, veil=bool(card.front), outline=focus, chip=chip)
        chosen = card.card in shown.chosen
        shut = bool(shown.chosen) and not chosen and card.card not in shown.open_cards
        return Mark(ring=chosen, veil=shut, outline=focus, chip=chip)

    def _visit(self, card: OwnCard, spot: CardSpot, hand: Hand, place: int, count: int) -> None:
        shown = self._shown
        if shown.moment is not Moment.PLAY:
            return
        chosen = card.card in shown.chosen
        known = card.back if shown.memory_help or shown.bare else None
        name = text_spoken.hand_card(card.front, place, count, back=known)
        up = hand.chosen_up * hand.card if chosen else 0.0
        box = Box.around(spot.x, spot.y - up, hand.card, hand.card * CARD_HEIGHT)
        control = Control(
            own(card.card),
            name,
            box,
            spot.angle,
            role=Role.CARD,
            is_on=chosen,
            movable=True,
        )
        self._tableau.controls.append(control)

    def _total(self, x: float, y: float) -> float:
        """Over the portrait; not while a card shows its face for the first time, as it would tell
        that before. Gives its right end."""
        shown, art = self._shown, self._art
        if not shown.tells_total or shown.moment not in (Moment.PLAY, Moment.LAID):
            return x
        words = text.total(sum(card.front for card in shown.hand))
        edge = 6 if art.scale.bulk == 1.0 else 2
        right = self._layout.hand.left
        if art.scale.bulk > 1.0:
            right = min(right, BESIDE_LINES)
        for kind in shrinking(pieces.NOTE, art.scale):
            width = pieces.note_width(art, words, kind)
            if width + edge <= right - 6:
                break
        x = max(min(x, right - 6 - width / 2), width / 2 + edge)
        picture = pieces.note(art, words, Tone.PLATE, kind)
        self._tableau.put(total_in_hand(shown.view.seat), picture, x, y - TOTAL_UP)
        return x + width / 2

    def _person(self) -> None:
        art, view, (x, y) = self._art, self._shown.view, self._layout.own
        score, knocked = self._shown.scores[view.seat], view.knocker == view.seat
        standing, notes = self._shown.standing, self._shown.notes
        note, short = notes.get(view.seat), ""
        if note is None:
            note = lead.briefly(standing, view.seat)
            short = lead.briefly(standing, view.seat, whom=False)
        who = Sitter(
            view.seat,
            self._face,
            acts=view.actor == view.seat and view.phase is not Phase.OVER,
            score=score,
            note="" if knocked else note,
            short_note=short,
            leads=standing.leads(view.seat),
        )
        grows = self._shown.moment is not Moment.VERDICT
        left = self._layout.hand.left - 6
        higher = lay_own(self._tableau, art, who, x, y, left, may_grow=grows)
        if knocked:
            badge = pieces.fist_badge(art, 20)
            self._tableau.put(("fist", view.seat), badge, x + 50, y - 72)
        reach = self._total(x, y - higher)
        name = text_spoken.own_seat(view, self._face.name, score)
        up = TOTAL_UP + 20 + higher if self._shown.tells_total else 100
        right = max(x + 70, reach) if art.scale.bulk > 1.0 else x + 70
        box = Box(x - 70, y - up, right - x + 70, 70 + up)
        self._tableau.controls.append(Control(OWN_SEAT, name, box, role=Role.MORE))
