from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quando_desktop.table.scene.heights import LEAST, heights


@pytest.mark.parametrize(
    ("known", "found"),
    [
        ([], []),
        ([None, None], [0, 1]),
        ([0.0, None, 1.0], [0, 0.5, 1]),
        ([0.0, 2.0, 3.0, 1.0], [0, 2, 3, 4]),
        ([9.0, 0.0, 1.0], [-1, 0, 1]),
        ([0.0, None, LEAST], [0, 1, 2]),
    ],
)
def test_as_many_as_can_keep_their_heights(known: list[float | None], found: list[float]) -> None:
    assert heights(known) == found


@given(st.lists(st.none() | st.integers(0, 9).map(float)))
def test_heights_rise(known: list[float | None]) -> None:
    found = heights(known)
    assert len(found) == len(known)
    assert all(upper - lower >= LEAST for lower, upper in pairwise(found))
