"""The benches of the window: every game is measured, and what is started there starts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.games import GAMES
from tests.bench import frames, memory, start
from tests.bench.screen import Answer

ROOT = Path(__file__).resolve().parents[2]
SLOW = {"quando": 20.0, "quanto": 30.0}


class Place:
    """A screen that knows the answers."""

    notes = ("Nothing was painted.",)

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def ask(self, module: str, *arguments: object) -> Answer:
        self.asked.append((module, *arguments))
        slow = SLOW.get(str(arguments[0]), 10.0)
        found: Any = {"between": [5.0] * 198 + [slow] * 2, "worked": 400.0}
        if module == "launch":
            found = {"pss": 1024.0 * (1 + len(arguments)), "private": 512.0, "bots": 2048.0}
        return Answer(0.5, [found])


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Place:
    here = Place()

    @contextmanager
    def screen() -> Iterator[Place]:
        yield here

    for module in (frames, memory, start):
        monkeypatch.setattr(module, "screen", screen)
    return here


def test_a_table_of_each_game_is_measured_beside_the_first(place: Place) -> None:
    *_, tables = frames.bench()
    first, *others = tables.rows
    assert [row.what for row in tables.rows] == [game.title for game in GAMES.values()]
    assert first.figure == "20.0 ms, 2.0 ms of the processor"
    assert first.ratios == {}
    assert [row.ratios for row in others] == [{"Quando": 1.5}]
    assert place.asked.count(("motion", "quanto")) == frames.GAMES_RUNS


def test_the_start_of_each_game_is_measured(place: Place) -> None:
    (table,) = start.bench()
    for game in GAMES.values():
        assert ("launch", "program", game.id) in place.asked
        assert ("launch", "table", game.id, 4) in place.asked
        assert any(game.title in row.what and row.ratios for row in table.rows)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells about memory")
def test_the_memory_of_each_game_is_measured(place: Place) -> None:
    (table,) = memory.bench()
    assert ("launch", "table", "quando", 6, memory.LONG) in place.asked
    assert ("launch", "table", "quanto", 6, 1) in place.asked
    rows = {row.what: row.figure for row in table.rows}
    assert rows["the computer players' process beside it, at most"] == "2.0 MB"
    assert len(rows) == 2 * len(GAMES) + 2


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_motion_tells_its_pictures(game: str) -> None:
    script = (
        "from tests.bench import motion; motion.WARM_UP, motion.SECONDS = 0.0, 1.5; "
        f"motion.main({game!r})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(done.stdout)
    assert len(told["between"]) > 5
    assert told["worked"] > 0
