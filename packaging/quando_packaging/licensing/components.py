"""Finds the owner of each file of the program in the tables in `licences/`."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

from quando_packaging.freezing.contents import Entry, library_name
from quando_packaging.shared.products import BuildError

FOLDER = Path(__file__).with_name("licences")
"""The tables, and the texts of the licences under their SPDX names."""

OWN = re.compile(r"quando_desktop/.*")
OWN_MODULES = frozenset({"quando_desktop", "quick_archive"})
"""Our own files."""
CHECKED = frozenset({"BINARY", "EXTENSION", "PYMODULE"})
"""The kinds of files that must be somebody's; pictures and texts are ours or go with one."""
QT_FILE = re.compile(r"(?:lib)?qt6?([a-z0-9]+?)(?:\.(?:so|dll|dylib).*)?", re.IGNORECASE)
"""A library of Qt, with the name of its module."""


@dataclass(frozen=True, slots=True)
class Component:
    """Something by others that is bundled as files of its own."""

    name: str
    files: tuple[re.Pattern[str], ...]
    licence: str
    """An SPDX expression."""
    source: str
    copyright: tuple[str, ...]
    version: str = ""
    """The Python package that has the same version, or "Python", or "file" for the number in its
    file's name; nothing if only the system knows it."""
    always: bool = False
    """It is inside the program's own file."""

    def has(self, place: str) -> bool:
        return any(pattern.fullmatch(place) for pattern in self.files)


@dataclass(frozen=True, slots=True)
class Part:
    """Something by others inside a component."""

    of: str
    name: str
    licence: str
    source: str
    copyright: str
    systems: tuple[str, ...] = ()
    """The systems on which it is inside; all, if none is named."""

    def is_in(self, libraries: set[str], system: str) -> bool:
        return self.of in libraries and (not self.systems or system in self.systems)


@cache
def components() -> tuple[Component, ...]:
    return tuple(map(_component, _table("component")))


@cache
def parts() -> tuple[Part, ...]:
    return tuple(
        Part(**{**row, "systems": tuple(row.get("systems", ()))}) for row in _table("part")
    )


def _table(kind: str) -> list[dict[str, Any]]:
    text = (FOLDER / f"{kind}s.toml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[kind]
    return rows


def _component(row: dict[str, Any]) -> Component:
    files = tuple(re.compile(pattern, re.IGNORECASE) for pattern in row["files"])
    return Component(**{**row, "files": files, "copyright": tuple(row["copyright"])})


# --- files ------------------------------------------------------------------------------------


def owners(entries: Iterable[Entry]) -> dict[Component, list[Entry]]:
    """The components that are bundled with their files; BuildError names what is nobody's."""
    found: dict[Component, list[Entry]] = {each: [] for each in components() if each.always}
    strange = []
    for entry in sorted(set(entries)):
        owner = _owner(entry)
        if owner is not None:
            found.setdefault(owner, []).append(entry)
        elif entry[2] in CHECKED and not _is_own(entry):
            strange.append(entry[0])
    if strange:
        raise BuildError(
            f"Nobody knows whose these bundled files are: {', '.join(strange)}. "
            "Leave them out in contents.py, or name their owner in licences/components.toml."
        )
    return found


def _owner(entry: Entry) -> Component | None:
    name = _name(entry)
    if entry[2] == "SYMLINK":
        return None
    return next((each for each in components() if each.has(name)), None)


def _name(entry: Entry) -> str:
    """By which the tables know a file: modules by the package that they are in."""
    place, _, kind = entry
    if kind == "PYMODULE":
        return f"modules/{place.partition('.')[0]}"
    path = PurePosixPath(place.replace("\\", "/"))
    if path.suffix == ".pyd" and path.stem in sys.stdlib_module_names:
        # On Windows the modules of Python lie beside it.
        return f"lib-dynload/{path.name}"
    return str(path)


def _is_own(entry: Entry) -> bool:
    place, _, kind = entry
    if kind == "PYMODULE":
        top = place.partition(".")[0]
        return top in OWN_MODULES or top in sys.stdlib_module_names
    return OWN.fullmatch(place.replace("\\", "/")) is not None


def libraries(entries: Iterable[Entry]) -> set[str]:
    """The modules of Qt whose libraries are there, and Python."""
    found = {"Python"}
    for place, _, kind in entries:
        library = QT_FILE.fullmatch(library_name(place)) if kind == "BINARY" else None
        if library is not None:
            found |= {part.of for part in parts() if part.of.lower() == f"qt{library[1]}"}
    return found


def bundled_parts(entries: Iterable[Entry], system: str) -> list[Part]:
    """The work of others inside the bundled libraries."""
    there = libraries(entries)
    return [part for part in parts() if part.is_in(there, system)]


# --- licences ---------------------------------------------------------------------------------


def licence_names(expression: str) -> Iterator[str]:
    """The names of the texts that an SPDX expression speaks of."""
    for word in re.findall(r"[\w.+-]+", expression):
        if word not in {"AND", "OR", "WITH"}:
            name = re.sub(r"-(only|or-later)$", "", word)
            yield name
            if name == "LGPL-3.0":
                # Its text adds to that of the other.
                yield "GPL-3.0"


def licence_path(name: str) -> Path:
    return FOLDER / f"{name}.txt"
