"""Layout of a Quanto table, in units. Pure numbers: knows neither Qt nor faces.

The stage is `width` x `height` units, at least 1440 x 900. A spot is where the centre of a card
goes. From the top: the seats, the tiles, the display with room for brackets below it, a line for
words, a line for buttons, the own hand. While cards lie between the display and the hand (an
offer, or what a 3 has turned up), words and buttons stand beside those.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import ceil, inf

from quando_desktop.games.quanto.table.places import (
    CLOSE_SEAT,
    FULL_SEAT,
    Display,
    Hand,
    Seat,
    SizedSpot,
    Tiles,
)
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.parts.fan import CARD_HEIGHT, CHOSEN_UP, Anchor, centred
from quando_desktop.table.scene.stage import Stage

TILE, SMALL_TILE = 66.0, 54.0
"""From tile to tile, and how wide one is with its empty corners."""
DISPLAY, CLOSE_DISPLAY, SPOTLIT_DISPLAY = 112.0, 102.0, 92.0
"""The width of a card in the display; from eight cards; while something else lies there."""
SPOTLIT_CARD, LOW_SPOTLIT_CARD, COMPACT_SPOTLIT_CARD, SPOTLIT_STEP = 110.0, 92.0, 96.0, 1.1
"""The width of a card between the display and the hand, also below two rows, and their step."""
CLOSE_FROM, TWO_ROWS_FROM, COMPACT_TWO_ROWS_FROM = 8, 10, 18
DISPLAY_STEP, DRAW_STEP, DRAW_CARD = 1.15, 1.17, 0.94
"""Steps in card widths and, to the draw pile, in steps; its cards in those of the display."""
BRACKETS = 34.0
"""Below a row of the display."""
WORDS, BUTTONS, ABOVE_HAND = 36.0, 56.0, 8.0
"""The heights of the line of words and of the line of buttons, and the room below them."""
HAND, CLOSE_HAND, LOW_HAND, FAR_HAND = 128.0, 122.0, 106.0, 76.0
"""The width of an own card; of five; below two rows of the display; and while other cards are to
be chosen from."""
HAND_STEP = 1.06
SIDE = 58.0
"""From the edge of the stage to what lies in the middle."""
CLEAR = 10.0
OWN_QUANTO, LOW_QUANTO, OWN_WINNINGS = 74.0, 60.0, 82.0
"""The width of a card there; of a quanto also where the middle comes down to it."""
QUANTO_UP, LOW_QUANTO_UP = 146.0, 118.0
CHOICE_AT, COMPACT_CHOICE_AT, CHOICE_HIGH = 0.5, 0.5, 198.0
"""The place of cards to choose from, as a share of the width, as the buttons beside them need more
room; and the greatest height of those."""
ALONE = 4
"""Without a display the draw pile stands where it does with so many cards."""
TILES_DOWN, OWN_UP = 48.0, 9.0
"""Where plates are larger, by so much for each time: tiles below usual seats stand lower, and the
own place higher."""
PLATE_LEFT, PLATES_APART, LONGEST_PLATE = 72.0, 8.0, 264.0
"""The farthest from the middle of a head to the left end of a large plate, where many sit; between
two such plates, or one and the edge; and the longest one."""
OWN_RIGHT = 198.0
"""The reach of the own portrait and name."""

# For one to five opponents, clockwise from the left: x as a share of the width, the fan's top.
SEATS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.50, 108),),
    2: ((0.27, 140), (0.73, 140)),
    3: ((0.178, 236), (0.50, 108), (0.831, 236)),
    4: ((0.150, 192), (0.382, 144), (0.618, 144), (0.850, 192)),
    5: ((0.1153, 206), (0.3076, 152), (0.50, 136), (0.6924, 152), (0.8847, 206)),
}


CLOTH = 68.0
"""From the right end of the stage to that of the cloth."""
LETTERS, COMPACT_LETTERS = 34.0, 35.0
"""The size of small letters in units for which there is room: twice the usual one; and where the
table is compact."""


def letters(stage: Stage) -> float:
    """The size in units up to which there is room for small letters in this window."""
    return COMPACT_LETTERS if stage.is_compact else LETTERS


class Spotlight(Enum):
    """Cards that lie between the display and the hand for a while."""

    NONE = 0
    OFFER = 1
    TURNED_UP = 2
    """By another player's 3."""
    CHOICE = 3
    """By the looker's own: the hand steps back."""


