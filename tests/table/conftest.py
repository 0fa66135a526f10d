"""A style shared by all tests of what is drawn, and tables to sit down at; Qt draws in memory."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.disk.settings import Language
from quando_desktop.shell.language import Languages
from quando_desktop.table.style import Style
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
