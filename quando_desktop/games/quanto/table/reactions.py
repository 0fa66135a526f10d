"""Reactions at a Quanto table: what moments mean to whom, how often a player has a word for one,
and where that stands: beside the head, and on nothing that is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.events import (
    Captured,
    Collected,
    Discarded,
    Extended,
    Formed,
    RoundEnded,
    Stolen,
    Taken,
)
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.layout import BRACKETS, BUTTONS, WORDS, Layout
from quando_desktop.games.quanto.table.places import (
    QUANTO_ROOM,
    TILE_REACH,
    Seat,
    SizedSpot,
)
from quando_desktop.games.quanto.table.scenery import TEAM, Moment, QuantoScenery
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK
from quando_desktop.table.parts.company import MIDDLE, moods
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.reactions import Felt, Reactions, is_person, overtaken, people_won
from quando_desktop.table.parts.remark_bubble import NEAR, Head, lay_word
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Tableau

HAUL = 7
"""Cards in one go that are a big moment."""
OFTEN = {
    Occasion.HAUL: 0.4,
    Occasion.STEAL: 0.8,
    Occasion.COLLECT: 0.2,
    Occasion.MATCH: 1.0,
    Occasion.ROBBED: 0.9,
    Occasion.ENVY: 0.5,
    Occasion.GIVES: 0.3,
    Occasion.OVERTAKEN: 0.5,
    Occasion.WAITING: 0.6,
    Occasion.LOST: 1.0,
}
"""The share of the moments to which something is said."""
MOST = 6
"""Words in a match, which is one long round; one more is kept for its end."""


class QuantoReactions(Reactions[QuantoView, Occasion]):
    """The reactions at a table of Quanto."""

    WAITS = Occasion.WAITING
    LAST = frozenset({Occasion.MATCH, Occasion.LOST})

    def actor(self, view: QuantoView) -> int | None:
        return None if view.is_over else view.active

    def subject(self, events: Iterable[Event]) -> int | None:
        """Everybody looks at the display, or at the quanto that grows or goes."""
        for event in events:
            match event:
                case Stolen(_, victim):
                    return victim
                case Extended(owner=owner):
                    return owner
                case Captured() | Formed() | Taken() | Discarded():
                    return MIDDLE
        return None

    def _felt(self, events: Sequence[Event], view: QuantoView, facts: MatchFacts) -> list[Felt]:
        found: list[Felt] = []
        for event in events:
            match event:
                case Stolen(seat, victim):
                    found += _of_theft(seat, victim, view)
                case Captured(seat) | Taken(seat) if _cards_won(event) >= HAUL:
                    found.append(Felt(seat, DELIGHT, Occasion.HAUL))
                    answer = Occasion.ENVY if is_person(seat, facts) else None
                    found += [Felt(each, SHOCK, answer, seat) for each in _rivals(seat, view)]
                case Collected(seat, givers) if givers:
                    found.append(Felt(seat, DELIGHT, Occasion.COLLECT))
                    answer = Occasion.GIVES if is_person(seat, facts) else None
                    found += [Felt(each, DOUBT, answer, seat) for each in givers]
                case RoundEnded():
                    return [*_at_the_end(facts)]
        return [*found, *_of_lead(view, facts)] if _wins_cards(events) else found

    def _most(self, occasion: Occasion) -> int:
        return MOST + (occasion in self.LAST)

    def _often(self, occasion: Occasion) -> float:
        return OFTEN[occasion]

    def _remarks(self, character: str, occasion: Occasion) -> tuple[str, ...]:
        return remarks(character, occasion)

    def _public(self, view: QuantoView) -> tuple[object, ...]:
        display = tuple(card.kind for card in view.display)
        return view.winnings, view.draw, view.hand_sizes, display


def _cards_won(event: Captured | Taken) -> int:
    """Number of cards that a player won at once, the played one included."""
    quanto = len(event.quanto) if isinstance(event, Taken) else 0
    return 1 + quanto + sum(map(len, event.groups)) + (event.bonus is not None)


def _wins_cards(events: Sequence[Event]) -> bool:
    return any(isinstance(each, Captured | Taken | Stolen | Collected) for each in events)


def _rivals(seat: int, view: QuantoView) -> list[int]:
    """All who do not play for the same side."""
    own = (seat, view.partner(seat))
    return [each for each in range(view.seats) if each not in own]


def _of_theft(seat: int, victim: int, view: QuantoView) -> Iterator[Felt]:
    """The victim protests; everybody else takes a side."""
    yield Felt(victim, SHOCK, Occasion.ROBBED, seat)
    yield Felt(seat, DELIGHT, Occasion.STEAL, victim)
    for each in range(view.seats):
        yield Felt(each, DELIGHT if each == view.partner(seat) else DOUBT, at=victim)


def _of_lead(view: QuantoView, facts: MatchFacts) -> Iterator[Felt]:
    """A computer player had won the most cards until this turn, and now a person has."""
    if view.teams or len(view.race) < 2:
        return
    lead = overtaken(view.race[-2], view.race[-1], facts)
    if lead is not None:
        yield Felt(lead[0], DOUBT, Occasion.OVERTAKEN, lead[1])


def _at_the_end(facts: MatchFacts) -> Iterator[Felt]:
    """A match that is won is more than the cards that won it; of partners the computer player
    speaks."""
    if len(facts.winners) == len(facts.players):
        return
    for seat in facts.winners:
        yield Felt(seat, DELIGHT, Occasion.MATCH)
    if people_won(facts):
        for seat in range(len(facts.players)):
            yield Felt(seat, DOUBT, Occasion.LOST, facts.winners[0])
    for seat, expression in moods(facts, fewest_win=False).items():
        yield Felt(seat, expression)


def watched(shown: QuantoScenery) -> int | None:
    """Whom or what everybody looks at: nobody stares at a looker who thinks."""
    if shown.told is not None:
        return shown.told.seat
    if shown.moment is Moment.DEAL or shown.view.active == shown.view.seat:
        return MIDDLE
    return None if shown.view.is_over else shown.view.active


TILE_DOWN, CORNER = 0.56, 0.12
"""The reach of a tile below the cards of its quanto, and of the number of these above, in cards."""
STACK_UP = 24.0
"""The growth of a stack of winnings, upwards."""
NOTE_UP = 1.5
"""The height of a name with the note below it, from the middle of the name, in plates."""


def lay_remark(
    tableau: Tableau,
    frame: Frame,
    layout: Layout,
    shown: QuantoScenery,
    place: int,
    read: Sequence[Box],
) -> None:
    """The word of the opponent at this place, from the left. Some boxes are read besides."""
    if shown.word is None:
        return
    seat = layout.seats[place]
    head = Head(seat.x, seat.portrait_y, seat.portrait, floor=_top(seat))
    words = [each.box for each in tableau.controls if _is_read(each.key)]
    taken = [*_taken(frame, layout), *read, *words]
    lay_word(tableau, frame, shown.word, head, taken)


def _is_read(key: Key) -> bool:
    """Whether it is a hint, or the sum of a team."""
    return key == BUBBLE or (isinstance(key, tuple) and key[0] == TEAM)


def _top(seat: Seat) -> float:
    """Tilted cards rise a little above the straight ones."""
    return seat.top - seat.card * 0.1


def _taken(frame: Frame, layout: Layout) -> Iterator[Box]:
    stage, tiles, display = frame.stage, layout.tiles, layout.display
    for seat in layout.seats:
        yield from _taken_by(seat)
    reach = tiles.size * TILE_REACH
    yield Box(tiles.x - 4 * tiles.size, tiles.y - reach, 8 * tiles.size, 2 * reach)
    top = min([display.draw.y, *(spot.y for spot in display.spots)]) - display.half - NEAR
    left, right = display.left - NEAR, max(display.right, display.free.x + display.card / 2) + NEAR
    yield Box(left, top, right - left, display.bottom + BRACKETS - top)
    # From here on down there are words, buttons and the own things.
    floor = min(layout.words_y - WORDS / 2, layout.line_y - BUTTONS / 2, layout.hand.top_of_chosen)
    yield Box(-stage.margin, floor, stage.width + 2 * stage.margin, stage.height)


def _taken_by(seat: Seat) -> Iterator[Box]:
    """The head, the cards, the name and the note of an opponent, and what lies before them."""
    size, half, top = seat.portrait, seat.half + seat.card * 0.3, _top(seat)
    yield Box.around(seat.x, seat.portrait_y, size * 0.86, size)
    yield Box(seat.x - half, top, 2 * half, seat.paws_y + seat.card * 0.3 - top)
    plate, (left, right) = seat.plate_y - seat.plate / 2, seat.span
    yield Box(left, plate, right - left, (NOTE_UP + 0.5) * seat.plate)
    quanto, winnings = seat.quanto, seat.winnings
    yield _cards_box(
        quanto, quanto.card * QUANTO_ROOM, CORNER * quanto.card, TILE_DOWN * quanto.card
    )
    yield _cards_box(winnings, winnings.card * 1.1, STACK_UP, NEAR)


def _cards_box(place: SizedSpot, width: float, above: float, below: float) -> Box:
    top = place.y - place.card * CARD_HEIGHT / 2 - above
    return Box(place.x - width / 2, top, width, place.card * CARD_HEIGHT + above + below)
