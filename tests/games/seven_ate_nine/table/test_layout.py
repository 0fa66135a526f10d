"""The layout of a 7 ate 9 table: nothing outside the window, nothing on top of something else, and
every hand can be read."""

from __future__ import annotations

from itertools import chain

import pytest

from quando_desktop.games.seven_ate_nine.rules.deal import stack_size
from quando_desktop.games.seven_ate_nine.table import layout
from quando_desktop.games.seven_ate_nine.table.layout import (
    Lane,
    Layout,
    Seat,
    lay_out,
)
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.scene.stage import TARGET, Box, Stage, in_units
from tests.games.seven_ate_nine.table.sceneries import TABLES, Sizes
from tests.table.fit_checks import (
    COMPACT_WINDOWS,
    LARGE,
    WINDOWS,
    assert_apart,
    assert_inside,
    least_seen,
)

VALUE_WIDE, VALUE_HIGH = 0.52, 0.5
"""How much of an overlapped card its value needs: of its width, and of its height in widths."""


def table(window: tuple[int, int], sizes: Sizes, held: int = 5) -> Layout:
    stage = Stage.of(*window)
    return lay_out(stage.width, stage.height, [held] * sizes.computers, sizes.people)


def box_of(lane: Lane) -> Box:
    return Box(lane.left, lane.top, lane.width, lane.height)


def parts_of(seat: Seat) -> list[Box]:
    cards = [
        Box.around(spot.x, spot.y, layout.SEAT_CARD, layout.SEAT_CARD * CARD_HEIGHT)
        for spot in seat.fan
    ]
    head = Box.around(seat.x, seat.portrait_y, seat.portrait * 0.85, seat.portrait * 0.7)
    card = layout.STACK_CARD
    stack = Box.around(seat.stack.x, seat.stack.y, card, card * CARD_HEIGHT)
    return [*cards, head, stack]


def pile_of(laid: Layout) -> Box:
    middle = laid.middle
    high = middle.card * layout.TURNED
    return Box.around(middle.pile.x, middle.pile.y, 2 * middle.reach, high)


def targets_of(laid: Layout) -> list[Box]:
    spots = (laid.middle.target(side) for side in (-1, 1))
    return [Box.around(spot.x, spot.y, layout.TARGET, layout.TARGET_HIGH) for spot in spots]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("sizes", TABLES)
def test_nothing_covers_anything_else(window: tuple[int, int], sizes: Sizes) -> None:
    stage = Stage.of(*window)
    for held in (0, 1, 4, 9, 36):
        laid = table(window, sizes, held)
        groups = [
            *(parts_of(seat) for seat in laid.seats),
            [pile_of(laid)],
            targets_of(laid),
            *([box_of(lane)] for lane in laid.lanes),
        ]
        assert_apart(groups, held)
        assert_inside(stage, chain(*groups), held)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("sizes", TABLES)
def test_there_is_room_for_calls_between_the_pile_and_the_lanes(
    window: tuple[int, int], sizes: Sizes
) -> None:
    laid = table(window, sizes)
    for lane in laid.lanes:
        assert pile_of(laid).bottom <= lane.top - layout.CALL + 0.01


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("sizes", [each for each in TABLES if each.people])
@pytest.mark.parametrize("large", [1.0, LARGE])
def test_every_hand_can_be_read(window: tuple[int, int], sizes: Sizes, large: float) -> None:
    """Each card shows its value, whichever one is aimed at, and none leaves its lane."""
    unit = Stage.of(*window).unit
    for lane in table(window, sizes).lanes:
        for count in range(stack_size(sizes.seats) + 1):
            hand = lane.hand(count, large)
            assert len(hand.spots) == count
            half, high = hand.card / 2, hand.card * CARD_HEIGHT / 2
            for number, spot in enumerate(hand.spots):
                assert spot.x - half >= lane.left + layout.EDGE - 0.01
                assert spot.x + half <= lane.right - layout.EDGE + 0.01
                assert spot.y - high - hand.rise >= lane.hand_top - 10
                assert spot.y + high <= lane.hand_bottom
                assert 2 * abs(hand.seen(number) - spot.x) <= hand.card * (1 - VALUE_WIDE)
            assert hand.card * unit >= 36
            if hand.fanned:
                assert hand.step >= hand.card * VALUE_WIDE
            else:
                assert hand.step >= hand.card
            if hand.rows > 1:
                below = hand.spots[-1].y - hand.spots[0].y
                assert below - hand.rise >= hand.card * VALUE_HIGH


