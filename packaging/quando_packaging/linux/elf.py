"""Takes off programs and libraries what only the computer of the build has a use for: debugging
symbols, and the names of the folders where it keeps its libraries.

The program finds its libraries without those names, and on a player's computer anything may lie
there.
"""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

from quando_packaging.shared.commands import run
from quando_packaging.shared.products import BuildError

MAGIC = b"\x7fELF"
"""The first bytes of every program and library."""
HEADER = struct.Struct("<32x2Q6x5H")
"""Of a program or library: where its table of segments and that of its sections begin, then how
large and how many the entries of both are."""
SEGMENT = struct.Struct("<I4x4Q")
"""Kind, place in the file, place in memory, a third place, size in the file."""
SECTION_KIND = struct.Struct("<4xI")
ENTRY = struct.Struct("<qQ")
"""Of the list that the system reads when it loads a library: kind and value."""

LOADED, LIST = 1, 2
SYMBOLS = 2
END, TEXTS, OLD_PATH, PATH = 0, 5, 15, 29


def tidy(folder: Path) -> None:
    """Tidies all programs and libraries of a folder up."""
    files = binaries(folder)
    marked = [path for path in files if has_symbols(path.read_bytes())]
    if marked:
        _strip(marked)
    for path in files:
        before = path.read_bytes()
        after = without_paths(before)
        if after != before:
            path.write_bytes(after)


def binaries(folder: Path) -> list[Path]:
    """The programs and libraries of a folder, told by how they begin."""
    return [path for path in sorted(folder.rglob("*")) if _is_binary(path)]


def _is_binary(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def has_symbols(data: bytes) -> bool:
    """Tells whether a library has a table of symbols that is not needed to load it."""
    _, start, _, _, size, count, _ = HEADER.unpack_from(data)
    kinds = (SECTION_KIND.unpack_from(data, start + size * at)[0] for at in range(count))
    return SYMBOLS in kinds


def without_paths(data: bytes) -> bytes:
    """A library without the folders it would look for others in, unless they go from its own."""
    segments = list(_segments(data))
    lists = [(place, length) for kind, place, _, length in segments if kind == LIST]
    if not lists:
        return data
    place, length = lists[0]
    entries = [ENTRY.unpack_from(data, place + at) for at in range(0, length, ENTRY.size)]
    address = next(value for kind, value in entries if kind == TEXTS)
    texts = next(
        address - memory + at
        for kind, at, memory, size in segments
        if kind == LOADED and memory <= address < memory + size
    )
    kept = [
        (kind, value)
        for kind, value in entries
        if kind not in (OLD_PATH, PATH) or data.startswith(b"$ORIGIN", texts + value)
    ]
    kept += [(END, 0)] * (len(entries) - len(kept))
    fresh = b"".join(ENTRY.pack(*entry) for entry in kept)
    return data[:place] + fresh + data[place + len(fresh) :]


def _segments(data: bytes) -> list[tuple[int, int, int, int]]:
    """Kind, place in the file, place in memory and size of each segment."""
    start, _, size, count, *_ = HEADER.unpack_from(data)
    found = [SEGMENT.unpack_from(data, start + size * at) for at in range(count)]
    return [(kind, place, memory, length) for kind, place, memory, _, length in found]


def _strip(files: list[Path]) -> None:
    strip = shutil.which("strip")
    if strip is None:
        raise BuildError("strip is missing: install binutils.")
    done = run([strip, "--strip-unneeded", *map(str, files)], os.environ)
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nstrip could not treat the libraries.")
