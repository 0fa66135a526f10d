"""A folder for packaging tests that looks like a frozen program for Windows."""

from __future__ import annotations

from pathlib import Path

from quando_packaging.windows import nsis


def make_program(folder: Path, *more: str) -> Path:
    """A folder that looks like a frozen program."""
    for name in (nsis.PROGRAM, nsis.TERMINAL_PROGRAM, "_internal/Qt/plugin.dll", *more):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder
