"""A match that is being played, with its journal and its lock on the disk."""

from __future__ import annotations

import contextlib
from pathlib import Path

from quando_desktop.disk import files
from quando_desktop.disk.locks import Lock, lock_of
from quando_desktop.engine.journal import Journal
from quando_desktop.engine.match import Match

OPENED = "-opened"
"""The end of the name of a match that was begun elsewhere."""


def is_opened(id: str) -> bool:
    """Whether the match of this id was begun elsewhere."""
    return id.endswith(OPENED)


class Saved:
    """Keeps a match up to date on the disk until it is closed."""

    def __init__(
        self,
        match: Match,
        path: Path,
        lock: Lock | None = None,
        *,
        held: int | None = None,
        keeps: bool = True,
    ) -> None:
        """Without a lock it takes one, where the disk allows that. `held` says how much of the
        file is the match so far (`Recovered.held`)."""
        self.match = match
        self.path = path
        self._lock = lock
        self._open = True
        self.journal: Journal | None = None
        """None for a match that is only shown: there is nothing to keep."""
        if keeps:
            self._prepare()
            self.journal = Journal(path, match, held, self._mend)

    @property
    def id(self) -> str:
        return self.path.stem

    @property
    def is_own(self) -> bool:
        """Whether it was dealt here and is played from its beginning."""
        return self.journal is not None and not is_opened(self.id)

    def check(self) -> OSError | None:
        """Checks whether everything is on the disk, writes what is not, and gives `problem`."""
        if self.journal is not None:
            self._mend()
            self.journal.check()
        return self.problem

    @property
    def problem(self) -> OSError | None:
        """The reason why the last change is not on the disk yet, or None if it is."""
        return None if self.journal is None else self.journal.problem

    def close(self) -> None:
        """Leaves the match; it stays on the disk, to be continued."""
        self._close(remove=False)

    def remove(self) -> None:
        """Leaves the match and takes its journal away: its record is on the disk."""
        self._close(remove=True)

    def _close(self, remove: bool) -> None:
        if not self._open:
            return
        self._open = False
        if self.journal is not None:
            if not remove:
                self._mend()
            self.journal.close()
        if remove:
            # A journal that stays is found at the next start, beside its record.
            with contextlib.suppress(OSError):
                self.path.unlink()
        if self._lock is not None:
            self._lock.release()

    def _mend(self) -> None:
        """Repairs folder and lock: a disk that refused even the folder may have become free, and
        the folder may have been taken away."""
        journal, lock = self.journal, self._lock
        if journal is None:
            return
        if journal.problem or not journal.is_there or (lock and not lock.is_there):
            self._prepare()

    def _prepare(self) -> None:
        with contextlib.suppress(OSError):
            files.make_folder(self.path.parent)
            if self._lock is not None and not self._lock.is_there:
                self._lock.release()
                self._lock = None
            if self._lock is None:
                self._lock = Lock.take(lock_of(self.path))
