"""What is said when Qt cannot be loaded: the library and its package, or the system it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from quando_desktop import libraries
from quando_desktop.libraries import lack, package, why_not

ROOT = Path(__file__).parents[1]
MISSING = "libEGL.so.1: cannot open shared object file: No such file or directory"
TOO_OLD = (
    "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.34' not found "
    "(required by /opt/PySide6/Qt/lib/libQt6Core.so.6)"
)


@pytest.mark.parametrize("need", dev.QT_NEEDS, ids=lambda need: need.name)
def test_each_library_of_qt_is_found_in_its_package(need: dev.Need) -> None:
    assert package(need.name) == need.apt


def test_a_missing_library_is_named_with_its_package() -> None:
    assert why_not(ImportError(MISSING)) == (
        "this system lacks libEGL.so.1: on Debian or Ubuntu, `sudo apt install libegl1` helps"
    )


def test_an_old_system_is_told_what_is_needed() -> None:
    said = why_not(ImportError(TOO_OLD))
    assert said.startswith("this system lacks the GNU C library 2.34: Debian 12, Ubuntu 22.04")
    assert "libstdc++ 3.4.29" in lack("libstdc++.so.6: version `GLIBCXX_3.4.29' not found (by x)")


@pytest.mark.parametrize(
    ("system", "text", "words"),
    [
        ("win32", "DLL load failed while importing QtCore", "Windows 10, version 1809"),
        ("darwin", "dlopen(QtCore): Symbol not found: _x\n  Referenced from: QtCore", "macOS 13"),
        ("linux", "undefined symbol: _ZN7QString", "Debian 12"),
        ("freebsd14", "it does not work", "Qt cannot be loaded (it does not work)"),
    ],
)
def test_on_other_systems_and_for_other_reasons(
    system: str, text: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    said = why_not(ImportError(text))
    assert words in said
    assert "\n" not in said


def test_a_module_that_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    assert "python3 dev.py play" in why_not(error)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert why_not(error) == (
        "a part of the program is missing (PySide6); installing it again helps"
    )


def test_other_words_lack_nothing() -> None:
    assert lack("The shared library was not found.") == ""
    assert set(libraries.SYSTEMS) == {"linux", "win32", "darwin"}


@pytest.mark.parametrize("call", [[], ["--self-test"], ["--demo", "pictures"]])
@pytest.mark.parametrize(
    ("error", "words"),
    [(MISSING, "sudo apt install libegl1"), (TOO_OLD, "GNU C library 2.34")],
    ids=["missing", "too old"],
)
def test_the_started_program_says_so_in_one_sentence(
    tmp_path: Path, error: str, words: str, call: list[str]
) -> None:
    """A PySide6 that fails as the real one does stands before it."""
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({error!r})\n")
    ended = subprocess.run(
        [sys.executable, "-m", "quando_desktop", *call],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("quando-desktop: this system lacks ")
    assert ended.stderr.count("\n") == 1
    assert words in ended.stderr
