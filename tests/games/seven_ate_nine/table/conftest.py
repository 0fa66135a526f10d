"""Tables of 7 ate 9 to look at and to sit down at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.bots.live_mind import Mind
from quando_desktop.disk.store import with_fields
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.settings.settings import Settings
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.games.seven_ate_nine.table.sceneries import Seeing, Sizes, scenery_of
from tests.games.seven_ate_nine.table.seat import SMALL, SevenSeat, Sit


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
    tables: list[SevenSeat] = []

    def sit_down(
        match: Match,
        minds: Mapping[int, Mind[Any]] | None = None,
        *,
        size: tuple[int, int] = SMALL,
        **settings: Any,
    ) -> SevenSeat:
        table = SevenSeat(kept_style, match, with_fields(Settings(), settings), minds or {}, size)
        tables.append(table)
        qtbot.addWidget(table.page)
        return table

    yield sit_down
    for table in tables:
        table.close()
