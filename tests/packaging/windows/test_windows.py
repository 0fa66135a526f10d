"""What Windows gets: the installer's lists and names, and how wine is asked, without wine."""

from __future__ import annotations

import re
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePath, PureWindowsPath

import pytest

import dev
from quando_desktop import __about__
from quando_desktop.engine import record
from quando_desktop.engine.players import Kind
from quando_desktop.notices import FILE as NOTICES
from quando_packaging.shared import products
from quando_packaging.windows import (
    build,
    computer,
    match_trial,
    nsis,
    probe,
    setup_pictures,
    version_resource,
    wine,
    winpython,
)
from tests.packaging.windows.small_program import make_program

SCRIPT = nsis.SCRIPTS / "installer.nsi"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="wine is for Linux")
with_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")


# --- lists and names --------------------------------------------------------------------------


def test_what_is_installed_is_removed_file_by_file(tmp_path: Path) -> None:
    folder = make_program(tmp_path / "program", "_internal/Qt/de/ö.qm")
    lines = nsis.remove_list(folder).splitlines()
    assert lines == [
        rf'Delete "$INSTDIR\{nsis.PROGRAM}"',
        r'Delete "$INSTDIR\quando-desktop.exe"',
        r'Delete "$INSTDIR\_internal\Qt\plugin.dll"',
        r'Delete "$INSTDIR\_internal\Qt\de\ö.qm"',
        "Call un.CheckRemoved",
        r'RMDir "$INSTDIR\_internal\Qt\de"',
        r'RMDir "$INSTDIR\_internal\Qt"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    installed = nsis.install_list(folder).splitlines()
    assert installed[:4] == [
        'SetOutPath "$INSTDIR"',
        f'File "{folder / nsis.PROGRAM}"',
        f'File "{folder / "quando-desktop.exe"}"',
        r'SetOutPath "$INSTDIR\_internal\Qt"',
    ]
    assert sum(line.startswith("File ") for line in installed) == 4


def test_signs_that_mean_something_to_nsis_are_kept(tmp_path: Path) -> None:
    assert nsis.quoted('5 $ a "card"') == '5 $$ a $\\"card$\\"'
    (tmp_path / "a$b").touch()
    assert nsis.remove_list(tmp_path).startswith(r'Delete "$INSTDIR\a$$b"')


def test_names_come_from_the_one_place(tmp_path: Path) -> None:
    text = nsis.defines(tmp_path / "setup.exe", 4711)
    found = dict(re.findall(r'^!define (\w+) "(.*)"$', text, flags=re.MULTILINE))
    assert found["NAME"] == __about__.NAME
    assert found["VERSION"] == __about__.__version__
    assert found["AUTHORS"] == __about__.AUTHORS
    assert found["HOMEPAGE"] == __about__.HOMEPAGE
    assert found["ENTRY"].endswith(__about__.APP_ID)
    assert found["ENDING"] == record.ENDING
    assert found["KILOBYTES"] == "4711"
    # Windows wants at most 39 letters, digits and points.
    assert re.fullmatch(r"[A-Za-z][A-Za-z0-9.]{,38}", found["KIND"])


@pytest.mark.parametrize(
    ("version", "expected"),
    [("0.1.0", (0, 1, 0, 0)), ("2.0", (2, 0, 0, 0)), ("1.2.3rc4", (1, 2, 3, 4))],
)
def test_windows_wants_four_numbers(version: str, expected: tuple[int, ...]) -> None:
    assert version_resource.numbers(version) == expected


def test_a_whole_folder_is_deleted_only_where_the_program_keeps_its_data() -> None:
    recursive = re.findall(r"^\s*RMDir /r (.*)$", SCRIPT.read_text("utf-8"), flags=re.MULTILINE)
    assert recursive == [r'"$LOCALAPPDATA\${NAME}"']


def test_where_the_program_keeps_its_data() -> None:
    """Qt adds the organisation and the name; the uninstaller knows only the name."""
    code = (
        "from PySide6.QtCore import QCoreApplication as app;"
        "from quando_desktop.shell.start.platform import application;"
        "application(); print(repr(app.organizationName()), app.applicationName())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"'' {__about__.NAME}"


def test_the_licence_page_has_the_notices_too(tmp_path: Path) -> None:
    folder = make_program(tmp_path)
    assert nsis.licences(folder) == (products.ROOT / "LICENSE").read_text("utf-8")
    (folder / NOTICES).write_text("Qt is by others.", encoding="utf-8")
    text = nsis.licences(folder)
    assert text.startswith("MIT License")
    assert text.endswith("\n\nQt is by others.")


@pytest.mark.parametrize(
    ("picture", "size"),
    [
        (setup_pictures.header, setup_pictures.HEADER),
        (setup_pictures.side, setup_pictures.SIDE),
    ],
)
def test_pictures_have_the_form_that_nsis_reads(
    picture: Callable[[Path], bytes], size: tuple[int, int]
) -> None:
    data = picture(products.LOOK)
    assert data[:2] == b"BM"
    width, height = (int.from_bytes(data[at : at + 4], "little") for at in (18, 22))
    assert (width, height, data[28]) == (*size, 24)
    assert len(set(data[54:])) > 50


# --- the installer ----------------------------------------------------------------------------


@with_nsis
def test_the_script_compiles_and_gives_the_same_bytes_again(tmp_path: Path) -> None:
    folder = make_program(tmp_path / "program")
    setups = [tmp_path / "first.exe", tmp_path / "second.exe"]
    for setup in setups:
        nsis.make(folder, setup, tmp_path / "drafts")
    data = setups[0].read_bytes()
    assert data == setups[1].read_bytes()
    assert data[:2] == b"MZ"
    for text in (__about__.NAME, __about__.__version__, __about__.AUTHORS):
        assert text.encode("utf-16-le") in data
    assert not list(tmp_path.glob("*.part"))


@with_nsis
def test_a_script_that_is_wrong_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nsis, "remove_list", lambda *_: "Forget everything\n")
    with pytest.raises(products.BuildError, match="NSIS could not make the installer"):
        nsis.make(make_program(tmp_path / "program"), tmp_path / "setup.exe", tmp_path / "drafts")
    assert not (tmp_path / "setup.exe").exists()


def test_without_nsis_the_build_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(nsis, "USUAL_PLACE", tmp_path / "makensis.exe")
    with pytest.raises(products.BuildError, match="install NSIS"):
        nsis.compiler()


# --- the folder to take along -----------------------------------------------------------------


def test_the_portable_archive_keeps_data_beside_the_program(tmp_path: Path) -> None:
    folder = make_program(tmp_path / "quando-desktop")
    build.pack_portable(folder, tmp_path / "portable.zip")
    with zipfile.ZipFile(tmp_path / "portable.zip") as packed:
        inner = {PurePath(name).name for name in packed.namelist()}
        tops = {PurePath(name).parts[0] for name in packed.namelist()}
    assert {"portable.txt", nsis.PROGRAM} <= inner
    assert tops == {f"quando-desktop-{__about__.__version__}"}
    # What the installer takes is not portable.
    assert not (folder / "portable.txt").exists()


def test_the_match_that_is_opened_waits_for_a_person() -> None:
    match = match_trial.fresh_match()
    assert match.in_round
    assert [player.kind for player in match.players] == [Kind.HUMAN, Kind.COMPUTER]


def test_waiting_ends_with_an_answer_or_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([None, None, "there"])
    monkeypatch.setattr(match_trial, "PAUSE", 0.0)
    assert match_trial.wait(lambda: next(answers), "It did not come") == "there"
    monkeypatch.setattr(match_trial, "PATIENCE", 0.0)
    with pytest.raises(products.BuildError, match="It did not come in 0 s"):
        match_trial.wait(lambda: None, "It did not come")


def test_other_systems_do_not_build_for_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(products.BuildError, match="or on Linux under wine"):
        build.build()


@pytest.mark.skipif(sys.platform == "win32", reason="there it has an answer")
def test_outside_windows_its_inside_cannot_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert probe.main(["folders"]) == 1
    assert "inside Windows" in capsys.readouterr().err


# --- Python for Windows -----------------------------------------------------------------------


def test_only_what_windows_needs_is_fetched() -> None:
    entries = [
        "altgraph==1 \\\n    --hash=sha256:aa",
        "macholib==1 ; sys_platform == 'darwin' \\\n    --hash=sha256:bb",
        "pefile==1 ; sys_platform == 'win32' \\\n    --hash=sha256:cc",
    ]
    assert list(winpython.for_windows(entries)) == [
        "altgraph==1 \\\n    --hash=sha256:aa",
        "pefile==1 \\\n    --hash=sha256:cc",
    ]


def test_what_is_fetched_is_what_the_lock_says() -> None:
    entries = list(winpython.for_windows(winpython.locked()))
    found = {dev.requirement_name(entry) for entry in entries}
    assert {"pyside6-essentials", "shiboken6", "pyinstaller", "pefile", "setuptools"} <= found
    assert "macholib" not in found
    assert all("--hash=sha256:" in entry and ";" not in entry for entry in entries)
    assert "--hash=sha256:" in winpython.CARRIER


@on_linux
def test_the_project_is_found_where_it_lies(tmp_path: Path) -> None:
    site = tmp_path / "Lib" / "site-packages"
    site.mkdir(parents=True)
    winpython.install_project(site)
    lines = (site / "quando_desktop.pth").read_text(encoding="ascii").splitlines()
    places = [(site / line).resolve() for line in lines]
    assert all(not Path(line).is_absolute() for line in lines)
    for name in ("quando_desktop", "quando_packaging"):
        assert [place for place in places if (place / name / "__init__.py").is_file()]


# --- wine -------------------------------------------------------------------------------------


@pytest.fixture
def fake_wine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> wine.Wine:
    """A wine that says what it is asked, whether it reads from a pipe, and ends with 7."""
    program = tmp_path / "wine64"
    lines = ["""printf '%s\\n' "$WINEPREFIX: $*\"""", "test -p /dev/stdin && echo pipe", "exit 7"]
    program.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(wine, "wine_program", lambda: str(program))
    monkeypatch.setattr(wine, "DOORS", tmp_path / "doors")
    monkeypatch.setattr(wine, "PREFIX", tmp_path / "prefix")
    return wine.Wine(":99")


@on_linux
def test_a_door_starts_a_program_under_wine(fake_wine: wine.Wine, tmp_path: Path) -> None:
    door = fake_wine.door(r"C:\Spiele für mich\it's.exe")
    assert door.stat().st_mode & stat.S_IXUSR
    done = subprocess.run([door, "two words", "/S"], capture_output=True, text=True, check=False)
    prefix = tmp_path / "prefix"
    assert done.stdout == f"{prefix}: C:\\Spiele für mich\\it's.exe two words /S\npipe\n"
    assert done.returncode == 7
    assert computer.call(fake_wine, tmp_path / "a.exe") == (
        7,
        f"{prefix}: {PureWindowsPath(f'Z:{tmp_path}', 'a.exe')}\npipe",
    )


@on_linux
def test_files_have_a_name_inside_and_a_place_outside(fake_wine: wine.Wine, tmp_path: Path) -> None:
    places = {
        tmp_path / "prefix" / "drive_c" / "users" / "a b.txt": r"C:\users\a b.txt",
        Path("/ä/b.quando"): r"Z:\ä\b.quando",
    }
    for place, name in places.items():
        assert fake_wine.named(place) == name
        assert fake_wine.path(name) == place


@pytest.mark.parametrize("name", ["icuuc.dll", "ICUUC.DLL"])
def test_the_stub_for_wine_is_never_shipped(tmp_path: Path, name: str) -> None:
    folder = make_program(tmp_path)
    wine.refuse_wine(folder)
    (folder / "_internal" / name).touch()
    with pytest.raises(products.BuildError, match=f"{name} belongs to wine"):
        wine.refuse_wine(folder)


def test_libraries_of_wine_itself_are_never_shipped(tmp_path: Path) -> None:
    folder = make_program(tmp_path)
    (folder / "_internal" / "ucrtbase.dll").write_bytes(b"MZ" + bytes(62) + b"Wine builtin DLL\0")
    with pytest.raises(products.BuildError, match=r"ucrtbase\.dll belongs to wine"):
        wine.refuse_wine(folder)


@on_linux
def test_without_the_tools_the_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine, "_missing", lambda: [wine.WINE, *wine.NEEDS])
    monkeypatch.setattr(dev, "is_root", lambda: False)
    monkeypatch.setattr(dev, "advice", lambda missing: f"Run `{len(missing)}`.")
    with pytest.raises(products.BuildError) as caught:
        wine.see_to_tools()
    assert str(caught.value).startswith("Missing on this system: wine64, makensis, ")
    assert str(caught.value).endswith("Run `4`.")
