"""The index: the same lists and numbers as from the records themselves, whatever becomes of it."""

from __future__ import annotations

import json
import os
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.index import database, reading
from quando_desktop.disk.index.database import FILE, Database
from quando_desktop.disk.index.index import Index, Listed
from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.disk.problem import DiskError
from quando_desktop.disk.results import Results
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.tidy import tidy
from quando_desktop.engine import record
from quando_desktop.engine.contract import Json
from quando_desktop.engine.journal import Journal
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.settings import people
from tests.disk.faults import DENIED, closed, played, read_only, short_match
from tests.engine.records import short_text, unfinished

NAMES = ("Maria", "MARIA", "Tom", "You", "Jürgen", "Pip\ud800".encode("utf-8", "replace").decode())
OWNER = "Tom"


def some_record(chance: random.Random) -> Json:
    kinds = ["human", chance.choice(["human", "computer"])]
    players = [
        {"name": chance.choice(NAMES), "kind": kind}
        | ({"level": chance.choice(["fair", "good"])} if kind == "computer" else {})
        for kind in kinds
    ]
    data: Json = json.loads(short_text()) if chance.random() < 0.8 else unfinished()
    return data | {"players": players}


def put(folder: DataFolder, name: str, data: Json | bytes, time: int) -> Path:
    folder.finished.mkdir(exist_ok=True)
    path = folder.finished / f"{name}.quando"
    path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    os.utime(path, (time, time))
    return path


def begin(folder: DataFolder, name: str, changes: int, time: int) -> Path:
    path = folder.matches / f"{name}.journal"
    folder.matches.mkdir(exist_ok=True)
    Journal(path, played(changes)).close()
    os.utime(path, (time, time))
    return path


# -------------------------------------------------------------- counted from the records


def from_files(folder: DataFolder) -> tuple[list[Listed], dict[str, list[tuple[str, int, int]]]]:
    """Lists and standings without an index."""
    saves = Saves(folder, GAMES)
    ended: list[tuple[FinishedEntry, Summary]] = []
    unfinished_ones: list[Listed] = list(saves.each_unfinished())
    for entry in saves.finished():
        try:
            ended.append((entry, saves.shelf.summary(entry)))
        except DiskError:
            continue
    standings = {
        game: _standings([one for _, one in ended if one.winners and game in {"", one.game}])
        for game in ("", *GAMES)
    }
    return [*unfinished_ones, *ended], standings


def _standings(matches: list[Summary]) -> list[tuple[str, int, int]]:
    def now(name: str) -> str:
        return OWNER if name == "You" else name

    names: dict[str, str] = {}
    for match in matches:
        for player in match.players:
            if player.kind is Kind.HUMAN:
                names.setdefault(people.key(now(player.name)), now(player.name))
    found = []
    for key in sorted(names):
        seats = [
            {
                seat
                for seat, player in enumerate(match.players)
                if player.kind is Kind.HUMAN and people.key(now(player.name)) == key
            }
            for match in matches
        ]
        mine = [(each, match) for each, match in zip(seats, matches, strict=True) if each]
        won = sum(not each.isdisjoint(match.winners) for each, match in mine)
        found.append((names[key], len(mine), won))
    return found


def from_index(index: Index) -> tuple[list[Listed], dict[str, list[tuple[str, int, int]]]]:
    listed = [index.listed(key) for key in index.find()]
    results = Results(index, OWNER)
    standings = {
        game: [
            (name, *results.standing(name, game or None)) for name in results.names(game or None)
        ]
        for game in ("", *GAMES)
    }
    return listed, standings


def index_of(folder: DataFolder) -> Index:
    index = Index(Saves(folder, GAMES))
    index.refresh()
    return index


def agrees(folder: DataFolder) -> Index:
    index = index_of(folder)
    listed, standings = from_index(index)
    wanted, counted = from_files(folder)
    assert listed == wanted
    assert standings == counted
    assert index.count() == len(index.find())
    return index


# --------------------------------------------------------------------------- the same


