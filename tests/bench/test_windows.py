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
from tests.bench import frames, live, memory, session, start
from tests.bench.__main__ import BENCHES
from tests.bench.loud import MOMENTS
from tests.bench.screen import Answer

ROOT = Path(__file__).resolve().parents[2]
SLOW = {"quando": 20.0, "quanto": 30.0, "seven_ate_nine": 40.0}


class Place:
    """A screen that knows the answers."""

    notes = ("Nothing was painted.",)

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def ask(self, module: str, *arguments: object) -> Answer:
        self.asked.append((module, *arguments))
        slow = SLOW.get(str(arguments[0]) if arguments else "", 10.0)
        found: Any = {"between": [5.0] * 198 + [slow] * 2, "worked": 400.0}
        if module in ("motion", "loud"):
            found["works"] = [1.9] * 197 + [4.0] * 3
        if module == "hands":
            found = [*range(1, 51)]
        elif module == "session":
            count, late = session.MATCHES, 100
            found = {
                "kilobytes": [1024] * (count - late) + [1536] * late,
                "used": [9] * count,
                "blocks": [7] * count,
            }
        elif module == "stretch":
            found = {"steps": [*range(1, 21)], "sharp": [150.0, 160.0], "block": 30.0}
        elif module == "launch":
            found = {"pss": 1024.0 * (1 + len(arguments)), "private": 512.0, "bots": 2048.0}
            found["worked"] = 100.0 * (1 + len(arguments))
        return Answer(0.5, [found])


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Place:
    here = Place()

    @contextmanager
    def screen() -> Iterator[Place]:
        yield here

    for module in (frames, live, memory, start):
        monkeypatch.setattr(module, "screen", screen)
    return here


def test_a_table_of_each_game_is_measured_beside_the_first(place: Place) -> None:
    *_, tables, larger, pulled = frames.bench()
    rows, loud = tables.rows[: len(GAMES)], tables.rows[len(GAMES) :]
    first, *others = rows
    assert [row.what for row in rows] == [game.title for game in GAMES.values()]
    assert [row.what for row in loud] == [each.what for each in MOMENTS.values()]
    assert all(row.ratios for row in loud)
    assert place.asked.count(("loud", "knock", "1280x800")) == 2
    assert place.asked.count(("loud", "knock", "3840x2160")) == 1
    assert first.figure == "20.0 ms, 2.0 ms of the processor, 99 of 100 4.0"
    assert first.ratios == {}
    assert [row.ratios for row in others] == [{"Quando": 1.5}, {"Quando": 2.0}]
    assert place.asked.count(("motion", "quanto", "2560x1440@2")) == 1
    assert len(larger.rows) == 3 * len(GAMES) + len(MOMENTS)
    assert larger.rows[0].ratios == {"1280x800": 1.0, frames.WORK: 1.0}
    figure = "19.0 ms     20.0 ms  20.0 ms      160 ms        30 ms"
    assert [row.figure for row in pulled.rows] == [figure] * len(GAMES)


def test_the_start_of_each_game_is_measured(place: Place) -> None:
    (table,) = start.bench()
    for game in GAMES.values():
        assert ("launch", "program", game.id) in place.asked
        assert ("launch", "table", game.id, 4) in place.asked
        assert any(game.title in row.what and row.ratios for row in table.rows)
    home = next(row for row in table.rows if "home page" in row.what)
    assert home.figure == "500 ms, 200 ms"
    assert home.ratios == {start.EMPTY: 1.0, start.WORK: 1.0}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells about memory")
def test_the_memory_of_each_game_is_measured(place: Place) -> None:
    table, _, many = memory.bench()
    grows = "3.8 ± 0.2 KB, in use 0.0 ± 0.0 KB, 0.0 ± 0.0 blocks a match"
    figure = f"1.0 MB   1.5 MB   {grows}"
    assert [row.figure for row in many.rows] == [figure] * len(GAMES)
    assert ("launch", "table", "quando", 6, memory.LONG, "1440x900") in place.asked
    assert ("launch", "table", "quanto", 6, 1, "3840x2160") in place.asked
    assert ("launch", "table", "seven_ate_nine", 4, memory.LONG, "3840x2160") in place.asked
    rows = {row.what: row.figure for row in table.rows}
    assert rows["the computer players' process beside it, at most"] == "2.0 MB"
    assert len(rows) == 2 * len(GAMES) + 2


def test_keys_and_flights_of_a_live_table_are_measured(place: Place) -> None:
    assert BENCHES["live"] is live.bench
    keys, flights = live.bench()
    half, most, slowest = (row.figure for row in keys.rows)
    assert (half, most, slowest) == ("1.6 (26.0 ms)", "3.0 (50.0 ms)", "3.0 (50.0 ms)")
    assert place.asked.count(("hands", live.GAMES)) == live.RUNS
    ours, bare = flights.rows
    assert ours.figure == "198 a second, 99 of 100 in 10.0 ms"
    assert ours.ratios == {frames.BARE: 1.0}
    assert bare.ratios == {}


def told(script: str) -> Any:
    """What a measured process prints at last."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_motion_tells_its_pictures(game: str) -> None:
    # A live game counts down first.
    seconds = 4.0 if GAMES[game].live else 1.5
    found = told(
        f"from tests.bench import motion; motion.WARM_UP, motion.SECONDS = 0.0, {seconds}; "
        f"motion.main({game!r})"
    )
    assert len(found["between"]) > 5
    assert found["worked"] > 0


def test_a_loud_moment_tells_its_pictures() -> None:
    """A match is found that has it, and the computer players bring it about."""
    found = told("from tests.bench import loud; loud.main('theft', seconds=2.0)")
    assert len(found["between"]) == len(found["works"]) > 5


def test_a_window_that_is_pulled_tells_its_steps() -> None:
    found = told(
        "from tests.bench import stretch; "
        "stretch.STEPS, stretch.PULLS, stretch.BEGIN = 4, 2, 1000; "
        "stretch.main('quando', '640x400')"
    )
    assert len(found["steps"]) == 8
    assert len(found["sharp"]) == 2


def test_somebody_who_taps_is_timed() -> None:
    found = told("from tests.bench import hands; hands.SEATS, hands.MOST = 2, 4; hands.main('1')")
    assert len(found) == 4
    assert all(ms > 0 for ms in found)


def test_cards_that_all_fly_are_timed() -> None:
    found = told(
        "from tests.bench import flight; flight.WARM_UP, flight.SECONDS = 0.0, 1.0; flight.main()"
    )
    assert len(found["between"]) > 5
    assert found["worked"] > 0
