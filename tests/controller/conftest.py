"""Signals need Qt's core; nothing here has a window."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def _qt(qtbot: QtBot) -> None:
    """All of these tests run with Qt's application."""
