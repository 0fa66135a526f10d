"""A hint at a usual Quando table covers nobody."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quando.table.picture import picture
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.games.quando.table.groups import groups_of, must_be_apart
from tests.games.quando.table.sceneries import HINTS, basis
from tests.table.fit_checks import collisions
from tests.table.measured_art import Measured, frame_of


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["hint", "hint to knock", "hint at the left"])
def test_where_there_is_room_it_covers_nobody(
    kept_style: Style, english: Languages, seats: int, name: str
) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    shown = replace(HINTS[name](basis((7,) * seats)), tells_chance=False)
    table = Measured(frame.stage, art, picture(frame, shown))
    assert collisions(table, groups_of(shown), must_be_apart) == []
