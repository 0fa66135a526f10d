"""Reactions of computer players at a Quando table: the big moments, how often a player has a word
for one, and where that stands: beside the head, and on nothing that is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.events import Knocked, OnlyZeros, RoundEnded, Tripled
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.layout import (
    BANNER_HEIGHT,
    PILES_REACH,
    PLATE_HEIGHT,
    PLATE_REACH,
    Layout,
    Seat,
)
from quando_desktop.games.quando.table.piles import LIGHT_REACH
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.reactions import Reactions
from quando_desktop.table.parts.remark_bubble import NEAR, Head
from quando_desktop.table.parts.remark_bubble import lay_word as lay_at_head
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

OFTEN = {
    Occasion.TRIPLET: 0.5,
    Occasion.KNOCK: 0.7,
    Occasion.ZEROS: 1.0,
    Occasion.MATCH: 1.0,
}
"""The share of the moments to which something is said."""


class QuandoReactions(Reactions[QuandoView, Occasion]):
    """The reactions at a table of Quando."""

    LAST = Occasion.MATCH

    def _occasion(self, events: Iterable[Event], facts: MatchFacts) -> tuple[int, Occasion] | None:
        """A match that is won is more than the round that won it."""
        found: tuple[int, Occasion] | None = None
        for event in events:
            match event:
                case Tripled(seat):
                    found = seat, Occasion.TRIPLET
                case Knocked(seat):
                    found = seat, Occasion.KNOCK
                case OnlyZeros(seat):
                    found = seat, Occasion.ZEROS
                case RoundEnded() if facts.winners:
                    found = facts.winners[0], Occasion.MATCH
        return found

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: QuandoView) -> tuple[object, ...]:
        return view.play_counts, view.arrivals, len(view.draw), len(view.discard)


LINE_REACH = 480.0
"""The reach of what stands between the piles and the hand, from the middle."""
BADGE = 0.34
"""The reach of a knocker's fist beside the head, in cards."""


def lay_word(
    tableau: Tableau,
    frame: Frame,
    layout: Layout,
    shown: QuandoScenery,
    place: int,
    read: Sequence[Box],
) -> None:
    """The word of the opponent at this place, from the left. Some boxes are read besides."""
    if shown.word is None or shown.chooses_side:
        return
    hints = [each.box for each in tableau.controls if each.key == BUBBLE]
    seat = layout.seats[place]
    has_fist = shown.word.seat == shown.view.knocker
    head = Head(
        seat.x,
        seat.portrait_y,
        seat.portrait,
        floor=_top(seat),
        badge=seat.card * BADGE if has_fist else 0.0,
    )
    taken = [*_taken(frame, layout, shown), *read, *hints]
    lay_at_head(tableau, frame, shown.word, head, taken)


def _top(seat: Seat) -> float:
    """Tilted cards rise a little above the straight ones."""
    return seat.top - seat.card * 0.14


def _taken(frame: Frame, layout: Layout, shown: QuandoScenery) -> Iterator[Box]:
    stage, piles = frame.stage, layout.piles
    middle = stage.width / 2
    for seat in layout.seats:
        yield from _of(seat)
    knocker = shown.view.knocker
    if knocker is not None and knocker != shown.view.seat:
        badge = layout.seats[(knocker - shown.view.seat) % shown.view.seats - 1]
        x, y = badge.x + badge.portrait * 0.44, badge.portrait_y - badge.portrait * 0.02
        yield Box.around(x, y, badge.card * 0.54 + 14, badge.card * 0.54 + 14)
    reach = LIGHT_REACH if shown.moment is Moment.SHOWCASE or shown.in_penalty else PILES_REACH
    top = piles.y - piles.card * CARD_HEIGHT / 2 - 20
    if reach is LIGHT_REACH:
        top = min(layout.ceiling(middle, reach, ()), top)
    yield Box(middle - reach - NEAR, top, 2 * (reach + NEAR), piles.label_y + 16 - top)
    line = layout.banner_y - BANNER_HEIGHT / 2
    yield Box(middle - LINE_REACH, line, 2 * LINE_REACH, 2 * BANNER_HEIGHT)
    hand = min((spot.y for spot in layout.hand.spots), default=stage.height)
    floor = hand - layout.hand.card * 0.9
    yield Box(-stage.margin, floor, stage.width + 2 * stage.margin, stage.height)


def _of(seat: Seat) -> Iterator[Box]:
    """The head, the cards, the name and the note of an opponent."""
    size, half = seat.portrait, seat.fan.half + seat.card * 0.3
    top = _top(seat)
    yield Box.around(seat.x, seat.portrait_y, size * 0.86, size)
    yield Box(seat.x - half, top, 2 * half, seat.paws_y + seat.card * 0.3 - top)
    plate = seat.plate_y - PLATE_HEIGHT / 2
    yield Box(seat.x - PLATE_REACH, plate, 2 * PLATE_REACH, seat.bottom - plate)
