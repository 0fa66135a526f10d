"""What the package and the archive for Linux are made of, with a stand-in for the program."""

from __future__ import annotations

import gzip
import re
import shutil
import struct
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from quando_desktop.__about__ import APP_ID, AUTHORS, HOMEPAGE, NAME, SUMMARY, __version__
from quando_desktop.notices import FILE as NOTICES
from quando_desktop.notices import LICENCES
from quando_packaging.linux import build, deb, dependencies, elf
from quando_packaging.shared import products
from tests.packaging.linux.tools import run, tool

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is about Linux")


# --- what the system must have ----------------------------------------------------------------

DESCRIPTION = """
program:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libQt6Core.so.6
  NEEDED               libxcb.so.1
  NEEDED               libglib-2.0.so.0
  NEEDED               libstdc++.so.6
  NEEDED               libc.so.6

Version References:
  required from libc.so.6:
    0x069691b4 0x00 33 GLIBC_2.34
    0x09691a75 0x00 02 GLIBC_2.2.5
  required from libstdc++.so.6:
    0x0297f876 0x00 37 GLIBCXX_3.4.9
    0x0297f878 0x00 26 GLIBCXX_3.4.29
"""
INSIDE = {"libQt6Core.so.6", "libxkbcommon.so.0"}


def test_packages_of_all_libraries_that_are_not_inside() -> None:
    found = dependencies.read(DESCRIPTION, INSIDE)
    assert found.packages() == [
        "libc6 (>= 2.34)",
        "libglib2.0-0t64 | libglib2.0-0",
        "libstdc++6 (>= 11)",
        "libxcb1",
        "xkb-data",
    ]
    assert found.of_the_desktop() == ["libglib-2.0.so.0", "libxcb.so.1"]


def test_what_only_the_voice_asks_for_is_not_needed() -> None:
    """Where it is missing, values are not called aloud, and everything else works."""
    found = dependencies.read(f"{DESCRIPTION}  NEEDED    libspeechd.so.2\n", INSIDE)
    assert found == dependencies.read(DESCRIPTION, INSIDE)


def test_a_way_of_linking_needs_a_newer_c_library() -> None:
    assert dependencies.read(f"{DESCRIPTION} GLIBC_ABI_DT_RELR", INSIDE).glibc == "2.36"


@pytest.mark.parametrize(
    ("line", "words"),
    [("  NEEDED    libodd.so.3", "libodd.so.3"), ("    0x0 GLIBCXX_3.4.99", "GLIBCXX_3.4.99")],
)
def test_what_no_table_knows_ends_the_build(line: str, words: str) -> None:
    with pytest.raises(products.BuildError, match=re.escape(words)):
        dependencies.read(f"{DESCRIPTION}{line}\n", INSIDE)


def test_libraries_are_in_the_packages_that_are_named() -> None:
    """Asked of this system, for all libraries that it has."""
    lists = Path("/var/lib/dpkg/info")
    found = {
        library: path.name.removesuffix(".list").partition(":")[0].removesuffix("t64")
        for path in lists.glob("lib*.list")
        for line in path.read_text(encoding="utf-8").splitlines()
        if (library := line.rpartition("/")[2]) in dependencies.PACKAGES
        and re.match(r"(/usr)?/lib/\S+-linux-gnu/lib", line)  # not of cross compilers
    }
    if not found:
        pytest.skip("dpkg has no lists here")
    assert len(found) > 10
    assert found == {library: dependencies.PACKAGES[library] for library in found}


def test_programs_are_told_by_how_they_begin(tmp_path: Path) -> None:
    (tmp_path / "text.so").write_text("no library", encoding="utf-8")
    shutil.copy("/bin/true", tmp_path / "true")
    (tmp_path / "link").symlink_to("true")
    assert elf.binaries(tmp_path) == [tmp_path / "true"]


# --- tidying up -------------------------------------------------------------------------------


