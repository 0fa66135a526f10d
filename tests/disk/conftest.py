"""Fixtures for the tests of what is kept on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def saves(folder: DataFolder) -> Saves:
    return Saves(folder, GAMES)
