"""Icons, archives and sums, which all systems have in common."""

from __future__ import annotations

import hashlib
import struct
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from quando_packaging.shared import archives, pictures, products
from quando_packaging.shared.products import ICON

# --- icons ------------------------------------------------------------------------------------


def test_the_icon_for_windows_has_all_sizes() -> None:
    data = pictures.ico(ICON)
    _, kind, count = struct.unpack_from("<3H", data)
    assert (kind, count) == (1, len(pictures.ICO_SIZES))
    for number, size in enumerate(pictures.ICO_SIZES):
        length, offset = struct.unpack_from("<2I", data, 6 + 16 * number + 8)
        image = QImage.fromData(data[offset : offset + length])
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() > 0
    assert offset + length == len(data)


def test_the_icon_for_macos_has_all_sizes() -> None:
    data = pictures.icns(ICON)
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    found, offset = {}, 8
    while offset < len(data):
        kind, length = data[offset : offset + 4], struct.unpack_from(">I", data, offset + 4)[0]
        found[kind] = QImage.fromData(data[offset + 8 : offset + length]).width()
        offset += length
    assert found == pictures.ICNS_KINDS


# --- archives and sums ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "quando-desktop-1.2.3-linux-x86_64.tar.xz"),
        ("linux", "aarch64", "quando-desktop-1.2.3-linux-arm64.tar.xz"),
        ("win32", "AMD64", "quando-desktop-1.2.3-windows-x86_64.zip"),
        ("darwin", "arm64", "quando-desktop-1.2.3-macos-arm64.zip"),
    ],
)
def test_archives_name_version_system_and_machine(system: str, machine: str, name: str) -> None:
    assert products.archive_name("1.2.3", system, machine) == name


def test_sums_are_read_by_sha256sum(tmp_path: Path) -> None:
    for name in ("b.zip", "a.tar.xz"):
        (tmp_path / f"quando-desktop-1.0-{name}").write_bytes(name.encode())
    (tmp_path / "quando-desktop-0.9-old.zip").touch()
    (tmp_path / "quando-desktop").mkdir()
    products.write_sums(tmp_path, "1.0")
    assert (tmp_path / "SHA256SUMS").read_bytes().decode() == "".join(
        f"{hashlib.sha256(name.encode()).hexdigest()}  quando-desktop-1.0-{name}\n"
        for name in ("a.tar.xz", "b.zip")
    )


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "program"
    (folder / "inner").mkdir(parents=True)
    (folder / "run").write_bytes(b"#!")
    (folder / "run").chmod(0o700)
    (folder / "inner" / "data").write_bytes(b"data")
    (folder / "inner" / "data").chmod(0o600)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="links and permissions are Unix's")
def test_a_tar_is_the_same_whenever_it_is_made(program: Path, tmp_path: Path) -> None:
    (program / "link").symlink_to("inner/data")
    first, second = tmp_path / "first.tar.xz", tmp_path / "second.tar.xz"
    archives.pack(program, "top", first)
    (program / "inner" / "data").touch()
    archives.pack(program, "top", second)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as tar:
        entries = {entry.name: entry for entry in tar}
    assert list(entries) == ["top", "top/inner", "top/inner/data", "top/link", "top/run"]
    assert entries["top/link"].linkname == "inner/data"
    assert {entry.uid for entry in entries.values()} == {0}
    assert entries["top/run"].mode == 0o755
    assert entries["top/inner/data"].mode == 0o644


def test_a_zip_is_the_same_whenever_it_is_made(program: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    archives.pack(program, "top", first)
    (program / "inner" / "data").touch()
    archives.pack(program, "top", second)
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as packed:
        assert packed.namelist() == ["top/", "top/inner/", "top/inner/data", "top/run"]
        assert packed.read("top/inner/data") == b"data"
