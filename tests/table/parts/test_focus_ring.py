"""The ring around a place that has the keys follows its shape."""

from __future__ import annotations

import pytest

from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.focus_ring import lay_ring
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Role, Tableau
from tests.table.measured_art import frame_of

CORNER = 14
"""Pixels along both edges from the outermost corner: a panel is round there, a seat has a ring."""


@pytest.mark.parametrize(("box", "is_round"), [((300, 200), False), ((900, 500), True)])
def test_a_panel_has_a_rounder_ring(style: Style, box: tuple[float, float], is_round: bool) -> None:
    frame, _ = frame_of(style, (1440, 900), 1.0)
    frame = frame._replace(art=style.art(Scale(1.0), dark=False))
    tableau = Tableau()
    control = Control("sheet", "the sheet", Box.around(720, 450, *box), role=Role.INFO)
    tableau.controls.append(control)
    lay_ring(tableau, frame, "sheet")
    image = tableau.pieces[0].picture.pixmap.toImage()
    drawn = [image.pixelColor(x, x).alpha() for x in range(CORNER)]
    assert any(drawn) is not is_round
