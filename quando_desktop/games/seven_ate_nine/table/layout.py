"""The layout of a 7 ate 9 table, in units. Pure numbers: knows neither Qt nor faces.

The stage is `width` x `height` units, at least 1440 x 900. An anchor is where the centre of a thing
goes. From the top: the computer players, the pile with what fits on it, and side by side the lanes
of the people. Between the pile and the lanes there is room for what is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.fan import CARD_HEIGHT, Anchor, closing_step, fanned, half_width
from quando_desktop.table.scene.stage import Stage

RIM = 96.0
"""The top of the table."""
LETTERS, COMPACT_LETTERS = 34.0, 35.0
"""The size of small letters in units for which there is room: twice the usual one; and where the
table is compact."""

LANE, HEADER, HAND, BELOW = 316.0, 84.0, 168.0, 28.0
"""The heights of a lane, of its head and of the room for its hand; and what is free below it."""
FOOT = LANE - HEADER - HAND
"""The height of the room for the keys."""
HIGHER_FOOT, LESS_BELOW = 50.0, 46.0
"""Where letters are larger, by so much for each time: the foot is higher, and less is free."""
WIDEST_LANE, EDGE = 1240.0, 18.0
"""A lane gets no wider; from its side to its hand."""
COLUMN, COLUMN_TOP = 168.0, 14.0
"""A lane alone has its head at both sides: how wide they are, and what is free over its hand."""
GAPS = {True: (22.0, 40.0), False: (14.0, 24.0)}
"""Gaps between lanes and beside them: of up to three, and of four."""
SIDE_BY_SIDE, GAP = 88.0, 8.0
"""The width of a card, and the gap to the next while there is room for it."""
LARGER, LARGEST = 102.0, 104.0
"""The same where there are two lanes, and what large cards may come to: more is too high."""
GRAIN = 4.0
"""Cards have few widths: every one of them has to be drawn."""
FANNED, LEAST_STEP = 68.0, 38.0
"""The least width of a card that is overlapped, and what must be seen of it at least."""
IN_ROWS, SMALLEST_CARD, ROW_STEP, LEAST_SHARE = 64.0, 56.0, 0.89, 0.54
"""The width of a card in several rows and the least one, the step of two rows in card widths, and
how much of a card's width must be seen for its value to be read."""
MOST_ROWS, MORE_HIGH = 4, (0.0, 30.0, 60.0, 90.0, 135.0)
"""The most rows of a hand, and what lanes may be higher if that makes its cards easier to hit."""
RISE, FAN_RISE, ROW_RISE, CLOSE_RISE = 16.0, 20.0, 12.0, 6.0
"""The rise of the aimed card: side by side, overlapped, in one of two rows and of more."""
MARK_BELOW, MARK_ABOVE = 4.0, 5.0
"""The gap between a card and its mark: it covers nothing that is read."""
TALLER = 0.25
"""The share of the spare height for the lanes ..."""
TALLEST = 100.0
"""... up to this."""

PILE, LARGEST_PILE = 196.0, 240.0
"""The width of a card of the pile; also where there is much room."""
TURNED = 1.55
"""The height of turned cards together, in card widths."""
CALL = 76.0
"""The room for what is called, over the lanes."""
CEILING = 120.0
"""The top of the middle if no computer player sits there."""
TARGET, TARGET_HIGH, TARGET_OFF = 104.0, 128.0, 92.0
"""The size of what fits, and how far it is from the pile."""

SEAT_CARD, STACK_CARD = 54.0, 44.0
FAN_STEP, FAN_WIDEST, FAN_TURN = 0.5, 2.0, 4.0
"""A computer player's hand: its step and its widest in cards, and degrees a card."""
STACK_ASIDE = 50.0
"""How much farther the stack is from the head, for each time that plates are larger."""
EMPTY_DOWN, SHOULDER = 42.0, 0.38
"""The way down of a player without a card, and from the middle to a shoulder in heads."""
SEATS: dict[int, tuple[tuple[float, float, int], ...]] = {
    0: (),
    1: ((0.5, 110, 1),),
    2: ((0.29, 112, 1), (0.71, 112, -1)),
    3: ((0.19, 168, 1), (0.5, 110, 1), (0.81, 168, -1)),
    4: ((0.115, 160, 1), (0.355, 160, 1), (0.595, 160, 1), (0.835, 160, 1)),
}
"""The seats by the number of computer players, from the left: where they are, as a share of the
width, the top of their hand, and at which side their stack is and what they call."""


