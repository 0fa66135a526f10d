"""Asks which package of a Linux system a library was copied from, and what it says of its licence.

Only Debian and its kin are asked. Elsewhere nothing is known, and the tables alone must do.
"""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from quando_packaging.shared.commands import run

SOURCES = {
    "debian": "https://sources.debian.org/src/{source}/{version}/",
    "ubuntu": "https://launchpad.net/ubuntu/+source/{source}/{version}",
}
"""The address of a package's source, by the name of the system."""

Ask = Callable[[list[str]], str]
"""Gives what `dpkg-query` prints."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package of the system that gave us files."""

    source: str
    """The source that it was built from; several packages can share one."""
    version: str
    address: str
    """Its source on the web; nothing if the system does not say."""
    copyright: str
    """Its authors and licences, in the package's own words; they may be missing."""


def packages(paths: Iterable[str], ask: Ask | None = None) -> dict[str, Package]:
    """The packages of those files that came from one, by their paths."""
    wanted = sorted(set(paths))
    if ask is None:
        if not wanted or shutil.which("dpkg-query") is None:
            return {}
        ask = dpkg_query
    names = _owners(wanted, ask)
    known = {name: _package(name, ask) for name in sorted(set(names.values()))}
    return {path: known[name] for path, name in names.items()}


def dpkg_query(arguments: list[str]) -> str:
    # It complains about files that it does not know among its answers.
    return run(["dpkg-query", *arguments], {**os.environ, "LC_ALL": "C.UTF-8"}).stdout


def _owners(paths: Iterable[str], ask: Ask) -> dict[str, str]:
    """The name of the package of each file that has one."""
    spellings = {spelling: path for path in paths for spelling in _spellings(path)}
    found: dict[str, str] = {}
    for line in ask(["--search", *spellings]).splitlines():
        name, separator, spelling = line.partition(": ")
        if separator and spelling in spellings:
            found[spellings[spelling]] = name
    return found


def _spellings(path: str) -> Iterator[str]:
    """The paths by which the package may know the file: links and merged folders hide that."""
    for each in (path, os.path.realpath(path)):
        yield each
        yield each.removeprefix("/usr") if each.startswith("/usr/lib") else f"/usr{each}"


def _package(name: str, ask: Ask) -> Package:
    form = "${source:Package}\\n${source:Version}\\n"
    source, version = ask(["--show", f"--showformat={form}", name]).splitlines()[:2]
    system = _system()
    address = SOURCES.get(system, "").format(source=source, version=version)
    return Package(source, version, address, _copyright(name.partition(":")[0]))


def _copyright(name: str, docs: Path = Path("/usr/share/doc")) -> str:
    try:
        text = (docs / name / "copyright").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return text.strip()


def _system() -> str:
    try:
        release: Mapping[str, str] = platform.freedesktop_os_release()
    except OSError:
        return ""
    return release.get("ID", "")
