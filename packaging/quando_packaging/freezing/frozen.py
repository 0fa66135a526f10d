"""Freezes the program with PyInstaller into a folder of its own, and tries it out as a player
would start it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from quando_desktop.__about__ import NAME, __version__
from quando_packaging.freezing.thinking import SLOWLY
from quando_packaging.shared.commands import PATIENCE, run
from quando_packaging.shared.products import COMMAND, DIST, WORK, BuildError, product, timestamp

SPEC = Path(__file__).with_name("quando_desktop.spec")


def freeze() -> None:
    """Runs PyInstaller from a clean start; it speaks only when something fails."""
    for folder in (WORK, DIST / COMMAND, product(sys.platform)):
        shutil.rmtree(folder, ignore_errors=True)
    WORK.mkdir(parents=True)
    places = ("--distpath", str(DIST), "--workpath", str(WORK))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    done = run([*command, *places, str(SPEC)], {**os.environ, **settings(WORK)})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nPyInstaller could not freeze the program.")
    if SLOWLY in done.stdout:
        print(SLOWLY, flush=True)


def settings(work: Path) -> dict[str, str]:
    """What PyInstaller is told besides the spec; it works in this folder."""
    return {
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        # Modules that need not be unpacked are there sooner, and a package is none the larger.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        # Lines are enough to find a mistake; columns would be a fifth of every module.
        "PYTHONNODEBUGRANGES": "1",
        # The order of a set must not find its way into the files.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(timestamp()),
    }


def try_out(program: Path) -> None:
    """Lets the frozen program say its version and test itself, far from the source tree."""
    said = ask(program, "--version").strip()
    if said != f"{NAME} {__version__}":
        raise BuildError(f"The frozen program calls itself {said!r}.")
    print(ask(program, "--self-test").strip(), flush=True)


def ask(program: Path, flag: str) -> str:
    """The program's answer to a flag."""
    with tempfile.TemporaryDirectory() as folder:
        return answer([str(program), flag], Path(folder))


def answer(command: Sequence[str], folder: Path) -> str:
    """What the program says to a command in a folder, started as a player would."""
    words = " ".join(command[1:])
    try:
        done = run(command, surroundings(os.environ), folder)
    except subprocess.TimeoutExpired:
        raise BuildError(f"The program gave no answer to {words} in {PATIENCE} s.") from None
    if done.returncode:
        output = done.stdout.strip()
        raise BuildError(f"{output}\nThe program failed at {words} ({done.returncode}).")
    return done.stdout


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a player: nothing of this Python, and a screen even if only in memory."""
    own = ("PYTHON", "VIRTUAL_ENV")
    kept = {key: value for key, value in environment.items() if not key.startswith(own)}
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(kept.get(name) for name in screens):
        kept["QT_QPA_PLATFORM"] = "offscreen"
    return kept
