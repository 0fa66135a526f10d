"""Data of an earlier version: all of it is still read, and written again it is the same.

`tests/kept/version_1` is a data folder as that version left it: settings, unfinished and finished
matches of all games, and beside it what it exported of the unfinished ones. It is never made anew.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.store import SettingsStore
from quando_desktop.engine import record
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.seven_ate_nine.settings import FIT_AID, FitAid
from quando_desktop.settings.settings import Language, Person, Settings
from tests.disk.counting import counted

KEPT = Path(__file__).parents[1] / "kept" / "version_1"
JOURNALS = sorted((KEPT / "data" / "matches").iterdir())
FINISHED = sorted((KEPT / "data" / "finished").iterdir())
EXPORTED = sorted((KEPT / "exported").iterdir())


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """A copy to write into."""
    shutil.copytree(KEPT / "data", tmp_path / "data")
    return DataFolder(tmp_path / "data")


def test_every_kind_of_match_is_there() -> None:
    for paths in (JOURNALS, FINISHED, EXPORTED):
        assert {path.name.split("-")[0] for path in paths} == set(GAMES)
    assert [path.stem for path in EXPORTED] == [path.stem for path in JOURNALS]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_gives_the_match_that_was_exported_from_it(path: Path) -> None:
    found = recover(path, GAMES)
    assert found.problem is None
    exported = KEPT / "exported" / f"{path.stem}{record.ENDING}"
    assert record.write(found.match).encode() + b"\n" == exported.read_bytes()


@pytest.mark.parametrize("path", [*FINISHED, *EXPORTED], ids=lambda path: path.stem)
def test_a_record_is_written_again_as_it_was(path: Path) -> None:
    assert record.write(record.read_file(path, GAMES)).encode() + b"\n" == path.read_bytes()


def test_all_unfinished_matches_can_be_continued(folder: DataFolder) -> None:
    saves = Saves(folder, GAMES)
    entries = saves.unfinished()
    assert sorted(entry.id for entry in entries) == [path.stem for path in JOURNALS]
    for entry in entries:
        assert entry.can_continue
        assert entry.problem is None
        saved = saves.reopen(entry)
        assert saved.problem is None
        saved.close()
        again = recover(entry.path, GAMES)
        exported = KEPT / "exported" / f"{entry.id}{record.ENDING}"
        assert record.write(again.match).encode() + b"\n" == exported.read_bytes()
    assert saves.take_problems() == []


def test_all_finished_matches_still_count(folder: DataFolder) -> None:
    saves = Saves(folder, GAMES)
    assert len(saves.finished()) == len(FINISHED)
    results = counted(saves)
    assert {name: results.standing(name) for name in results.names()} == {
        "": (3, 1),
        "Maria": (4, 1),
        "Tom": (3, 1),
    }
    now = counted(saves, owner="Maria")
    assert {name: now.standing(name) for name in now.names()} == {"Maria": (7, 2), "Tom": (3, 1)}
    assert saves.take_problems() == []


def test_the_settings_are_read_and_written_as_they_were(folder: DataFolder) -> None:
    before = folder.settings.read_bytes()
    store = SettingsStore(folder.settings)
    assert store.problem is None
    settings = store.settings
    assert settings.language is Language.GERMAN
    assert settings.people[0] == Person("Maria", 2, {KNOCK_CHANCE: True, FIT_AID: FitAid.ALWAYS})
    assert settings.tables.keys() == GAMES.keys()
    store.change(volume=99)
    assert folder.settings.read_bytes() != before
    store.change(volume=55)
    assert folder.settings.read_bytes() == before


def test_settings_of_somebody_without_a_name_are_those_of_the_owner() -> None:
    store = SettingsStore(KEPT / "unnamed" / "settings.json")
    assert store.problem is None
    assert store.settings.people == Settings().people
    assert store.settings.owner.name == ""
    assert store.settings.last_game == "quando"
