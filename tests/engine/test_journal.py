"""The crash-safe journal: whatever was seen of a match is on the disk, whatever happens to either.

A journal is one line for the head of the record, then one line a change: a round that was dealt,
an action, or an action taken back. A line counts once its end is written.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.journal import ENDING, Journal, recover
from quando_desktop.engine.match import Change, Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES, LEVELS

QUANDO = GAMES["quando"]
BOT = LEVELS["quando"]["random"]

needs_posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such file or limit")


# -------------------------------------------------------------------- making journals


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / f"match{ENDING}"


def new_match(seed: int = 1, **options: int) -> Match:
    players = [Player("Jürgen"), Player("李雷", Kind.COMPUTER, "random")]
    return Match(QUANDO, players, options, seed)


def advance(match: Match, chance: Chance) -> None:
    """Deals or acts once."""
    if not match.in_round:
        match.begin_round()
        return
    seat = match.to_act()[0]
    match.submit(seat, BOT.choose(match.observe(seat), chance))


def advance_with_undo(match: Match, chance: Chance) -> None:
    """Deals, acts, or takes back what may be taken back, now and then."""
    last = match.rounds[-1].moves[-1].seat if match.rounds and match.rounds[-1].moves else 0
    if match.can_undo(last) and chance.coin():
        match.undo(last)
    else:
        advance(match, chance)


def play(match: Match, changes: int, seed: int = 5) -> None:
    chance = Chance(seed)
    for _ in range(changes):
        if match.result is None:
            advance_with_undo(match, chance)


def journal_of(path: Path, changes: int) -> list[str]:
    """Plays with a journal; how the match stood after each of the file's lines."""
    match = new_match()
    stood = [record.write(match)]
    journal = Journal(path, match)
    match.observers.append(lambda _: stood.append(record.write(match)))
    play(match, changes)
    journal.close()
    assert journal.problem is None
    assert len(stood) == changes + 1
    return stood


def recovered(path: Path) -> str:
    """The match of a journal that has no problem."""
    found = recover(path, GAMES)
    assert found.problem is None
    return record.write(found.match)