def letters(stage: Stage) -> float:
    """The size in units up to which there is room for small letters in this window."""
    return COMPACT_LETTERS if stage.is_compact else LETTERS


class Hand(NamedTuple):
    """The cards of a lane as they lie when none is aimed at."""

    card: float
    """The width of one."""
    spots: tuple[Anchor, ...]
    fanned: bool
    """Whether a card is covered by the next: it needs the face for that."""
    step: float
    rows: int

    @property
    def rise(self) -> float:
        """The rise of a card that is aimed at."""
        if self.rows > 1:
            return row_rise(self.rows)
        return FAN_RISE if self.fanned else RISE

    def seen(self, number: int) -> float:
        """The middle of what is seen of a card, across."""
        spot = self.spots[number]
        is_last = number + 1 == len(self.spots) or self.spots[number + 1].y != spot.y
        return spot.x if is_last else spot.x - max(0.0, self.card - self.step) / 2

    def mark(self, number: int) -> Anchor:
        """The place of a card's mark: below it, or where the next row is there, above."""
        spot = self.spots[number]
        half = self.card * CARD_HEIGHT / 2
        is_behind = spot.y < self.spots[-1].y
        y = spot.y - half - MARK_ABOVE if is_behind else spot.y + half + MARK_BELOW
        return Anchor(self.seen(number), y)


def row_rise(rows: int) -> float:
    return ROW_RISE if rows == 2 else CLOSE_RISE


