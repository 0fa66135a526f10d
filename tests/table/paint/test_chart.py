"""Charts: what is below nothing goes downwards, and in bars to the left."""

from __future__ import annotations

import pytest

from quando_desktop.table.paint.chart import Axis, Runner, ScoreChart, parts
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Tableau
from tests.table.measured_art import Measured, frame_of

FACE = Face("Pip", "pip", "#C0485F", "")
AREA = Box(100, 100, 500, 300)


def test_a_bar_of_points_goes_to_the_right_of_nothing() -> None:
    axis = Axis.of([(3, 4), (10,)], 50, 200.0)
    assert axis.at(0) == 0
    assert axis.at(50) == 200
    assert parts((3, 0, 4)) == [(0, 3), (3, 3), (3, 7)]


def test_minus_points_go_to_the_left_of_it() -> None:
    axis = Axis.of([(-3, -4), (-10,)], 0, 220.0)
    assert axis.at(-10) == 0
    assert axis.at(-7) < axis.at(-3) < axis.at(0) <= 220


def test_both_kinds_share_a_line() -> None:
    axis = Axis.of([(-5,), (5,)], 0, 100.0)
    assert [axis.at(amount) for amount in (-5, 0, 5)] == [0, 50, 100]


@pytest.mark.parametrize("sign", [1, -1])
def test_lines_lead_away_from_nothing(kept_style: Style, sign: int) -> None:
    """The face of whoever has more minus points stands lower."""
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    tableau = Tableau()
    few = Runner((FACE,), (sign * 2, sign * 5), True)
    many = Runner((FACE,), (sign * 20, sign * 40), False)
    ScoreChart(tableau, frame.art, AREA, [few, many]).lay()
    boxes = Measured(frame.stage, art, tableau).boxes()
    first, second = (boxes["sheet", row, "end", 0].top for row in (0, 1))
    assert (first < second) is (sign < 0)
    for row in (0, 1):
        line = boxes["bar", row]
        assert line.top >= AREA.top - 12
        assert line.bottom <= AREA.bottom + 12
