"""The crash-safe journal: whatever was seen of a match is on the disk, whatever happens to either.

A journal is one line for the head of the record, then one line a change: a round that was dealt,
an action, or an action taken back. A line counts once its end is written.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Change, Match
from quando_desktop.games import GAMES
from tests.engine.journals import (
    advance_with_undo,
    journal_of,
    needs_posix,
    new_match,
    open_files,
    play,
    python,
    recovered,
    refusal,
)
from tests.engine.records import advance

# ---------------------------------------------------------------------- what is written


def test_a_journal_holds_the_match_after_every_change(path: Path) -> None:
    match = new_match()
    journal = Journal(path, match)
    assert recovered(path) == record.write(match)
    chance = Chance(5)
    for _ in range(60):
        if match.result is None:
            advance_with_undo(match, chance)
            assert recovered(path) == record.write(match)
    assert b'"undo"' in path.read_bytes()
    journal.close()
    assert recovered(path) == record.write(match)


def test_a_whole_match_is_recovered_with_its_result(path: Path) -> None:
    match = new_match(target=30)
    Journal(path, match)
    chance = Chance(2)
    while match.result is None:
        advance(match, chance)
    found = recover(path, GAMES)
    assert found.match.result == match.result
    assert recovered(path) == record.write(match)


def test_a_change_is_on_the_disk_before_anybody_sees_it(path: Path) -> None:
    """By those who watched the match before the journal came, and by those who came later."""
    match = new_match()
    seen: list[int] = []

    def watch(change: Change) -> None:
        assert recovered(path) == record.write(match)
        seen.append(match.revision)

    match.observers.append(watch)
    Journal(path, match)
    match.observers.insert(0, watch)
    play(match, 20)
    assert len(seen) == 2 * 20


def test_the_journal_is_synchronised_to_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    real = os.fsync

    def fsync(file: int) -> None:
        synced.append(file)
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    match = new_match()
    Journal(path, match)
    for changes in range(1, 10):
        before = len(synced)
        play(match, 1, changes)
        assert len(synced) == before + 1


def test_a_match_that_is_under_way_is_written_whole_without_what_was_taken_back(
    path: Path,
) -> None:
    match = new_match()
    play(match, 30)
    path.write_bytes(b"something older")
    journal = Journal(path, match)
    assert recovered(path) == record.write(match)
    assert b'"undo"' not in path.read_bytes()
    play(match, 10, seed=6)
    journal.close()
    assert recovered(path) == record.write(match)


def test_a_recovered_match_goes_on_in_its_journal(path: Path) -> None:
    journal_of(path, 25)
    match = recover(path, GAMES).match
    journal = Journal(path, match)
    play(match, 25, seed=6)
    journal.close()
    assert recovered(path) == record.write(match)


def resumed(path: Path) -> tuple[Match, Journal]:
    """A match and its journal as they are found again."""
    found = recover(path, GAMES)
    return found.match, Journal(path, found.match, found.held)


def test_a_journal_goes_on_in_its_file_without_writing_it_anew(path: Path) -> None:
    """What was taken back stays in it."""
    journal_of(path, 25)
    data, file = path.read_bytes(), path.stat().st_ino
    assert b'"undo"' in data
    match, journal = resumed(path)
    assert journal.problem is None
    assert (path.read_bytes(), path.stat().st_ino) == (data, file)
    play(match, 25, seed=6)
    journal.close()
    assert path.read_bytes().startswith(data)
    assert path.stat().st_ino == file
    assert recovered(path) == record.write(match)


def test_a_torn_last_line_is_cut_off_before_a_journal_goes_on(path: Path) -> None:
    journal_of(path, 10)
    data = path.read_bytes()
    path.write_bytes(data + b'{"action":{"pla')
    match, journal = resumed(path)
    assert path.read_bytes() == data
    play(match, 3, seed=6)
    journal.close()
    assert recovered(path) == record.write(match)


def test_a_journal_with_a_damaged_head_is_written_anew(path: Path) -> None:
    stood = journal_of(path, 10)
    data = path.read_bytes()
    for damaged in (b"x" + data[1:], data.replace(b"\n", b" ", 1)):
        path.write_bytes(damaged)
        _, journal = resumed(path)
        journal.close()
        assert recovered(path) == stood[-1]
        assert path.read_bytes().count(b'"quando-desktop/journal"') == 2


def test_a_journal_that_was_cut_since_it_was_read_is_written_anew(path: Path) -> None:
    stood = journal_of(path, 10)
    found = recover(path, GAMES)
    path.write_bytes(path.read_bytes()[:-40])
    Journal(path, found.match, found.held).close()
    assert recovered(path) == stood[-1]


@needs_posix
def test_what_has_another_name_too_stays_as_it_is(path: Path) -> None:
    journal_of(path, 10)
    copy = path.with_name("copy")
    copy.hardlink_to(path)
    data = copy.read_bytes()
    match, journal = resumed(path)
    play(match, 3, seed=6)
    journal.close()
    assert copy.read_bytes() == data
    assert recovered(path) == record.write(match)


@pytest.mark.parametrize("call", ["open", "ftruncate", "lseek", "fsync", "utime"])
def test_where_the_system_lets_no_journal_go_on_it_is_written_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    stood = journal_of(path, 10)
    before = open_files()
    real, failed = getattr(os, call), False

    def fail_once(*arguments: object, **options: object) -> object:
        nonlocal failed
        if failed:
            return real(*arguments, **options)
        failed = True
        raise OSError("refused")

    monkeypatch.setattr(os, call, fail_once)
    match, journal = resumed(path)
    assert failed
    assert journal.problem is None
    assert recovered(path) == stood[-1]
    play(match, 3, seed=6)
    journal.close()
    assert recovered(path) == record.write(match)
    assert open_files() == before


def test_after_the_journal_is_closed_nothing_more_is_written(path: Path) -> None:
    match = new_match()
    before = open_files()
    journal = Journal(path, match)
    play(match, 5)
    journal.close()
    held = path.read_bytes()
    play(match, 5)
    assert path.read_bytes() == held
    assert open_files() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@needs_posix
def test_a_journal_is_no_program(path: Path) -> None:
    Journal(path, new_match()).close()
    assert not path.stat().st_mode & (stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


# ------------------------------------------------------------------------- torn and cut


def test_every_prefix_recovers_to_exactly_the_changes_whose_line_is_complete(path: Path) -> None:
    stood = journal_of(path, 9)
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for length in range(len(data)):
        path.write_bytes(data[:length])
        if length < head:
            refusal(path)
        else:
            assert recovered(path) == stood[data.count(b"\n", 0, length) - 1]
        assert path.stat().st_size == length


@pytest.mark.parametrize("tail", [b"\x00" * 4096, b"\xff\xfe", b'{"action":', b"[" * 10_000])
def test_a_torn_last_line_is_no_loss_whatever_the_power_cut_made_of_it(
    path: Path, tail: bytes
) -> None:
    stood = journal_of(path, 10)
    with path.open("ab") as file:
        file.write(tail)
    assert recovered(path) == stood[-1]


CHILD = """
import sys
from pathlib import Path
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.journal import Journal
from tests.engine.journals import advance_with_undo, new_match

match, chance = new_match(target=1000), Chance(int(sys.argv[2]))
journal = Journal(Path(sys.argv[1]), match)
match.observers.append(lambda change: print(change.__class__.__name__, flush=True))
while match.result is None:
    advance_with_undo(match, chance)
"""


@pytest.mark.parametrize("changes", [0, 1, 2, 7, 40, 120, 301])
def test_what_was_seen_survives_a_kill_at_any_moment(path: Path, changes: int) -> None:
    """A process that plays is killed after it has shown so many changes, while it goes on."""
    child = python("-c", CHILD, path, str(changes))
    assert child.stdout is not None
    shown = [child.stdout.readline() for _ in range(changes + 1)]
    child.kill()
    rest, complaint = child.communicate(timeout=60)
    assert complaint == b""
    shown += rest.splitlines()
    match = recover(path, GAMES).match
    assert recover(path, GAMES).problem is None
    in_file = path.read_bytes().count(b"\n") - 1
    assert len(shown) <= in_file <= len(shown) + 1
    twin, chance = new_match(target=1000), Chance(changes)
    for _ in range(in_file):
        advance_with_undo(twin, chance)
    assert record.write(match) == record.write(twin)
