"""Finds the program's own modules in half of the time that Python takes.

The first picture needs some 300 of them. For each, Python asks all finders that there are, looks at
the folder, the source and the compiled file in several steps, and prepares for whatever could be
there. Here a folder is listed once, and a compiled file that fits its source is read at once.
Whatever is unusual is left to Python: packages, compiled extensions, a source that has changed.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from types import CodeType

HEAD = 16
"""Bytes before the code: what Python wrote it, how it is checked, the time and size of its
source."""
BY_TIME = bytes(4)
"""How it is checked where it is checked by time and size, as usual."""
SOURCE = ".py"


def find_quickly(package: str) -> None:
    """Finds the modules of a package quickly from now on; in the frozen program they are elsewhere
    and found quickly anyway."""
    if not getattr(sys, "frozen", False):
        sys.meta_path.insert(0, Finder(package))


class Loader(SourceFileLoader):
    """Loads a module from its compiled file if that is up to date."""

    def __init__(self, name: str, path: str, compiled: str) -> None:
        super().__init__(name, path)
        self._compiled = compiled

    def get_code(self, fullname: str) -> CodeType | None:
        code = self._read()
        return super().get_code(fullname) if code is None else code

    def _read(self) -> CodeType | None:
        try:
            with open(self._compiled, "rb", 0) as file:
                data = file.read()
            source = os.stat(self.path)
        except OSError:
            return None
        written = (int(source.st_mtime) & 0xFFFFFFFF).to_bytes(4, "little")
        size = (source.st_size & 0xFFFFFFFF).to_bytes(4, "little")
        if data[:HEAD] != MAGIC_NUMBER + BY_TIME + written + size:
            return None
        try:
            code = marshal.loads(memoryview(data)[HEAD:])
        except (EOFError, ValueError, TypeError):
            return None
        # One that was compiled elsewhere would name the wrong file in an error.
        return code if isinstance(code, CodeType) and code.co_filename == self.path else None


class Finder:
    """The first of Python's finders: knows the modules of one package, and nothing else."""

    def __init__(self, package: str) -> None:
        self._begins = f"{package}."
        self._folders: dict[str, Folder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if path is None or len(path) != 1 or not name.startswith(self._begins):
            return None
        place = path[0]
        folder = self._folders.get(place)
        if folder is None:
            folder = self._folders[place] = Folder(place)
        return folder.spec(name)

    def invalidate_caches(self) -> None:
        self._folders.clear()


class Folder:
    """What lies in one folder."""

    def __init__(self, place: str) -> None:
        try:
            found = os.listdir(place)
        except OSError:
            found = []
        self._sources = {name for name in found if name.endswith(SOURCE)}
        for name in found:
            if name.endswith(tuple(EXTENSION_SUFFIXES)):
                self._sources.discard(name.partition(".")[0] + SOURCE)
        self._before = os.path.join(place, "")
        head, tail = os.path.split(cache_from_source(f"{self._before}x{SOURCE}"))
        self._cache, self._ending = os.path.join(head, ""), tail[1:]

    def spec(self, name: str) -> ModuleSpec | None:
        """Of a module in it; None where it has no plain source of that name."""
        last = name.rpartition(".")[2]
        if last + SOURCE not in self._sources:
            return None
        path = f"{self._before}{last}{SOURCE}"
        compiled = f"{self._cache}{last}{self._ending}"
        spec = ModuleSpec(name, Loader(name, path, compiled), origin=path)
        spec.has_location = True
        spec.cached = compiled
        return spec
