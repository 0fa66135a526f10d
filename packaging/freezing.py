"""Freezes the program with PyInstaller into a folder of its own."""

from __future__ import annotations

import os
import shutil
import sys

from names import COMMAND, DIST, PACKAGING, WORK, BuildError, product, timestamp
from running import run

SPEC = PACKAGING / "quando_desktop.spec"


def freeze() -> None:
    """Runs PyInstaller from a clean start; it speaks only when it fails."""
    for folder in (WORK, DIST / COMMAND, product(sys.platform)):
        shutil.rmtree(folder, ignore_errors=True)
    WORK.mkdir(parents=True)
    places = ("--distpath", str(DIST), "--workpath", str(WORK))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    # The order of a set must not find its way into the files.
    settings = {
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(timestamp()),
    }
    done = run([*command, *places, str(SPEC)], {**os.environ, **settings})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nPyInstaller could not freeze the program.")
