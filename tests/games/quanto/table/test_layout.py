"""The layout of a Quanto table: nothing outside the window, nothing on top of something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from quando_desktop.games.quanto.table import layout, places
from quando_desktop.games.quanto.table.layout import Layout, Spotlight, lay_out
from quando_desktop.games.quanto.table.places import Seat, SizedSpot, laid
from quando_desktop.table.parts.fan import CARD_HEIGHT, Anchor
from quando_desktop.table.scene.stage import Box, Stage
from tests.table.fit_checks import WINDOWS, assert_apart, assert_inside

MOST = 16
"""Cards that a display must hold."""
BETWEEN = {Spotlight.NONE: 0, Spotlight.OFFER: 1, Spotlight.TURNED_UP: 3, Spotlight.CHOICE: 3}


def table(
    window: tuple[int, int], opponents: int, display: int, spotlight: Spotlight = Spotlight.NONE
) -> Layout:
    stage = Stage.of(*window)
    hand = 4 if opponents < 4 else 5
    hands = [hand] * opponents
    return lay_out(stage.width, stage.height, hands, display, hand, spotlight, BETWEEN[spotlight])


def card(spot: Anchor | SizedSpot, width: float) -> Box:
    return Box.around(spot.x, spot.y, width, width * CARD_HEIGHT)


def parts_of(seat: Seat) -> Iterator[Box]:
    for spot in seat.fan:
        yield card(spot, seat.card)
    head = seat.portrait * 0.85
    yield Box.around(seat.x, seat.portrait_y, head, head * 0.9)
    width = 2 * places.PLATE_REACH
    yield Box.around(seat.x, seat.plate_y, width, places.PLATE_HEIGHT)
    for spot in laid(seat.quanto, 4):
        yield card(spot, seat.quanto.card)
    yield card(seat.winnings, seat.winnings.card)


def display_of(table: Layout, spotlight: Spotlight) -> Iterator[Box]:
    """With the room for brackets, unless an offer has to be answered first."""
    below = 0.0 if spotlight is Spotlight.OFFER else layout.BRACKETS - 1
    for spot in (*table.display.spots, table.display.free):
        box = card(spot, table.display.card)
        yield box._replace(height=box.height + below)
    yield card(table.display.draw, table.display.draw.card)


def tiles_of(table: Layout) -> Box:
    size = table.tiles.size
    return Box.around(table.tiles.x, table.tiles.y, 8 * size, 2 * size * places.TILE_REACH)


def hand_of(table: Layout) -> Iterator[Box]:
    for spot in table.hand.spots:
        yield card(spot, table.hand.card)


def own_of(table: Layout) -> Iterator[Box]:
    x, y = table.own
    yield Box.around(x, y - 34, 122, 122)
    for spot in laid(table.quanto, 5, table.quanto_room):
        yield card(spot, table.quanto.card)
    yield card(table.winnings, table.winnings.card)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("opponents", layout.SEATS)
@pytest.mark.parametrize("spotlight", Spotlight)
def test_nothing_covers_anything_else(
    window: tuple[int, int], opponents: int, spotlight: Spotlight
) -> None:
    stage = Stage.of(*window)
    for count in range(MOST + 1):
        laid_out = table(window, opponents, count, spotlight)
        groups = [
            *([*parts_of(seat)] for seat in laid_out.seats),
            [tiles_of(laid_out)],
            [*display_of(laid_out, spotlight)],
            [card(place, place.card) for place in laid_out.spotlight],
            [*hand_of(laid_out)],
            [*own_of(laid_out)],
        ]
        assert_apart(groups, count)
        assert_inside(stage, chain(*groups), count)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("opponents", layout.SEATS)
def test_words_and_buttons_have_their_lines(window: tuple[int, int], opponents: int) -> None:
    for count in range(MOST + 1):
        laid_out = table(window, opponents, count)
        end = laid_out.display.bottom + layout.BRACKETS
        assert laid_out.words_y - layout.WORDS / 2 >= end - 0.01
        assert laid_out.line_y - layout.BUTTONS / 2 >= laid_out.words_y + layout.WORDS / 2 - 0.01
        assert laid_out.line_y + layout.BUTTONS / 2 <= laid_out.hand.top_of_chosen


@pytest.mark.parametrize("opponents", layout.SEATS)
def test_cards_of_the_display_are_as_large_as_the_guide_wants(opponents: int) -> None:
    for count in range(1, MOST + 1):
        display = table((1440, 900), opponents, count).display
        rows = {spot.y for spot in display.spots}
        assert len(rows) == (1 if count < 10 else 2), count
        if count < 8:
            assert display.card == 112
        elif count < 10:
            assert display.card == 102
        else:
            assert display.card >= 66


@pytest.mark.parametrize("window", WINDOWS)
def test_equal_numbers_of_cards_stand_in_both_rows(window: tuple[int, int]) -> None:
    for count in range(10, MOST + 1):
        spots = table(window, 3, count).display.spots
        first = [spot for spot in spots if spot.y == spots[0].y]
        second = [spot for spot in spots if spot.y != spots[0].y]
        assert 0 <= len(first) - len(second) <= 1
        assert [spot.x for spot in second] == [spot.x for spot in first[: len(second)]]


def test_the_next_card_of_the_display_has_its_place_already() -> None:
    """What is discarded stays where it was laid, but for the step by which all close up."""
    for count in range(1, 9):
        display, then = (table((1440, 900), 3, each).display for each in (count, count + 1))
        assert display.free.y == pytest.approx(then.spots[-1].y, abs=12)
        assert 0 <= display.free.x - then.spots[-1].x <= display.step


def test_a_large_quanto_closes_up_in_its_room() -> None:
    place = SizedSpot(0, 0, 60)
    for count in range(1, 20):
        spots = laid(place, count)
        assert len(spots) == count
        assert spots[-1].x - spots[0].x + place.card <= place.card * places.QUANTO_ROOM + 0.01
        assert sum(spot.x for spot in spots) == pytest.approx(0, abs=0.01)
    assert laid(place, 0) == ()


def test_an_empty_hand_and_display_have_their_place() -> None:
    laid_out = lay_out(1440, 900, [0, 0], 0, 0)
    assert laid_out.display.spots == laid_out.hand.spots == ()
    assert all(seat.fan == () for seat in laid_out.seats)
    assert laid_out.display.draw.x < laid_out.display.free.x


def test_own_cards_step_back_before_others_to_choose_from() -> None:
    usual, choice = (
        table((1440, 900), 3, 6, spotlight) for spotlight in (Spotlight.NONE, Spotlight.CHOICE)
    )
    assert choice.hand.card < choice.spotlight[0].card < usual.hand.card


def test_large_cards_are_larger() -> None:
    small, large = (lay_out(1440, 900, [4] * 3, 6, 4, large=grow) for grow in (1.0, 1.14))
    assert large.hand.card == pytest.approx(small.hand.card * 1.14)
    assert large.quanto.x + large.quanto_room / 2 <= large.hand.left