class Lane(NamedTuple):
    """A person's place: a head with portrait, name and stack, the hand, and the keys."""

    left: float
    top: float
    width: float
    height: float
    widest: float
    """The greatest width of a card that nothing covers, in a lane of the usual height."""
    is_alone: bool
    """Whether the head is beside the hand, not over it."""
    target: float = 0.0
    """What must be seen of each card, across and down, to be hit."""
    foot: float = FOOT
    """The height of the room for the keys."""

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def middle(self) -> float:
        return self.left + self.width / 2

    @property
    def portrait(self) -> Anchor:
        if self.is_alone:
            return Anchor(self.left + COLUMN / 2, self.top + 76)
        return Anchor(self.left + 46, self.top + 44)

    @property
    def portrait_size(self) -> float:
        return 88 if self.is_alone else 60

    @property
    def stack(self) -> Anchor:
        if self.is_alone:
            return Anchor(self.right - COLUMN / 2, self.top + 82)
        return Anchor(self.right - 40, self.top + 46)

    @property
    def stack_card(self) -> float:
        return 68 if self.is_alone else 34

    @property
    def hand_top(self) -> float:
        return self.top + (COLUMN_TOP if self.is_alone else HEADER)

    @property
    def hand_height(self) -> float:
        return self.hand_bottom - self.hand_top

    @property
    def hand_bottom(self) -> float:
        return self.top + self.height - self.foot

    @property
    def room(self) -> float:
        """The greatest width of the hand."""
        return self.width - 2 * (COLUMN if self.is_alone else EDGE)

    def hand(self, count: int, large: float = 1.0) -> Hand:
        """A hand of so many cards: side by side, then overlapped, then smaller, and in the end in
        rows that are read as one."""
        grow = self.hand_height / HAND
        whole = _grained(min(self.widest * large, LARGEST) * grow)
        if count * (whole + GAP) <= self.room + GAP:
            return self._rows(count, 1, whole, whole + GAP)
        # So wide that enough is seen of each.
        card = _grained(min(whole, self.room / (1 + LEAST_SHARE * (count - 1))))
        step = (self.room - card) / max(1, count - 1)
        if card >= min(whole, FANNED * grow) and step >= max(LEAST_STEP, self.target):
            return self._rows(count, 1, card, min(card + GAP, step))
        made = [self._in_rows(count, rows, grow) for rows in range(2, MOST_ROWS + 1)]
        return next((hand for hand in made if self.is_easy(hand)), made[0])

    def is_easy(self, hand: Hand) -> bool:
        """Whether enough is seen of each of its cards to be hit."""
        return hand.step >= self.target - 0.1 and hand.card >= SMALLEST_CARD

    def _in_rows(self, count: int, rows: int, grow: float) -> Hand:
        across, behind = ceil(count / rows), rows - 1
        # More rows go closer to the sides.
        room = self.room + (EDGE if rows > 2 else 0)
        card = min(IN_ROWS * grow, room / (1 + LEAST_SHARE * (across - 1)))
        high = self.hand_height - MARK_BELOW - MARK_ABOVE - behind * self._down(rows)
        card = _grained(min(card, max(high / CARD_HEIGHT, 0.0)))
        step = min(max(card, self.target), (room - card) / max(1, across - 1))
        return self._rows(count, rows, card, step)

    def _down(self, rows: int) -> float:
        """The least step from one row to the next."""
        return self.target + row_rise(rows)

    def _rows(self, count: int, rows: int, card: float, step: float) -> Hand:
        across, behind = ceil(count / rows), rows - 1
        down = max(self._down(rows), card * ROW_STEP if rows == 2 else 0.0)
        first = self.middle - step * (across - 1) / 2
        y = self.hand_top + self.hand_height / 2
        if behind:
            # A little higher, as a mark below them needs its room, too.
            y -= behind * down / 2 + 3
        spots = (
            Anchor(first + number % across * step, y + number // across * down)
            for number in range(count)
        )
        return Hand(card, tuple(spots), behind > 0 or step < card, step, rows)


def _grained(width: float) -> float:
    return floor(width / GRAIN) * GRAIN


class Seat(NamedTuple):
    """A computer player's place at the top: head, hand and name, and the stack beside them."""

    x: float
    top: float
    """The top of the hand."""
    cards: int
    """The number of cards in the hand."""
    side: int
    """The side of the stack and of calls: at the right (1) or at the left (-1)."""
    is_wide: bool
    """Whether there is room beside the stack for what it says."""
    bulk: float = 1.0
    """How many times as large plates are as usual."""

    @property
    def portrait(self) -> float:
        return SEAT_CARD * 2.18

    @property
    def portrait_y(self) -> float:
        """The height of the head. With no card to look over, the shoulders come down behind the
        name."""
        return self.top - 18 + (0 if self.cards else EMPTY_DOWN)

    @property
    def _step(self) -> float:
        return SEAT_CARD * closing_step(self.cards, FAN_STEP, FAN_WIDEST)

    @property
    def half(self) -> float:
        """The distance from the middle to the edge of the hand, where the paws are, or of the
        shoulders."""
        if not self.cards:
            return self.portrait * SHOULDER
        return half_width(self.cards, self._step, SEAT_CARD)

    @property
    def fan(self) -> tuple[Anchor, ...]:
        turn = min(FAN_TURN, FAN_TURN * FAN_WIDEST / FAN_STEP / max(1, self.cards - 1))
        return fanned(self.x, self.hand_y, self.cards, self._step, turn)

    @property
    def hand_y(self) -> float:
        return self.top + SEAT_CARD * CARD_HEIGHT / 2

    @property
    def paws_y(self) -> float:
        return self.top + (63 if self.cards else 75)

    @property
    def plate_y(self) -> float:
        return self.top + 90

    @property
    def hand_top(self) -> float:
        """The height that words stay above: of the cards, or of the paws of a player who has
        none."""
        return self.top if self.cards else self.paws_y - SEAT_CARD * 0.25

    @property
    def call_floor(self) -> float:
        """The lower edge of what they call: beside the head, but over the stack."""
        return self.top - 12 if self.cards else self.top + 4

    @property
    def floor(self) -> float:
        """The lower edge of the name."""
        return self.plate_y + 17 * self.bulk

    @property
    def stack(self) -> Anchor:
        away = (150 if self.is_wide else 136) + STACK_ASIDE * (self.bulk - 1.0)
        return Anchor(self.x + self.side * away, self.hand_y + 2)

    @property
    def label(self) -> Anchor:
        """The place of the words at the stack: beside it from here on, or around this below it."""
        if self.is_wide:
            return Anchor(self.stack.x + self.side * 32, self.stack.y)
        return Anchor(self.stack.x, self.plate_y)


class Middle(NamedTuple):
    """The place between the computer players and the people."""

    x: float
    top: float
    clear: float
    """The height from which on nobody sits at its sides, either."""
    bottom: float
    pile: Anchor
    card: float
    """The width of a card of the pile."""

    @property
    def y(self) -> float:
        """The height half way down where it is clear."""
        return (self.clear + self.bottom) / 2

    @property
    def reach(self) -> float:
        """The reach of turned cards to the side."""
        return self.card * 0.61

    def target(self, side: int) -> Anchor:
        """The place of a value that fits, at the left (-1) and at the right (1)."""
        return Anchor(self.pile.x + side * (TARGET_OFF + self.card), self.pile.y)

    def arrow(self, side: int) -> Anchor:
        """The place half way between the pile and what fits."""
        near = self.pile.x + side * self.reach
        far = self.target(side).x - side * TARGET / 2
        return Anchor((near + far) / 2, self.pile.y)

    @property
    def line_y(self) -> float:
        """A line of words right over the lanes."""
        return self.bottom - CALL / 2


class Layout(NamedTuple):
    """A whole table."""

    seats: tuple[Seat, ...]
    """The computer players, from the left."""
    lanes: tuple[Lane, ...]
    middle: Middle


def lay_out(
    width: float,
    height: float,
    hands: Sequence[int],
    people: int,
    largest: int = 0,
    target: float = 0.0,
    bulk: float = 1.0,
) -> Layout:
    """The table for computer players with so many cards each, and so many people, of whom one has
    so many cards and nobody more. So much must be seen of each card of theirs; plates are so many
    times as large as usual."""
    spare = height - 900
    seats = tuple(
        Seat(share * width, top + 0.18 * spare, cards, side, len(hands) == 1, bulk)
        for (share, top, side), cards in zip(SEATS[len(hands)], hands, strict=True)
    )
    lanes = _lanes(width, height, people, largest, target, bulk)
    # Those at the sides sit beside the pile, not above it.
    inner = [seat.floor for seat in seats if len(seats) != 3 or seat.x == width / 2]
    ceiling = max([CEILING + 0.18 * spare, *inner])
    bottom = lanes[0].top if lanes else height - BELOW
    clear = max([ceiling, *(seat.floor for seat in seats)])
    return Layout(seats, lanes, _middle(width / 2, ceiling, clear, bottom))


def _lanes(
    width: float, height: float, people: int, largest: int, target: float, bulk: float
) -> tuple[Lane, ...]:
    gap, side = GAPS[people < 4]
    wide = min(WIDEST_LANE, (width - 2 * side - (people - 1) * gap) / max(1, people))
    left = (width - people * wide - (people - 1) * gap) / 2
    widest = LARGER if people == 2 else SIDE_BY_SIDE
    foot, below = FOOT + HIGHER_FOOT * (bulk - 1.0), BELOW - LESS_BELOW * (bulk - 1.0)
    for more in MORE_HIGH:
        high = LANE - FOOT + foot + more + min(TALLEST, TALLER * (height - 900))
        top = height - below - high
        first = Lane(left, top, wide, high, widest, people == 1, target, foot)
        if first.is_easy(first.hand(largest)):
            break
    return tuple(first._replace(left=left + place * (wide + gap)) for place in range(people))


def _middle(x: float, ceiling: float, clear: float, bottom: float) -> Middle:
    room = bottom - CALL - ceiling - 4
    most = PILE if room < TURNED * PILE * 1.35 else LARGEST_PILE
    card = min(most, room / TURNED)
    return Middle(x, ceiling, clear, bottom, Anchor(x, ceiling + 4 + room / 2), card)
