"""The matches on the disk: several unfinished ones, each in its journal, and the finished ones.

Nothing is ever deleted but the journal of a match whose record is safely on the disk. Files that
cannot be read are set aside; matches that are thrown away go into the bin.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from quando_desktop.dataclass import replace
from quando_desktop.disk import files, locks
from quando_desktop.disk.entries import FinishedEntry, UnfinishedEntry
from quando_desktop.disk.files import Stamp
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.locks import Lock
from quando_desktop.disk.paces import FILE, Paces
from quando_desktop.disk.problem import DiskError, Problem, Trouble, why
from quando_desktop.disk.saved import OPENED, Saved
from quando_desktop.disk.shelf import FinishedShelf
from quando_desktop.engine import journal, record
from quando_desktop.engine.contract import AnyGame, BadRecord, OtherVersion, Unreadable
from quando_desktop.engine.journal import Recovered, recover
from quando_desktop.engine.match import Match

if TYPE_CHECKING:
    from quando_desktop.disk.index.index import Index

READY = 12
"""Matches that stay in memory between a list and the opening of one of them."""


class Saves:
    """All matches in a data folder. Requests that cannot be met raise DiskError."""

    def __init__(
        self,
        folder: DataFolder,
        games: Mapping[str, AnyGame],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.shelf = FinishedShelf(folder, games)
        self.paces = Paces(folder.path / FILE)
        self.folder = folder
        self.games = games
        self._now = now
        self.index: Index | None = None
        """Of all matches, once somebody has asked for it (`Index.of`)."""
        self._problems: list[Problem] = []
        self._entries: dict[Path, tuple[Stamp, UnfinishedEntry]] = {}
        self._ready: dict[Path, tuple[Stamp, Recovered]] = {}
        """Matches as they were read for a list, so that opening one need not replay it."""

    def take_problems(self) -> list[Problem]:
        """The files that had to be set aside, or could not be, since this was last asked."""
        problems, self._problems = self._problems, []
        return problems

    # -------------------------------------------------------------------- playing

    def begin(self, match: Match, *, opened: bool = False) -> Saved:
        """Keeps a match from now on. Where the disk refuses, it goes on all the same, and
        `Saved.problem` says so. One that was opened from elsewhere is no measure of anybody."""
        when = time.strftime("%Y%m%d-%H%M%S", time.localtime(self._now()))
        name = f"{match.game.id}-{when}-{os.urandom(4).hex()}" + (OPENED if opened else "")
        return Saved(match, self.folder.matches / f"{name}{journal.ENDING}")

    def show(self, match: Match) -> Saved:
        """Shows a match from elsewhere that is over, without keeping it: it must not count here, or
        count twice."""
        return Saved(match, self.folder.matches / f"shown{journal.ENDING}", keeps=False)

    def reopen(self, entry: UnfinishedEntry) -> Saved:
        """Goes on with an unfinished match, as far as it can be read."""
        lock = self._lock(entry.path)
        found = self._take(entry.path) or self._recover(entry.path)
        if isinstance(found, Problem):
            if found.kind is Trouble.DAMAGED_THERE:
                found = self._quarantine(entry.path, found.detail) or found
            _release(lock)
            raise DiskError(found)
        if found.problem is not None and not self._copy_aside(entry.path):
            # A file that cannot be read must not be overwritten as long as there is no copy of it.
            _release(lock)
            return self.begin(found.match)
        return Saved(found.match, entry.path, lock, held=found.held)

    def finish(self, saved: Saved) -> None:
        """Makes a record of a match that is over; only then its journal goes away. If that
        fails, both stay as they are, and the next start tries again."""
        if saved.match.result is None:
            raise ValueError("the match is not over")
        try:
            self.shelf.add(saved.id, saved.match)
        except OSError as error:
            raise DiskError(
                Problem(Trouble.NOT_WRITTEN, self.folder.finished, why(error))
            ) from None
        saved.remove()

    # -------------------------------------------------------------------- looking

    def unfinished(self) -> list[UnfinishedEntry]:
        """All unfinished matches, the one that was played last first."""
        return list(self.each_unfinished())

    def each_unfinished(self) -> Iterator[UnfinishedEntry]:
        """The same one by one, each read when it is asked for: a match is replayed for that, which
        takes a while where there are hundreds."""
        for path, stamp in files.listing(self.folder.matches, journal.ENDING):
            entry = self._entry(path, stamp)
            if entry is not None:
                yield replace(entry, in_use=locks.is_held(locks.lock_of(path)))

    def count(self) -> int:
        """Counts the files of unfinished matches, without reading one."""
        return sum(1 for _ in files.items(self.folder.matches, journal.ENDING))

    def latest(self) -> UnfinishedEntry | None:
        """The match to continue: the last one played that can be continued."""
        return next((entry for entry in self.each_unfinished() if entry.can_continue), None)

    def has_finished(self) -> bool:
        """Whether there is any finished match."""
        return any(True for _ in files.items(self.folder.finished, record.ENDING))

    def finished(self) -> list[FinishedEntry]:
        """All finished matches, the last one first. `shelf` says more about each."""
        return self.shelf.entries()

    def discard(self, entry: UnfinishedEntry | FinishedEntry) -> Path:
        """Throws a match away, into the bin, and gives its path there."""
        lock = self._lock(entry.path)
        try:
            where = files.move_into(entry.path, self.folder.bin)
        except OSError as error:
            raise DiskError(Problem(Trouble.NOT_MOVED, entry.path, why(error))) from None
        finally:
            _release(lock)
        if self.index is not None:
            self.index.forget(entry.path)
        return where

    # ------------------------------------------------------------ files anywhere

    def export(self, match: Match, path: Path) -> None:
        """Writes a match, finished or not, into a file of its own."""
        try:
            files.export(path, record.write(match).encode() + b"\n")
        except OSError as error:
            raise DiskError(Problem(Trouble.NOT_WRITTEN, path, why(error))) from None

    def read(self, entry: UnfinishedEntry | FinishedEntry) -> Match:
        """The match of an entry, to look at or to export; it stays as it is."""
        if isinstance(entry, FinishedEntry):
            return self.shelf.read(entry)
        found = self._recover(entry.path)
        if isinstance(found, Problem):
            raise DiskError(found)
        return found.match

    def import_(self, path: Path) -> Match:
        """The match of an exported file. It is not kept here before `begin`."""
        try:
            return record.read_file(path, self.games)
        except Unreadable as error:
            raise DiskError(Problem(Trouble.UNREADABLE, path, why(error.error))) from None
        except OtherVersion:
            raise DiskError(Problem(Trouble.OTHER_VERSION, path)) from None
        except BadRecord as error:
            raise DiskError(Problem(Trouble.NO_MATCH, path, str(error))) from None

    # -------------------------------------------------------------------- helpers

    def _entry(self, path: Path, stamp: Stamp) -> UnfinishedEntry | None:
        known = self._entries.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        entry = self.look(path, stamp)
        if entry is not None and entry.players:
            self._entries[path] = stamp, entry
        return entry

    def look(self, path: Path, stamp: Stamp) -> UnfinishedEntry | None:
        """An entry for a journal; None if there is nothing to continue in it."""
        changed = stamp[0] / 1e9
        found = self._recover(path)
        if isinstance(found, Problem):
            if found.kind is Trouble.DAMAGED_THERE:
                self._tend(path, lambda: self._quarantine(path, found.detail))
                return None
            gone = not os.path.lexists(path)
            return None if gone else UnfinishedEntry(path.stem, path, changed, problem=found)
        if found.match.result is not None:
            self._tend(path, lambda: self._settle(path, found))
            return None
        if path in self._ready or len(self._ready) < READY:
            self._ready[path] = stamp, found
        partly = Problem(Trouble.PARTLY, path, found.problem) if found.problem else None
        return UnfinishedEntry.of(path, changed, found.match, partly)

    def _take(self, path: Path) -> Recovered | None:
        """The match as it was read for a list, if its file has not changed since. It is given only
        once, because it is played on."""
        known = self._ready.pop(path, None)
        return None if known is None or known[0] != files.stamp(path) else known[1]

    def _recover(self, path: Path) -> Recovered | Problem:
        try:
            return recover(path, self.games)
        except Unreadable as error:
            return Problem(Trouble.UNREADABLE, path, why(error.error))
        except OtherVersion:
            return Problem(Trouble.OTHER_VERSION, path)
        except BadRecord as error:
            return Problem(Trouble.DAMAGED_THERE, path, str(error))

    def _tend(self, path: Path, work: Callable[[], Problem | None]) -> None:
        """Does some work on a journal, unless it is open in a window."""
        try:
            lock = self._lock(path)
        except DiskError:
            return
        try:
            problem = work()
        finally:
            _release(lock)
        if problem is not None and problem not in self._problems:
            self._problems.append(problem)

    def _quarantine(self, path: Path, detail: str) -> Problem | None:
        return files.quarantine(path, self.folder.damaged, detail)

    def _settle(self, path: Path, found: Recovered) -> Problem | None:
        """Makes a record of a match that is over, but was cut off before it became one."""
        try:
            self.shelf.add(path.stem, found.match)
        except OSError as error:
            return Problem(Trouble.NOT_WRITTEN, self.folder.finished, why(error))
        if found.problem is not None:
            return self._quarantine(path, found.problem)
        with contextlib.suppress(OSError):
            path.unlink()
        return None

    def _copy_aside(self, path: Path) -> bool:
        """Copies a journal as it is, before another one takes its place."""
        try:
            copy = files.free_name(self.folder.damaged / path.name)
            files.write(copy, files.read(path, journal.SIZE_LIMIT))
        except (OSError, BadRecord):
            return False
        return True

    def _lock(self, path: Path) -> Lock | None:
        """Takes a match for this window; None where nothing can be locked."""
        try:
            lock = Lock.take(locks.lock_of(path))
        except OSError:
            return None
        if lock is None:
            raise DiskError(Problem(Trouble.IN_USE, path))
        return lock


def _release(lock: Lock | None) -> None:
    if lock is not None:
        lock.release()
