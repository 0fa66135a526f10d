"""A style shared by all tests of what is drawn; Qt draws in memory."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.table.style import Style


@pytest.fixture
def style(qtbot: QtBot) -> Style:
    return Style(resources.folder())