@pytest.mark.parametrize("window", [*COMPACT_WINDOWS, *WINDOWS])
@pytest.mark.parametrize("sizes", [each for each in (*TABLES, Sizes(1, 0)) if each.people])
def test_every_card_of_a_hand_of_any_size_can_be_hit(window: tuple[int, int], sizes: Sizes) -> None:
    """Also beside and behind the one that is aimed at; the table makes room for it."""
    stage = Stage.of(*window)
    target = in_units(TARGET, stage.unit)
    for count in range(1, stack_size(max(2, sizes.seats)) + 1):
        laid = lay_out(*stage[1:3], [5] * sizes.computers, sizes.people, count, target)
        hand = laid.lanes[0].hand(count)
        cards = [
            Box.around(spot.x, spot.y, hand.card, hand.card * CARD_HEIGHT) for spot in hand.spots
        ]
        boxes = [box.widened(target, target) for box in cards]
        aimed = [box._replace(top=box.top - hand.rise * (at % 2)) for at, box in enumerate(boxes)]
        assert least_seen(boxes) >= target - 0.1, count
        assert least_seen(aimed) >= target - 0.1, count
        room = box_of(laid.lanes[0])._replace(top=laid.lanes[0].hand_top - 4)
        assert all(room.left <= box.left and box.right <= room.right for box in cards), count
        assert all(room.top <= box.top and box.bottom <= room.bottom for box in cards), count
        lanes = [box_of(lane) for lane in laid.lanes]
        assert_inside(stage, lanes, count)
        assert_apart([[pile_of(laid)], targets_of(laid), lanes], count)
        assert laid.middle.card * stage.unit >= 56


def test_hands_go_as_the_guide_wants() -> None:
    lane = table((1440, 900), Sizes(4, 0)).lanes[0]
    hands = [lane.hand(count) for count in range(1, 19)]
    kinds = [(hand.fanned, hand.rows) for hand in hands]
    assert kinds == sorted(kinds, key=[(False, 1), (True, 1), (True, 2)].index)
    assert {*kinds} == {(False, 1), (True, 1), (True, 2)}
    assert all(hand.step >= layout.LEAST_STEP for hand in hands if hand.rows == 1)
    assert [lane.hand(count).card for count in (3, 4, 5, 12)] == [88, 88, 88, 64]
    assert (lane.height, lane.hand_height) == (316, 168)


def test_two_rows_are_read_as_one() -> None:
    lane = table((1440, 900), Sizes(4, 0)).lanes[0]
    for count in (12, 13, 18):
        spots = lane.hand(count).spots
        assert list(spots) == sorted(spots, key=lambda spot: (spot.y, spot.x))
        first = [spot for spot in spots if spot.y == spots[0].y]
        assert 0 <= 2 * len(first) - count <= 1


def test_lanes_are_equal() -> None:
    for people in range(1, 5):
        lanes = table((1440, 900), Sizes(people, 0)).lanes
        assert len({(lane.top, lane.width, lane.height) for lane in lanes}) == 1
        left, right = lanes[0].left, 1440 - lanes[-1].right
        assert left == pytest.approx(right)


def test_a_mark_lies_at_its_card_and_on_none_of_the_others() -> None:
    lane = table((1440, 900), Sizes(4, 0)).lanes[0]
    for count in (4, 6, 12):
        hand = lane.hand(count)
        half = hand.card * CARD_HEIGHT / 2
        for number, spot in enumerate(hand.spots):
            mark = hand.mark(number)
            behind = hand.rows > 1 and spot.y == hand.spots[0].y
            assert (mark.y < spot.y - half) if behind else (mark.y > spot.y + half)
            assert abs(mark.x - spot.x) < hand.card / 2


def test_the_fewer_lanes_the_larger_the_hand() -> None:
    """The own hand is the largest thing on the table of one person."""
    cards = [table((1440, 900), Sizes(people, 0)).lanes[0].hand(4).card for people in range(1, 5)]
    assert cards == sorted(cards, reverse=True)
    assert cards[0] >= 120
    alone = table((1440, 900), Sizes(1, 1)).lanes[0]
    assert alone.hand(7).card >= 112
    assert alone.hand(12).fanned
    assert alone.hand(12).card == alone.hand(4).card, "cards overlap before they shrink"


def test_hands_have_few_widths() -> None:
    """Each face of each width has to be drawn once."""
    for sizes in TABLES:
        for lane in table((1440, 900), sizes).lanes:
            hands = [lane.hand(count) for count in range(stack_size(sizes.seats) + 1)]
            assert len({(hand.card, hand.fanned) for hand in hands}) <= 12


def test_large_cards_are_larger_where_there_is_room() -> None:
    lane = table((1440, 900), Sizes(1, 1)).lanes[0]
    assert lane.hand(4, LARGE).card > lane.hand(4).card
    assert lane.hand(12, LARGE).card >= lane.hand(12).card


def test_a_stack_lies_towards_the_middle_of_the_table() -> None:
    """Four have room for it at one side only."""
    for computers in (2, 3):
        for seat in table((1440, 900), Sizes(1, computers)).seats:
            if seat.x != 720:
                assert abs(seat.stack.x - 720) < abs(seat.x - 720)