def library(path: str, kind: int, *, symbols: bool) -> bytes:
    """A library with nothing in it but where it looks for others, and maybe symbols."""
    texts = b"\0" + path.encode() + b"\0"
    entries = [(1, 1), (kind, 1), (5, 0x1000), (7, 77), (0, 0)]
    start, place = 64, 64 + 2 * 56
    listed = b"".join(struct.pack("<qQ", *entry) for entry in entries)
    after = place + len(listed)
    size = after + len(texts)
    # The texts are at their place in the file, moved by a page in memory.
    loaded = struct.pack("<2I6Q", 1, 4, after, 0x1000, 0x1000, len(texts), len(texts), 1)
    dynamic = struct.pack("<2I6Q", 2, 4, place, place, place, len(listed), len(listed), 8)
    sections = struct.pack("<2I", 0, 2 if symbols else 3) + bytes(56)
    head = b"\x7fELF\2\1\1" + bytes(9)
    head += struct.pack("<2HI3QI6H", 3, 62, 1, 0, start, size, 0, 64, 56, 2, 64, 1, 0)
    return head + loaded + dynamic + listed + texts + sections


@pytest.mark.parametrize("kind", [15, 29])
def test_folders_of_the_builders_computer_are_taken_off(kind: int) -> None:
    before = library("/home/builder/lib", kind, symbols=False)
    after = elf.without_paths(before)
    assert len(after) == len(before)
    place = 64 + 2 * 56
    entries = [struct.unpack_from("<qQ", after, place + 16 * at) for at in range(5)]
    assert entries == [(1, 1), (5, 0x1000), (7, 77), (0, 0), (0, 0)]


def test_folders_beside_the_library_stay() -> None:
    before = library("$ORIGIN/../lib", 29, symbols=False)
    assert elf.without_paths(before) == before


def test_symbols_are_seen() -> None:
    assert elf.has_symbols(library("", 29, symbols=True))
    assert not elf.has_symbols(library("", 29, symbols=False))


def test_real_programs_still_run_when_tidied(tmp_path: Path) -> None:
    tool("strip")
    shutil.copy("/bin/true", tmp_path / "true")
    elf.tidy(tmp_path)
    assert run(tmp_path / "true").returncode == 0


