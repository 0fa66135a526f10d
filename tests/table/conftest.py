"""A live table to sit down at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.engine.match import Match
from quando_desktop.settings.settings import Settings
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.table.live_seat import LiveSeat, SitLive


@pytest.fixture
def sit_live(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[SitLive]:
    """Sits down at a live match; the page is shown, but nothing has begun yet."""
    tables: list[LiveSeat] = []

    def sit_down(match: Match | str = "pp", **settings: object) -> LiveSeat:
        table = LiveSeat(kept_style, match, Settings(**settings))  # type: ignore[arg-type]
        tables.append(table)
        qtbot.addWidget(table.page)
        with qtbot.waitActive(table.page):
            table.page.show()
        return table

    yield sit_down
    for table in tables:
        table.close()
