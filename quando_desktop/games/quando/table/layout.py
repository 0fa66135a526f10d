"""The layout of a Quando table, in units. Pure numbers: knows neither Qt nor faces.

The stage is `width` x `height` units, at least 1440 x 900. A spot is where the centre of a card
goes; a fan is laid out from the backs that are seen, sorted, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import ceil, cos, inf, radians, sin

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.fan import CARD_HEIGHT, CHOSEN_UP, centred
from quando_desktop.table.scene.stage import Box, Stage

FAN_STEP, WIDE_STEP, CLOSED_STEP = 0.55, 0.6, 0.32
FAN_TURN = 2.1
"""Degrees a card."""
ROW_DROP = 0.56
"""The drop of the front row, in card heights."""
PORTRAIT, PORTRAIT_RISE = 1.95, 0.235
"""A portrait's size in card widths; its centre above the fan's top in its own size."""
PILE_WIDTH, PILE_APART = 118.0, 94.0
SMALLEST_PILE = 84.0
PILES_REACH = 200.0
"""The reach of the piles and what sticks out of them, from the centre line."""
LABEL_DROP, BLOCK_DOWN = 30.0, 12.0
"""From the middle of a card of a pile to the words below it, and from its edge to the end of the
block."""
LOWER, OWN_UP = 30.0, 50.0
"""Where plates are larger, by so much for each time: seats at the sides stand lower, and the own
place higher."""
BESIDE_LINES = 224.0
"""From the sides to what comes down beside what the hand adds up to and the knob."""
NOTES_ASIDE = 60.0
"""... and with many seats their pills are so far nearer to the middle, for a whole width."""
ONE_ROW = 915.0
LOW = 300.0
"""The top of the fan from which on a seat stands at the side."""
HAND_ROOM, BESIDE_HAND = 1000.0, 264.0
"""The widest hand, where the table is large; and the room that its corners need at least."""
HAND_STEP, HAND_UP = 1.05, 122.0
"""The step of cards side by side, in their width; from the lower edge up to their middle."""
MANY = 20
"""From here on equal cards lie closer together, where there is no need for more."""
NARROWEST_STRIP = 34.0
"""What must be seen of a card: less cannot be read. A finger may need more."""
MOST_ROWS, ROWS_HIGH, ROWS_FOOT = 3, 220.0, 18.0
"""A hand that does not fit into one row: how high all rows are together, and what is free below."""
ROWS_RISE, ROW_STRIP, ROW_SHARE = 0.08, 40.0, 0.6
"""The rise of a chosen card there, in card widths: it must not hide what lies behind it. So much of
that is seen at least, also of its height: its number can be read."""
PLATE_HEIGHT, PLATE_REACH = 34.0, 108.0
BANNER_HEIGHT = 66.0
CLEAR = 14.0
"""Between the seats and what lies in the middle."""
DOOR, DOOR_REACH = 184.0, 242.0
"""The width of a card that opens like a door, and how far both its sides go from the middle."""
QUESTION_UP, BUTTONS_DOWN, BUTTON = 168.0, 174.0, 52.0
"""From the middle of the door to the question over it and to the buttons below, and their usual
height."""
SMALLEST_DOOR = 0.55

# For one to five opponents, clockwise from the left: x as a share of the width, the fan's top,
# the card width, and the room for a row.
SEATS: dict[int, tuple[tuple[float, float, float, float], ...]] = {
    1: ((0.50, 138, 90, 640),),
    2: ((0.29, 152, 80, 560), (0.71, 152, 80, 560)),
    3: ((0.175, 270, 74, 366), (0.50, 116, 74, 640), (0.825, 270, 74, 366)),
    4: (
        (0.148, 348, 66, 300),
        (0.355, 132, 66, 300),
        (0.645, 132, 66, 300),
        (0.852, 348, 66, 300),
    ),
    5: (
        (0.136, 394, 62, 270),
        (0.272, 158, 62, 270),
        (0.50, 112, 62, 270),
        (0.728, 158, 62, 270),
        (0.864, 394, 62, 270),
    ),
}


LETTERS, COMPACT_LETTERS = 34.0, 35.0
"""The size of small letters in units for which there is room: twice the usual one; and where the
table is compact."""


def letters(stage: Stage) -> float:
    """The size in units up to which there is room for small letters in this window."""
    return COMPACT_LETTERS if stage.is_compact else LETTERS


class CardSpot(NamedTuple):
    """The place of a card: its centre and turn, and whether an equal lies close on it."""

    x: float
    y: float
    angle: float = 0.0
    covered: bool = False


class Fan(NamedTuple):
    """The held cards of an opponent."""

    spots: tuple[CardSpot, ...]
    """One a card, in the order of the sorted backs: the order in which they are drawn."""
    half: float
    """From the middle to the edge of the widest row, where the paws are."""
    top: float
    """The top of the front row."""


class Seat(NamedTuple):
    """An opponent's place."""

    x: float
    top: float
    """The top of the rear row of the fan."""
    card: float
    """A card's width."""
    fan: Fan
    bulk: float = 1.0
    """How many times as large plates are as usual."""
    aside: float = 0.0
    """How far the pill below the name is from the middle."""

    @property
    def card_height(self) -> float:
        return self.card * CARD_HEIGHT

    @property
    def portrait(self) -> float:
        return self.card * PORTRAIT

    @property
    def portrait_y(self) -> float:
        return self.top - self.portrait * PORTRAIT_RISE

    @property
    def paws_y(self) -> float:
        return self.fan.top + self.card_height * 0.74 + self.card * 0.25

    @property
    def plate_y(self) -> float:
        more = self.plate - PLATE_HEIGHT
        return self.fan.top + self.card_height + self.card * 0.18 + more * 0.4

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
        return self.plate_y + self.plate * 0.95

    @property
    def note(self) -> tuple[float, float]:
        """The middle of that pill."""
        return self.x + self.aside, self.note_y

    @property
    def bottom(self) -> float:
        return self.note_y + self.plate * 0.43

    @property
    def cards(self) -> Box:
        """The box of the cards between the paws."""
        half = self.fan.half + self.card * 0.3
        return Box(self.x - half, self.top, 2 * half, self.paws_y + self.card * 0.3 - self.top)

    def foot(self, *, noted: bool) -> float:
        """The height down to which the seat goes; less without a note."""
        return self.bottom if noted else self.plate_y + self.plate / 2

    def lowest(self, away: float, *, noted: bool = True) -> float:
        """The height down to which the seat goes, beginning so far from its middle."""
        if away < self.reach:
            return self.foot(noted=noted)
        if away < self.fan.half + self.card * 0.3:
            return self.paws_y + self.card * 0.3
        return 0.0


