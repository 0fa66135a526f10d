"""A quiet room for all tests of a run, and a way to start the program in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import pytest

from tests.ear.program import Program
from tests.ear.room import Room, quiet_room
from tests.ear.tools import reason_to_skip

CAST = ("olive", "bruno", "vesna")
PLAIN: Mapping[str, Any] = {
    "language": "en",
    # Nothing moves by itself, so that a ring is the only thing that changes on the screen.
    "motion": "none",
    "speed": "instant",
    "remarks": False,
    "muted": True,
}
"""Settings of whoever listens."""


class Start(Protocol):
    def __call__(self, *arguments: str, **settings: Any) -> Program: ...


def table(computers: int, level: str = "easy", **options: int) -> dict[str, Any]:
    """The last table of a game, as the settings keep it: one person and so many others."""
    seats = [{"kind": "human", "name": ""}]
    seats += [
        {"kind": "computer", "name": name.title(), "level": level, "character": name}
        for name in CAST[:computers]
    ]
    return {"seats": seats, "options": options}


@pytest.fixture(scope="session")
def room() -> Iterator[Room]:
    reason = reason_to_skip()
    if reason:
        pytest.skip(reason)
    with quiet_room() as found:
        yield found


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def start(room: Room, tmp_path: Path, data: Path) -> Start:
    """Starts the program with these settings, each time in a data folder of its own."""
    numbers = count(1)

    def begin(*arguments: str, **settings: Any) -> Program:
        number = next(numbers)
        folder = data if number == 1 else data.with_name(f"data-{number}")
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps({**PLAIN, **settings}), encoding="utf-8")
        log = tmp_path / f"errors-{number}.txt"
        command = ("-m", "tests.ear.quick", "--data-dir", str(folder), *arguments)
        return Program(room, log, *command)

    return begin
