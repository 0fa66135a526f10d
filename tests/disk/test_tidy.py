"""What a start does for the data folder: others are kept out, and what a kill left is cleared."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from quando_desktop.disk import locks
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.locks import Lock
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.store import SettingsStore
from quando_desktop.disk.tidy import tidy
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Settings
from tests.disk.faults import finish_match, go_on, nearly_finished, played, read_only, tree
from tests.engine.journals import needs_posix, python


def rights(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def all_rights(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): rights(path) for path in (folder, *sorted(folder.rglob("*")))
    }


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Others may read what has no rights of its own."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def play_all(folder: DataFolder) -> None:
    """A match that goes on, one that is over, one thrown away, one damaged; and settings."""
    saves = Saves(folder, GAMES)
    SettingsStore(folder.settings).change(volume=3)
    match, last = nearly_finished()
    saved = saves.begin(match)
    finish_match(match, last)
    saves.finish(saved)
    saves.begin(played(3)).close()
    saves.discard(saves.unfinished()[0])
    saves.begin(played(3)).close()
    folder.matches.joinpath("junk.journal").write_bytes(b"junk")
    saves.begin(played(4))
    assert len(saves.unfinished()) == 2


# ------------------------------------------------------------------------- rights


@needs_posix
def test_nobody_else_may_read_what_the_program_keeps(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "new" / "data")
    play_all(folder)
    found = all_rights(folder.path)
    found.pop("damaged/junk.journal")
    assert len(found) > 8
    for name, mode in found.items():
        assert mode in (0o600, 0o700), (name, oct(mode))


@needs_posix
def test_what_earlier_versions_left_open_is_closed(folder: DataFolder) -> None:
    play_all(folder)
    for path in (folder.path, *folder.path.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    before = tree(folder.path)
    tidy(folder)
    for name, mode in all_rights(folder.path).items():
        assert mode == (0o700 if (folder.path / name).is_dir() else 0o600), name
    assert tree(folder.path) == before


@needs_posix
def test_a_folder_that_holds_other_things_stays_open(folder: DataFolder) -> None:
    """Somebody may have told the program to keep its data in a folder of theirs."""
    play_all(folder)
    for path in (folder.path, *folder.path.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (folder.path / "holiday.txt").write_text("mine")
    tidy(folder)
    assert rights(folder.path) == 0o755
    assert rights(folder.path / "holiday.txt") == 0o644
    assert rights(folder.matches) == rights(folder.finished) == 0o700
    assert rights(folder.settings) == 0o600


@needs_posix
def test_what_a_link_leads_to_stays_as_it_is(folder: DataFolder, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    elsewhere.chmod(0o755)
    (elsewhere / "match.journal").write_text("mine")
    folder.matches.symlink_to(elsewhere)
    folder.finished.mkdir()
    (folder.finished / "a.quando").symlink_to(elsewhere / "match.journal")
    tidy(folder)
    assert rights(elsewhere) == 0o755
    assert rights(elsewhere / "match.journal") == 0o644


@needs_posix
def test_what_belongs_to_somebody_else_stays_as_it_is(
    folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_all(folder)
    folder.matches.chmod(0o755)
    monkeypatch.setattr("os.geteuid", lambda: folder.path.stat().st_uid + 1)
    tidy(folder)
    assert rights(folder.matches) == 0o755


@needs_posix
def test_a_file_that_somebody_chose_has_its_usual_rights(saves: Saves, tmp_path: Path) -> None:
    target = tmp_path / "deeper" / "mine.quando"
    saves.export(played(3), target)
    assert rights(target) == 0o644
    assert rights(target.parent) == 0o755


# ---------------------------------------------------------------------- leftovers


@pytest.fixture
def ended() -> int:
    """The number of a process that has ended."""
    child = python("-c", "")
    child.communicate()
    return child.pid


@pytest.fixture
def running() -> Iterator[int]:
    """The number of a process that runs."""
    child = python("-c", "import sys; sys.stdin.read()", stdin=-1)
    yield child.pid
    child.communicate()


def leave(folder: DataFolder, process: int) -> list[Path]:
    """New files of that process, wherever it could have written one."""
    left = [
        folder.path / f"settings.json.{process}.new",
        folder.matches / f"quando-1.journal.{process}.new",
        folder.finished / f"quando-1.quando.{process}.new",
        folder.damaged / f"quando-1.journal.{process}.new",
    ]
    for path in left:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b'{"form')
    return left


def test_what_a_killed_program_left_half_written_is_cleared(folder: DataFolder, ended: int) -> None:
    play_all(folder)
    before = tree(folder.path)
    leave(folder, ended)
    (folder.matches / "quando-1.journal.new").write_bytes(b'{"form')
    tidy(folder)
    assert tree(folder.path) == before


def test_what_another_program_writes_now_stays(folder: DataFolder, running: int) -> None:
    left = leave(folder, running)
    held = Lock.take(locks.lock_of(folder.matches / "quando-1.journal"))
    assert held is not None
    left.append(folder.matches / "quando-1.journal.new")
    left[-1].write_bytes(b'{"form')
    tidy(folder)
    assert all(path.exists() for path in left)
    held.release()


def test_only_what_the_program_calls_so_is_cleared(folder: DataFolder, ended: int) -> None:
    folder.matches.mkdir()
    mine = [
        folder.path / f"holiday.{ended}.new",
        folder.path / "settings.json.new",
        folder.matches / "holiday.new",
        folder.matches / f"{ended}.new",
        folder.matches / f"quando-1.journal.{ended}.newer",
    ]
    for path in mine:
        path.write_text("mine")
    inside = folder.matches / f"folder.journal.{ended}.new"
    inside.mkdir()
    tidy(folder)
    assert all(path.exists() for path in (*mine, inside))


def test_what_cannot_be_tidied_is_left(folder: DataFolder, ended: int) -> None:
    left = leave(folder, ended)
    with read_only(folder.path):
        tidy(folder)
    assert all(path.exists() for path in left)
    tidy(DataFolder(folder.path / "settings.json.1.new"))


# --------------------------------------------------- a folder that goes during play


@needs_posix
@pytest.mark.parametrize("how", ["removed", "renamed"])
@pytest.mark.parametrize("what", ["data", "matches", "match", "lock"])
def test_what_goes_away_during_play_is_written_anew(
    saves: Saves, folder: DataFolder, tmp_path: Path, what: str, how: str
) -> None:
    saved = saves.begin(played(9))
    held = locks.lock_of(saved.path)
    path = {"data": folder.path, "matches": folder.matches, "match": saved.path, "lock": held}[what]
    path.rename(tmp_path / "away")
    if how == "removed" and what != "lock":
        for each in sorted((tmp_path / "away").rglob("*"), reverse=True):
            each.rmdir() if each.is_dir() else each.unlink()
    go_on(saved.match, 1)
    assert saved.problem is None
    (entry,) = Saves(folder, GAMES).unfinished()
    assert entry.in_use, "nobody else can open it"
    assert entry.id == saved.id
    saved.close()
    found = Saves(folder, GAMES).read(entry)
    assert len(found.rounds[0].moves) == len(saved.match.rounds[0].moves)
    assert not held.exists()


@needs_posix
def test_whoever_leaves_a_match_whose_folder_went_away_finds_it_again(
    saves: Saves, folder: DataFolder, tmp_path: Path
) -> None:
    saved = saves.begin(played(9))
    folder.path.rename(tmp_path / "away")
    assert saved.check() is None
    assert saved.path.exists()
    folder.path.rename(tmp_path / "away too")
    saved.close()
    assert len(saves.unfinished()) == 1


@needs_posix
def test_where_nothing_can_be_written_anew_that_is_said(
    saves: Saves, folder: DataFolder, tmp_path: Path
) -> None:
    saved = saves.begin(played(9))
    folder.path.rename(tmp_path / "away")
    folder.path.write_text("something else")
    assert isinstance(saved.check(), OSError)
    go_on(saved.match, 1)
    assert isinstance(saved.problem, OSError)
    folder.path.unlink()
    go_on(saved.match, 1)
    assert saved.problem is None
    saved.close()


@needs_posix
def test_settings_and_results_are_kept_where_the_folder_went_away(
    saves: Saves, folder: DataFolder, tmp_path: Path
) -> None:
    store = SettingsStore(folder.settings)
    store.change(volume=3)
    match, last = nearly_finished()
    saved = saves.begin(match)
    folder.path.rename(tmp_path / "away")
    store.change(volume=4)
    finish_match(match, last)
    saves.finish(saved)
    assert store.problem is None
    assert SettingsStore(folder.settings).settings == Settings(volume=4)
    assert len(saves.finished()) == 1
    assert saves.unfinished() == []