@pytest.mark.parametrize("seed", range(4))
def test_lists_and_numbers_are_those_of_the_files(folder: DataFolder, seed: int) -> None:
    """Files come, go, change and break between two looks."""
    chance, paths, time = random.Random(seed), list[Path](), 1_700_000_000
    for step in range(6):
        for number in range(chance.randrange(4)):
            time += 1
            if chance.random() < 0.3:
                paths.append(begin(folder, f"b{step}-{number}", 3 + step, time))
            else:
                paths.append(put(folder, f"a{step}-{number} ü", some_record(chance), time))
        there = [path for path in paths if path.exists()]
        if there and chance.random() < 0.5:
            chance.choice(there).unlink()
        records = [path for path in there if path.exists() and path.suffix == ".quando"]
        if records:
            time += 1
            changed = chance.choice(records)
            broken = chance.choice([b"", b"{", json.dumps({"version": 9}).encode()])
            new = broken if chance.random() < 0.3 else some_record(chance)
            put(folder, changed.stem, new, time)
        agrees(folder).close()


def test_a_known_file_is_not_opened_again(
    folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(1)
    for number in range(3):
        put(folder, f"{number}", some_record(chance), 1_700_000_000 + number)
    begin(folder, "going on", 4, 1_700_000_009)
    index_of(folder).close()
    monkeypatch.setattr(reading, "read", None)
    index = Index(Saves(folder, GAMES))
    assert index.waiting() == []
    assert len([index.listed(key) for key in index.find()]) == 4


def test_filters_and_words(folder: DataFolder) -> None:
    data = json.loads(short_text())
    (winner,) = data["result"]["winners"]
    computer = {"name": "Pip", "kind": "computer", "level": "fair"}
    for number, seat in enumerate((winner, 1 - winner)):
        players = [computer, computer]
        players[seat] = {"name": "Jürgen 100%", "kind": "human"}
        put(folder, f"{number}", data | {"players": players}, 1_700_000_000 + number)
    begin(folder, "going on", 4, 1_700_000_009)
    index = index_of(folder)

    def found(*wanted: Any, **more: Any) -> list[str]:
        return [os.fsdecode(name) for _, name in index.find(Wanted(*wanted, **more))]

    assert found() == ["going on.journal", "1.quando", "0.quando"]
    assert found(unfinished=True) == ["going on.journal"]
    assert found(won=True) == ["0.quando"]
    assert found(games=frozenset({"quanto"})) == []
    assert found(words="JU\u0308RGEN pip") == ["1.quando", "0.quando"]
    assert found(words="100% quando") == ["1.quando", "0.quando"]
    assert found(words="100% _") == []
    assert index.games() == ["quando"]


def test_a_match_that_is_thrown_away_leaves_at_once(folder: DataFolder) -> None:
    saves = Saves(folder, GAMES)
    put(folder, "a", json.loads(short_text()), 1_700_000_000)
    index = Index.of(saves)
    index.refresh()
    saves.discard(saves.finished()[0])
    assert index.find() == []


def test_a_journal_of_a_match_that_is_over_becomes_a_record(folder: DataFolder) -> None:
    folder.matches.mkdir()
    Journal(folder.matches / "over.journal", short_match()).close()
    index = index_of(folder)
    assert [os.fsdecode(name) for _, name in index.find()] == ["over.quando"]


def test_a_match_that_somebody_plays_is_told_to_be_in_use(folder: DataFolder) -> None:
    saves = Saves(folder, GAMES)
    saved = saves.begin(played(5))
    index = Index.of(saves)
    index.refresh()

    def is_in_use() -> bool:
        entry = index.listed(index.find()[0])
        assert isinstance(entry, UnfinishedEntry)
        return entry.in_use

    assert is_in_use()
    saved.close()
    assert not is_in_use()


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such names")
def test_odd_names_and_times(folder: DataFolder) -> None:
    data = json.loads(short_text())
    path = put(folder, "plain", data, 1)
    odd = os.fsdecode(os.fsencode(path.parent) + b"/\xff\xfe.quando")
    os.link(path, odd)
    for name, time in (("early", -5_000_000_000), ("late", 1 << 33)):
        put(folder, name, data, time)
    agrees(folder)


# ------------------------------------------------------------------------- thrown away


def _other(path: Path, order: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(order)
    connection.commit()
    connection.close()


def _cut(path: Path, start: float, end: float) -> None:
    data = bytearray(path.read_bytes())
    first, last = int(start * len(data)), int(end * len(data))
    data[first:last] = bytes(last - first)
    path.write_bytes(data)


def _folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


SPOILED: dict[str, Callable[[Path], object]] = {
    "gone": Path.unlink,
    "empty": lambda path: path.write_bytes(b""),
    "junk": lambda path: path.write_bytes(b"no index at all" * 500),
    "cut off": lambda path: path.write_bytes(path.read_bytes()[:-5000]),
    "a hole": lambda path: _cut(path, 0.3, 0.7),
    "another layout": lambda path: _other(path, "pragma user_version = 99"),
    "another program": lambda path: _other(path, "pragma application_id = 7"),
    "another version": lambda path: _other(path, "update about set program = '0.0.1'"),
    "a table less": lambda path: _other(path, "drop table data"),
    "nonsense in it": lambda path: _other(path, "update data set data = '[1]'"),
    "no JSON in it": lambda path: _other(path, "update data set data = '['"),
    "a folder": _folder_instead,
}


@pytest.mark.parametrize("spoil", SPOILED)
def test_an_index_that_is_none_is_made_again(folder: DataFolder, spoil: str) -> None:
    chance = random.Random(3)
    for number in range(40):
        put(folder, f"{number}", some_record(chance), 1_700_000_000 + number)
    begin(folder, "going on", 4, 1_700_000_099)
    index_of(folder).close()
    SPOILED[spoil](folder.path / FILE)
    agrees(folder).close()
    agrees(folder).close()


def test_without_a_place_for_it_all_is_as_usual(folder: DataFolder) -> None:
    put(folder, "a", json.loads(short_text()), 1_700_000_000)
    with read_only(folder.path):
        found = DataFolder(folder.path)
        assert found.problem is not None
        agrees(found).close()
        agrees(folder).close()
    with closed(folder.path / FILE, DENIED):
        agrees(folder).close()
    assert not (folder.path / FILE).exists()


def test_a_full_disk_costs_nothing_but_time(folder: DataFolder) -> None:
    chance, saves = random.Random(4), Saves(folder, GAMES)
    index = Index.of(saves)
    put(folder, "first", some_record(chance), 1_700_000_000)
    index.refresh()
    index._database._connection.execute("pragma max_page_count = 12")
    for number in range(60):
        put(folder, f"{number}", some_record(chance), 1_700_000_001 + number)
    index.refresh()
    assert not index._database.is_kept
    assert from_index(index) == from_files(folder)
    index.close()
    agrees(folder).close()


def test_two_programs_at_once(folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(5)
    put(folder, "a", some_record(chance), 1_700_000_000)
    one, other = index_of(folder), index_of(folder)
    path = put(folder, "b", some_record(chance), 1_700_000_001)
    other.refresh()
    assert one.waiting() == [], "the other program has read it"
    assert from_index(one) == from_index(other) == from_files(folder)
    path.unlink()
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    busy = sqlite3.connect(folder.path / FILE)
    busy.execute("begin immediate")
    agrees(folder).close()
    busy.rollback()
    busy.close()
    agrees(folder).close()


def test_a_change_that_was_cut_off_is_not_half_there(folder: DataFolder) -> None:
    """A program is killed while it writes: nothing is closed, nothing is committed."""
    chance = random.Random(6)
    for number in range(3):
        put(folder, f"{number}", some_record(chance), 1_700_000_000 + number)
    killed = index_of(folder)
    connection = killed._database._connection
    connection.execute("pragma cache_size = 1")
    connection.execute("begin")
    connection.execute("update entry set game = 'x', stamp = stamp")
    copy = DataFolder(folder.path.with_name("copy"))
    for path in folder.path.rglob("*"):
        target = copy.path / path.relative_to(folder.path)
        target.mkdir(parents=True, exist_ok=True) if path.is_dir() else None
        if path.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
            os.utime(target, ns=(path.stat().st_atime_ns, path.stat().st_mtime_ns))
    connection.rollback()
    agrees(copy)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a user's folders are their own")
def test_nobody_else_reads_it(folder: DataFolder) -> None:
    index_of(folder).close()
    assert (folder.path / FILE).stat().st_mode & 0o777 == 0o600
    folder.path.chmod(0o755)
    tidy(folder)
    assert folder.path.stat().st_mode & 0o777 == 0o700, "it is one of our own names"


def test_in_memory_it_is_not_kept() -> None:
    assert not Database(None).is_kept


def test_an_index_at_rest_forgets_nothing(folder: DataFolder) -> None:
    """Also one that is nowhere but in memory."""
    question = "select program from about"
    for made in (Database(folder.path / FILE), Database(None)):
        known = made.remembered(question)
        assert known
        made.rest()
        assert not made._answers
        assert made.remembered(question) == known
        made.close()


def test_a_record_is_what_it_was(folder: DataFolder) -> None:
    """The index never changes a file."""
    path = put(folder, "a", json.loads(record.write(short_match())), 1_700_000_000)
    before = path.read_bytes()
    index_of(folder).close()
    assert path.read_bytes() == before
