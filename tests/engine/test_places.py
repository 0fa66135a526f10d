"""How seats stand among each other, alone and with partners."""

from __future__ import annotations

import pytest

from quando_desktop.engine.ranking import place, together

ALONE = ((0,), (1,), (2,), (3,))
TEAMS = ((0, 2), (1, 3))


def test_partners_add_their_points_up() -> None:
    assert together((4, 7, 10, 1), ALONE) == (4, 7, 10, 1)
    assert together((4, 7, 10, 1), TEAMS) == (14, 8, 14, 8)


@pytest.mark.parametrize(
    ("scores", "fewest", "most"),
    [((4, 7, 10, 1), [2, 3, 4, 1], [3, 2, 1, 4]), ((5, 5, 9, 5), [1, 1, 4, 1], [2, 2, 1, 2])],
)
def test_places(scores: tuple[int, ...], fewest: list[int], most: list[int]) -> None:
    seats = range(len(scores))
    assert [place(seat, scores, ALONE, fewest_win=True) for seat in seats] == fewest
    assert [place(seat, scores, ALONE, fewest_win=False) for seat in seats] == most


def test_partners_share_a_place_and_a_side_counts_once() -> None:
    scores = (4, 7, 10, 1)
    assert [place(seat, scores, TEAMS, fewest_win=False) for seat in range(4)] == [1, 2, 1, 2]
    assert [place(seat, scores, TEAMS, fewest_win=True) for seat in range(4)] == [2, 1, 2, 1]
