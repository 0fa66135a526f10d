"""Reactions at a Quando table: what moments mean to whom, how often a player has a word for one,
and where that stands: beside the head, and on nothing that is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.events import (
    Drew,
    Flipped,
    Knocked,
    OnlyZeros,
    PileTurned,
    Played,
    RoundEnded,
    Tripled,
)
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.layout import (
    BANNER_HEIGHT,
    PILES_REACH,
    Layout,
    Seat,
)
from quando_desktop.games.quando.table.piles import LIGHT_REACH
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK
from quando_desktop.table.parts.company import MIDDLE, moods
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.reactions import (
    Felt,
    Reactions,
    is_person,
    others,
    overtaken,
    people_won,
)
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
    Occasion.KNOCKED: 0.8,
    Occasion.KNOCK_WON: 0.7,
    Occasion.KNOCK_LOST: 0.8,
    Occasion.BEATEN: 0.7,
    Occasion.ESCAPED: 0.8,
    Occasion.PENALTY: 0.5,
    Occasion.ENVY: 0.25,
    Occasion.PITY: 0.25,
    Occasion.OVERTAKEN: 0.9,
    Occasion.WAITING: 0.6,
    Occasion.LOST: 1.0,
}
"""The share of the moments to which something is said."""
SMALL, LARGE = 1, 9
"""Numbers up to the first one are good to have, those from the second one on are bad."""


class QuandoReactions(Reactions[QuandoView, Occasion]):
    """The reactions at a table of Quando."""

    WAITS = Occasion.WAITING
    LAST = frozenset(
        {
            Occasion.MATCH,
            Occasion.LOST,
            Occasion.KNOCK_WON,
            Occasion.KNOCK_LOST,
            Occasion.BEATEN,
            Occasion.ESCAPED,
            Occasion.OVERTAKEN,
        }
    )

    def actor(self, view: QuandoView) -> int | None:
        return None if view.is_over else view.actor

    def subject(self, events: Iterable[Event]) -> int | None:
        """Everybody looks where a card goes."""
        moved = any(isinstance(each, Played | Drew | PileTurned) for each in events)
        return MIDDLE if moved else None

    def _felt(self, events: Sequence[Event], view: QuandoView, facts: MatchFacts) -> list[Felt]:
        found: list[Felt] = []
        for event in events:
            match event:
                case Tripled(seat):
                    found += _by(seat, Occasion.TRIPLET, None, facts)
                case Flipped(seat) if seat != view.active:
                    found.append(Felt(seat, SHOCK, Occasion.PENALTY, view.active))
                    found.append(Felt(view.active, DELIGHT, at=seat))
                case Drew(seat, penalty=True):
                    found.append(Felt(seat, DOUBT, at=view.active))
                case Drew(seat, Draw.SHOWN, (int(front), _)):
                    found += _of_open_draw(seat, front, facts)
                case Knocked(seat):
                    found += _by(seat, Occasion.KNOCK, Occasion.KNOCKED, facts)
                case OnlyZeros(seat):
                    found += _by(seat, Occasion.ZEROS, Occasion.BEATEN, facts)
                case RoundEnded():
                    zeros = [each.seat for each in events if isinstance(each, OnlyZeros)]
                    found = [*_at_the_end(event, zeros, view, facts)]
        return found

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: QuandoView) -> tuple[object, ...]:
        return view.play_counts, view.arrivals, len(view.draw), len(view.discard)


def _by(seat: int, own: Occasion, of_person: Occasion | None, facts: MatchFacts) -> Iterator[Felt]:
    """Somebody startles all others; to the deed of a person they may say something."""
    answer = of_person if is_person(seat, facts) else None
    yield Felt(seat, DELIGHT, own)
    for other in others(seat, facts):
        yield Felt(other, SHOCK, answer, seat)


def _of_open_draw(seat: int, front: int, facts: MatchFacts) -> Iterator[Felt]:
    """Everybody has seen the number that somebody takes."""
    if SMALL < front < LARGE:
        return
    is_good = front <= SMALL
    yield Felt(seat, DELIGHT if is_good else DOUBT)
    if is_person(seat, facts):
        for other in others(seat, facts):
            occasion = Occasion.ENVY if is_good else Occasion.PITY
            yield Felt(other, DOUBT if is_good else DELIGHT, occasion, seat)


def _at_the_end(
    event: RoundEnded, zeros: Sequence[int], view: QuandoView, facts: MatchFacts
) -> Iterator[Felt]:
    """A match that is won is more than the round that won it, and this more than a lost lead."""
    if facts.winners:
        yield from _of_match(facts)
    elif zeros:
        yield from _by(zeros[0], Occasion.ZEROS, Occasion.BEATEN, facts)
    elif view.knocker is not None:
        yield from _of_knock(view.knocker, facts, is_good=not event.points[view.knocker])
    before = [-score for score in view.scores]
    after = [score - points for score, points in zip(before, event.points, strict=True)]
    if (lead := overtaken(before, after, facts)) is not None:
        yield Felt(lead[0], DOUBT, Occasion.OVERTAKEN, lead[1])
    for seat, expression in moods(facts, fewest_win=True).items():
        yield Felt(seat, expression)


def _of_match(facts: MatchFacts) -> Iterator[Felt]:
    for seat in facts.winners:
        yield Felt(seat, DELIGHT, Occasion.MATCH)
    if people_won(facts):
        for seat in others(facts.winners[0], facts):
            yield Felt(seat, DOUBT, Occasion.LOST, facts.winners[0])


def _of_knock(knocker: int, facts: MatchFacts, *, is_good: bool) -> Iterator[Felt]:
    own = Occasion.KNOCK_WON if is_good else Occasion.KNOCK_LOST
    yield Felt(knocker, DELIGHT if is_good else SHOCK, own)
    if is_person(knocker, facts):
        for other in others(knocker, facts):
            theirs = Occasion.BEATEN if is_good else Occasion.ESCAPED
            yield Felt(other, DOUBT if is_good else DELIGHT, theirs, knocker)


def watched(shown: QuandoScenery) -> int | None:
    """Whom or what everybody looks at: nobody stares at a looker who thinks."""
    if shown.moment in (Moment.REVEAL, Moment.SHEET):
        return None
    if shown.moment in (Moment.DEAL, Moment.SHOWCASE, Moment.TURNED):
        return MIDDLE
    return MIDDLE if shown.view.actor == shown.view.seat else shown.view.actor


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
    plate = seat.plate_y - seat.plate / 2
    yield Box(seat.x - seat.reach, plate, 2 * seat.reach, seat.bottom - plate)