class Lines(NamedTuple):
    """The heights of the lines of words and of buttons, and of what stands beside cards to choose
    from."""

    words: float = WORDS
    buttons: float = BUTTONS
    choice: float = CHOICE_HIGH
    two_rows_from: int = TWO_ROWS_FROM
    """Cards in the display: where height is dear, a long row of smaller cards is better."""
    spotlit: float = SPOTLIT_CARD
    choice_at: float = CHOICE_AT
    """The width of a card between the display and the hand, and the place of those to choose
    from."""


USUAL = Lines()
COMPACT = Lines(
    two_rows_from=COMPACT_TWO_ROWS_FROM,
    spotlit=COMPACT_SPOTLIT_CARD,
    choice_at=COMPACT_CHOICE_AT,
)


class Layout(NamedTuple):
    """A whole table."""

    rim: float
    """The top of the table."""
    seats: tuple[Seat, ...]
    """The opponents, clockwise from the left."""
    tiles: Tiles
    display: Display
    spotlight: tuple[SizedSpot, ...]
    """The cards between the display and the hand, if there are any."""
    words_y: float
    """The line of words and, below it, the line of buttons; beside cards that lie there, the
    middle of all that stands beside them, and the middle of those cards."""
    line_y: float
    hand: Hand
    own: tuple[float, float]
    """The middle between the own portrait and its name."""
    quanto: SizedSpot
    """The own one."""
    quanto_room: float
    winnings: SizedSpot
    label_y: float
    """The height of the words below the own quanto and the own winnings."""
    bottom: float
    """The lower edge of the stage."""
    right: float
    """The right end of the cloth."""


def lay_out(
    width: float,
    height: float,
    hands: Sequence[int],
    display: int,
    own: int,
    spotlight: Spotlight = Spotlight.NONE,
    shown: int = 0,
    large: float = 1.0,
    lines: Lines = USUAL,
    bulk: float = 1.0,
) -> Layout:
    """The table for opponents with so many cards each, so many cards in the display and in the own
    hand, and so many between the two. Own cards can be wanted larger than usual, the lines of
    words and buttons higher, and plates so many times as large."""
    spare = height - 900
    close = len(hands) > 3
    rows = 2 if display >= lines.two_rows_from else 1
    card = CLOSE_SEAT if close else FULL_SEAT
    seats = tuple(
        Seat(share * width, top + 0.18 * spare, card, count, bulk)
        for (share, top), count in zip(SEATS[len(hands)], hands, strict=True)
    )
    size = TILE if rows == 1 else SMALL_TILE
    seats = tuple(
        seat._replace(ends=_ends(seats, number, width)) for number, seat in enumerate(seats)
    )
    tiles_y = (318 if close else 292) + (0.28 * spare) - (0 if rows == 1 or bulk > 1.0 else 8)
    tiles_y += 0.0 if close else TILES_DOWN * (bulk - 1.0)
    tiles = Tiles(width / 2, tiles_y, size)
    low = rows > 1 or spotlight is Spotlight.CHOICE
    hand = _hand(own, width / 2, height, rows, large, spotlight)
    middle = _Middle(width, seats, tiles, hand, display, rows, spotlight, shown, lines)
    left = min(hand.left, width / 2 - 170)
    room = min(150.0 if low else 184.0, left - OWN_RIGHT - CLEAR)
    return Layout(
        rim=160 if close else 128,
        seats=seats,
        tiles=tiles,
        display=middle.display(),
        spotlight=middle.spotlight(),
        words_y=middle.words_y,
        line_y=middle.line_y,
        hand=hand,
        own=(126, height - 100 - OWN_UP * (bulk - 1.0)),
        quanto=SizedSpot(
            min(282 if low else 318, left - CLEAR - room / 2),
            height - (LOW_QUANTO_UP if low else QUANTO_UP),
            LOW_QUANTO if low else OWN_QUANTO,
        ),
        quanto_room=room,
        winnings=SizedSpot(width - 168, height - 110, OWN_WINNINGS),
        label_y=height - 32,
        bottom=height,
        right=width - CLOTH,
    )


def _ends(seats: Sequence[Seat], number: int, width: float) -> tuple[float, float]:
    """From where to where there is room for a large plate: below the own quanto, up to the next
    seat; where seats are low, towards the edge, as the display comes up beside them."""
    seat = seats[number]
    if seat.bulk == 1.0:
        return -inf, inf
    before = PLATE_LEFT if len(seats) > 3 else seat.reach
    left, right = seat.x - before, width - PLATES_APART
    if number + 1 < len(seats):
        right = seats[number + 1].x - before - PLATES_APART
    if len(seats) == 3 and not number:
        left, right = PLATES_APART, seat.x + seat.reach
    return left, min(right, left + LONGEST_PLATE)


def _hand(
    count: int, x: float, height: float, rows: int, large: float, spotlight: Spotlight
) -> Hand:
    card = (HAND if count < 5 else CLOSE_HAND) * large
    if rows > 1:
        card = min(card, LOW_HAND)
    if spotlight is Spotlight.CHOICE:
        card = FAR_HAND
    half = card * CARD_HEIGHT / 2
    high = rows == 1 and spotlight is not Spotlight.CHOICE
    y = height - (max(116, 24 + half) if high else 18 + half)
    spots = tuple(Anchor(x + at * card * HAND_STEP, y + abs(at) * 2, at) for at in centred(count))
    return Hand(card, spots, y)


