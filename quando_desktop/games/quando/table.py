"""A Quando table as one player sees it: the still picture of one observation.

Everything here is drawn from a `QuandoView` and what is public about the match. A round is
never asked, so no hidden face can reach the picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from quando_desktop.engine.seats import clockwise_from
from quando_desktop.games.quando import text
from quando_desktop.games.quando.actions import Call, Phase
from quando_desktop.games.quando.layout import Layout, Seat, lay_out
from quando_desktop.games.quando.report import Ending, Report, report
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.table import centre, pieces
from quando_desktop.table.art import Art, Sprite
from quando_desktop.table.canvas import Align, Type, colour
from quando_desktop.table.facts import MatchFacts, faces
from quando_desktop.table.layout import Stage
from quando_desktop.table.pieces import Tone
from quando_desktop.table.room import backdrop
from quando_desktop.table.sheet import Mark, Row, Sheet, SheetPainter

OWN_NAME = 84.0
"""The longest own name, in units: a large hand comes close to it."""
MANY = 9
"""From so many cards a pill says how many there are."""
DISCARDS_SHOWN = 3
DISCARD_TURNS = (-6, 4, -2, 6, -4)
"""Degrees, over and over, so that a card keeps its turn while others come."""


def draw(
    scene: QGraphicsScene, art: Art, stage: Stage, view: QuandoView, facts: MatchFacts
) -> None:
    """Fills the scene with this observation, in place of what it showed."""
    scene.clear()
    unit = stage.unit
    whole = QRectF(0, 0, (stage.width + 2 * stage.margin) * unit, stage.height * unit)
    scene.setSceneRect(whole)
    for sprite in QuandoPicture(art, stage, view, facts).sprites():
        sprite.moveBy(stage.margin * unit, 0)
        scene.addItem(sprite)


class QuandoPicture:
    """The pieces of one observation, from the back to the front."""

    def __init__(self, art: Art, stage: Stage, view: QuandoView, facts: MatchFacts) -> None:
        self._art, self._stage, self._view, self._facts = art, stage, view, facts
        self._faces = faces(facts.players, art.palette)
        self._opponents = list(clockwise_from(view.seat, view.seats))[1:]
        self._hand = sorted(view.hand, key=lambda own: own.front)
        self._layout: Layout = lay_out(
            stage.width,
            stage.height,
            [[seen.back for seen in view.others[seat]] for seat in self._opponents],
            [own.front for own in self._hand],
        )

    def sprites(self) -> Iterator[Sprite | QGraphicsRectItem]:
        view, layout = self._view, self._layout
        is_over = view.phase is Phase.OVER
        glows = view.knocker is not None and not is_over
        yield backdrop(self._art, self._stage, layout.rim, glows=glows).item(0, 0)
        if is_over:
            yield self._veil()
            yield from SheetPainter(self._art, self._stage, self._sheet()).sprites()
            return
        yield self._round_line()
        for seat, place in zip(self._opponents, layout.seats, strict=True):
            yield from self._opponent(seat, place)
        yield from self._draw_pile()
        yield from self._discard_pile()
        yield from self._banner()
        yield from self._knock()
        yield from self._own()

    # ---------------------------------------------------------------- the room

    def _round_line(self) -> Sprite:
        line = text.round_line(self._facts.round_number, self._view.options["target"])
        ink = self._art.theme.text_2
        return pieces.label(self._art, line, Type(18, 600), ink, Align.LEFT).item(40, 46)

    def _veil(self) -> QGraphicsRectItem:
        unit = self._stage.unit
        margin = self._stage.margin
        width, height = self._stage.width + 2 * margin, self._stage.height
        veil = QGraphicsRectItem(-margin * unit, 0, width * unit, height * unit)
        veil.setBrush(colour("#080912" if self._art.theme.is_dark else "#161626", 0.38))
        veil.setPen(Qt.PenStyle.NoPen)
        return veil

    # ----------------------------------------------------------------- players

    def _opponent(self, seat: int, place: Seat) -> Iterator[Sprite]:
        art, face = self._art, self._faces[seat]
        acts = seat == self._view.actor
        size = place.portrait
        if acts:
            yield pieces.halo(art, size).item(place.x, place.portrait_y)
        yield pieces.portrait(art, face, size).item(place.x, place.portrait_y)
        yield from self._fan(seat, place)
        paw = place.card * 0.5
        for side in (-1, 1):
            x = place.x + side * (place.fan.half + place.card * 0.02)
            yield art.svg(f"characters/{face.art}_mitt", paw, paw).item(x, place.paws_y)
        if seat == self._view.knocker:
            badge = pieces.fist_badge(art, place.card * 0.27)
            yield badge.item(place.x + size * 0.44, place.portrait_y - size * 0.02)
        score = self._facts.scores[seat]
        yield pieces.plate(art, face.name, score, acts=acts).item(place.x, place.plate_y)
        yield from self._note(seat, place)

    def _fan(self, seat: int, place: Seat) -> Iterator[Sprite]:
        theme = self._art.theme.name
        for seen, spot in zip(self._view.others[seat], place.fan.spots, strict=True):
            # Under an equal the corner is enough, and it never cuts a 10 down to a 1.
            face = "full" if spot.covered else "fan"
            name = f"cards/quando/back_{seen.back}_{face}_{theme}"
            yield self._art.card(name, place.card, 0.45).item(spot.x, spot.y, spot.angle)

    def _note(self, seat: int, place: Seat) -> Iterator[Sprite]:
        count = len(self._view.others[seat])
        if seat == self._view.knocker:
            yield pieces.note(self._art, text.KNOCKED, Tone.EMBER).item(place.x, place.note_y)
        elif count >= MANY:
            words = text.cards(count)
            yield pieces.note(self._art, words, Tone.INK).item(place.x, place.note_y)

    def _own(self) -> Iterator[Sprite]:
        art, view, (x, y) = self._art, self._view, self._layout.own
        acts = view.actor == view.seat
        face = self._faces[view.seat]
        hand = self._layout.hand
        for own, spot in zip(self._hand, hand.spots, strict=True):
            lod = "full" if spot.covered or hand.is_open else "fan"
            name = f"cards/quando/front_{own.front}_{lod}"
            yield art.card(name, hand.card).item(spot.x, spot.y, spot.angle)
        if acts:
            yield pieces.halo(art, 132 / 1.06).item(x, y - 34)
        ring = art.theme.gold if acts else art.theme.panel
        yield pieces.medal(art, face, 112, ring).item(x, y - 34)
        score = self._facts.scores[view.seat]
        yield pieces.plate(art, face.name, score, acts=acts, room=OWN_NAME).item(x, y + 34)
        if view.knocker == view.seat:
            yield pieces.fist_badge(art, 20).item(x + 50, y - 72)

    # ------------------------------------------------------------------- piles

    def _draw_pile(self) -> Iterator[Sprite]:
        art, piles, pile = self._art, self._layout.piles, self._view.draw
        x, y, width = piles.draw_x, piles.y, piles.card
        if not pile:
            yield centre.place(art, width).item(x, y)
        else:
            # The hidden side peeks out under the shown one: one card, two sides.
            tilted = art.card("cards/unknown", width, 0.3)
            yield tilted.item(x - 0.22 * width, y + 0.05 * width, -9)
            yield centre.block(art, width, len(pile) - 1).item(x, y)
            top = "cards/unknown" if pile[0].up is None else f"cards/quando/front_{pile[0].up}_full"
            yield art.card(top, width, 0.4).item(x, y)
        yield self._pile_label(x, text.pile(text.DRAW, len(pile)))

    def _discard_pile(self) -> Iterator[Sprite]:
        art, piles, pile = self._art, self._layout.piles, self._view.discard
        x, y, width = piles.discard_x, piles.y, piles.card
        if not pile:
            yield centre.place(art, width).item(x, y)
        shown = pile[:DISCARDS_SHOWN]
        for behind in range(len(shown) - 1, -1, -1):
            turn = DISCARD_TURNS[(len(pile) - 1 - behind) % len(DISCARD_TURNS)]
            card = art.card(f"cards/quando/front_{shown[behind].up}_full", width, 0.5)
            yield card.item(x - behind * 0.2 * width, y - behind * 3, turn)
        yield self._pile_label(x, text.pile(text.DISCARD, len(pile)))

    def _pile_label(self, x: float, words: str) -> Sprite:
        label = pieces.label(self._art, words, Type(17, 600), self._art.theme.on_table)
        return label.item(x, self._layout.piles.label_y)

    # ----------------------------------------------------------- what is going on

    def _banner(self) -> Iterator[Sprite]:
        view, art = self._view, self._art
        x, y = self._stage.width / 2, self._layout.banner_y
        if view.tripled and view.phase is not Phase.DRAW:
            # Its three equal cards still lie on top, unless the pile was turned over.
            if view.discard and view.discard[0].up is not None:
                yield from centre.banner(art, x, y, text.triplet(view.discard[0].up), Tone.MAIN)
        elif view.knocker is not None:
            coming = self._still_to_come(view.knocker)
            words = text.last_round(len(coming), is_own=coming == [view.seat])
            looks = [self._faces[seat] for seat in coming]
            yield from centre.countdown(art, x, y, words, looks)

    def _still_to_come(self, knocker: int) -> list[int]:
        """The seats with a turn left in the last round, the present one first."""
        seats = clockwise_from(self._view.active, self._view.seats)
        return list(takewhile(lambda seat: seat != knocker, seats))

    def _knock(self) -> Iterator[Sprite]:
        """Whether one may knock, and who has to play before that."""
        view, art, (x, y) = self._view, self._art, self._layout.knock
        if view.knocker is not None:
            return
        kind, ink = Type(16, 600), art.theme.on_table
        if view.call is Call.KNOCK:
            yield centre.knob(art, 54, is_open=True).item(x, y)
            yield pieces.label(art, text.KNOCK_OPEN, kind, ink).item(x, y + 76)
            return
        needed = view.options["plays_before_knock"]
        y -= 12
        yield centre.knob(art, 48, is_open=False).item(x, y)
        counts = [view.play_counts[seat] for seat in clockwise_from(view.seat, view.seats)]
        yield centre.pips(art, 58, counts, needed).item(x, y)
        for line, words in enumerate(text.knock_closed(needed)):
            yield pieces.label(art, words, kind, ink).item(x, y + 84 + line * 22)

    # ------------------------------------------------------------- score sheet

    def _sheet(self) -> Sheet:
        view, facts = self._view, self._facts
        found = report(view)
        target = view.options["target"]
        winners = [self._faces[seat].name for seat in facts.winners]
        return Sheet(
            title=text.match_title(winners) if winners else text.round_title(facts.round_number),
            sentence=self._how_it_ended(found),
            headings=(text.FRONTS, text.TOTAL, text.POINTS, text.race(target)),
            rows=tuple(self._row(seat, found) for seat in range(view.seats)),
            limit=target,
            legend=text.LEGEND,
        )

    def _row(self, seat: int, found: Report) -> Row:
        note, mark = self._mark(seat, found)
        extra = found.points[seat] - found.totals[seat]
        return Row(
            face=self._faces[seat],
            note=note,
            mark=mark,
            cards=tuple(f"cards/quando/front_{front}" for front in found.fronts[seat]),
            total=found.totals[seat],
            points=found.points[seat],
            sum_text=text.penalty(found.totals[seat], extra) if extra > 0 else "",
            history=tuple(given[seat] for given in self._facts.points),
        )

    def _mark(self, seat: int, found: Report) -> tuple[str, Mark]:
        if seat in self._facts.winners:
            return text.WINNER, Mark.GOOD
        if not found.points[seat]:
            return text.LOWEST, Mark.NONE if self._facts.winners else Mark.GOOD
        return (text.KNOCKER, Mark.BAD) if seat == self._view.knocker else ("", Mark.NONE)

    def _how_it_ended(self, found: Report) -> str:
        name, total = self._faces[found.who].name, found.totals[found.who]
        others = [self._faces[seat].name for seat in found.others]
        match found.ending:
            case Ending.ZEROS:
                return text.only_zeros(name)
            case Ending.KNOCK_WON:
                return text.knock_won(name, total)
            case Ending.KNOCK_SHARED:
                return text.knock_shared(name, total, others)
        return text.knock_beaten(name, total, others, min(found.totals))
