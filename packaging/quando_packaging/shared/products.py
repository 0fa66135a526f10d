"""Places and names of what is built, its sizes and its sums."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from quando_desktop.__about__ import NAME

ROOT = Path(__file__).resolve().parents[3]
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
LOOK = ROOT / "resources" / "look"
ICON = LOOK / "svg" / "icon"
"""The folder with the drawings of the program's icon."""

COMMAND = "quando-desktop"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
"""Names that mean the same, by those in use here."""
SUMS = "SHA256SUMS"

EARLIEST = 315532800
"""The first second of 1980, the earliest that a zip archive can hold."""


class BuildError(Exception):
    """Ends the build; the text is one sentence for people."""


# --- names ------------------------------------------------------------------------------------


def archive_name(version: str, system: str, machine: str) -> str:
    """The name of the archive for a system and machine, as Python calls them."""
    machine = machine.lower()
    ending = "tar.xz" if system == "linux" else "zip"
    parts = (COMMAND, version, SYSTEMS[system], MACHINES.get(machine, machine))
    return f"{'-'.join(parts)}.{ending}"


def artefact(version: str, system: str, machine: str, ending: str) -> str:
    """The name of what is built besides the archive for a system and machine."""
    archive = archive_name(version, system, machine)
    return archive.removesuffix(".tar.xz").removesuffix(".zip") + ending


def product(system: str) -> Path:
    """The folder of the frozen program, which is packed; on macOS its application."""
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


# --- sizes and sums ---------------------------------------------------------------------------


def write_sums(folder: Path, version: str) -> None:
    """Sums up all archives of this version, those of other builds included."""
    archives = sorted(
        path
        for path in folder.glob(f"{COMMAND}[-_]{version}[-_]*")
        if path.is_file() and path.suffix != ".part"
    )
    text = "".join(sum_line(path) for path in archives)
    (folder / SUMS).write_text(text, encoding="utf-8", newline="\n")


def sum_line(path: Path) -> str:
    """A line as `sha256sum --check` reads it."""
    with path.open("rb") as file:
        return f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n"


def size(path: Path) -> int:
    """The bytes of a file or of all files of a folder, links not followed."""
    inner = path.rglob("*") if path.is_dir() else [path]
    return sum(item.lstat().st_size for item in inner if item.is_file() and not item.is_symlink())


def report(path: Path) -> None:
    print(f"{size(path) / 1e6:7.1f} MB  {path.relative_to(ROOT)}", flush=True)