def refusal(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        recover(path, GAMES)
    said = str(caught.value)
    assert said.isascii()
    assert said.isprintable()
    return said


def open_files() -> int:
    """How many files this process has open, where that can be counted."""
    table = Path("/proc/self/fd")
    return len(list(table.iterdir())) if table.is_dir() else 0


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
from tests.engine.test_journal import advance_with_undo, new_match

match, chance = new_match(target=1000), Chance(int(sys.argv[2]))
journal = Journal(Path(sys.argv[1]), match)
match.observers.append(lambda change: print(change.__class__.__name__, flush=True))
while match.result is None:
    advance_with_undo(match, chance)
"""


def python(*arguments: str | Path, **options: Any) -> subprocess.Popen[bytes]:
    """A Python of its own at the top of the project, with pipes from it.

    They are not buffered here: what one way of reading holds back, another would miss.
    """
    return subprocess.Popen(
        [sys.executable, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        cwd=Path(__file__).parents[2],
        **options,
    )


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


# ---------------------------------------------------------------------------- disk faults


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
from tests.engine.test_journal import advance_with_undo, new_match

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


# -------------------------------------------------------------------------- damaged files

DAMAGES: dict[str, bytes] = {
    "garbage": b"garbage",
    "nothing": b"",
    "not UTF-8": b'{"\xff":0}',
    "zeros": b"\x00" * 99,
    "another change": b'{"sing":1}',
    "wrong types": b'{"round":1,"action":[],"undo":"0"}',
    "no seat": b'{"undo":-5}',
    "cut off": b'{"action":{"player":0,"do":"pl',
    "deep": b'{"round":' * 100_000,
    "an illegal action": b'{"action":{"player":0,"do":"pass"}}',
    "an illegal deal": b'{"round":{"dealer":0,"deal":{"hands":[],"draw":[]}}}',
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_gives_the_match_up_to_there_and_one_sentence(
    path: Path, damage: str
) -> None:
    stood = journal_of(path, 16)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, len(lines)):
        data = b"".join([*lines[:number], DAMAGES[damage], b"\n", *lines[number + 1 :]])
        path.write_bytes(data)
        found = recover(path, GAMES)
        assert record.write(found.match) == stood[number - 1]
        assert found.problem is not None
        assert found.problem.startswith(f"line {number + 1}: ")
        assert found.problem.isprintable()
        assert len(found.problem) < 200
        assert path.read_bytes() == data


def test_taking_back_names_a_seat_by_its_number(path: Path) -> None:
    """As everywhere in a record, 1 is neither true nor 1.0."""
    match = new_match()
    match.begin_round()
    chance = Chance(5)
    while not match.can_undo(1):
        advance(match, chance)
    Journal(path, match).close()
    good = path.read_bytes()
    for wrong in (b"true", b"1.0", b"0", b"2", b"null", b'"1"'):
        path.write_bytes(good + b'{"undo":' + wrong + b"}\n")
        assert recover(path, GAMES).problem is not None, wrong
        assert record.write(recover(path, GAMES).match) == record.write(match)
    path.write_bytes(good + b'{"undo":1}\n')
    assert recover(path, GAMES).problem is None


def test_a_journal_without_a_readable_head_is_refused(path: Path) -> None:
    journal_of(path, 3)
    head, rest = path.read_bytes().split(b"\n", 1)
    begun: Json = json.loads(head)
    for wrong in (
        b"",
        b"garbage",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 100_000,
        json.dumps(begun | {"format": record.FORMAT}).encode(),
        json.dumps(begun | {"version": 2}).encode(),
        json.dumps(begun | {"game": "whist"}).encode(),
        json.dumps(begun | {"players": []}).encode(),
        json.dumps(begun | {"options": {}}).encode(),
    ):
        path.write_bytes(wrong + b"\n" + rest)
        refusal(path)


def test_an_empty_file_says_so(path: Path) -> None:
    path.write_bytes(b"")
    assert refusal(path) == "it is empty or cut off before the match began"


def test_a_record_is_no_journal_and_a_journal_is_no_record(path: Path) -> None:
    stood = journal_of(path, 3)
    with pytest.raises(BadRecord, match="it is not"):
        record.read_file(path, GAMES)
    path.write_text(stood[-1] + "\n", encoding="utf-8")
    assert refusal(path) == "it is not a quando-desktop/journal file"


def test_a_folder_or_nothing_at_all_is_refused(tmp_path: Path) -> None:
    refusal(tmp_path)
    assert refusal(tmp_path / "missing").startswith("it cannot be read (")


@pytest.mark.parametrize("beginning", [0, 200])
def test_an_oversized_file_is_refused_in_bounded_memory(path: Path, beginning: int) -> None:
    journal_of(path, 10)
    os.truncate(path, beginning)
    os.truncate(path, 100 << 20)
    tracemalloc.start()
    try:
        assert "too large" in refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 30 << 20
    finally:
        tracemalloc.stop()


RECOVERS = """
import sys
from pathlib import Path
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
try:
    recover(Path(sys.argv[1]), GAMES)
except BadRecord as error:
    print(error)
"""


@needs_posix
@pytest.mark.parametrize("kind", ["pipe", "/dev/zero", "/dev/null"])
def test_a_device_or_pipe_is_refused_and_does_not_hang(path: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    child = python("-c", RECOVERS, path if kind == "pipe" else kind)
    try:
        said, complaint = child.communicate(timeout=20)
    finally:
        child.kill()
        child.communicate()
    assert complaint == b""
    assert said == b"it is not an ordinary file\n"


def test_very_many_actions_taken_back_are_read_in_time_that_grows_with_their_number(
    path: Path,
) -> None:
    """A player who tries things out in a long round must not make the next start crawl."""
    seconds = []
    for actions in (300, 2400):
        match, chance = long_round(actions)
        Journal(path, match).close()
        seat = match.to_act()[0]
        tried = match.game.write_action(match.truth, BOT.choose(match.observe(seat), chance))
        pair = record.dump({"action": {"player": seat} | tried}) + "\n" + f'{{"undo":{seat}}}\n'
        with path.open("ab") as file:
            file.write(pair.encode() * (actions // 4))
        start = time.process_time()
        assert recovered(path) == record.write(match)
        seconds.append(time.process_time() - start)
    assert seconds[1] < 8 * 3 * seconds[0]


def long_round(actions: int) -> tuple[Match, Chance]:
    """A round with so many actions in which nobody knocks, at the beginning of a turn."""
    for seed in range(100):
        match, chance = new_match(seed), Chance(seed)
        match.begin_round()
        while match.in_round and (len(match.rounds[0].moves) < actions or not starts_turn(match)):
            seat = match.to_act()[0]
            singles = match.truth.legal(seat)[: 1 + len(match.rounds[0].moves) % 2]
            match.submit(seat, singles[chance.below(len(singles))])
        if match.in_round:
            return match, chance
    raise AssertionError("no round is long enough")


def starts_turn(match: Match) -> bool:
    return not match.can_undo(match.to_act()[0]) and "play" in str(
        match.game.write_action(match.truth, match.truth.legal(match.to_act()[0])[0])
    )