# --- the package ------------------------------------------------------------------------------


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Stands in for the frozen folder: a program that does nothing, and a library."""
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy("/bin/true", folder / products.COMMAND)
    shutil.copy("/bin/true", folder / "_internal" / "libodd.so.1")
    (folder / "_internal" / "libodd.so").symlink_to("libodd.so.1")
    (folder / NOTICES).write_text("Others.\n", encoding="utf-8")
    (folder / LICENCES).mkdir()
    return folder


@pytest.fixture
def package(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    tool("dpkg-deb")
    tool("objdump")
    monkeypatch.setattr(deb, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(deb, "DIST", tmp_path)
    return deb.build(program)


def test_package_says_what_it_is(package: Path) -> None:
    machine = run("dpkg", "--print-architecture").stdout.strip()
    assert package.name == f"quando-desktop_{__version__}_{machine}.deb"
    told = run("dpkg-deb", "--field", package).stdout
    fields = dict(re.findall(r"^(\S+): (.*)$", told, flags=re.MULTILINE))
    assert fields["Package"] == "quando-desktop"
    assert fields["Version"] == __version__
    assert fields["Architecture"] == machine
    assert fields["Maintainer"].startswith(f"{AUTHORS} <")
    assert fields["Homepage"] == HOMEPAGE
    assert fields["Description"] == SUMMARY
    assert fields["Depends"].startswith("libc6 (>= 2.")
    assert "$" not in told


def test_package_puts_everything_to_its_place(package: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    command = deb.unpack(package, there)
    assert command == there / "usr/bin/quando-desktop"
    assert run(command).returncode == 0
    doc = there / "usr/share/doc/quando-desktop"
    assert (doc / NOTICES).read_text(encoding="utf-8") == "Others.\n"
    assert (doc / LICENCES).is_dir()
    assert "Permission is hereby granted" in (doc / "copyright").read_text(encoding="utf-8")
    news = gzip.decompress((doc / "changelog.gz").read_bytes()).decode()
    assert news.startswith(f"quando-desktop ({__version__}) stable; urgency=")
    manual = gzip.decompress((there / "usr/share/man/man6/quando-desktop.6.gz").read_bytes())
    assert manual.decode() == deb.manual()
    assert (there / f"usr/share/applications/{APP_ID}.desktop").is_file()


def test_package_belongs_to_root_and_only_programs_can_be_run(package: Path) -> None:
    listing = run("dpkg-deb", "--contents", package).stdout.splitlines()
    lines = [line.split(maxsplit=5) for line in listing]
    assert {owner for _, owner, *_ in lines} == {"root/root"}
    files = {line[5]: line[0] for line in lines if line[0].startswith("-")}
    run_by_people = {name for name, mode in files.items() if "x" in mode}
    assert run_by_people == {"./usr/lib/quando-desktop/quando-desktop"}
    assert set(files.values()) == {"-rw-r--r--", "-rwxr-xr-x"}


def test_package_has_sums_of_all_its_files(package: Path, tmp_path: Path) -> None:
    run("dpkg-deb", "--raw-extract", package, tmp_path / "raw")
    checked = subprocess.run(
        [tool("md5sum"), "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path / "raw", check=False
    )
    assert checked.returncode == 0
    files = [each for each in (tmp_path / "raw" / "usr").rglob("*") if each.is_file()]
    sums = (tmp_path / "raw/DEBIAN/md5sums").read_text(encoding="utf-8").splitlines()
    assert len(sums) == len([each for each in files if not each.is_symlink()])


def test_building_again_gives_the_same_package(package: Path, program: Path) -> None:
    before = package.read_bytes()
    (program / NOTICES).touch()
    assert deb.build(program).read_bytes() == before


def test_a_program_without_notices_is_not_packed(program: Path, tmp_path: Path) -> None:
    tool("objdump")
    (program / NOTICES).unlink()
    with pytest.raises(products.BuildError, match=NOTICES):
        deb.lay_out(program, tmp_path / "stage")


def test_debian_sorts_candidates_before_their_release() -> None:
    dpkg = tool("dpkg")
    order = ["1.0.dev3", "1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.1"]
    versions = [deb.debian_version(version) for version in order]
    for earlier, later in pairwise(versions):
        assert run(dpkg, "--compare-versions", earlier, "lt", later).returncode == 0


# --- the archive ------------------------------------------------------------------------------


def test_readme_says_what_is_needed() -> None:
    text = build.readme(dependencies.read(DESCRIPTION, INSIDE))
    assert text.startswith(f"{NAME} {__version__}\n=")
    assert "    libglib-2.0.so.0 libxcb.so.1\n" in text
    assert "    libglib2.0-0 libxcb1 xkb-data\n" in text
    assert "glibc 2.34 or newer" in text
    assert 'ln -sf "$PWD/quando-desktop"' in text
    assert max(map(len, text.splitlines())) <= 100


def test_archive_has_all_beside_the_program(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool("objdump")
    monkeypatch.setattr(build, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(build, "DIST", tmp_path)
    command = build.unpack(build.build_archive(program), tmp_path / "any folder")
    assert run(command).returncode == 0
    folder = command.parent
    assert {path.name for path in folder.iterdir()} == {
        *("README.txt", "_internal", "share", products.COMMAND, NOTICES, LICENCES),
    }
    assert (folder / "share" / "applications" / f"{APP_ID}.desktop").is_file()


def test_a_missing_tool_is_told_before_the_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def freeze() -> None:
        raise AssertionError("it froze the program before")

    monkeypatch.setattr(build, "freeze", freeze)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(products.BuildError, match="install"):
        build.build()
