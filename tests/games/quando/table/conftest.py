"""A Quando table to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.games.quando.table.seat import QuandoSeat, Sit
from tests.table.turn_seat import seating


@pytest.fixture
def sit(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[Sit]:
    """Sits down at a match; the page is shown, but nothing has begun yet."""
    with seating(kept_style, qtbot, QuandoSeat) as sit_down:
        yield sit_down
