"""What the record of a match says of how people play Quando."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop.engine.contract import Json
from quando_desktop.games.quando.rules import tallies

PLAYED: dict[str, Any] = {
    "actions": [
        {"player": 0, "do": "play", "cards": ["7/2", "7/0", "7/4"]},
        {"player": 0, "do": "draw", "side": "hidden"},
        {"player": 1, "do": "draw", "side": "shown"},
        {"player": 1, "do": "play", "cards": ["3/1", "4/1", "5/1"]},
        {"player": 1, "do": "draw", "side": "shown"},
        {"player": 0, "do": "knock"},
        {"player": 1, "do": "pass"},
    ],
    "totals": [3, 9],
    "points": [0, 9],
    "ended_by": "knock",
}


def test_sums_and_counts() -> None:
    found = tallies.of_rounds([PLAYED], 2)
    assert found == {
        tallies.TRIPLETS: [(1, 1), (0, 1)],
        tallies.CARDS: [(3, 1), (3, 1)],
        tallies.HIDDEN: [(1, 1), (0, 2)],
        tallies.KNOCK_TURN: [(2, 1), (0, 0)],
    }


def test_what_is_worth_telling() -> None:
    told = list(tallies.notables([PLAYED, PLAYED | {"totals": [9, 3]}]))
    assert [(each.round, each.seat, each.what, each.value) for each in told] == [
        (0, 0, tallies.TRIPLET, 7),
        (0, 0, tallies.KNOCKED, 3),
        (1, 0, tallies.TRIPLET, 7),
        (1, 0, tallies.KNOCKED_IN_VAIN, 9),
    ]
    zeros = PLAYED | {"totals": [4, 0], "ended_by": "zeros", "actions": []}
    assert [(each.seat, each.what) for each in tallies.notables([zeros])] == [
        (1, tallies.ONLY_ZEROS)
    ]


@pytest.mark.parametrize(
    "broken",
    [
        {"points": [0, 1]},
        {"points": [0, 1], "actions": 3, "totals": ["a"]},
        {"points": [0, 1], "totals": [], "actions": [{"player": 9, "do": "knock"}, 4]},
        {"points": 1, "totals": [1], "actions": [{"player": 0, "do": "play", "cards": [1, 1, 1]}]},
        {"totals": [1, 2], "actions": [{"player": -1, "do": "knock"}]},
    ],
)
def test_a_record_that_makes_no_sense_is_left_out(broken: Json) -> None:
    assert isinstance(tallies.of_rounds([broken], 2), dict)
    assert list(tallies.notables([broken])) == []
