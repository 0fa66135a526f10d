"""Keeps two running programs from writing the same match.

A lock is a file that its owner keeps locked; it holds the number of the process, for people who
look, and what the owner has noted there. The system itself frees it when the process ends in
whatever way, so a file that was left behind locks nothing. Where the file system knows no locks,
there is none.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

ENDING = ".lock"
TRIES = 5
_BEYOND = 1 << 20
"""Windows keeps others from reading what is locked, so that is a byte far behind the text."""


class Lock:
    """Held until it is released."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self._file = file

    @classmethod
    def take(cls, path: Path) -> Lock | None:
        """The lock, or None if it is held already; OSError if there can be no such file."""
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        for _ in range(TRIES):
            file = os.open(path, flags, 0o600)
            if not _locked(file):
                os.close(file)
                return None
            if _still_there(path, file):
                with contextlib.suppress(OSError):
                    os.ftruncate(file, 0)
                    os.write(file, f"{os.getpid()}\n".encode())
                return cls(path, file)
            # Its last owner has removed it in between.
            os.close(file)
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def note(self, text: str) -> None:
        """Writes a line into the file for a program that finds it held."""
        with contextlib.suppress(OSError):
            os.write(self._file, f"{text}\n".encode())

    @property
    def is_there(self) -> bool:
        """Whether others can find it: its file may have been moved or removed."""
        return _still_there(self.path, self._file)

    def release(self) -> None:
        if self._file < 0:
            return
        file, self._file = self._file, -1
        if os.name == "posix":
            # Removed first: once it is free, another program may take it.
            with contextlib.suppress(OSError):
                if _still_there(self.path, file):
                    self.path.unlink()
            os.close(file)
        else:
            os.close(file)
            with contextlib.suppress(OSError):
                self.path.unlink()


def lock_of(path: Path) -> Path:
    """The lock that belongs to a file."""
    return path.with_suffix(ENDING)


def is_held(path: Path) -> bool:
    """Whether this lock is held, in this process or another."""
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return False
    try:
        return not _locked(file)
    finally:
        os.close(file)


def _still_there(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(file))
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        """Locks it, unless another process has."""
        os.lseek(file, _BEYOND, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        """Locks it, unless another process has."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in {errno.EWOULDBLOCK, errno.EACCES}
        return True
