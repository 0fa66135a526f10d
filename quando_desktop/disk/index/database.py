"""The file of the index. Whatever is wrong with it costs time and nothing else: one that is
damaged or of another version is made anew, and where none can be written it is kept in memory."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from quando_desktop.__about__ import __version__
from quando_desktop.engine import record
from quando_desktop.engine.atomic import PRIVATE
from quando_desktop.engine.contract import BadRecord

FILE = "matches.index"
LEFTOVERS = ("", "-journal")
"""The endings of its files: its own, and that of a change that a killed program has left half."""
APPLICATION = 0x51444B49
LAYOUT = 3
PATIENCE = 0.2
"""Seconds to wait for another program that writes it."""
MOST_ANSWERS = 16
MEMORY = ":memory:"
TABLES = (
    "create table about (program text)",
    "create table entry (shelf text, name blob, stamp text, changed real, listed int, game text, "
    "seats int, rounds int, options text, ended int, won int, level text, opened int, people text, "
    "feat int, achieved text, words text, tallies text, digest text, primary key (shelf, name)) "
    "without rowid",
    "create table data (shelf text, name blob, data text, primary key (shelf, name)) without rowid",
    "create index shown on entry (listed, shelf, changed, name)",
    "create index kinds on entry (listed, shelf, game, seats, options, rounds, changed, name)",
    "create index figures on entry (ended, game, seats, people, rounds, changed)",
    "create index said on entry (listed, words)",
    "create index stamps on entry (shelf, name, stamp)",
)
COLUMNS = 19
PUT = f"insert or replace into entry values ({', '.join('?' * COLUMNS)})"
PUT_DATA = "insert or replace into data values (?, ?, ?)"
REMOVE = (
    "delete from entry where shelf = ? and name = ?",
    "delete from data where shelf = ? and name = ?",
)

Values = Sequence[Any]


class Stale(Exception):
    """A file that is none of this version's, or damaged."""


class Database:
    def __init__(self, path: Path | None) -> None:
        """Without a path it is kept in memory."""
        self._path = path
        self._answers: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
        """Of questions that are asked again and again, as long as nothing changes."""
        self._state: object = None
        self._connection = self._opened()

    @property
    def is_kept(self) -> bool:
        """Whether the next program will find it."""
        return self._path is not None

    def close(self) -> None:
        self._connection.close()

    def rest(self) -> None:
        """Gives back the pages of the file that were read, and the answers: the system has the file
        at hand. Kept, they would grow from match to match, up to 2 MB."""
        self._answers.clear()
        self.rows("pragma shrink_memory")

    # ------------------------------------------------------------------------- asked

    def rows(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """The answer to a question; nothing, and an empty index from then on, if the file turns out
        to be damaged."""
        try:
            return self._connection.execute(question, values).fetchall()
        except sqlite3.DatabaseError:
            self._renew()
            return []

    def remembered(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """The same for a question about all matches; it is answered from memory as long as neither
        this program nor another has changed anything."""
        state = self.rows("pragma data_version"), self._connection.total_changes
        if state != self._state or len(self._answers) >= MOST_ANSWERS:
            self._state = state
            self._answers.clear()
        asked = question, *values
        if asked not in self._answers:
            self._answers[asked] = self.rows(*asked)
        return self._answers[asked]

    def put(self, rows: Iterable[Values]) -> None:
        """Puts rows into the index, in place of those of the same files; the last value of each is
        what a list shows."""
        rows = list(rows)
        self._change(
            (PUT, [row[:-1] for row in rows]),
            (PUT_DATA, [(row[0], row[1], row[-1]) for row in rows]),
        )

    def remove(self, keys: Sequence[tuple[str, bytes]]) -> None:
        self._change(*((order, keys) for order in REMOVE))

    def rename(self, shelf: str, name: bytes, digest: str) -> None:
        order = "update entry set digest = ? where shelf = ? and name = ?"
        self._change((order, [(digest, shelf, name)]))

    def _change(self, *orders: tuple[str, Sequence[Values]]) -> None:
        try:
            self._carry_out(orders)
        except sqlite3.Error:
            # The disk is full, or another program is at it for long: this one goes on by itself.
            self._leave_file()
            self._carry_out(orders)

    def _carry_out(self, orders: Iterable[tuple[str, Sequence[Values]]]) -> None:
        with self._connection:
            for order, values in orders:
                self._connection.executemany(order, values)

    # -------------------------------------------------------------------- the file

    def _opened(self) -> sqlite3.Connection:
        for _ in range(2):
            if self._path is None:
                break
            try:
                return _connected(self._path)
            except (sqlite3.Error, Stale, OSError, BadRecord):
                if not self._throw_away():
                    break
        self._path = None
        return _new(sqlite3.connect(MEMORY))

    def _throw_away(self) -> bool:
        """Removes the file, if it is one; whether it is gone."""
        assert self._path is not None
        try:
            for ending in LEFTOVERS:
                self._path.with_name(self._path.name + ending).unlink(missing_ok=True)
        except OSError:
            return False
        return True

    def _renew(self) -> None:
        """Begins again with nothing."""
        self.close()
        if self._path is not None and not self._throw_away():
            self._path = None
        self._connection = self._opened()

    def _leave_file(self) -> None:
        """Goes on in memory, with what can be read of the file."""
        self._path, before = None, self._connection
        self._connection = sqlite3.connect(MEMORY)
        try:
            before.backup(self._connection)
            _check(self._connection)
        except (sqlite3.Error, Stale):
            self._connection.close()
            self._connection = _new(sqlite3.connect(MEMORY))
        with contextlib.suppress(sqlite3.Error):
            before.close()


def _connected(path: Path) -> sqlite3.Connection:
    """The index in a file, which is made if there is none."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        record.check_ordinary(path)
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        # A power cut may cost the index, which is no loss; waiting for the disk would be seen.
        connection.execute("pragma synchronous = off")
        if not connection.execute("pragma schema_version").fetchone()[0]:
            return _new(connection)
        _check(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _new(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("begin immediate")
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {LAYOUT}")
    for order in TABLES:
        connection.execute(order)
    connection.execute("insert into about values (?)", (__version__,))
    connection.commit()
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Refuses an index that is not of this version, or whose pages do not fit together."""

    def one(question: str) -> object:
        found = connection.execute(question).fetchone()
        return None if found is None else found[0]

    if (one("pragma application_id"), one("pragma user_version")) != (APPLICATION, LAYOUT):
        raise Stale("it is of another kind")
    found = connection.execute("select sql from sqlite_master where sql is not null")
    if {sql.lower() for (sql,) in found} != set(TABLES):
        raise Stale("its tables are others")
    if one("select program from about") != __version__:
        raise Stale("it is of another version")
    if one("pragma quick_check(entry)") != "ok":
        raise Stale("it is damaged")
