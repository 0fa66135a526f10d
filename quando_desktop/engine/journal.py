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
import errno
import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from quando_desktop.dataclass import dataclass
from quando_desktop.engine import atomic, record
from quando_desktop.engine.contract import (
    AnyGame,
    BadRecord,
    Json,
    Refusal,
    Unreadable,
)
from quando_desktop.engine.match import Acted, Change, Match, Restarted, RoundBegan

FORMAT = "quando-desktop/journal"
ENDING = ".journal"

SIZE_LIMIT = 2 * record.SIZE_LIMIT
"""Bytes of a journal. A line has a little more than the same action in a record, so what fits into
a record fits into a journal."""
HEAD_LINES = 20
"""The number of lines in which the first deal is looked for if the head is damaged: a damaged head
may look like several lines."""


class Journal:
    """The file of a match, kept up to date until it is closed. A change is noted here before
    anybody hears of it."""

    def __init__(
        self,
        path: Path,
        match: Match,
        held: int | None = None,
        prepare: Callable[[], object] = lambda: None,
    ) -> None:
        """Writes all of the match so far, in place of what the file held before; or goes on in the
        file, if its first `held` bytes are the match so far (`Recovered.held`).

        `prepare` is called before each change is written, to mend whatever the file needs.
        """
        self.path = path
        self.problem: OSError | None = None
        """The reason why the last change is not on the disk yet, or None if it is."""
        self._waiting: list[bytes] = []
        self._file = -1
        self._size = 0
        """Bytes that are safely in the file; anything beyond is torn."""
        self._has_identity = True
        """Whether the system can tell this file from others; not every one can."""
        self._is_full = False
        """Whether the match has become longer than a journal can be."""
        self._match = match
        self._prepare = prepare
        if held is None or not self._resume(held):
            self._attempt()
        match.journal = self

    @property
    def is_there(self) -> bool:
        """Whether the file is still at its place and holds what was written into it. It may have
        been moved, replaced, removed or cut, and the system would let us write on."""
        try:
            ours, found = os.fstat(self._file), os.stat(self.path)
        except OSError:
            return False
        same = os.path.samestat(ours, found) or not self._has_identity
        return same and ours.st_size >= self._size

    def check(self) -> None:
        """Checks whether everything is on the disk, and writes what is not."""
        if self._waiting or self._file < 0 or not self.is_there:
            self._attempt()

    def close(self) -> None:
        """Ends the journal, with a last try for what still waits; the file stays."""
        self.check()
        if self._match.journal is self:
            self._match.journal = None
        self._let_go()

    def note(self, change: Change) -> None:
        """Writes a change; the match calls this before it tells anybody else."""
        self._prepare()
        if isinstance(change, Acted) and not change.is_kept:
            return
        self._waiting.append(_line(_change_to_json(change, self._match)))
        if not isinstance(change, Acted):
            # Actions that are taken back or dropped need no room in a new file.
            self._is_full = False
        flows = self._match.game.live and isinstance(change, Acted) and self._match.in_round
        self._attempt(wait=not flows)

    def _attempt(self, wait: bool = True) -> None:
        """Brings the file up to date, or says in `problem` why that must wait."""
        lines = b"".join(self._waiting)
        try:
            if self._is_full:
                raise _too_large()
            fits = self._size + len(lines) <= SIZE_LIMIT
            if self._file >= 0 and fits and self.is_there:
                self._append(lines, wait)
            else:
                self._start()
        except OSError as error:
            self.problem = error
        else:
            self.problem = None
            self._waiting.clear()

    def _resume(self, held: int) -> bool:
        """Goes on in the file where it ends; False if that is impossible."""
        try:
            facts = os.lstat(self.path)
            if not stat.S_ISREG(facts.st_mode) or facts.st_nlink > 1:
                # The target of a link, and a file with another name, stay as they are.
                return False
            self._open()
            self._size = held
            if self.is_there:
                # Cuts off a torn end, and syncs the lines that a live game did not wait for.
                self._append(b"", wait=True)
                # A match that is opened counts as played last, even without an action.
                os.utime(self.path)
                return True
        except OSError:
            pass
        self._let_go()
        return False

    def _start(self) -> None:
        """A whole new file takes the old one's place at once, or not at all."""
        lines = b"".join(_lines_of(self._match))
        if len(lines) > SIZE_LIMIT:
            # The contents of the file stay there, and can be read.
            self._is_full = True
            raise _too_large()
        self._let_go()
        atomic.put(self.path, lines)
        self._open()
        self._size = len(lines)

    def _open(self) -> None:
        self._file = os.open(self.path, os.O_RDWR | atomic.BINARY)
        self._size = 0
        self._has_identity = True
        self._has_identity = self.is_there

    def _append(self, lines: bytes, wait: bool) -> None:
        os.ftruncate(self._file, self._size)
        os.lseek(self._file, self._size, os.SEEK_SET)
        atomic.write_all(self._file, lines)
        if wait:
            os.fsync(self._file)
        self._size += len(lines)

    def _let_go(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _too_large() -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def _line(data: Json) -> bytes:
    return record.dump(data).encode() + b"\n"


def _change_to_json(change: Change, match: Match) -> Json:
    match change:
        case RoundBegan(data):
            return _round_to_json(match, data, first=len(match.rounds) == 1)
        case Acted(_, data, _):
            return {"action": data}
        case Restarted():
            return {"restart": True}
    return {"undo": change.seat}


def _round_to_json(match: Match, data: Json, first: bool) -> Json:
    """The line of a deal. The first one repeats the head, so that damage to the head alone costs
    nothing."""
    return {"round": data} | ({"match": _head(match)} if first else {})


def _head(match: Match) -> Json:
    return record.header(match) | {"format": FORMAT}


def _lines_of(match: Match) -> Iterator[bytes]:
    yield _line(_head(match))
    for number, log in enumerate(match.rounds):
        yield _line(_round_to_json(match, log.data, first=number == 0))
        for move in log.moves:
            yield _line({"action": move.data})


@dataclass(frozen=True, slots=True)
class Recovered:
    """A match as far as its journal can be read."""

    match: Match
    problem: str | None
    """One sentence on the part that could not be read; None if nothing was lost. A torn last line
    is no loss: it was never shown."""
    held: int | None
    """The bytes from the start of the file that hold all of the match, so that a journal can go on
    after them; None if it has to be written anew."""


def recover(path: Path, games: Mapping[str, AnyGame]) -> Recovered:
    """The match of a journal; BadRecord if not even its beginning can be read (Unreadable if the
    system refuses, OtherVersion if it is none of ours).

    Changes nothing on the disk: a caller that goes on from a match with a problem should set
    the file aside first.
    """
    try:
        record.check_ordinary(path)
        with path.open("rb") as file:
            data = file.read(SIZE_LIMIT)
            is_longer = bool(file.read(1))
    except OSError as error:
        raise Unreadable(error) from None
    lines = data.split(b"\n")
    if len(lines) < 2 and not is_longer:
        raise BadRecord("it is empty or cut off before the match began")
    first = lines[0]
    lines[:1] = _apart(first)
    match, begun = _begin(lines, games)
    is_whole = begun == 1 and lines[0] == first
    for number, line in enumerate(lines[begun:-1], begun + 1):
        try:
            _redo(match, line, f"line {number}")
        except BadRecord as error:
            return Recovered(match, str(error), None)
    if is_longer:
        too_large = f"it is larger than {SIZE_LIMIT >> 20} MB, too large for a match"
        return Recovered(match, too_large, None)
    return Recovered(match, None, len(data) - len(lines[-1]) if is_whole else None)


def _apart(head: bytes) -> list[bytes]:
    """The head and the first deal, where the end of the line between them is damaged. No name can
    look like the beginning of a deal: its quotation marks would be escaped."""
    at = head.find(b'{"round":')
    return [head[:at], head[at:]] if at > 0 else [head]


def _begin(lines: Sequence[bytes], games: Mapping[str, AnyGame]) -> tuple[Match, int]:
    """A match that has not begun, from the head or from its copy in the first deal; and the line at
    which its changes begin."""
    try:
        return record.read_header(record.parse(lines[0]), games, FORMAT), 1
    except BadRecord:
        for number, line in enumerate(lines[1:HEAD_LINES], 1):
            with contextlib.suppress(BadRecord):
                match record.parse(line):
                    case {"match": dict(head), "round": dict()}:
                        return record.read_header(head, games, FORMAT), number
        raise


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
