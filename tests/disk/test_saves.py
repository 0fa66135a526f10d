"""Several unfinished matches at once: begun, listed, continued, finished, thrown away."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.dataclass import replace
from quando_desktop.disk import saves as saves_module
from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import DiskError, Trouble
from quando_desktop.disk.saves import Saves
from quando_desktop.engine import record
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.cards import TEXTS
from tests.disk.faults import (
    finish_match,
    go_on,
    nearly_finished,
    played,
    refusing,
    sentence,
    short_match,
    tree,
)


def kept(saves: Saves, match: Match, when: int | None = None) -> Path:
    """Keeps a match and leaves it; `when` it was, in seconds."""
    saved = saves.begin(match)
    saved.close()
    assert saved.problem is None
    if when is not None:
        os.utime(saved.path, (when, when))
    return saved.path


# ------------------------------------------------------------------------- playing


def test_a_match_is_on_the_disk_after_every_change(saves: Saves) -> None:
    match = played(0)
    saved = saves.begin(match)
    for _ in range(10):
        go_on(match, 1)
        assert record.write(recover(saved.path, GAMES).match) == record.write(match)
    assert saved.problem is None
    saved.close()


def test_each_match_has_its_own_file(folder: DataFolder) -> None:
    same_second = Saves(folder, GAMES, now=lambda: 1e9)
    paths = {kept(same_second, played(1)) for _ in range(20)}
    assert len(paths) == 20


def test_a_match_goes_on_where_it_stopped(saves: Saves, folder: DataFolder) -> None:
    match = played(9)
    kept(saves, match)
    (entry,) = Saves(folder, GAMES).unfinished()
    saved = saves.reopen(entry)
    assert record.write(saved.match) == record.write(match)
    go_on(saved.match, 3)
    assert record.write(recover(entry.path, GAMES).match) == record.write(saved.match)
    saved.close()
    assert [found.id for found in saves.unfinished()] == [entry.id]


def test_closing_twice_is_closing_once(saves: Saves) -> None:
    match = played(2)
    saved = saves.begin(match)
    saved.close()
    saved.close()
    assert match.journal is None


# ------------------------------------------------------------------------- listing


def test_the_list_says_how_each_match_stands(saves: Saves) -> None:
    match = played(9)
    path = kept(saves, match, when=1_000_000)
    (found,) = saves.unfinished()
    assert found.glimpse, "the piles are seen"
    assert [replace(found, glimpse=())] == [
        UnfinishedEntry(
            id=path.stem,
            path=path,
            changed=1_000_000,
            game="quando",
            players=match.players,
            options=match.options,
            scores=(0, 0),
            round_number=1,
            in_round=True,
            to_act=match.to_act()[0],
        )
    ]


def test_they_are_counted_without_being_read(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.count() == 0
    for seed in range(3):
        kept(saves, played(seed))
    monkeypatch.setattr(saves_module, "recover", refusing)
    assert saves.count() == 3


def test_between_rounds_it_is_nobodys_turn(saves: Saves) -> None:
    match = played(1)
    while match.in_round:
        go_on(match, 1)
    kept(saves, match)
    (entry,) = saves.unfinished()
    assert (entry.in_round, entry.to_act, entry.scores) == (False, None, match.scores)
    assert any(entry.scores)


def test_a_match_that_was_not_dealt_is_kept_too(saves: Saves) -> None:
    kept(saves, played(0))
    (entry,) = saves.unfinished()
    assert (entry.round_number, entry.to_act, entry.can_continue) == (0, None, True)


def test_the_last_one_played_comes_first(saves: Saves) -> None:
    paths = [kept(saves, played(1), when) for when in (300, 100, 200)]
    assert [entry.path for entry in saves.unfinished()] == [paths[0], paths[2], paths[1]]
    latest = saves.latest()
    assert latest is not None
    assert latest.path == paths[0]


def test_the_list_holds_nothing_secret(saves: Saves, folder: DataFolder) -> None:
    """Neither a card nor the seed that all cards follow from."""
    match = played(9, seed=987654321)
    kept(saves, match)
    said = repr(saves.unfinished()) + repr(saves._entries)
    assert match.players[0].name in said
    assert "987654321" not in said
    assert not any(f"{card}'" in said or f'{card}"' in said for card in TEXTS)


def test_a_match_is_read_again_only_when_it_has_changed(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def noted(path: Path, games: Any) -> Any:
        read.append(path)
        return recover(path, games)

    monkeypatch.setattr(saves_module, "recover", noted)
    paths = [kept(saves, played(3), when) for when in (100, 200, 300)]
    assert saves.unfinished() == saves.unfinished()
    assert sorted(read) == sorted(paths)
    read.clear()
    saved = saves.reopen(saves.unfinished()[0])
    go_on(saved.match, 1)
    saved.close()
    read.clear()
    saves.unfinished()
    assert read == [paths[2]]


def test_only_the_newest_is_read_to_be_offered(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [kept(saves, played(3), when) for when in range(100, 130)]
    read: list[Path] = []

    def noted(path: Path, games: Any) -> Any:
        read.append(path)
        return recover(path, games)

    monkeypatch.setattr(saves_module, "recover", noted)
    saves.latest()
    assert read == [paths[-1]]


def test_a_match_of_the_list_is_neither_read_nor_written_again_to_be_opened(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(saves, played(9))
    data, file = path.read_bytes(), path.stat().st_ino
    entry = saves.latest()
    assert entry is not None
    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "recover", refusing)
        saved = saves.reopen(entry)
    assert (path.read_bytes(), path.stat().st_ino) == (data, file)
    go_on(saved.match, 2)
    saved.close()
    assert path.read_bytes().startswith(data)
    again = saves.reopen(entry)
    assert again.match is not saved.match
    assert record.write(again.match) == record.write(saved.match)
    again.close()


def test_a_match_that_was_played_elsewhere_since_it_was_listed_is_read_again(
    saves: Saves, folder: DataFolder
) -> None:
    kept(saves, played(9))
    entry = saves.latest()
    assert entry is not None
    elsewhere = Saves(folder, GAMES).reopen(entry)
    go_on(elsewhere.match, 2)
    elsewhere.close()
    saved = saves.reopen(entry)
    assert record.write(saved.match) == record.write(elsewhere.match)
    saved.close()


def test_whoever_opens_a_match_has_played_it_last(saves: Saves) -> None:
    older, newer = (kept(saves, played(3), when) for when in (100, 200))
    entries = saves.unfinished()
    assert [entry.path for entry in entries] == [newer, older]
    saves.reopen(entries[1]).close()
    assert [entry.path for entry in saves.unfinished()] == [older, newer]


# ----------------------------------------------------------------------- finishing


def test_a_finished_match_becomes_a_record_and_its_journal_goes(
    saves: Saves, folder: DataFolder
) -> None:
    match, last = nearly_finished()
    saved = saves.begin(match)
    finish_match(match, last)
    saves.finish(saved)
    saved.close()
    assert list(tree(folder.path)) == [f"finished/{saved.id}.quando"]
    assert saves.unfinished() == []
    (entry,) = saves.finished()
    assert record.write(saves.shelf.read(entry)) == record.write(match)
    assert match.result is not None
    assert saves.shelf.summary(entry).winners == match.result.winners
    assert match.journal is None


def test_only_a_match_that_is_over_is_finished(saves: Saves) -> None:
    saved = saves.begin(played(3))
    with pytest.raises(ValueError, match="not over"):
        saves.finish(saved)
    saved.close()


@pytest.mark.parametrize("call", ["open", "write", "fsync", "replace"])
def test_on_a_full_disk_the_journal_stays_and_the_next_start_finishes(
    saves: Saves, folder: DataFolder, call: str
) -> None:
    match, last = nearly_finished()
    saved = saves.begin(match)
    finish_match(match, last)
    with refusing(call), pytest.raises(DiskError) as caught:
        saves.finish(saved)
    sentence(caught.value)
    assert caught.value.problem.kind is Trouble.NOT_WRITTEN
    assert saves.finished() == []
    assert recover(saved.path, GAMES).match.result == match.result
    saved.close()
    later = Saves(folder, GAMES)
    assert later.unfinished() == []
    assert [entry.id for entry in later.finished()] == [saved.id]
    assert list(tree(folder.path)) == [f"finished/{saved.id}.quando"]


def test_while_the_disk_stays_full_nothing_is_lost_and_it_is_told_once(
    saves: Saves, folder: DataFolder
) -> None:
    path = kept(saves, short_match())
    before = tree(folder.path)
    with refusing("write"):
        assert saves.unfinished() == saves.unfinished() == []
    (problem,) = saves.take_problems()
    sentence(problem)
    assert saves.take_problems() == []
    assert tree(folder.path) == before
    saves.unfinished()
    assert [entry.id for entry in saves.finished()] == [path.stem]


def test_killed_between_record_and_journal_there_is_one_record(
    saves: Saves, folder: DataFolder
) -> None:
    match = short_match()
    path = kept(saves, match)
    saves.shelf.add(path.stem, match)
    assert saves.latest() is None
    assert list(tree(folder.path)) == [f"finished/{path.stem}.quando"]


def test_a_record_never_takes_the_place_of_another(saves: Saves, folder: DataFolder) -> None:
    path = kept(saves, short_match())
    folder.finished.mkdir()
    (folder.finished / f"{path.stem}.quando").write_text("somebody's")
    saves.unfinished()
    assert tree(folder.finished)[f"{path.stem}.quando"] == b"somebody's"
    assert f"{path.stem}-2.quando" in tree(folder.finished)


# --------------------------------------------------------------------- throwing away


def test_a_match_thrown_away_lies_in_the_bin(saves: Saves, folder: DataFolder) -> None:
    path = kept(saves, played(3))
    data = path.read_bytes()
    where = saves.discard(saves.unfinished()[0])
    assert saves.unfinished() == []
    assert tree(folder.path) == {f"bin/{path.name}": data}
    assert where == folder.bin / path.name


def test_a_match_that_cannot_be_moved_stays(saves: Saves) -> None:
    kept(saves, played(3))
    (entry,) = saves.unfinished()
    with refusing("rename"), pytest.raises(DiskError) as caught:
        saves.discard(entry)
    sentence(caught.value)
    assert saves.unfinished() == [entry]


# ------------------------------------------------------------------ files anywhere


@pytest.mark.parametrize("changes", [0, 1, 9])
def test_a_match_is_written_into_a_file_and_read_from_it(
    saves: Saves, tmp_path: Path, changes: int
) -> None:
    match = played(changes)
    saves.export(match, tmp_path / "mine.quando")
    found = saves.import_(tmp_path / "mine.quando")
    assert record.write(found) == record.write(match)
    saved = saves.begin(found)
    go_on(found, 2)
    saved.close()
    assert len(saves.unfinished()) == 1


@pytest.mark.parametrize("call", ["open", "write", "replace"])
def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(
    saves: Saves, tmp_path: Path, call: str
) -> None:
    path = tmp_path / "mine.quando"
    path.write_text("old")
    with refusing(call), pytest.raises(DiskError) as caught:
        saves.export(played(3), path)
    assert str(path) in sentence(caught.value)
    assert path.read_text() == "old"


def test_a_journal_is_no_save_file(saves: Saves) -> None:
    path = kept(saves, played(3))
    with pytest.raises(DiskError) as caught:
        saves.import_(path)
    assert caught.value.problem.kind is Trouble.NO_MATCH
    sentence(caught.value)


# ---------------------------------------------------------------- a disk that refuses


def test_a_match_begun_on_a_full_disk_is_kept_as_soon_as_there_is_room(
    saves: Saves, folder: DataFolder
) -> None:
    match = played(0)
    with refusing("mkdir"):
        saved = saves.begin(match)
        go_on(match, 3)
        assert saved.problem is not None
    go_on(match, 1)
    assert saved.problem is None
    (entry,) = Saves(folder, GAMES).unfinished()
    assert (entry.id, entry.in_use) == (saved.id, True)
    saved.close()
    assert record.write(recover(saved.path, GAMES).match) == record.write(match)


def test_a_file_in_place_of_the_folder_of_matches_stops_nothing(
    saves: Saves, folder: DataFolder
) -> None:
    folder.matches.write_text("mine")
    saved = saves.begin(played(3))
    assert isinstance(saved.problem, OSError)
    assert saves.unfinished() == []
    saved.close()
    assert tree(folder.path) == {"matches": b"mine"}


def test_a_journal_made_elsewhere_can_be_put_here(saves: Saves, folder: DataFolder) -> None:
    folder.matches.mkdir()
    Journal(folder.matches / "ours.journal", played(4)).close()
    assert [entry.id for entry in saves.unfinished()] == ["ours"]
