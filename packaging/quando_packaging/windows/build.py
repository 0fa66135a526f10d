"""Builds what players of Windows get: an installer and a folder to take along, both tried out.

On Windows it builds there. On Linux it builds the same under wine, for trying: what is released
comes from Windows.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

from quando_desktop.__about__ import __version__
from quando_desktop.disk.folder import PORTABLE, PORTABLE_DATA
from quando_packaging.freezing.frozen import freeze, try_out
from quando_packaging.freezing.same_matches import play_the_same
from quando_packaging.shared.archives import pack
from quando_packaging.shared.products import (
    DIST,
    WORK,
    BuildError,
    archive_name,
    artefact,
    product,
    top_folder,
)
from quando_packaging.windows import nsis, wine
from quando_packaging.windows.computer import Computer
from quando_packaging.windows.installer_trial import try_installer
from quando_packaging.windows.match_trial import open_match

SYSTEM = "win32"

PORTABLE_WORDS = f"""\
As long as this file is here, games and settings stay beside it, in the folder "{PORTABLE_DATA}".
Solange diese Datei hier ist, bleiben Spiele und Einstellungen daneben, im Ordner "{PORTABLE_DATA}".
"""


def build() -> list[Path]:
    """Builds and tries everything; gives what was made."""
    if sys.platform == SYSTEM:
        return build_on(ThisComputer())
    if sys.platform != "linux":
        raise BuildError("The program for Windows is built on Windows, or on Linux under wine.")
    with wine.computer() as computer:
        made = build_on(computer)
    print("Made under wine, for trying: what is released is built on Windows.", flush=True)
    return made


class ThisComputer:
    """The Windows that this runs on."""

    def __init__(self) -> None:
        self.machine = platform.machine()
        self.python = Path(sys.executable)

    def door(self, program: str | Path) -> Path:
        return Path(program)

    def named(self, path: Path) -> str:
        return str(path)

    def path(self, name: str) -> Path:
        return Path(name)

    def freeze(self) -> Path:
        freeze()
        return product(SYSTEM)

    def inventory(self) -> set[str]:
        """Nothing: on a computer that somebody uses, things come and go by themselves."""
        return set()


def build_on(computer: Computer) -> list[Path]:
    folder = computer.freeze()
    program = computer.door(folder / nsis.TERMINAL_PROGRAM)
    try_out(program)
    play_the_same(program)
    DIST.mkdir(exist_ok=True)
    archive = DIST / archive_name(__version__, SYSTEM, computer.machine)
    pack_portable(folder, archive)
    try_portable(computer, archive)
    setup = DIST / artefact(__version__, SYSTEM, computer.machine, "-setup.exe")
    nsis.make(folder, setup, WORK.with_name("installer"))
    try_installer(computer, setup)
    return [archive, setup]


def pack_portable(folder: Path, archive: Path) -> None:
    """Packs the program with the file that makes it keep everything beside it."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name, folder.name)
        shutil.copytree(folder, copy, symlinks=True)
        words = copy / PORTABLE
        words.write_text(PORTABLE_WORDS, encoding="utf-8", newline="\r\n")
        pack(copy, top_folder(__version__, SYSTEM), archive)


def try_portable(computer: Computer, archive: Path) -> None:
    """Unpacks the archive and opens a match with it, which it has to keep beside itself."""
    with tempfile.TemporaryDirectory() as name:
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(name)
        folder = Path(name, top_folder(__version__, SYSTEM))
        command = str(computer.door(folder / nsis.PROGRAM))
        with open_match(computer, [command], folder / PORTABLE_DATA) as seen:
            print(f"ok portable: {seen}, kept beside the program", flush=True)
