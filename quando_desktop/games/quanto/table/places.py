"""The places on a Quanto table, in units: seats, tiles, display and hand, and where each of their
cards lies. Pure numbers, as `layout`, which says where the places themselves are."""

from __future__ import annotations

from math import inf

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.fan import (
    CARD_HEIGHT,
    CHOSEN_UP,
    Anchor,
    closing_step,
    fanned,
    half_width,
)
from quando_desktop.table.scene.stage import Box

FULL_SEAT, CLOSE_SEAT = 58.0, 45.0
"""The width of a card at a seat: of up to three opponents, and of more."""
FAN_STEP, FAN_WIDEST, FAN_TURN = 0.5, 1.5, 3.5
"""A closed fan: its step and its widest in cards, and degrees a card."""
PORTRAIT, PORTRAIT_RISE = 2.0, 0.22
"""A portrait's size in card widths; its centre above the fan's top in its own size."""
PLATE_HEIGHT, PLATE_REACH = 34.0, 70.0
LAID_STEP, LAID_TURN, LAID_SPREAD = 0.36, 4.0, 14.0
"""The cards of a quanto: their step in card widths, degrees a card, degrees of all."""
BELOW_QUANTO = 1.45
"""From the top of the fan down to the end of the quanto, in cards of the seat."""
QUANTO_ROOM = 2.0
"""The greatest width of a quanto, in its cards."""
TILE_REACH = 0.43
"""The reach of a tile up and down, of its width."""
HALF = 0.53
"""From the middle of an own card to its edge, as it is turned, in card widths."""


class SizedSpot(NamedTuple):
    """The place of something, and how wide a card is there."""

    x: float
    y: float
    card: float

    @property
    def half(self) -> float:
        """From the middle to the upper edge of a card."""
        return self.card * CARD_HEIGHT / 2


class Seat(NamedTuple):
    """An opponent's place: head and hand, then the quanto, then the winnings."""

    middle: float
    top: float
    """The top of the fan."""
    card: float
    cards: int
    """The number of cards in the hand."""
    bulk: float = 1.0
    """How many times as large plates are as usual."""
    ends: tuple[float, float] = (-inf, inf)
    """From where to where there is room for a large plate."""

    @property
    def _part(self) -> float:
        return self.card / FULL_SEAT

    @property
    def x(self) -> float:
        """The middle of the head and of the hand."""
        return self.middle - 92 * self._part

    @property
    def portrait(self) -> float:
        return self.card * PORTRAIT

    @property
    def portrait_y(self) -> float:
        return self.top - self.portrait * PORTRAIT_RISE

    @property
    def _step(self) -> float:
        return self.card * closing_step(self.cards, FAN_STEP, FAN_WIDEST)

    @property
    def half(self) -> float:
        """From the middle to the edge of the fan, where the paws are."""
        return half_width(self.cards, self._step, self.card)

    @property
    def hand(self) -> Box:
        """The box of the cards between the paws."""
        half = self.half + self.card * 0.3
        return Box(self.x - half, self.top, 2 * half, self.paws_y + self.card * 0.3 - self.top)

    @property
    def fan(self) -> tuple[Anchor, ...]:
        y = self.top + self.card * CARD_HEIGHT / 2
        return fanned(self.x, y, self.cards, self._step, FAN_TURN)

    @property
    def paws_y(self) -> float:
        return self.top + self.card * 1.21

    @property
    def plate_y(self) -> float:
        if self.bulk > 1.0:
            # A large one goes on below the quanto.
            return self.top + self.card * BELOW_QUANTO + self.plate / 2
        return self.top + self.card * 1.62

    @property
    def span(self) -> tuple[float, float]:
        """From where to where a plate can reach."""
        if self.bulk == 1.0:
            return self.x - self.reach, self.x + self.reach
        return self.ends

    def plate_x(self, width: float) -> float:
        """The middle of a plate so wide: that of the head, or as near as there is room."""
        left, right = self.ends
        return max(min(self.x, right - width / 2), left + width / 2)

    @property
    def plate(self) -> float:
        """The height of the plate with the name."""
        return PLATE_HEIGHT * self.bulk

    @property
    def reach(self) -> float:
        """From the middle to the end of the longest plate."""
        return PLATE_REACH * self.bulk

    @property
    def note_y(self) -> float:
        """The middle of the small pill below the name."""
        return self.plate_y + self.plate * (0.95 if self.bulk == 1.0 else 0.89)

    @property
    def floor(self) -> float:
        """The lower edge of the name."""
        return self.plate_y + self.plate / 2

    @property
    def quanto(self) -> SizedSpot:
        return SizedSpot(
            self.middle + 46 * self._part, self.top + 14 * self._part, self.card * 0.97
        )

    @property
    def things(self) -> Box:
        """The box of the quanto with the number of its cards."""
        place = self.quanto
        half = place.card * (QUANTO_ROOM / 2 + 0.2)
        top = place.y - place.half - place.card * 0.2
        return Box(place.x - half, top, 2 * half, self.top + self.card * BELOW_QUANTO - top)

    @property
    def winnings(self) -> SizedSpot:
        return SizedSpot(
            self.middle + 142 * self._part, self.top + 30 * self._part, 50 * self._part
        )


class Tiles(NamedTuple):
    """The row of tiles in the middle."""

    x: float
    y: float
    size: float

    def spot(self, number: int) -> Anchor:
        """Place of the tile with this number, 5 the first of eight."""
        return Anchor(self.x + (number - 8.5) * self.size, self.y)

    @property
    def bottom(self) -> float:
        return self.y + self.size * TILE_REACH


class Display(NamedTuple):
    """The open cards, in a row or in two, and the draw pile beside them."""

    card: float
    step: float
    spots: tuple[Anchor, ...]
    free: Anchor
    """The place of the next card."""
    draw: SizedSpot

    @property
    def half(self) -> float:
        return self.card * CARD_HEIGHT / 2

    @property
    def bottom(self) -> float:
        """Lower edge of the cards of the last row."""
        return max([self.draw.y, *(spot.y for spot in self.spots)]) + self.half

    @property
    def left(self) -> float:
        return self.draw.x - self.draw.card / 2

    @property
    def right(self) -> float:
        return max((spot.x for spot in self.spots), default=self.draw.x) + self.card / 2


class Hand(NamedTuple):
    """The own cards, side by side."""

    card: float
    spots: tuple[Anchor, ...]
    y: float

    @property
    def left(self) -> float:
        return min([inf, *(spot.x for spot in self.spots)]) - self.card * HALF

    @property
    def right(self) -> float:
        return max([-inf, *(spot.x for spot in self.spots)]) + self.card * HALF

    @property
    def top(self) -> float:
        """Upper edge of a card that is not chosen."""
        return self.y - self.card * CARD_HEIGHT / 2

    @property
    def top_of_chosen(self) -> float:
        return self.top - self.card * CHOSEN_UP


def laid(place: SizedSpot, count: int, room: float | None = None) -> tuple[Anchor, ...]:
    """The cards of a quanto, closer together the more there are."""
    room = place.card * QUANTO_ROOM if room is None else room
    gaps = max(1, count - 1)
    step = min(LAID_STEP * place.card, (room - place.card) / gaps)
    turn = min(LAID_TURN, LAID_SPREAD / gaps)
    return fanned(place.x, place.y, count, step, turn)
