"""What is built where, and what it is called."""

from __future__ import annotations

import os
from pathlib import Path

from quando_desktop.__about__ import NAME

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"

COMMAND = "quando-desktop"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
"""Names that mean the same, by those in use here."""

EARLIEST = 315532800
"""The first second of 1980, the earliest that a zip archive can hold."""


class BuildError(Exception):
    """Ends the build; the text is one sentence for people."""


def archive_name(version: str, system: str, machine: str) -> str:
    """The name of the archive for a system and machine, as Python calls them."""
    machine = machine.lower()
    ending = "tar.xz" if system == "linux" else "zip"
    parts = (COMMAND, version, SYSTEMS[system], MACHINES.get(machine, machine))
    return f"{'-'.join(parts)}.{ending}"


def product(system: str) -> Path:
    """What is packed: the program's folder, on macOS its application."""
    return DIST / (f"{NAME}.app" if system == "darwin" else COMMAND)


def executable(system: str) -> Path:
    """The program that answers in the terminal."""
    inner = {"win32": f"{COMMAND}.exe", "darwin": f"Contents/MacOS/{COMMAND}"}
    return product(system) / inner.get(system, COMMAND)


def top_folder(version: str, system: str) -> str:
    """The one folder that unpacking the archive makes."""
    return f"{NAME}.app" if system == "darwin" else f"{COMMAND}-{version}"


def timestamp() -> int:
    """The time that everything in the archive bears, so that building again gives the same."""
    text = os.environ.get("SOURCE_DATE_EPOCH", "")
    return max(int(text), EARLIEST) if text.isascii() and text.isdigit() else EARLIEST
