"""Unpacks the archive that `dev.py package` has made, for the AppImage and the Flatpak.

So they hold the very files that were tried out there, and they can be made on another machine of
the same kind, with nothing installed but Python and their own tools.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

from quando_desktop.__about__ import __version__
from quando_packaging.shared.products import (
    COMMAND,
    DIST,
    BuildError,
    archive_name,
    report,
    top_folder,
)

SYSTEM = "linux"
PROGRAM = Path("lib", COMMAND)
"""The place of the program's folder, beside `share`."""


def unpack(place: Path) -> None:
    """Makes of the archive a folder such as `/usr`: the program, and what desktops read."""
    archive = DIST / archive_name(__version__, SYSTEM, platform.machine())
    if not archive.is_file():
        raise BuildError(f"There is no {archive.name} in {DIST.name}: run dev.py package before.")
    shutil.rmtree(place, ignore_errors=True)
    (place / "lib").mkdir(parents=True)
    with tarfile.open(archive) as tar:
        tar.extractall(place / "lib", filter="data")
    (place / "lib" / top_folder(__version__, SYSTEM)).rename(place / PROGRAM)
    (place / PROGRAM / "share").rename(place / "share")
    for folder in (place, place / "lib"):
        folder.chmod(0o755)


def main(build: Callable[[], Path]) -> int:
    """Builds one form and reports it; what fails ends with one sentence and exit code 1."""
    try:
        report(build())
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0
