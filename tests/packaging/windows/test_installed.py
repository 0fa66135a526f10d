"""The real thing: built, installed, played and removed on Windows, or under wine on Linux.

It takes minutes and fetches a Python for Windows, so it runs only when asked for with `-m windows`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

import pytest

from quando_desktop import __about__
from quando_packaging.windows import build, computer, nsis, wine
from tests.packaging.windows.small_program import make_program

pytestmark = pytest.mark.windows

LIMIT = 25_000_000
"""Bytes that the installer may have."""

WAITING_PROGRAM = """
#include <io.h>
#include <stdio.h>
#include <build.h>

int main(void)
{
    puts("up");
    fflush(stdout);
    while (_access("stay", 0) == 0)
        Sleep(20);
    return 0;
}
"""
"""A program for Windows that runs as long as there is a file called `stay`."""


@pytest.fixture(scope="module")
def real_wine() -> Iterator[wine.Wine]:
    """A Windows under wine, for installers of programs that do nothing."""
    if sys.platform != "linux" or wine.find_wine() is None:
        pytest.skip("wine is not installed")
    with wine.computer() as made:
        yield made


def install(there: wine.Wine, setup: Path, *words: str) -> int:
    return computer.call(there, setup, "/S", *words)[0]


def test_a_newer_version_takes_the_place_of_an_older_one(
    real_wine: wine.Wine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old.exe", tmp_path / "new.exe"
    monkeypatch.setattr(nsis, "__version__", "0.0.9")
    nsis.make(make_program(tmp_path / "old", "_internal/old/gone.dll"), old, tmp_path / "drafts")
    monkeypatch.setattr(nsis, "__version__", "0.1.0")
    nsis.make(make_program(tmp_path / "new", "_internal/new.dll"), new, tmp_path / "drafts")

    assert install(real_wine, old, "/D=C:\\Games") == 0
    folder = real_wine.path("C:\\Games")
    (folder / "_internal" / "mine.txt").write_text("mine", encoding="utf-8")
    assert (folder / "_internal" / "old" / "gone.dll").is_file()
    assert install(real_wine, new) == 0
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == {
        nsis.PROGRAM,
        "quando-desktop.exe",
        "match.ico",
        "uninstall.exe",
        "_internal/Qt/plugin.dll",
        "_internal/mine.txt",
        "_internal/new.dll",
    }
    assert not (folder / "_internal" / "old").exists()
    entry = computer.probe(real_wine, "registry", nsis.ENTRY)["user"]
    assert entry[rf"{nsis.ENTRY}\DisplayVersion"] == "0.1.0"
    assert entry[rf"{nsis.ENTRY}\Publisher"] == __about__.AUTHORS

    # Started from a place of another name for the same folder, it still finds what to remove.
    place = str(PureWindowsPath(f"Z:{folder}"))
    code, _ = computer.call(real_wine, rf"{place}\uninstall.exe", "/S", f"_?={place}")
    assert code == 0
    left = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    assert left == {"_internal", "_internal/mine.txt", "uninstall.exe"}
    assert computer.probe(real_wine, "registry", nsis.ENTRY)["user"] == {}


def test_what_cannot_be_done_has_an_exit_code(real_wine: wine.Wine, tmp_path: Path) -> None:
    setup = tmp_path / "setup.exe"
    nsis.make(make_program(tmp_path / "program"), setup, tmp_path / "drafts")
    assert install(real_wine, setup, r"/D=Z:\proc\games") == 5
    real_wine.call("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win7", "/f")
    # Only the lowest eight bits of an exit code come out of wine.
    assert install(real_wine, setup) == 1150 % 256
    real_wine.call("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
    assert computer.probe(real_wine, "registry", nsis.ENTRY) == {"user": {}, "all": {}}


@pytest.mark.parametrize("name", [nsis.PROGRAM, nsis.TERMINAL_PROGRAM])
def test_while_either_program_runs_nothing_is_touched(
    real_wine: wine.Wine, tmp_path: Path, name: str
) -> None:
    folder = make_program(tmp_path / "program")
    source, stay = tmp_path / "program.c", tmp_path / "stay"
    source.write_text(WAITING_PROGRAM, encoding="ascii")
    subprocess.run([wine.COMPILER, "-o", folder / name, source], check=True)
    setup = tmp_path / "setup.exe"
    nsis.make(folder, setup, tmp_path / "drafts")
    assert install(real_wine, setup, "/D=C:\\Games") == 0
    stay.touch()
    door = real_wine.door(rf"C:\Games\{name}")
    with subprocess.Popen([door], cwd=tmp_path, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == "up"
        before = sorted(real_wine.path("C:\\Games").rglob("*"))
        uninstaller = rf"C:\Games\{nsis.UNINSTALLER}"
        assert install(real_wine, setup) == 32
        assert computer.call(real_wine, uninstaller, "/S", "_?=C:\\Games")[0] == 32
        assert sorted(real_wine.path("C:\\Games").rglob("*")) == before
        stay.unlink()
    assert computer.call(real_wine, uninstaller, "/S", "_?=C:\\Games")[0] == 0


def test_the_whole_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On Linux under wine, on Windows itself without."""
    if sys.platform == "linux" and wine.find_wine() is None:
        pytest.skip("wine is not installed")
    monkeypatch.setattr(build, "DIST", tmp_path)
    archive, setup = build.build()
    assert archive.name == f"quando-desktop-{__about__.__version__}-windows-x86_64.zip"
    assert setup.name == f"quando-desktop-{__about__.__version__}-windows-x86_64-setup.exe"
    assert setup.stat().st_size <= LIMIT
    said = capsys.readouterr().out
    assert said.count("self-test: all is well") == 3
    assert "ok installer: double click: the match in a window" in said
    assert "left at the end: nothing" in said