class _Middle:
    """Shares the room between the tiles and the hand."""

    def __init__(
        self,
        width: float,
        seats: Sequence[Seat],
        tiles: Tiles,
        hand: Hand,
        count: int,
        rows: int,
        spotlight: Spotlight,
        shown: int,
        lines: Lines,
    ) -> None:
        self._lines = lines
        self._width, self._hand = width, hand
        self._count, self._rows, self._spotlight, self._shown = count, rows, spotlight, shown
        self._across = ceil(count / rows) or ALONE
        most = SPOTLIT_DISPLAY if spotlight is not Spotlight.NONE else DISPLAY
        self._most = min(most, CLOSE_DISPLAY) if count >= CLOSE_FROM else most
        ceiling = tiles.bottom + CLEAR
        low = [seat for seat in seats if seat.floor > ceiling]
        left = [seat.x + seat.reach + CLEAR for seat in low if seat.x < width / 2]
        right = [seat.x - seat.reach - CLEAR for seat in low if seat.x > width / 2]
        # Between the low seats, or below them, whichever leaves the cards larger.
        between = self._room(ceiling, max([SIDE, *left]), min([width - SIDE, *right]))
        below = self._room(
            max([ceiling, *(seat.floor + CLEAR for seat in low)]), SIDE, width - SIDE
        )
        card, ceiling, self._left, self._right = between if between[0] > below[0] else below
        self._share(card, ceiling)

    def _room(self, ceiling: float, left: float, right: float) -> tuple[float, float, float, float]:
        """Largest width of the cards there, and where that is."""
        # The draw pile, the cards of a row and the place of the next one.
        steps = DRAW_STEP + max(self._free_column, self._across - 1)
        wide = (right - left) / (DRAW_CARD / 2 + steps * DISPLAY_STEP + 0.5)
        high = (self._floor - ceiling - self._brackets - self._below) / self._rows / CARD_HEIGHT
        return min(self._most, wide, high), ceiling, left, right

    @property
    def _floor(self) -> float:
        hand = self._hand
        chooses = self._spotlight in (Spotlight.TURNED_UP, Spotlight.CHOICE)
        return (hand.top if chooses else hand.top_of_chosen) - ABOVE_HAND

    @property
    def _brackets(self) -> float:
        """The height of all that stands right below the rows."""
        if self._spotlight is Spotlight.OFFER:
            return BRACKETS * (self._rows - 1) + CLEAR
        return BRACKETS * self._rows

    @property
    def _below(self) -> float:
        """The height of what lies between the display and the hand."""
        if self._spotlight is Spotlight.NONE:
            return self._lines.words + self._lines.buttons
        if self._spotlight is Spotlight.CHOICE:
            return max(self._lines.choice, self._lines.spotlit * (CARD_HEIGHT + self._rise))
        return (self._lines.spotlit if self._rows == 1 else LOW_SPOTLIT_CARD) * CARD_HEIGHT

    @property
    def _rise(self) -> float:
        """Rise of a card between the display and the hand when it is chosen."""
        return CHOSEN_UP if self._spotlight is Spotlight.CHOICE else 0.0

    def _share(self, card: float, ceiling: float) -> None:
        """Share the height out from the top."""
        high = card * CARD_HEIGHT
        spare = self._floor - ceiling - self._brackets - self._below - self._rows * high
        self._card = card
        first = ceiling + spare * 0.6
        self._tops = [first + row * (high + BRACKETS) for row in range(self._rows)]
        end = first + self._rows * high + self._brackets
        self.words_y = end + spare * 0.12 + self._lines.words / 2
        self.line_y = end + spare * 0.2 + self._lines.words + self._lines.buttons / 2
        if self._spotlight is not Spotlight.NONE:
            self._spotlit_card = min(self._lines.spotlit, self._below / (CARD_HEIGHT + self._rise))
            room = self._below + spare * 0.4
            self.words_y = end + room / 2
            self.line_y = end + room / 2 + self._spotlit_card * self._rise / 2

    @property
    def _first(self) -> float:
        """The middle of the first card of a row: pile and cards stand in the middle, unless that
        would be beyond the room for them and for the next card."""
        step = self._card * DISPLAY_STEP
        first = self._width / 2 + DRAW_STEP * step / 2 - (self._across - 1) / 2 * step
        last = first + max(self._free_column, self._across - 1) * step + self._card / 2
        first -= max(0.0, last - self._right)
        pile = first - DRAW_STEP * step - DRAW_CARD * self._card / 2
        return first + max(0.0, self._left - pile)

    @property
    def _free_column(self) -> int:
        return self._count - self._across * (self._rows - 1) if self._count else 0

    def display(self) -> Display:
        card, step = self._card, self._card * DISPLAY_STEP
        first, middle = self._first, card * CARD_HEIGHT / 2
        spots = [
            Anchor(
                first + number % self._across * step,
                self._tops[number // self._across] + middle,
            )
            for number in range(self._count)
        ]
        free = Anchor(first + self._free_column * step, self._tops[-1] + middle)
        pile = SizedSpot(
            first - DRAW_STEP * step,
            (self._tops[0] + self._tops[-1]) / 2 + middle,
            card * DRAW_CARD,
        )
        return Display(card, step, tuple(spots), free, pile)

    def spotlight(self) -> tuple[SizedSpot, ...]:
        if self._spotlight is Spotlight.NONE:
            return ()
        step = self._spotlit_card * SPOTLIT_STEP
        x = self._width * (self._lines.choice_at if self._spotlight is Spotlight.CHOICE else 0.5)
        return tuple(
            SizedSpot(x + at * step, self.line_y, self._spotlit_card) for at in centred(self._shown)
        )
