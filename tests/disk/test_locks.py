"""Two programs that run at once: neither destroys what the other is playing."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from quando_desktop.disk import locks
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.locks import Lock, is_held
from quando_desktop.disk.problem import DiskError, Trouble
from quando_desktop.disk.saves import Saves
from quando_desktop.engine import record
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
from tests.disk.faults import finish_match, go_on, nearly_finished, played, sentence, tree
from tests.engine.journals import needs_posix, open_files, python

# ---------------------------------------------------------------------- the lock itself


def test_a_lock_is_held_once_and_leaves_nothing(tmp_path: Path) -> None:
    path, opened = tmp_path / "a.lock", open_files()
    lock = Lock.take(path)
    assert lock is not None
    assert path.read_text() == f"{os.getpid()}\n"
    assert is_held(path)
    assert Lock.take(path) is None
    lock.release()
    lock.release()
    assert not is_held(path)
    assert list(tmp_path.iterdir()) == []
    assert open_files() == opened


@pytest.mark.parametrize(
    "text",
    ["", "1\n", f"{os.getpid()}\n", "junk\x00" * 1000],
    ids=["nobody", "another", "this process", "junk"],
)
def test_a_file_left_behind_locks_nothing_whoever_it_names(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.lock"
    path.write_text(text)
    assert not is_held(path)
    lock = Lock.take(path)
    assert lock is not None
    assert path.read_text() == f"{os.getpid()}\n"
    lock.release()


@needs_posix
def test_a_lock_removed_while_it_is_taken_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "a.lock", locks._locked
    removed: list[Path] = []

    def slow(file: int) -> bool:
        if not removed:
            removed.append(path)
            path.unlink()
        return real(file)

    monkeypatch.setattr(locks, "_locked", slow)
    lock = Lock.take(path)
    assert lock is not None
    assert removed
    assert is_held(path)
    lock.release()


def test_where_there_can_be_no_lock_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "a.lock").mkdir()
    for path in (tmp_path / "a.lock", tmp_path / "nowhere" / "a.lock"):
        assert not is_held(path)
        with pytest.raises(OSError, match="directory"):
            Lock.take(path)


@pytest.mark.skipif(sys.platform == "win32", reason="its locks are others")
def test_a_file_system_without_locks_stops_nothing(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def refuse(*arguments: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    saves.begin(played(3)).close()
    saved = saves.reopen(saves.unfinished()[0])
    go_on(saved.match, 1)
    assert saved.problem is None
    saved.close()


# -------------------------------------------------------------------- two instances


def test_a_match_that_is_open_is_in_use_for_all_others(saves: Saves, folder: DataFolder) -> None:
    saved, other = saves.begin(played(3)), Saves(folder, GAMES)
    (entry,) = other.unfinished()
    assert (entry.id, entry.in_use, entry.can_continue) == (saved.id, True, False)
    assert other.latest() is None
    for ask in (other.reopen, other.discard):
        with pytest.raises(DiskError) as caught:
            ask(entry)
        assert caught.value.problem.kind is Trouble.IN_USE
        sentence(caught.value)
    go_on(saved.match, 3)
    saved.close()
    (entry,) = other.unfinished()
    assert not entry.in_use
    again = other.reopen(entry)
    assert record.write(again.match) == record.write(saved.match)
    assert saves.unfinished()[0].in_use
    again.close()
    assert list(tree(folder.path)) == [f"matches/{saved.id}.journal"]


def test_a_match_that_has_just_ended_elsewhere_is_left_to_its_window(
    saves: Saves, folder: DataFolder
) -> None:
    match, last = nearly_finished()
    saved, other = saves.begin(match), Saves(folder, GAMES)
    finish_match(match, last)
    assert other.unfinished() == []
    assert other.finished() == []
    assert saved.path.exists()
    saves.finish(saved)
    assert len(other.finished()) == 1


def test_a_damaged_match_that_is_open_elsewhere_is_not_touched(
    saves: Saves, folder: DataFolder
) -> None:
    saved, other = saves.begin(played(3)), Saves(folder, GAMES)
    saved.path.write_bytes(b"junk")
    assert other.unfinished() == []
    assert other.take_problems() == []
    assert saved.path.read_bytes() == b"junk"
    saved.close()
    assert [entry.id for entry in other.unfinished()] == [saved.id], "it is written anew"
    assert other.take_problems() == []


def test_a_match_is_free_again_when_it_could_not_be_opened(
    saves: Saves, folder: DataFolder
) -> None:
    saves.begin(played(3)).close()
    (entry,) = saves.unfinished()
    entry.path.write_bytes(b"junk")
    with pytest.raises(DiskError):
        saves.reopen(entry)
    assert not is_held(locks.lock_of(entry.path))
    assert list(folder.matches.iterdir()) == []


CHILD = """
import sys, time
from pathlib import Path
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES
from tests.disk.faults import go_on, played

match = played(0)
saved = Saves(DataFolder(Path(sys.argv[1])), GAMES).begin(match)
go_on(match, 7)
print(saved.id, flush=True)
time.sleep(60)
"""


def test_a_killed_programs_match_is_in_use_before_and_free_after(
    saves: Saves, folder: DataFolder
) -> None:
    child = python("-c", CHILD, folder.path)
    with child:
        assert child.stdout is not None
        name = child.stdout.readline().decode().strip()
        (entry,) = saves.unfinished()
        assert (entry.id, entry.in_use) == (name, True)
        with pytest.raises(DiskError):
            saves.reopen(entry)
        lock = locks.lock_of(entry.path)
        if os.name == "posix":
            assert lock.read_text() == f"{child.pid}\n"
        child.kill()
        child.wait()
    assert lock.exists()
    (entry,) = saves.unfinished()
    assert not entry.in_use
    saved = saves.reopen(entry)
    assert record.write(saved.match) == record.write(played(7))
    saved.close()
    assert record.write(recover(entry.path, GAMES).match) == record.write(played(7))
    assert not lock.exists()