class Piles(NamedTuple):
    draw_x: float
    discard_x: float
    y: float
    card: float

    @property
    def bottom(self) -> float:
        """The lower end of the cards, and of those below the top ones."""
        return self.y + self.card * CARD_HEIGHT / 2 + BLOCK_DOWN

    @property
    def label_y(self) -> float:
        return self.y + self.card * CARD_HEIGHT / 2 + LABEL_DROP


class Hand(NamedTuple):
    """The own cards."""

    card: float
    spots: tuple[CardSpot, ...]
    is_open: bool
    """Whether the cards lie side by side, rather than overlapped."""
    rows: int = 1
    step: float = 0.0
    """The step within several rows."""

    @property
    def left(self) -> float:
        """The edge of the first card, as it is turned."""
        return min((spot.x for spot in self.spots), default=inf) - self._reach

    @property
    def right(self) -> float:
        return max((spot.x for spot in self.spots), default=-inf) + self._reach

    @property
    def chosen_up(self) -> float:
        """The rise of a chosen card, in card widths."""
        return CHOSEN_UP if self.rows == 1 else ROWS_RISE

    def top_of_chosen(self, bottom: float) -> float:
        """The upper edge of chosen cards; without any card the lower edge of the stage."""
        top = min((spot.y for spot in self.spots), default=bottom)
        return top - self.card * (CARD_HEIGHT / 2 + self.chosen_up)

    def dot(self, spot: CardSpot, bottom: float) -> tuple[float, float]:
        """The place of a dot that marks a card: below it, or on the edge that is seen of it."""
        half = self.card * CARD_HEIGHT / 2
        if self.rows > 1:
            return spot.x - self.card / 2 + min(self.step, self.card) / 2, spot.y - half
        # Large cards leave no room below them.
        return spot.x, min(spot.y + half + 13, bottom - 10)

    @property
    def _reach(self) -> float:
        turn = radians(abs(self.spots[-1].angle)) if self.spots else 0.0
        return self.card / 2 * cos(turn) + self.card * CARD_HEIGHT / 2 * sin(turn)


class Door(NamedTuple):
    """A card that opens like a door: its middle, its size, and the buttons below its middle."""

    y: float
    grow: float
    buttons_down: float


