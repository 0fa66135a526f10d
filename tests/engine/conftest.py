"""Fixtures for the tests of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.engine.journal import ENDING


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / f"match{ENDING}"
