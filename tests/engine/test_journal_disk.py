"""A journal on a disk that fails: the match goes on, and what is missing is written later."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.journal import ENDING, Journal
from quando_desktop.engine.match import Match
from tests.engine.journals import (
    advance_with_undo,
    journal_of,
    needs_posix,
    new_match,
    open_files,
    play,
    python,
    recovered,
)


class Disk:
    """The system's calls, which can be made to fail: one by its number, or all of a name."""

    CALLS = ("open", "write", "fsync", "ftruncate", "lseek", "replace")

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.bad_number = 0
        self.bad_name = ""
        for name in self.CALLS:
            monkeypatch.setattr(os, name, self._faulty(name, getattr(os, name)))

    def _faulty(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            self.calls += 1
            if self.calls != self.bad_number and name != self.bad_name:
                return real(*arguments, **options)
            if name == "write":
                real(arguments[0], arguments[1][: len(arguments[1]) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        return call


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    with monkeypatch.context() as patch:
        yield Disk(patch)


def test_a_fault_of_any_single_call_stops_nothing_and_the_next_change_mends_it(
    path: Path, disk: Disk
) -> None:
    """The old file or the new one is there whole at every moment."""
    old = new_match(seed=9)
    journal = Journal(path, old)
    play(old, 3)
    journal.close()
    before, opened = path.read_bytes(), open_files()
    disk.calls = 0
    faulty_run(path, disk, old, before, fault=0)
    total = disk.calls
    assert total > 30
    for fault in range(1, total + 1):
        path.write_bytes(before)
        disk.calls = 0
        faulty_run(path, disk, old, before, fault)
        assert open_files() == opened


def faulty_run(path: Path, disk: Disk, old: Match, before: bytes, fault: int) -> None:
    match = new_match()
    stood = [record.write(match)]
    disk.bad_number = fault
    journal = Journal(path, match)
    chance = Chance(5)
    for _ in range(8):
        advance_with_undo(match, chance)
        stood.append(record.write(match))
        if journal.problem is None:
            assert recovered(path) == stood[-1]
        elif path.read_bytes() != before:
            assert recovered(path) in stood
    disk.bad_number = 0
    advance_with_undo(match, chance)
    assert journal.problem is None
    assert recovered(path) == record.write(match)
    journal.close()


@pytest.mark.parametrize("call", Disk.CALLS)
def test_a_disk_that_stays_full_stops_nothing_and_is_caught_up_with_later(
    path: Path, disk: Disk, call: str
) -> None:
    match = new_match()
    journal = Journal(path, match)
    chance = Chance(5)
    for _ in range(6):
        advance_with_undo(match, chance)
    stood = [record.write(match)]
    disk.bad_name = call
    for _ in range(12):
        advance_with_undo(match, chance)
        stood.append(record.write(match))
        assert recovered(path) in stood
        if call not in {"open", "replace"}:
            assert journal.problem is not None
            assert journal.problem.errno == errno.ENOSPC
    disk.bad_name = ""
    advance_with_undo(match, chance)
    assert journal.problem is None
    assert recovered(path) == record.write(match)


@pytest.mark.parametrize("call", Disk.CALLS)
def test_a_disk_that_is_full_from_the_start_is_caught_up_with_later(
    path: Path, disk: Disk, call: str
) -> None:
    disk.bad_name = call
    match = new_match()
    journal = Journal(path, match)
    play(match, 12)
    if call != "ftruncate":
        assert journal.problem is not None or call == "lseek"
    disk.bad_name = ""
    play(match, 1, seed=6)
    assert journal.problem is None
    assert recovered(path) == record.write(match)
    journal.close()


@pytest.mark.parametrize("piece", [1, 7, 100])
def test_a_disk_that_takes_a_piece_at_a_time_gets_it_all(
    path: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:piece]))
    journal_of(path, 20)
    monkeypatch.undo()
    whole = path.with_name("whole")
    journal_of(whole, 20)
    assert path.read_bytes() == whole.read_bytes()


FULL = """
import resource, signal, sys
from pathlib import Path
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.games import GAMES
from tests.engine.journals import advance_with_undo, new_match

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
path, limit = Path(sys.argv[1]), int(sys.argv[2])
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
match, chance = new_match(target=1000), Chance(3)
journal = Journal(path, match)
while journal.problem is None:
    kept = record.write(match)
    advance_with_undo(match, chance)
for _ in range(20):
    advance_with_undo(match, chance)
    assert journal.problem is not None
    assert path.stat().st_size <= limit
    found = recover(path, GAMES)
    assert found.problem is None and len(found.match.rounds) <= len(match.rounds)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
advance_with_undo(match, chance)
assert journal.problem is None
assert record.write(recover(path, GAMES).match) == record.write(match)
print("whole again")
"""


@needs_posix
@pytest.mark.parametrize("limit", [3000, 3001, 3017, 4096])
def test_a_file_that_may_not_grow_is_caught_up_with_when_it_may(path: Path, limit: int) -> None:
    child = python("-c", FULL, path, str(limit))
    said, complaint = child.communicate(timeout=60)
    assert complaint == b""
    assert said == b"whole again\n"


def test_without_a_folder_the_match_goes_on_and_is_saved_once_there_is_one(tmp_path: Path) -> None:
    path = tmp_path / "later" / f"match{ENDING}"
    match = new_match()
    journal = Journal(path, match)
    play(match, 10)
    assert isinstance(journal.problem, FileNotFoundError)
    path.parent.mkdir()
    play(match, 1, seed=6)
    assert journal.problem is None
    assert recovered(path) == record.write(match)
    journal.close()


@needs_posix
def test_in_a_folder_that_takes_no_files_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A superuser may write anywhere, so there the system's answer is made up."""
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o555)
    real = os.open

    def refuse(path: Any, flags: int, *mode: Any, **options: Any) -> int:
        if flags & os.O_CREAT and Path(path).parent == folder:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path, flags, *mode, **options)

    if os.geteuid() == 0:
        monkeypatch.setattr(os, "open", refuse)
    match = new_match()
    journal = Journal(folder / f"match{ENDING}", match)
    play(match, 10)
    assert isinstance(journal.problem, PermissionError)
    journal.close()
    folder.chmod(0o755)
    assert list(folder.iterdir()) == []


def test_a_folder_where_the_file_should_be_is_a_problem_and_no_crash(path: Path) -> None:
    path.mkdir()
    match = new_match()
    journal = Journal(path, match)
    play(match, 5)
    assert isinstance(journal.problem, OSError)
    journal.close()
    assert path.is_dir()
