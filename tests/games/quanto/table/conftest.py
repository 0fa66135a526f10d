"""Tables of Quanto to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.games.quanto.table.seated_tables import AtQuanto, Sit
from tests.table.seated import seating


@pytest.fixture
def sit(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[Sit]:
    """Sits down at a match; the page is shown, but nothing has begun yet."""
    with seating(kept_style, qtbot, AtQuanto) as sit_down:
        yield sit_down
