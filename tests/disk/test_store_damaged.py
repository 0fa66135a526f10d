"""A settings' file that cannot be read, or not written: nothing is lost, and changes count."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from quando_desktop.disk.problem import Trouble
from quando_desktop.disk.store import SettingsStore, load
from quando_desktop.settings.settings import Settings
from tests.disk.faults import JUNK, closed, read_only, refusing, sentence, tree
from tests.engine.journals import needs_posix


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


# ------------------------------------------------------------------ a damaged file


@pytest.mark.parametrize("junk", JUNK)
def test_a_damaged_file_is_set_aside_and_told(path: Path, junk: str) -> None:
    path.write_bytes(JUNK[junk])
    found = SettingsStore(path)
    assert found.settings == Settings()
    assert found.problem is not None
    assert found.problem.kind is Trouble.DAMAGED
    assert "settings.json.damaged-1" in sentence(found.problem)
    assert tree(path.parent) == {"settings.json.damaged-1": JUNK[junk]}
    found.change(volume=3)
    assert found.problem is None
    assert SettingsStore(path).settings.volume == 3
    assert path.with_name("settings.json.damaged-1").read_bytes() == JUNK[junk]


def test_each_damaged_file_is_kept(path: Path) -> None:
    for number in (b"1", b"2", b"3"):
        path.write_bytes(number)
        load(path)
    assert tree(path.parent) == {f"settings.json.damaged-{n}": b"%d" % n for n in (1, 2, 3)}


def test_a_huge_file_is_not_read(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 34)
    found = load(path)
    assert found.problem is not None
    assert "larger" in sentence(found.problem)
    assert not path.exists()


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir()
    (path / "mine").write_text("mine")
    found = SettingsStore(path)
    assert found.problem is not None
    assert "ordinary" in sentence(found.problem)
    found.change(volume=3)
    assert SettingsStore(path).settings.volume == 3
    assert (path.with_name("settings.json.damaged-1") / "mine").read_text() == "mine"


@needs_posix
@pytest.mark.parametrize("target", ["/dev/zero", "."])
def test_a_link_to_something_else_is_set_aside(path: Path, target: str) -> None:
    path.symlink_to(target)
    found = load(path)
    assert found.problem is not None
    assert found.problem.kind is Trouble.DAMAGED
    assert path.with_name("settings.json.damaged-1").is_symlink()


@needs_posix
def test_a_pipe_is_not_waited_for(path: Path) -> None:
    os.mkfifo(path)
    assert load(path).problem is not None


@needs_posix
def test_links_in_a_circle_are_no_crash(path: Path) -> None:
    path.symlink_to(path)
    found = SettingsStore(path)
    assert found.problem is not None
    assert found.problem.kind is Trouble.UNREADABLE
    found.change(volume=3)
    assert SettingsStore(path).settings.volume == 3


@pytest.mark.parametrize("size", range(30))
def test_a_file_cut_anywhere_is_read_or_set_aside(path: Path, size: int) -> None:
    path.write_bytes(b'{"volume": 30, "muted": true}'[:size])
    found = load(path)
    whole = size == len(b'{"volume": 30, "muted": true}')
    assert found.settings == (Settings(volume=30, muted=True) if whole else Settings())
    assert (found.problem is None) is whole


# --------------------------------------------------------------- a disk that refuses


def test_a_file_that_may_not_be_read_is_not_written_over(path: Path) -> None:
    path.write_text('{"volume": 20}')
    before = path.read_bytes()
    with closed(path):
        found = SettingsStore(path)
    assert found.problem is not None
    assert found.problem.kind is Trouble.UNREADABLE
    sentence(found.problem)
    found.change(volume=3)
    assert found.problem is None
    assert load(path).settings.volume == 3
    assert path.with_name("settings.json.damaged-1").read_bytes() == before


def test_a_damaged_file_that_cannot_be_moved_is_not_written_over(path: Path) -> None:
    path.write_bytes(b"junk")
    with read_only(path.parent):
        found = SettingsStore(path)
        assert found.problem is not None
        assert found.problem.kind is Trouble.DAMAGED_THERE
        found.change(volume=3)
        assert "cannot be written" in sentence(found.problem)
    assert tree(path.parent) == {"settings.json": b"junk"}
    found.change(volume=4)
    assert found.problem is None
    assert path.with_name("settings.json.damaged-1").read_bytes() == b"junk"
    assert load(path).settings.volume == 4


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
def test_a_change_counts_though_it_cannot_be_kept(path: Path, call: str) -> None:
    found = SettingsStore(path)
    found.change(volume=20)
    before = tree(path.parent)
    seen: list[Settings] = []
    found.observers.append(seen.append)
    with refusing(call):
        found.change(volume=30)
    assert found.settings.volume == 30
    assert seen == [found.settings]
    assert found.problem is not None
    assert found.problem.kind is Trouble.NOT_WRITTEN
    assert os.strerror(errno.ENOSPC) in sentence(found.problem)
    assert tree(path.parent) == before
    found.change(volume=30)
    assert found.problem is None
    assert seen == [found.settings]
    assert load(path).settings.volume == 30


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "later" / "settings.json"
    SettingsStore(path).change(volume=20)
    assert load(path).settings.volume == 20
