"""Files that are written whole or not at all, and moved rather than deleted."""

from __future__ import annotations

import contextlib
import os
from itertools import count
from pathlib import Path

from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine import record
from quando_desktop.engine.contract import BadRecord

Stamp = tuple[int, int]
"""Time (in ns) and size of a file: as long as they stay, so does what it holds."""


def listing(folder: Path, ending: str) -> list[tuple[Path, Stamp]]:
    """What has this ending in a folder, the newest first; nothing where there is no folder."""
    try:
        paths = [path for path in folder.iterdir() if path.name.endswith(ending)]
    except OSError:
        return []
    found = [(path, stamp) for path in paths if (stamp := _stamp(path)) is not None]
    return sorted(found, key=lambda item: (item[1][0], item[0].name), reverse=True)


def _stamp(path: Path) -> Stamp | None:
    """None if the file has just gone away. A link that leads nowhere is there all the same."""
    for look in (path.stat, path.lstat):
        with contextlib.suppress(OSError):
            facts = look()
            return facts.st_mtime_ns, facts.st_size
    return None


def read(path: Path, limit: int) -> bytes:
    """What an ordinary file holds. OSError if the system refuses, BadRecord if it is no such
    file or too large."""
    record.check_ordinary(path)
    with path.open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise BadRecord(f"it is larger than {limit >> 10} KB")
    return data


def write(path: Path, data: bytes) -> None:
    """Puts a whole new file in the old one's place, safe against a power cut, or raises OSError
    and leaves the old one. A link stays a link: what it points to is written."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    # Two running programs must not write into the same new file.
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        _write_new(fresh, data)
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise
    _sync_folder(path.parent)


def move_into(path: Path, folder: Path) -> Path:
    """Moves a file into a folder under a name that is free there, and tells where it is now."""
    folder.mkdir(parents=True, exist_ok=True)
    target = free_name(folder / path.name)
    path.rename(target)
    _sync_folder(folder)
    return target


def quarantine(path: Path, folder: Path, detail: str) -> Problem | None:
    """Moves what cannot be read into a folder; None if it is gone already."""
    try:
        return Problem(Trouble.DAMAGED, path, detail, move_into(path, folder))
    except FileNotFoundError:
        return None
    except OSError:
        return Problem(Trouble.DAMAGED_THERE, path, detail)


def set_aside(path: Path) -> Path:
    """Renames a damaged file where it lies, and tells where it is now."""
    for number in count(1):
        target = path.with_name(f"{path.name}.damaged-{number}")
        if not os.path.lexists(target):
            break
    return path.rename(target)


def free_name(path: Path) -> Path:
    """This path, or one with a number in its name if it is taken."""
    target = path
    for number in count(2):
        if not os.path.lexists(target):
            break
        target = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return target


def _write_new(path: Path, data: bytes) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    file = os.open(path, flags, 0o666)
    try:
        # A disk that fills up takes a part without complaint, and fails only then.
        while data:
            data = data[os.write(file, data) :]
        os.fsync(file)
    finally:
        os.close(file)


def _sync_folder(folder: Path) -> None:
    """Makes a rename safe against a power cut, where the system offers that for folders."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
