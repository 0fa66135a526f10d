"""Files that are written whole or not at all, and moved rather than deleted."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.engine import atomic, record
from quando_desktop.engine.contract import BadRecord

PRIVATE_FOLDER, USUAL = 0o700, 0o666
"""Rights of a private folder, and the usual ones of a file."""

Stamp = tuple[int, int]
"""Time (in ns) and size of a file: as long as they stay, so does what it holds."""


def listing(folder: Path, ending: str) -> list[tuple[Path, Stamp]]:
    """The files with this ending in a folder, the newest first; none where there is no folder."""
    dated = [(folder / os.fsdecode(name), found) for name, found in stamps(folder, ending)]
    return sorted(dated, key=lambda item: (item[1][0], item[0].name), reverse=True)


def stamps(folder: Path | str, ending: str) -> Iterator[tuple[bytes, Stamp]]:
    """The same in no order, by the bytes of their names: where there are thousands of files, their
    paths would take longer than the files."""
    for item in items(folder, ending):
        found = stamp(item)
        if found is not None:
            yield item.name, found


def items(folder: Path | str, ending: str) -> Iterator[os.DirEntry[bytes]]:
    """The files with this ending in a folder, without a look at them."""
    wanted = ending.encode()
    with contextlib.suppress(OSError), os.scandir(os.fsencode(folder)) as inside:
        for item in inside:
            if item.name.endswith(wanted):
                yield item


def stamp(path: Path | os.DirEntry[bytes]) -> Stamp | None:
    """Time and size of a file; None if it has just gone away. A link that leads nowhere is there
    all the same."""
    for follow in (True, False):
        try:
            facts = path.stat(follow_symlinks=follow)
        except OSError:
            continue
        return facts.st_mtime_ns, facts.st_size
    return None


def read(path: Path, limit: int) -> bytes:
    """The content of an ordinary file. OSError if the system refuses, BadRecord if it is no such
    file or too large."""
    record.check_ordinary(path)
    with path.open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise BadRecord(f"it is larger than {limit >> 10} KB")
    return data


def write(path: Path, data: bytes) -> None:
    """Puts a whole new file in the old one's place, safe against a power cut, or raises OSError
    and leaves the old one. A link stays a link: what it points to is written. Nobody else may
    read it."""
    path = Path(os.path.realpath(path))
    make_folder(path.parent)
    atomic.put(path, data)


def export(path: Path, data: bytes) -> None:
    """Writes a file that the user chose, in the same way; it gets the rights that their files
    usually have."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic.put(path, data, USUAL)


def make_folder(path: Path) -> None:
    """Makes a folder that nobody else may enter, unless it is there already, and those above it."""
    try:
        path.mkdir(PRIVATE_FOLDER)
    except FileNotFoundError:
        make_folder(path.parent)
        path.mkdir(PRIVATE_FOLDER, exist_ok=True)
    except OSError:
        if not path.is_dir():
            raise


def move_into(path: Path, folder: Path) -> Path:
    """Moves a file into a folder under a name that is free there, and gives its new path."""
    make_folder(folder)
    target = free_name(folder / path.name)
    path.rename(target)
    atomic.sync_folder(folder)
    return target


def quarantine(path: Path, folder: Path, detail: str) -> Problem | None:
    """Moves an unreadable file into a folder; None if it is gone already."""
    try:
        return Problem(Trouble.DAMAGED, path, detail, move_into(path, folder))
    except FileNotFoundError:
        return None
    except OSError:
        return Problem(Trouble.DAMAGED_THERE, path, detail)


def set_aside(path: Path) -> Path:
    """Renames a damaged file where it lies, and gives its new path."""
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
