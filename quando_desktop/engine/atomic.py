"""Files that are written whole or not at all, and are there after a power cut."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

BINARY: int = getattr(os, "O_BINARY", 0)
PRIVATE = 0o600
"""Rights of a private file."""
NEW = ".new"
STEM = 40
"""Characters of a name that its new file takes over: the system limits how long a name can be."""


def put(path: Path, data: bytes, mode: int = PRIVATE) -> None:
    """Puts a whole new file in the old one's place, or raises OSError and leaves the old one."""
    # Two running programs must not write into the same new file.
    fresh = path.with_name(f"{path.name[:STEM]}.{os.getpid()}{NEW}")
    with contextlib.suppress(OSError):
        fresh.unlink()
    try:
        _write_new(fresh, data, mode)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)


def _write_new(path: Path, data: bytes, mode: int) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
    try:
        write_all(file, data)
        os.fsync(file)
    finally:
        # Windows does not rename an open file.
        os.close(file)


def write_all(file: int, data: bytes) -> None:
    """Writes all of the data. A disk that fills up takes part of it without complaint, and only
    then fails."""
    while data:
        data = data[os.write(file, data) :]


def sync_folder(folder: Path) -> None:
    """Makes a rename safe against a power cut, where the system offers that for folders."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