class Layout(NamedTuple):
    """A whole table."""

    rim: float
    """The top of the table."""
    seats: tuple[Seat, ...]
    """The opponents, clockwise from the left."""
    piles: Piles
    banner_y: float
    hand: Hand
    own: tuple[float, float]
    """The middle between the own portrait and its name."""
    knock: tuple[float, float]
    bottom: float
    """The lower edge of the stage."""

    def ceiling(self, middle: float, reach: float, noted: Collection[int]) -> float:
        """The height down to which the seats come over what goes so far from the middle; some have
        notes."""
        return CLEAR + max(
            seat.lowest(abs(seat.x - middle) - reach, noted=number in noted)
            for number, seat in enumerate(self.seats)
        )

    def door(
        self,
        middle: float,
        y: float,
        question: float,
        noted: Collection[int],
        button: float = BUTTON,
    ) -> Door:
        """A card that opens, best here: lower and smaller where a large fan comes down on it. The
        question over it goes so far from the middle; the buttons below are so high."""
        over = self.ceiling(middle, question, noted) + 16
        beside = self.ceiling(middle, DOOR_REACH, noted)
        hand = min((spot.y for spot in self.hand.spots), default=y) - self.hand.card * 0.7
        # Higher buttons stand lower, and need more room below as well.
        more = (button - BUTTON) * 0.6
        floor = hand - 42 - 2 * more
        half = DOOR * CARD_HEIGHT / 2
        room = (
            (floor - over) / (QUESTION_UP + BUTTONS_DOWN),
            (floor - beside) / (half + BUTTONS_DOWN),
        )
        grow = max(SMALLEST_DOOR, min(1.0, *room))
        y = max(y, over + QUESTION_UP * grow, beside + half * grow)
        y = min(y, floor - BUTTONS_DOWN * grow)
        return Door(y, grow, BUTTONS_DOWN * grow + more)


def lay_out(
    width: float,
    height: float,
    fans: Sequence[Sequence[int]],
    fronts: Sequence[int | None],
    large: float = 1.0,
    strip: float = NARROWEST_STRIP,
    *,
    bulk: float = 1.0,
    is_compact: bool = False,
) -> Layout:
    """The table for these opponents' backs, sorted, and these own fronts as they lie from the left;
    None among them is a gap. Own cards can be wanted larger than usual, and what must be seen of
    each wider; plates so many times as large. Where the table is compact, the hand takes all the
    room there is."""
    spare = height - 900
    seats = tuple(
        _seat(
            share * width,
            _top(top, bulk) + 0.18 * spare,
            card,
            # Across from the looker there is room for one long row above a larger plate.
            ONE_ROW if len(fans) == 1 and bulk > 1.0 else room,
            backs,
            bulk,
            (0.5 - share) * NOTES_ASIDE if len(fans) == 5 and bulk > 1.0 else 0.0,
        )
        for (share, top, card, room), backs in zip(SEATS[len(fans)], fans, strict=True)
    )
    banner_y = 606 + 0.7 * spare
    room = max(HAND_ROOM, width - 2 * BESIDE_HAND) if is_compact else HAND_ROOM
    strip = max(strip, NARROWEST_STRIP)
    return Layout(
        rim=150 if len(fans) in (1, 5) else 128,
        seats=seats,
        piles=_piles(width, 428 + 0.45 * spare, banner_y - BANNER_HEIGHT / 2 * bulk, seats, bulk),
        banner_y=banner_y,
        hand=hand(fronts, width / 2, height - HAND_UP, room, large, strip),
        own=(126, height - 100 - OWN_UP * (bulk - 1.0)),
        knock=(width - 132, height - 136),
        bottom=height,
    )


def _top(usual: float, bulk: float) -> float:
    return usual + LOWER * (bulk - 1.0) if usual > LOW else usual


def _seat(
    x: float,
    top: float,
    card: float,
    room: float,
    backs: Sequence[int],
    bulk: float,
    aside: float,
) -> Seat:
    return Seat(x, top, card, fan(backs, x, top, card, room), bulk, aside)


def _piles(width: float, y: float, floor: float, seats: Sequence[Seat], bulk: float = 1.0) -> Piles:
    """The piles where they always are, unless a large fan comes down on them: then lower and
    smaller."""
    # The tilted cards rise a little above the straight ones.
    away = [abs(seat.x - width / 2) - PILES_REACH for seat in seats]
    top = CLEAR + max(seat.lowest(far) for seat, far in zip(seats, away, strict=True))
    label = LABEL_DROP + 12 * bulk
    card = min(PILE_WIDTH, max(SMALLEST_PILE, (floor - label - top) / CARD_HEIGHT))
    half = card * CARD_HEIGHT / 2
    y = min(max(y, top + half), floor - label - half)
    return Piles(width / 2 - PILE_APART, width / 2 + PILE_APART, y, card)


# ------------------------------------------------------------------------ fans


