"""A style shared by all tests of what is drawn, and tables to sit down at; Qt draws in memory."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.engine.match import Match
from quando_desktop.settings.settings import Language, Settings
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.table.live import AtLive, SitLive
from tests.table.seated import seating
from tests.table.tables import Seated, Sit


@pytest.fixture
def style(qtbot: QtBot) -> Style:
    return Style(resources.folder())


@pytest.fixture(scope="session")
def kept_style(qapp: QApplication) -> Style:
    """One style for all, so that the pictures of one size are made once."""
    return Style(resources.folder())


@pytest.fixture
def english(qapp: QApplication) -> Iterator[Languages]:
    """The words as they are read; another language can be put to use."""
    languages = Languages(qapp, resources.folder())
    languages.use(Language.ENGLISH)
    yield languages
    languages.close()


@pytest.fixture
def sit(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[Sit]:
    """Sits down at a match; the page is shown, but nothing has begun yet."""
    with seating(kept_style, qtbot, Seated) as sit_down:
        yield sit_down


@pytest.fixture
def sit_live(kept_style: Style, qtbot: QtBot, english: Languages) -> Iterator[SitLive]:
    """Sits down at a live match; the page is shown, but nothing has begun yet."""
    tables: list[AtLive] = []

    def sit_down(match: Match | str = "pp", **settings: object) -> AtLive:
        table = AtLive(kept_style, match, Settings(**settings))  # type: ignore[arg-type]
        tables.append(table)
        qtbot.addWidget(table.page)
        with qtbot.waitActive(table.page):
            table.page.show()
        return table

    yield sit_down
    for table in tables:
        table.close()
