"""Packs a folder into one file, the same bytes for the same files."""

from __future__ import annotations

import lzma
import os
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from quando_packaging.shared.products import timestamp


def pack(folder: Path, top: str, archive: Path) -> None:
    """Packs a folder under another name, the same bytes for the same files."""
    draft = archive.with_name(f"{archive.name}.part")
    writer = write_tar if archive.name.endswith(".tar.xz") else write_zip
    writer(listing(folder, top), draft)
    draft.replace(archive)


def listing(folder: Path, top: str) -> Iterator[tuple[Path, str]]:
    """All that is in the folder, with its name in the archive, in an order of its own."""
    yield folder, top
    found = [(path.relative_to(folder).as_posix(), path) for path in folder.rglob("*")]
    for name, path in sorted(found):
        yield path, f"{top}/{name}"


def mode(path: Path) -> int:
    """The permissions that a file gets, whatever the builder's own habits are."""
    if path.is_symlink():
        return 0o777
    is_open = path.is_dir() or path.stat().st_mode & stat.S_IXUSR
    return 0o755 if is_open else 0o644


def write_tar(entries: Iterable[tuple[Path, str]], archive: Path) -> None:
    with (
        lzma.open(archive, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path, name in entries:
            entry = tar.gettarinfo(path, name)
            if entry.islnk():
                # The same file under two names: packed twice, as it is on other systems.
                entry.type, entry.size = tarfile.REGTYPE, path.stat().st_size
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime, entry.mode = timestamp(), mode(path)
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry)


def write_zip(entries: Iterable[tuple[Path, str]], archive: Path) -> None:
    date = time.gmtime(timestamp())[:6]
    with zipfile.ZipFile(archive, "w") as packed:
        for path, name in entries:
            is_folder = path.is_dir() and not path.is_symlink()
            entry = zipfile.ZipInfo(f"{name}/" if is_folder else name, date)
            entry.create_system = 3  # Unix: permissions and links are kept
            entry.external_attr = (stat.S_IFMT(path.lstat().st_mode) | mode(path)) << 16
            packed.writestr(entry, content(path), zipfile.ZIP_DEFLATED, 9)


def content(path: Path) -> bytes:
    """The bytes that a zip archive holds of a file, a link or a folder."""
    if path.is_symlink():
        return os.fsencode(path.readlink())
    return b"" if path.is_dir() else path.read_bytes()
