"""Matches on the disk that cannot be read: set aside and told, never deleted, never a crash."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import DiskError, Trouble
from quando_desktop.disk.saves import Saves
from quando_desktop.engine import record
from quando_desktop.engine.contract import Json
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.games import GAMES
from tests.disk.faults import (
    JUNK,
    closed,
    go_on,
    played,
    read_only,
    refusing,
    sentence,
    short_match,
    tree,
)
from tests.engine.journals import needs_posix
from tests.engine.records import short_text


@pytest.fixture
def path(folder: DataFolder) -> Path:
    folder.matches.mkdir()
    return folder.matches / "match.journal"


@pytest.fixture
def finished(folder: DataFolder) -> Path:
    folder.finished.mkdir()
    return folder.finished / "match.quando"


def journal(path: Path, changes: int = 9) -> bytes:
    Journal(path, played(changes)).close()
    return path.read_bytes()


# ------------------------------------------------------------------ cut by a kill


def test_a_journal_cut_at_any_byte_of_its_last_line_goes_on(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    data = journal(path)
    lines = data.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    shorter = record.write(recover(path, GAMES).match)
    whole = record.write(played(9))
    for size in range(len(data) - len(lines[-1]), len(data) + 1):
        path.write_bytes(data[:size])
        (entry,) = Saves(folder, GAMES).unfinished()
        assert entry.problem is None
        saved = saves.reopen(entry)
        assert record.write(saved.match) == (whole if size == len(data) else shorter)
        go_on(saved.match, 1)
        saved.close()
        assert record.write(recover(path, GAMES).match) == record.write(saved.match)
    assert list(tree(folder.path)) == ["matches/match.journal"]


def test_a_half_written_new_file_beside_a_journal_is_passed_over(saves: Saves, path: Path) -> None:
    journal(path)
    path.with_name("match.journal.new").write_bytes(b'{"form')
    path.with_name("other.journal.new").write_bytes(b'{"form')
    assert [entry.id for entry in saves.unfinished()] == ["match"]


# ------------------------------------------------------------------------- journals


@pytest.mark.parametrize("junk", JUNK)
def test_a_journal_that_is_none_is_set_aside_and_told(
    saves: Saves, folder: DataFolder, path: Path, junk: str
) -> None:
    good = path.with_name("good.journal")
    journal(good)
    path.write_bytes(JUNK[junk])
    assert [entry.id for entry in saves.unfinished()] == ["good"]
    (problem,) = saves.take_problems()
    assert problem.kind is Trouble.DAMAGED
    assert problem.kept == folder.damaged / path.name
    sentence(problem)
    assert saves.take_problems() == []
    found = tree(folder.path)
    assert found["damaged/match.journal"] == JUNK[junk]
    assert set(found) == {"damaged/match.journal", "matches/good.journal"}


def test_a_huge_journal_is_set_aside(saves: Saves, folder: DataFolder, path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 34)
    assert saves.latest() is None
    (problem,) = saves.take_problems()
    sentence(problem)
    assert (folder.damaged / path.name).exists()


def test_a_folder_in_place_of_a_journal_is_set_aside(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    path.mkdir()
    (path / "mine").write_text("mine")
    assert saves.unfinished() == []
    assert len(saves.take_problems()) == 1
    assert tree(folder.path) == {"damaged/match.journal/mine": b"mine"}


@needs_posix
@pytest.mark.parametrize("target", ["/dev/zero", "."])
def test_a_link_to_something_else_is_set_aside(
    saves: Saves, folder: DataFolder, path: Path, target: str
) -> None:
    path.symlink_to(target)
    assert saves.unfinished() == []
    assert len(saves.take_problems()) == 1
    assert (folder.damaged / path.name).is_symlink()


@needs_posix
def test_a_pipe_is_not_waited_for(saves: Saves, path: Path) -> None:
    os.mkfifo(path)
    assert saves.unfinished() == []
    assert len(saves.take_problems()) == 1


@needs_posix
def test_a_link_that_leads_nowhere_can_be_thrown_away(saves: Saves, path: Path) -> None:
    path.symlink_to("nowhere")
    (entry,) = saves.unfinished()
    assert entry.problem is not None
    assert not entry.can_continue
    saves.discard(entry)
    assert saves.unfinished() == []


@needs_posix
def test_a_linked_match_is_played_here_and_what_it_led_to_stays(
    saves: Saves, tmp_path: Path, path: Path
) -> None:
    real = tmp_path / "elsewhere"
    data = journal(real)
    path.symlink_to(real)
    saved = saves.reopen(saves.unfinished()[0])
    go_on(saved.match, 1)
    saved.close()
    assert real.read_bytes() == data
    assert not path.is_symlink()


def test_what_cannot_be_moved_stays_and_is_told(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    path.write_bytes(b"junk")
    with read_only(folder.path):
        assert saves.unfinished() == saves.unfinished() == []
    (problem,) = saves.take_problems()
    assert problem.kind is Trouble.DAMAGED_THERE
    sentence(problem)
    assert tree(folder.path) == {"matches/match.journal": b"junk"}


def test_a_journal_that_may_not_be_read_stays_and_is_listed(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    data = journal(path)
    with closed(path):
        (entry,) = saves.unfinished()
        assert entry.problem is not None
        assert entry.problem.kind is Trouble.UNREADABLE
        sentence(entry.problem)
        assert saves.latest() is None
        with pytest.raises(DiskError):
            saves.reopen(entry)
    assert tree(folder.path) == {"matches/match.journal": data}
    assert saves.latest() is not None


@pytest.mark.parametrize("change", [{"version": 2}, {"game": "quintet"}])
def test_a_match_of_another_version_stays_for_that_version(
    saves: Saves, folder: DataFolder, path: Path, change: Json
) -> None:
    head, deal, rest = journal(path).split(b"\n", 2)
    changed, dealt = json.loads(head) | change, json.loads(deal)
    lines = [changed, dealt | {"match": changed}]
    path.write_bytes("".join(f"{record.dump(line)}\n" for line in lines).encode() + rest)
    before = tree(folder.path)
    (entry,) = saves.unfinished()
    assert entry.problem is not None
    assert entry.problem.kind is Trouble.OTHER_VERSION
    assert not entry.can_continue
    with pytest.raises(DiskError, match="another version"):
        saves.reopen(entry)
    assert tree(folder.path) == before


# ------------------------------------------------------------------ partly readable


def spoil(path: Path) -> bytes:
    """A journal whose fifth line is not one."""
    lines = journal(path).splitlines(keepends=True)
    lines[4] = b"\xff\n"
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def test_what_can_be_read_goes_on_and_the_rest_is_kept(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    data = spoil(path)
    (entry,) = saves.unfinished()
    assert entry.problem is not None
    assert entry.problem.kind is Trouble.PARTLY
    assert "line 5" in sentence(entry.problem)
    assert entry.can_continue
    saved = saves.reopen(entry)
    assert record.write(saved.match) == record.write(played(3))
    go_on(saved.match, 1)
    saved.close()
    assert (folder.damaged / path.name).read_bytes() == data
    (entry,) = saves.unfinished()
    assert entry.problem is None


@pytest.mark.parametrize("call", ["write", "replace"])
def test_without_room_for_a_copy_the_damaged_one_is_not_written_over(
    saves: Saves, path: Path, call: str
) -> None:
    data = spoil(path)
    (entry,) = saves.unfinished()
    with refusing(call):
        saved = saves.reopen(entry)
    go_on(saved.match, 1)
    assert saved.problem is None
    saved.close()
    assert path.read_bytes() == data
    assert len(saves.unfinished()) == 2


def test_a_match_that_is_over_with_damage_after_it_is_a_record(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    Journal(path, short_match()).close()
    path.write_bytes(path.read_bytes() + b"junk\n")
    assert saves.unfinished() == []
    assert len(saves.take_problems()) == 1
    assert set(tree(folder.path)) == {"finished/match.quando", "damaged/match.journal"}


def test_a_match_that_went_bad_since_it_was_listed_is_set_aside(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    journal(path)
    (entry,) = saves.unfinished()
    path.write_bytes(b"junk")
    with pytest.raises(DiskError) as caught:
        saves.reopen(entry)
    sentence(caught.value)
    assert tree(folder.path) == {"damaged/match.journal": b"junk"}


def test_a_match_that_has_gone_since_it_was_listed_is_told(
    saves: Saves, folder: DataFolder, path: Path
) -> None:
    journal(path)
    (entry,) = saves.unfinished()
    path.unlink()
    for ask in (saves.reopen, saves.discard):
        with pytest.raises(DiskError) as caught:
            ask(entry)
        sentence(caught.value)
    assert tree(folder.path) == {}


# ------------------------------------------------------------------------- records


@pytest.mark.parametrize("junk", JUNK)
def test_a_record_that_is_none_is_set_aside_when_it_is_looked_at(
    saves: Saves, folder: DataFolder, finished: Path, junk: str
) -> None:
    finished.write_bytes(JUNK[junk])
    (entry,) = saves.finished()
    with pytest.raises(DiskError) as caught:
        saves.shelf.summary(entry)
    sentence(caught.value)
    assert tree(folder.path) == {"damaged/match.quando": JUNK[junk]}
    assert saves.finished() == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rounds", None),
        ("rounds", [None]),
        ("players", []),
        ("players", [{"name": "\x00", "kind": "human"}] * 2),
        ("options", {}),
    ],
)
def test_a_record_without_its_parts_is_set_aside(
    saves: Saves, finished: Path, key: str, value: object
) -> None:
    finished.write_text(json.dumps(json.loads(short_text()) | {key: value}))
    with pytest.raises(DiskError) as caught:
        saves.shelf.summary(saves.finished()[0])
    assert caught.value.problem.kind is Trouble.DAMAGED
    assert not finished.exists()


@pytest.mark.parametrize("points", [None, [], [1], [1, "2"], [1, True], [1, 1e3], [1, 1 << 99]])
def test_a_record_with_points_that_are_none_is_set_aside(
    saves: Saves, finished: Path, points: object
) -> None:
    data = json.loads(short_text())
    data["rounds"][0]["points"] = points
    finished.write_text(json.dumps(data))
    with pytest.raises(DiskError, match="points"):
        saves.shelf.summary(saves.finished()[0])


def test_a_record_that_breaks_the_rules_is_not_opened(saves: Saves, finished: Path) -> None:
    data = json.loads(short_text())
    data["rounds"][0]["actions"].pop()
    finished.write_text(json.dumps(data))
    (entry,) = saves.finished()
    with pytest.raises(DiskError) as caught:
        saves.shelf.read(entry)
    assert caught.value.problem.kind is Trouble.DAMAGED
    assert not finished.exists()


def test_a_record_that_may_not_be_read_stays(saves: Saves, finished: Path) -> None:
    finished.write_text(short_text())
    (entry,) = saves.finished()
    with closed(finished), pytest.raises(DiskError) as caught:
        saves.shelf.summary(entry)
    assert caught.value.problem.kind is Trouble.UNREADABLE
    assert saves.shelf.summary(entry).game == "quando"


def test_a_record_of_another_version_stays(saves: Saves, finished: Path) -> None:
    finished.write_text(json.dumps(json.loads(short_text()) | {"version": 2}))
    with pytest.raises(DiskError, match="another version"):
        saves.shelf.read(saves.finished()[0])
    assert finished.exists()


@pytest.mark.parametrize("junk", JUNK)
def test_a_file_from_elsewhere_that_is_no_match_is_told_and_left(
    saves: Saves, tmp_path: Path, junk: str
) -> None:
    path = tmp_path / "mine.quando"
    path.write_bytes(JUNK[junk])
    with pytest.raises(DiskError) as caught:
        saves.import_(path)
    assert str(path) in sentence(caught.value)
    assert path.read_bytes() == JUNK[junk]


def test_a_missing_file_and_a_folder_are_told(saves: Saves, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.quando", tmp_path):
        with pytest.raises(DiskError) as caught:
            saves.import_(path)
        sentence(caught.value)
    with pytest.raises(DiskError) as caught:
        saves.export(played(1), tmp_path)
    sentence(caught.value)
