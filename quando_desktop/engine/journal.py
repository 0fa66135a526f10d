"""The crash-safe autosave of a match.

Every change is one line at the end of a file, on the disk before anybody sees the change. A kill
or power cut at any moment leaves all of these lines and at most a torn piece of the next one.
Where the disk refuses (it is full, say), the lines wait and are tried again with the next change;
the match goes on.

In a live game, where waiting for the disk would be seen, only what begins and ends a round is
waited for. What was done in between survives a kill as well; a power cut may cost the end of it,
and the round can be played again from its deal.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from quando_desktop.engine import record
from quando_desktop.engine.contract import AnyGame, BadRecord, Json, Refusal
from quando_desktop.engine.match import Acted, Change, Match, Restarted, RoundBegan

FORMAT = "quando-desktop/journal"
ENDING = ".journal"

SIZE_LIMIT = record.SIZE_LIMIT


class Journal:
    """Keeps a match's file up to date until it is closed."""

    def __init__(self, path: Path, match: Match) -> None:
        """Writes all of the match so far, in place of what the file held before."""
        self.path = path
        self.problem: OSError | None = None
        """Why the last change is not on the disk yet, or None if it is."""
        self._waiting: list[bytes] = []
        self._file = -1
        self._size = 0
        """Bytes that are safely in the file; anything beyond is torn."""
        self._match = match
        self._attempt()
        match.observers.insert(0, self._note)

    def close(self) -> None:
        """Ends the journal, with a last try for what still waits; the file stays."""
        if self._waiting:
            self._attempt()
        self._match.observers.remove(self._note)
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _note(self, change: Change) -> None:
        self._waiting.append(_line(_change_to_json(change)))
        flows = self._match.game.live and isinstance(change, Acted) and self._match.in_round
        self._attempt(wait=not flows)

    def _attempt(self, wait: bool = True) -> None:
        """Brings the file up to date, or says in `problem` why that must wait."""
        try:
            if self._file < 0:
                self._start()
            else:
                self._append(b"".join(self._waiting), wait)
        except OSError as error:
            self.problem = error
        else:
            self.problem = None
            self._waiting.clear()

    def _start(self) -> None:
        """A whole new file takes the old one's place at once, or not at all."""
        fresh = self.path.with_name(self.path.name + ".new")
        lines = b"".join(_lines_of(self._match))
        file = os.open(
            fresh, os.O_RDWR | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666
        )
        try:
            _write_all(file, lines)
            os.fsync(file)
            # Windows does not rename an open file.
            os.close(file)
            file = -1
            fresh.replace(self.path)
            _sync_folder(self.path.parent)
            file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            os.lseek(file, 0, os.SEEK_END)
        except OSError:
            if file >= 0:
                os.close(file)
            with contextlib.suppress(OSError):
                fresh.unlink()
            raise
        self._file = file
        self._size = len(lines)

    def _append(self, lines: bytes, wait: bool) -> None:
        os.ftruncate(self._file, self._size)
        os.lseek(self._file, self._size, os.SEEK_SET)
        _write_all(self._file, lines)
        if wait:
            os.fsync(self._file)
        self._size += len(lines)


def _write_all(file: int, data: bytes) -> None:
    """A disk that fills up takes part of the data without complaint, and only then fails."""
    while data:
        data = data[os.write(file, data) :]


def _sync_folder(folder: Path) -> None:
    """Makes a rename safe against a power cut, where the system offers that for folders."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        with contextlib.suppress(OSError):
            os.fsync(handle)
        os.close(handle)


def _line(data: Json) -> bytes:
    return record.dump(data).encode() + b"\n"


def _change_to_json(change: Change) -> Json:
    match change:
        case RoundBegan(data):
            return {"round": data}
        case Acted(_, data, _):
            return {"action": data}
        case Restarted():
            return {"restart": True}
    return {"undo": change.seat}


def _lines_of(match: Match) -> Iterator[bytes]:
    yield _line(record.header(match) | {"format": FORMAT})
    for log in match.rounds:
        yield _line({"round": log.data})
        for move in log.moves:
            yield _line({"action": move.data})


@dataclass(frozen=True, slots=True)
class Recovered:
    """A match as far as its journal can be read."""

    match: Match
    problem: str | None
    """What could not be read, in one sentence; None if nothing was lost. A torn last line is
    no loss: it was never shown."""


def recover(path: Path, games: Mapping[str, AnyGame]) -> Recovered:
    """The match of a journal; BadRecord if not even its beginning can be read.

    Changes nothing on the disk: a caller that goes on from a match with a problem should set
    the file aside first.
    """
    try:
        record.check_ordinary(path)
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise BadRecord(f"it cannot be read ({error.strerror})") from None
    if len(data) > SIZE_LIMIT:
        raise BadRecord(f"it is larger than {SIZE_LIMIT >> 20} MB, too large for a match")
    lines = data.split(b"\n")
    if len(lines) < 2:
        raise BadRecord("it is empty or cut off before the match began")
    match = record.read_header(record.parse(lines[0]), games, FORMAT)
    for number, line in enumerate(lines[1:-1], 2):
        try:
            _redo(match, line, f"line {number}")
        except BadRecord as error:
            return Recovered(match, str(error))
    return Recovered(match, None)


def _redo(match: Match, line: bytes, where: str) -> None:
    try:
        data = record.parse(line)
    except BadRecord as error:
        raise BadRecord(str(error), where) from None
    match data:
        case {"round": dict(dealt)}:
            record.begin_round(match, dealt, where)
        case {"action": dict(action)}:
            record.submit(match, action, where)
        case {"undo": int(seat)} if type(seat) is int:
            try:
                match.undo(seat)
            except Refusal:
                raise BadRecord("there is nothing to take back", where) from None
        case {"restart": True}:
            try:
                match.restart_round()
            except Refusal:
                raise BadRecord("there is nothing to begin again", where) from None
        case _:
            raise BadRecord("it is not a change of the match", where)
