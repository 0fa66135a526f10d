"""The whole way from the setting to the screen, with OpenGL, be it only imitated."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.screen import virtual_screen

ROOT = Path(__file__).parents[3]
FAINT = 0.002
"""The share of colours that may differ: edges at a slant do."""


@pytest.fixture(name="seen", scope="module")
def _seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        pytest.skip("that needs Linux and Xvfb")
    with virtual_screen() as place:
        command = [sys.executable, "-m", "tests.table.gpu.on_screen"]
        done = subprocess.run(
            [*command, str(tmp_path_factory.mktemp("data"))],
            cwd=ROOT,
            env={**os.environ, **place},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    seen: dict[str, Any] = json.loads(done.stdout)
    if "trouble" in seen:
        pytest.skip(f"OpenGL is missing (Debian: libgl1-mesa-dri libegl1): {seen['trouble']}")
    return seen


def test_the_card_paints_what_the_processor_does(seen: dict[str, Any]) -> None:
    for moment in ("table", "resized", "as before", "menu"):
        assert seen[moment] <= FAINT, moment


def test_what_lies_over_the_table_is_seen(seen: dict[str, Any]) -> None:
    assert seen["menu is seen"]


def test_it_is_the_same_window_to_everybody_else(seen: dict[str, Any]) -> None:
    assert seen["same window"]
    assert seen["told"]


def test_the_table_can_be_played(seen: dict[str, Any]) -> None:
    assert seen["pressed"]
    assert seen["still at work"]
