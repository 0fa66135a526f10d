"""The layout of a Quando table: nothing outside the window, nothing on top of something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import cos, radians, sin

import pytest

from quando_desktop.games.quando.table import layout
from quando_desktop.games.quando.table.layout import CardSpot, Layout, Seat, lay_out
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.scene.stage import HEIGHT, TARGET, WIDEST, WIDTH, Box, Stage, in_units
from tests.table.fit_checks import (
    COMPACT_WINDOWS,
    WINDOWS,
    assert_apart,
    assert_inside,
    least_seen,
)

COUNTS = range(19)
LARGEST_HAND = 48
"""Cards: so many fit everywhere, and nobody gets more than 55 less those of the others."""


def hand_of(count: int, first: int = 0) -> list[int]:
    return sorted((first + 4 * card) % 11 for card in range(count))


def table(window: tuple[int, int], opponents: int, count: int, own: int | None = None) -> Layout:
    stage = Stage.of(*window)
    fans = [hand_of(count, seat) for seat in range(opponents)]
    return lay_out(stage.width, stage.height, fans, hand_of(count if own is None else own))


def card(spot: CardSpot, width: float) -> Box:
    """The upright box around a turned card."""
    height, angle = width * CARD_HEIGHT, radians(abs(spot.angle))
    return Box.around(
        spot.x,
        spot.y,
        width * cos(angle) + height * sin(angle),
        width * sin(angle) + height * cos(angle),
    )


def parts_of(seat: Seat) -> Iterator[Box]:
    for spot in seat.fan.spots:
        yield card(spot, seat.card)
    # Heads and ears are narrower than their picture, which has empty corners.
    head = seat.portrait * 0.9
    yield Box.around(seat.x, seat.portrait_y, head, head)
    for side in (-1, 1):
        paw = seat.card * 0.5
        yield Box.around(seat.x + side * seat.fan.half, seat.paws_y, paw, paw)
    yield Box.around(seat.x, seat.plate_y, 2 * layout.PLATE_REACH, layout.PLATE_HEIGHT)
    yield Box.around(seat.x, seat.note_y, 100, layout.PLATE_HEIGHT * 0.86)


def piles_of(table: Layout) -> Iterator[Box]:
    piles = table.piles
    height = piles.card * CARD_HEIGHT
    left, right = piles.draw_x - 0.9 * piles.card, piles.discard_x + 0.6 * piles.card
    # Tilted cards stand a little higher than straight ones.
    yield Box(left, piles.y - height / 2 - 8, right - left, height + 24)
    for x in (piles.draw_x, piles.discard_x):
        yield Box.around(x, piles.label_y, 150, 20)


def banner_of(table: Layout, width: float) -> Box:
    return Box.around(width / 2, table.banner_y, 760, layout.BANNER_HEIGHT)


def own_of(table: Layout) -> Iterator[Box]:
    x, y = table.own
    yield Box.around(x, y - 34, 122, 122)
    yield Box.around(x, y + 34, 172, 34)


def hand_boxes(table: Layout) -> list[Box]:
    return [card(spot, table.hand.card) for spot in table.hand.spots]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("opponents", layout.SEATS)
def test_seats_keep_apart_and_inside(window: tuple[int, int], opponents: int) -> None:
    stage = Stage.of(*window)
    for count in COUNTS:
        laid = table(window, opponents, count)
        seats = [list(parts_of(seat)) for seat in laid.seats]
        assert_inside(stage, chain(*seats), count)
        assert_apart(seats, count)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("opponents", layout.SEATS)
def test_nothing_covers_anything_else(window: tuple[int, int], opponents: int) -> None:
    stage = Stage.of(*window)
    for count in COUNTS:
        laid = table(window, opponents, count)
        groups = [
            [box for seat in laid.seats for box in parts_of(seat)],
            list(piles_of(laid)),
            [banner_of(laid, stage.width)],
            hand_boxes(laid),
            list(own_of(laid)),
            [Box.around(*laid.knock, 2 * 58, 2 * 58)],
        ]
        assert_apart(groups, count)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [*range(1, 19), 25])
def test_the_own_hand_fits_and_can_be_read(window: tuple[int, int], count: int) -> None:
    stage = Stage.of(*window)
    hand = table(window, 3, 7, own=count).hand
    assert len(hand.spots) == count
    boxes = [card(spot, hand.card) for spot in hand.spots]
    assert max(box.bottom for box in boxes) <= stage.height
    assert boxes[-1].right - boxes[0].left <= layout.HAND_ROOM + 40
    fronts = hand_of(count)
    for number in range(count - 1):
        step = hand.spots[number + 1].x - hand.spots[number].x
        assert step > 0
        if fronts[number] != fronts[number + 1]:
            assert step * stage.unit >= 24


@pytest.mark.parametrize("large", [1.0, 1.14])
@pytest.mark.parametrize("window", [*COMPACT_WINDOWS, *WINDOWS])
def test_every_card_of_a_hand_of_any_size_can_be_hit(window: tuple[int, int], large: float) -> None:
    """Also those behind a chosen one, and while a place is kept free."""
    stage = Stage.of(*window)
    target = in_units(TARGET, stage.unit)
    rows = set()
    for count in range(1, LARGEST_HAND + 1):
        fronts = [*hand_of(count - 1), None]
        laid = lay_out(
            *stage[1:3], [hand_of(7)] * 3, fronts, large, target, is_compact=stage.is_compact
        )
        hand, rise = laid.hand, laid.hand.chosen_up * laid.hand.card
        boxes = hand_boxes(laid)
        upright = [Box.around(spot.x, spot.y, hand.card, hand.card * 1.4) for spot in hand.spots]
        chosen = [box._replace(top=box.top - rise * (at % 2)) for at, box in enumerate(upright)]
        assert least_seen(upright) >= target - 0.1, count
        assert least_seen(chosen) >= target - 0.1, count
        assert_inside(stage, boxes, count)
        assert_apart([boxes, list(own_of(laid)), [Box.around(*laid.knock, 116, 116)]], count)
        assert min(box.top for box in boxes) - rise >= banner_of(laid, stage.width).bottom
        rows.add(hand.rows)
    assert rows >= {1, 2}


def test_own_cards_lie_side_by_side_up_to_eight() -> None:
    for count in range(1, 9):
        hand = table((1440, 900), 3, 7, own=count).hand
        assert hand.is_open
        assert not any(spot.covered for spot in hand.spots)
    assert not table((1440, 900), 3, 7, own=18).hand.is_open


def test_a_fan_that_passes_its_room_becomes_two_rows() -> None:
    small, large = layout.fan(hand_of(7), 0, 0, 62, 270), layout.fan(hand_of(8), 0, 0, 62, 270)
    assert small.top == 0
    assert large.top > 0
    rear, front = large.spots[:4], large.spots[4:]
    assert max(spot.y for spot in rear) < min(spot.y for spot in front)
    assert large.half * 2 <= 270


def test_equal_backs_close_up_in_a_long_row() -> None:
    fan = layout.fan([1, 1, 2, 3, 4, 5, 6, 7, 8], 0, 0, 74, 640)
    steps = [b.x - a.x for a, b in zip(fan.spots, fan.spots[1:], strict=False)]
    assert fan.spots[0].covered
    assert not fan.spots[1].covered
    assert steps[0] == pytest.approx(0.32 * 74)
    assert steps[1] == pytest.approx(0.55 * 74)


def test_an_empty_fan_and_hand_have_their_place() -> None:
    laid = table((1440, 900), 5, 0)
    assert all(not seat.fan.spots and seat.fan.half > 0 for seat in laid.seats)
    assert laid.hand.spots == ()


def test_a_stage_is_never_smaller_than_its_design() -> None:
    for window in WINDOWS:
        stage = Stage.of(*window)
        assert stage.width >= WIDTH - 1e-6
        assert stage.height >= HEIGHT - 1e-6
        assert stage.width <= WIDEST
        assert (stage.width + 2 * stage.margin) * stage.unit == pytest.approx(window[0])
        assert stage.height * stage.unit == pytest.approx(window[1])


def test_4k_is_1600_units_wide() -> None:
    stage = Stage.of(3840, 2160)
    assert (stage.unit, stage.width, stage.height) == pytest.approx((2.4, 1600, 900))
