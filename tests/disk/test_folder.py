"""The data folder: which one it is, and what is said where it cannot be used."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder, choose
from quando_desktop.disk.problem import Trouble
from quando_desktop.disk.saves import Saves
from quando_desktop.games import GAMES
from tests.disk.faults import go_on, played, read_only, refusing, sentence, tree


def test_the_platforms_folder_is_used_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    platform, beside = tmp_path / "platform", tmp_path / "program"
    beside.mkdir()
    assert choose(None, None, platform) == platform
    assert choose(None, beside, platform) == platform
    (beside / "portable.txt").touch()
    assert choose(None, beside, platform) == beside / "data"
    assert choose(tmp_path / "mine", beside, platform) == tmp_path / "mine"


def test_only_a_file_makes_a_program_portable(tmp_path: Path) -> None:
    (tmp_path / "portable.txt").mkdir()
    assert choose(None, tmp_path, tmp_path / "platform") == tmp_path / "platform"


def test_a_new_folder_is_made_and_is_empty(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "a" / "b")
    assert folder.problem is None
    assert list(folder.path.iterdir()) == []


def test_a_file_where_the_folder_should_be_is_a_problem_and_no_crash(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    for path in (tmp_path / "data", tmp_path / "data" / "deeper"):
        folder = DataFolder(path)
        assert folder.problem is not None
        assert folder.problem.kind is Trouble.FOLDER_UNUSABLE
        assert str(path) in sentence(folder.problem)
    assert tree(tmp_path) == {"data": b"mine"}


@pytest.mark.parametrize("call", ["mkdir", "scandir"])
def test_a_folder_that_cannot_be_entered_is_told(tmp_path: Path, call: str) -> None:
    with refusing(call, errno.EACCES):
        folder = DataFolder(tmp_path / "data")
    assert folder.problem is not None
    assert folder.problem.kind is Trouble.FOLDER_UNUSABLE
    assert os.strerror(errno.EACCES) in sentence(folder.problem)
    folder.check()
    assert folder.problem is None


def test_a_read_only_folder_is_told_and_looked_at_again(tmp_path: Path) -> None:
    with read_only(tmp_path):
        folder = DataFolder(tmp_path)
        assert folder.problem is not None
        assert folder.problem.kind is Trouble.FOLDER_READ_ONLY
        assert os.strerror(errno.EROFS) in sentence(folder.problem)
    folder.check()
    assert folder.problem is None
    assert list(tmp_path.iterdir()) == []


def test_without_a_folder_a_match_goes_on_and_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    saves = Saves(DataFolder(tmp_path / "data"), GAMES)
    match = played(3)
    saved = saves.begin(match)
    go_on(match, 3)
    assert isinstance(saved.problem, OSError)
    assert saves.unfinished() == []
    assert saves.finished() == []
    assert saves.latest() is None
    saved.close()
    assert tree(tmp_path) == {"data": b"mine"}


# ---------------------------------------------------------------------------- files


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, call: str) -> None:
    path = tmp_path / "file"
    files.write(path, b"old")
    with refusing(call), pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        files.write(path, b"something new")
    assert tree(tmp_path) == {"file": b"old"}


def test_a_disk_that_takes_a_piece_at_a_time_gets_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda file, data: real(file, data[:3]))
    files.write(tmp_path / "file", b"something new")
    assert tree(tmp_path) == {"file": b"something new"}


def test_what_is_moved_never_takes_the_place_of_something_else(tmp_path: Path) -> None:
    target = tmp_path / "bin"
    for text in (b"1", b"2", b"3"):
        (tmp_path / "a.b").write_bytes(text)
        files.move_into(tmp_path / "a.b", target)
    assert tree(target) == {"a.b": b"1", "a-2.b": b"2", "a-3.b": b"3"}
