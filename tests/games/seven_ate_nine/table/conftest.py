"""Tables of 7 ate 9 to look at and to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.games.seven_ate_nine.table.sceneries import Seeing, Sizes, scenery_of
from tests.games.seven_ate_nine.table.seat import Sit, seating


@pytest.fixture
def see(kept_style: Style, english: Languages) -> Seeing:
    return Seeing(kept_style, picture)


@pytest.fixture
def scenery() -> SevenScenery:
    """Two people and two computer players in the middle of a game."""
    return scenery_of(Sizes(2, 2))


@pytest.fixture
def sit(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[Sit]:
    """Sits down at a match that is dealt or will be; nothing has begun yet."""
    with seating(kept_style, qtbot) as sit_down:
        yield sit_down
