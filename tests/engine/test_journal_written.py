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
from quando_desktop.engine.match import Change
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
    """Even by those who watched the match before the journal came."""
    match = new_match()
    seen: list[int] = []

    def watch(change: Change) -> None:
        assert recovered(path) == record.write(match)
        seen.append(match.revision)

    match.observers.append(watch)
    Journal(path, match)
    match.observers.insert(1, watch)
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
