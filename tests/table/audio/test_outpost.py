"""A service of the system in a process of its own: nobody waits for one that does not answer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop.table.audio import outpost as module
from quando_desktop.table.audio.outpost import Lost, Outpost
from quando_desktop.table.audio.service import Opening
from tests.engine.journals import needs_posix
from tests.table.audio.odd_services import dead, fit, missing, never

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Seconds: only for a test that fails."""
SHORT = 0.5
"""Seconds for a service that does not answer in any time."""

Told = SimpleQueue[object]
Keep = Callable[..., tuple[Outpost, Told]]


@pytest.fixture
def keep() -> Iterator[Keep]:
    """Outposts, and what each of them tells; all are closed in the end."""
    kept: list[Outpost] = []

    def begin(opening: Opening, *, most: int = 1, limit: float = PATIENCE) -> tuple[Outpost, Told]:
        told: Told = SimpleQueue()
        kept.append(Outpost(opening, told.put, most=most, limit=limit))
        return kept[-1], told

    yield begin
    for each in kept:
        each.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No order is too late, however busy this computer is."""
    monkeypatch.setattr(module, "LATE", PATIENCE)


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").split() if file.exists() else []


def test_orders_are_done_one_after_the_other(
    qtbot: QtBot, keep: Keep, patient: None, tmp_path: Path
) -> None:
    file = tmp_path / "done"
    outpost, told = keep(partial(fit, file), most=3)
    assert told.get(timeout=PATIENCE) == outpost.pid
    for order in ("one", "two", "three"):
        outpost.send(order)
    qtbot.waitUntil(lambda: len(lines(file)) == 3, timeout=60_000)
    assert lines(file) == ["one", "two", "three"]


def test_of_too_many_orders_the_newest_are_done(
    qtbot: QtBot, keep: Keep, patient: None, tmp_path: Path
) -> None:
    """They are all given before the process can have started."""
    file = tmp_path / "done"
    outpost, _ = keep(partial(fit, file), most=2)
    for number in range(50):
        outpost.send(number)
    qtbot.waitUntil(lambda: "49" in lines(file), timeout=60_000)
    assert lines(file) == ["48", "49"]


def test_an_order_that_comes_too_late_is_not_done(
    qtbot: QtBot, keep: Keep, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "LATE", -1.0)
    file = tmp_path / "done"
    outpost, _ = keep(partial(fit, file))
    outpost.send("late")
    qtbot.waitUntil(lambda: not outpost._orders, timeout=60_000)
    monkeypatch.setattr(module, "LATE", PATIENCE)
    outpost.send("soon")
    qtbot.waitUntil(lambda: bool(lines(file)), timeout=60_000)
    assert lines(file) == ["soon"]


def test_where_there_is_no_such_service_that_is_told_and_the_process_ends(
    qtbot: QtBot, keep: Keep
) -> None:
    outpost, told = keep(missing)
    assert told.get(timeout=PATIENCE) is None
    qtbot.waitUntil(lambda: outpost.pid is None, timeout=60_000)


@pytest.mark.parametrize("opening", [never, dead])
def test_one_that_does_not_open_is_lost_and_not_tried_again(
    qtbot: QtBot, keep: Keep, opening: Opening
) -> None:
    outpost, told = keep(opening, limit=SHORT)
    assert isinstance(told.get(timeout=PATIENCE), Lost)
    qtbot.waitUntil(lambda: not outpost._thread.is_alive(), timeout=60_000)
    outpost.send("anything")
    assert outpost.pid is None
    assert told.empty()


@pytest.mark.parametrize("order", ["hang", "die"])
def test_one_that_does_not_come_back_from_an_order_is_lost(
    qtbot: QtBot, keep: Keep, patient: None, tmp_path: Path, order: str
) -> None:
    outpost, told = keep(partial(fit, tmp_path / "done"), limit=SHORT)
    assert isinstance(told.get(timeout=PATIENCE), int)
    outpost.send(order)
    assert isinstance(told.get(timeout=PATIENCE), Lost)
    qtbot.waitUntil(lambda: outpost.pid is None, timeout=60_000)


def test_one_that_is_stuck_ends_when_it_is_closed(keep: Keep) -> None:
    outpost, told = keep(never)
    outpost.close()
    assert outpost.pid is None
    assert told.empty(), "nobody who closes it wants to hear of that"


PROGRAM = """
import os
import sys
from functools import partial
from pathlib import Path
from tests.table.audio.odd_services import never_again
from quando_desktop.table.audio.outpost import Outpost

mark = Path(sys.argv[1])
outpost = Outpost(partial(never_again, mark), print, limit={limit})
while not mark.exists():
    pass
{end}
"""


@needs_posix
@pytest.mark.parametrize(
    ("end", "limit", "code"), [("os.kill(os.getpid(), 9)", SHORT, -9), ("pass", PATIENCE, 0)]
)
def test_one_that_is_stuck_ends_with_the_program(
    end: str, limit: float, code: int, tmp_path: Path
) -> None:
    """However that ends. Its process has the same streams: they are at their end only when it has
    ended, too."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(end=end, limit=limit), str(tmp_path / "mark")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", code)
