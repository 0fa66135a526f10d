"""Where a dragged card goes in the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from unittest.mock import Mock

import pytest

from quando_desktop.settings.settings import Settings, Sorting
from quando_desktop.table.pages.contract import TurnHost
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.turn.state import HandOrder

STEP, DOWN, RISE = 50.0, 70.0, 8.0
"""Between cards, between rows, and the rise of a chosen card."""


def hand(count: int, across: int, chosen: Sequence[int] = (), rise: float = RISE) -> HandOrder:
    """So many cards in rows; some of them are chosen and stand a little higher."""

    def places(keys: Sequence[Key]) -> list[tuple[float, float]]:
        numbers = [int(key[1]) for key in keys if isinstance(key, tuple)]
        return [
            (each % across * STEP, each // across * DOWN - rise * (each in chosen))
            for each in numbers
        ]

    host = Mock(spec=TurnHost, settings=Settings(sorting=Sorting.HAND), places=places)
    order = HandOrder(host)
    order.sort(range(count))
    return order


@pytest.mark.parametrize(
    ("x", "y", "place"),
    [(30, 5, 0), (220, 10, 4), (-20, 60, 4), (130, 80, 7), (130, 300, 7), (300, 70, 9)],
)
def test_in_rows_it_goes_into_the_row_that_it_is_held_at(x: float, y: float, place: int) -> None:
    order = hand(10, 5, chosen=(1, 7))
    order.move(0, x, y)
    assert order.cards == [*range(1, place + 1), 0, *range(place + 1, 10)]


@pytest.mark.parametrize("y", [-150.0, 0.0, 40.0])
def test_in_a_single_row_only_the_place_across_counts(y: float) -> None:
    """However high it is held, and though chosen cards stand higher."""
    order = hand(8, 8, chosen=(2, 5), rise=36.0)
    order.move(0, 4.5 * STEP, y)
    assert order.cards == [1, 2, 3, 4, 0, 5, 6, 7]
