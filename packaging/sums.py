"""The sums of what was built, and its sizes."""

from __future__ import annotations

import hashlib
from pathlib import Path

from names import COMMAND, ROOT

SUMS = "SHA256SUMS"


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
