"""A table of any game to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.table.every_game.kits import Kit
from tests.table.turn_seat import Sit, seating


@pytest.fixture
def sit(kit: Kit, kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[Sit]:
    """Sits down at a match of the kit; the page is shown, but nothing has begun yet."""
    with seating(kept_style, qtbot, kit.sit) as sit_down:
        yield sit_down
