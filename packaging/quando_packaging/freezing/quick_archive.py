"""Finds and reads the modules of the frozen program in less time than PyInstaller takes for it.

The first table needs some 400 of them. For each, PyInstaller opens the program's file once more,
reads it piece by piece into room that grows, and asks all finders that there are. Here the file is
mapped once, and the program's own modules are found at once. `launch.py` takes this along; what is
unusual is left to PyInstaller.
"""

from __future__ import annotations

import marshal
import os
import sys
import zlib
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from mmap import ACCESS_READ, mmap
from types import ModuleType
from typing import Any

MODULE, PACKAGE = 0, 1
"""PyInstaller's kinds of entries that are code."""


def read_quickly(importers: Any, package: str) -> None:
    """Makes PyInstaller's archive quick, and finds the modules of a package before all others do.
    `importers` is its module in the frozen program."""
    archive = importers.pyz_archive
    archive.extract = Reader(archive).extract
    sys.meta_path.insert(0, Finder(importers, package))


class Reader:
    """Reads the archive's entries from the mapped file."""

    def __init__(self, archive: Any) -> None:
        self._slowly, self._toc, self._start = archive.extract, archive.toc, archive._start_offset
        with open(archive._filename, "rb") as file:
            # Stays valid without the file: even a newer version in its place does no harm.
            self._bytes = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))

    def extract(self, name: str, raw: bool = False) -> Any:
        kind, place, length = self._toc.get(name, (None, 0, 0))
        if raw or kind not in (MODULE, PACKAGE):
            return self._slowly(name, raw)
        begin = self._start + place
        # Nothing is packed any tighter than it is, so it needs no more room than it takes there.
        return marshal.loads(zlib.decompress(self._bytes[begin : begin + length], bufsize=length))


class Finder:
    """Knows the modules of one package that are in the archive, and nothing else."""

    def __init__(self, importers: Any, package: str) -> None:
        self._begins = f"{package}."
        self._archive, self._loader = importers.pyz_archive, importers.PyiFrozenLoader

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(self._begins):
            return None
        entry = self._archive.toc.get(name)
        if entry is None or entry[0] not in (MODULE, PACKAGE):
            return None
        is_package = entry[0] == PACKAGE
        loader = self._loader(name, self._archive, name, is_package)
        spec = ModuleSpec(name, loader, origin=loader.path, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [os.path.dirname(loader.path)]
        return spec

    def invalidate_caches(self) -> None: ...