def fan(backs: Sequence[int], x: float, top: float, card: float, room: float) -> Fan:
    """A fan in one row or, where that would pass the room, in two, low numbers behind."""
    rows = _rows(backs, room / card)
    height = card * CARD_HEIGHT
    spots: list[CardSpot] = []
    half = card / 2
    for number, row in enumerate(rows):
        middle = top + number * height * ROW_DROP + height / 2
        for offset, covered in row:
            turns = offset / FAN_STEP
            y = middle + abs(turns) ** 1.7 * card * 0.012
            spots.append(CardSpot(x + offset * card, y, turns * FAN_TURN, covered))
            half = max(half, abs(offset) * card + card / 2)
    return Fan(tuple(spots), half, top + (len(rows) - 1) * height * ROW_DROP)


Row = list[tuple[float, bool]]
"""Cards as (offset from the middle in card widths, covered by an equal)."""


def _rows(backs: Sequence[int], room: float) -> list[Row]:
    one = _row(backs, WIDE_STEP if len(backs) <= 4 else FAN_STEP)
    if not one or one[-1][0] * 2 + 1 <= room:
        return [one]
    half = len(backs) // 2
    step = min(FAN_STEP, (room - 1) / max(1, len(backs) - half - 1))
    return [_row(backs[:half], step), _row(backs[half:], step)]


def _row(backs: Sequence[int], step: float) -> Row:
    """More than eight cards: equals close up."""
    closed = [len(backs) > 8 and a == b for a, b in pairwise(backs)]
    offsets = _offsets([min(CLOSED_STEP, step) if shut else step for shut in closed])
    return list(zip(offsets, [*closed, False], strict=True)) if backs else []


def _offsets(steps: Sequence[float]) -> list[float]:
    """Places with these steps between them, around zero."""
    places = [0.0]
    for step in steps:
        places.append(places[-1] + step)
    return [place - places[-1] / 2 for place in places]


# ------------------------------------------------------------------------ hand


def hand(
    fronts: Sequence[int | None],
    x: float,
    y: float,
    room: float = HAND_ROOM,
    large: float = 1.0,
    strip: float = NARROWEST_STRIP,
) -> Hand:
    """The own cards: side by side while they fit, then overlapped, equals first, and at last in
    several rows that are read as one."""
    count = len(fronts)
    usual = 132.0 if count < 8 else 118.0
    if not count:
        return Hand(usual * large, (), True)
    card = max(usual, min(usual * large, room - (count - 1) * strip))
    if (count - 1) * strip > room - card:
        return _in_rows(count, x, y + HAND_UP, room, strip)
    closed = [count > 8 and a == b for a, b in pairwise(fronts)]
    tight, step = _hand_steps(count, closed, card, room, strip)
    spots = []
    for offset, covered in zip(
        _offsets([tight if shut else step for shut in closed]), [*closed, False], strict=True
    ):
        turns = offset / (HAND_STEP * card)
        drop = abs(turns) ** 1.8 * card * 0.006
        spots.append(CardSpot(x + offset, y + drop, turns, covered))
    return Hand(card, tuple(spots), step > 0.72 * card)


def _hand_steps(
    count: int, closed: Sequence[bool], card: float, room: float, strip: float
) -> tuple[float, float]:
    """The step to a card on its equal, and to any other card."""
    equals, others = sum(closed), closed.count(False)
    tight = max((0.39 if count <= MANY else 0.2) * card, strip)
    if equals:
        tight = min(tight, (room - card - others * strip) / equals)
    step = (room - card - equals * tight) / max(1, others)
    return tight, min(HAND_STEP * card, step)


def _in_rows(count: int, x: float, bottom: float, room: float, strip: float) -> Hand:
    """As few rows as let so much be seen of each card, down and across."""
    for rows in range(2, MOST_ROWS + 1):
        behind = rows - 1
        card = min(
            (ROWS_HIGH - behind * max(strip, ROW_STRIP)) / (CARD_HEIGHT + behind * ROWS_RISE),
            ROWS_HIGH / CARD_HEIGHT / (1 + behind * ROW_SHARE),
        )
        across = ceil(count / rows)
        if (across - 1) * strip <= room - card:
            break
    step = min(HAND_STEP * card, (room - card) / max(1, across - 1))
    down = max(
        max(strip, ROW_STRIP) + ROWS_RISE * card,
        ROW_SHARE * card * CARD_HEIGHT,
    )
    first = bottom - ROWS_FOOT - card * CARD_HEIGHT / 2 - behind * down
    spots = tuple(
        CardSpot(x + at * step, first + row * down)
        for row in range(rows)
        for at in centred(min(across, count - row * across))
    )
    return Hand(card, spots, False, rows, step)
