"""Builds what players on Linux get: a package for Debian and Ubuntu, and an archive whose folder
runs wherever it lies."""

from __future__ import annotations

import platform
import shutil
import sys
import tarfile
import tempfile
import textwrap
from pathlib import Path

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.notices import FILE as NOTICES
from quando_packaging.freezing.frozen import freeze, try_out
from quando_packaging.freezing.same_matches import play_the_same
from quando_packaging.linux import deb, dependencies, desktop, elf
from quando_packaging.linux.dependencies import Dependencies
from quando_packaging.linux.templates import filled
from quando_packaging.shared.archives import pack
from quando_packaging.shared.products import (
    COMMAND,
    DIST,
    WORK,
    archive_name,
    executable,
    product,
    top_folder,
)

STAGE = WORK / "archive"
README = "README.txt"


def build() -> list[Path]:
    """Freezes the program, tries it out, packs it, and tries out what was packed."""
    # Asked first, so that a missing tool is told before the long work.
    deb.architecture()
    freeze()
    folder = product(sys.platform)
    elf.tidy(folder)
    try_out(executable(sys.platform))
    play_the_same(executable(sys.platform))
    archive, package = build_archive(folder), deb.build(folder)
    with tempfile.TemporaryDirectory(prefix="Köln und Bonn ") as place:
        try_out(unpack(archive, Path(place, "archive")))
        try_out(deb.unpack(package, Path(place, "package")))
    return [archive, package]


def build_archive(folder: Path) -> Path:
    """Packs the frozen folder with a few words about it, and with what a desktop may be told."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(folder, STAGE, symlinks=True)
    desktop.write(STAGE / "share")
    (STAGE / README).write_text(readme(dependencies.of(folder)), encoding="utf-8")
    archive = DIST / archive_name(__version__, sys.platform, platform.machine())
    pack(STAGE, top_folder(__version__, sys.platform), archive)
    return archive


def unpack(archive: Path, folder: Path) -> Path:
    """Unpacks the archive in another folder and gives the program there."""
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / top_folder(__version__, sys.platform) / COMMAND


def readme(needed: Dependencies) -> str:
    """The words for somebody who unpacks the archive."""
    libraries = needed.of_the_desktop()
    packages = {*(dependencies.PACKAGES[library] for library in libraries), *needed.data}
    return filled(
        "README.txt",
        compiler=needed.compiler,
        glibc=needed.glibc,
        libraries=_paragraph(libraries),
        machine=platform.machine(),
        notices=NOTICES,
        packages=_paragraph(sorted(packages)),
        rule="=" * len(f"{NAME} {__version__}"),
    )


def _paragraph(names: list[str]) -> str:
    """Names one after the other, indented, each of them whole."""
    return textwrap.fill(
        " ".join(names),
        width=95,
        initial_indent="    ",
        subsequent_indent="    ",
        break_on_hyphens=False,
    )
