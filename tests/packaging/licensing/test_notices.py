"""The notices: everything bundled is somebody's, and its licence goes with it."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from quando_desktop import __about__
from quando_desktop.notices import FILE, LICENCES, RULE, NoNotices, Section, join, split
from quando_packaging.freezing.contents import Entry
from quando_packaging.licensing import components, notices, provenance
from quando_packaging.licensing.components import Component, Part
from quando_packaging.licensing.provenance import Package
from quando_packaging.shared.products import BuildError

LINUX: list[Entry] = [
    ("PySide6/Qt/lib/libQt6Core.so.6", "/venv/libQt6Core.so.6", "BINARY"),
    ("PySide6/Qt/lib/libQt6Gui.so.6", "/venv/libQt6Gui.so.6", "BINARY"),
    ("PySide6/Qt/lib/libicudata.so.73", "/venv/libicudata.so.73", "BINARY"),
    ("PySide6/QtCore.abi3.so", "/venv/QtCore.abi3.so", "EXTENSION"),
    ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "BINARY"),
    ("libpython3.11.so.1.0", "/opt/libpython3.11.so.1.0", "BINARY"),
    ("resources/look/palette.json", "/src/palette.json", "DATA"),
    ("quando_desktop.cli", "/src/cli.py", "PYMODULE"),
    ("json.decoder", "/usr/lib/json/decoder.py", "PYMODULE"),
]


LIBRARIES = ("Core", "DBus", "Gui", "Multimedia", "Network", "Svg", "WaylandClient", "XcbQpa")


@pytest.fixture
def no_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known about where libraries come from, whatever this computer is."""
    monkeypatch.setattr(shutil, "which", lambda _: None)


def sections(folder: Path) -> dict[str, Section]:
    text = (folder / FILE).read_text(encoding="utf-8")
    return {section.title: section for section in split(text)}


# --- the tables -------------------------------------------------------------------------------


def named() -> set[str]:
    rows: list[Component | Part] = [*components.components(), *components.parts()]
    return {name for row in rows for name in components.licence_names(row.licence)}


def test_each_licence_that_is_named_has_its_text_and_each_text_is_named() -> None:
    assert named() == {path.stem for path in components.FOLDER.glob("*.txt")}
    for name in named():
        text = components.licence_path(name).read_text(encoding="utf-8")
        assert len(text) > 100
        assert text.endswith("\n")


def test_the_gnu_licences_are_whole() -> None:
    for name, beginning in {
        "LGPL-3.0": "GNU LESSER GENERAL PUBLIC LICENSE",
        "GPL-3.0": "GNU GENERAL PUBLIC LICENSE",
    }.items():
        text = components.licence_path(name).read_text(encoding="utf-8")
        assert text.lstrip().startswith(beginning)
        assert "Version 3, 29 June 2007" in text
    gpl = components.licence_path("GPL-3.0").read_text(encoding="utf-8")
    assert "END OF TERMS AND CONDITIONS" in gpl


def test_each_component_says_all_that_is_needed() -> None:
    rows = components.components()
    assert len({row.name for row in rows}) == len(rows)
    for row in rows:
        assert row.files
        assert row.copyright
        assert row.source == "not published" or row.source.startswith(("https://", "http://"))
    systems = {system for part in components.parts() for system in part.systems}
    assert systems == {"linux", "win32", "darwin"}


@pytest.mark.parametrize(
    ("place", "kind", "owner"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "BINARY", "Qt"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "BINARY", "Qt"),
        ("PySide6/Qt/lib/libicuuc.so.73", "BINARY", "ICU"),
        ("PySide6/QtGui.abi3.so", "EXTENSION", "PySide6"),
        ("PySide6/libpyside6.abi3.so.6.11", "BINARY", "PySide6"),
        ("shiboken6/libshiboken6.abi3.so.6.11", "BINARY", "PySide6"),
        ("PySide6.support", "PYMODULE", "PySide6"),
        ("_pyi_rth_utils.qt", "PYMODULE", "PyInstaller"),
        ("python3.11/lib-dynload/_ctypes.cpython-311-x86_64-linux-gnu.so", "EXTENSION", "Python"),
        ("libpython3.13.so.1.0", "BINARY", "Python"),
        ("libz.so.1", "BINARY", "zlib"),
        ("libzstd.so.1", "BINARY", "Zstandard"),
        ("libxcb-render.so.0", "BINARY", "libxcb"),
        ("libxcb-render-util.so.0", "BINARY", "xcb-util"),
        ("libpulsecommon-16.1.so", "BINARY", "PulseAudio"),
        ("libstdc++.so.6", "BINARY", "GCC's runtime"),
        (r"PySide6\Qt6Core.dll", "BINARY", "Qt"),
        (r"PySide6\plugins\platforms\qwindows.dll", "BINARY", "Qt"),
        (r"PySide6\QtWidgets.pyd", "EXTENSION", "PySide6"),
        (r"PySide6\pyside6.abi3.dll", "BINARY", "PySide6"),
        (r"PySide6\MSVCP140_2.dll", "BINARY", "Microsoft's runtime"),
        (r"shiboken6\VCRUNTIME140.dll", "BINARY", "Microsoft's runtime"),
        (r"shiboken6\Shiboken.pyd", "EXTENSION", "PySide6"),
        ("VCRUNTIME140_1.dll", "BINARY", "Microsoft's runtime"),
        ("python313.dll", "BINARY", "Python"),
        ("python3.dll", "BINARY", "Python"),
        ("_socket.pyd", "EXTENSION", "Python"),
        ("libffi-8.dll", "BINARY", "libffi"),
        ("libcrypto-3.dll", "BINARY", "OpenSSL"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "BINARY", "Qt"),
        ("PySide6/libpyside6.abi3.6.11.dylib", "BINARY", "PySide6"),
        ("Python", "BINARY", "Python"),
        ("Python.framework/Versions/3.11/Python", "BINARY", "Python"),
        ("libpython3.11.dylib", "BINARY", "Python"),
        ("libssl.3.dylib", "BINARY", "OpenSSL"),
        ("liblzma.5.dylib", "BINARY", "XZ Utils"),
    ],
)
def test_each_file_has_one_owner(place: str, kind: str, owner: str) -> None:
    entry = (place, "/somewhere", kind)
    found = components.owners([entry])
    assert [row.name for row, files in found.items() if files] == [owner]
    name = components._name(entry)
    assert [row.name for row in components.components() if row.has(name)] == [owner]


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("libreadline.so.8", "BINARY"),
        ("icuuc.dll", "BINARY"),
        ("fast.pyd", "EXTENSION"),
        ("PySide6/Qt/lib/libmystery.so.1", "BINARY"),
        ("requests.api", "PYMODULE"),
    ],
)
def test_what_is_nobodys_ends_the_build_by_its_name(place: str, kind: str) -> None:
    with pytest.raises(BuildError, match=re.escape(place)) as caught:
        components.owners([*LINUX, (place, "/somewhere", kind)])
    assert "\n" not in str(caught.value)


def test_what_is_ours_or_only_a_link_needs_no_owner() -> None:
    owned = [entry for files in components.owners(LINUX).values() for entry in files]
    assert set(LINUX) - set(owned) == {entry for entry in LINUX if entry[0] in OURS}


OURS = {"libQt6Core.so.6", "resources/look/palette.json", "quando_desktop.cli", "json.decoder"}


# --- what is inside others --------------------------------------------------------------------


def test_only_what_the_bundled_libraries_contain() -> None:
    inside = {part.name: part for part in components.bundled_parts(LINUX, "linux")}
    assert {part.of for part in inside.values()} == {"Python", "QtCore", "QtGui"}
    assert "HarfBuzz" in inside
    assert "forkfd" in inside
    assert "Wintab API" not in inside


def test_other_systems_contain_other_things() -> None:
    windows: Entry = (r"PySide6\Qt6Gui.dll", "Qt6Gui.dll", "BINARY")
    macos: Entry = ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "QtGui", "BINARY")
    on_windows = {part.name for part in components.bundled_parts([windows], "win32")}
    on_macos = {part.name for part in components.bundled_parts([macos], "darwin")}
    assert on_windows - on_macos == {
        "D3D12 Memory Allocator",
        "Mipmap generator for D3D12",
        "OpenGL and OpenGL ES 2 headers",
        "Wintab API",
    }
    assert on_macos - on_windows == {"Cocoa platform plugin"}


def test_each_part_is_in_a_library_that_can_be_bundled() -> None:
    entries: list[Entry] = [
        (f"PySide6/Qt/lib/libQt6{name}.so.6", name, "BINARY") for name in LIBRARIES
    ]
    assert {part.of for part in components.parts()} == components.libraries(entries)


@pytest.mark.parametrize(
    ("expression", "names"),
    [
        ("MIT", ["MIT"]),
        ("LGPL-3.0-only", ["LGPL-3.0", "GPL-3.0"]),
        ("FTL OR GPL-2.0-or-later", ["FTL", "GPL-2.0"]),
        ("(MIT AND X11) OR GPL-3.0-only WITH GCC-exception-3.1", None),
    ],
)
def test_the_licences_of_an_expression(expression: str, names: Sequence[str] | None) -> None:
    wanted = ["MIT", "X11", "GPL-3.0", "GCC-exception-3.1"] if names is None else names
    assert list(components.licence_names(expression)) == wanted


# --- where libraries of the system come from ----------------------------------------------------


class System:
    """Answers as `dpkg-query` does, which also complains about what it does not know."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def __call__(self, arguments: list[str]) -> str:
        self.asked.append(arguments)
        if arguments[0] == "--search":
            return (
                "dpkg-query: no path found matching pattern /opt/own.so\n"
                "libxcb1:amd64: /usr/lib/x/libxcb.so.1\n"
                "libxcb-shm0:amd64: /lib/x/libxcb-shm.so.0\n"
            )
        return "libxcb\n1.15-1\n"


def test_a_library_of_the_system_is_asked_for_under_all_its_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(provenance, "_system", lambda: "debian")
    monkeypatch.setattr(provenance, "_copyright", lambda name: f"All about {name}.")
    system = System()
    paths = ["/lib/x/libxcb.so.1", "/usr/lib/x/libxcb-shm.so.0", "/opt/own.so"]
    found = provenance.packages(paths, system)
    address = "https://sources.debian.org/src/libxcb/1.15-1/"
    assert found == {
        "/lib/x/libxcb.so.1": Package("libxcb", "1.15-1", address, "All about libxcb1."),
        "/usr/lib/x/libxcb-shm.so.0": Package(
            "libxcb", "1.15-1", address, "All about libxcb-shm0."
        ),
    }
    assert {"/lib/x/libxcb.so.1", "/usr/lib/x/libxcb.so.1"} <= set(system.asked[0])


def test_elsewhere_nothing_is_known(no_system: None) -> None:
    assert provenance.packages(["/usr/lib/libxcb.so.1"]) == {}


def test_words_of_a_package_can_be_missing(tmp_path: Path) -> None:
    assert provenance._copyright("libxcb1", tmp_path) == ""
    (tmp_path / "libxcb1").mkdir()
    (tmp_path / "libxcb1" / "copyright").write_bytes(b"\xff Authors\n\n")
    assert provenance._copyright("libxcb1", tmp_path) == "\ufffd Authors"


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="this system has no dpkg")
def test_the_real_system_knows_its_own_files() -> None:
    found = provenance.packages(["/usr/bin/dpkg-query", "/nowhere/at/all"])
    assert [package.source for package in found.values()] == ["dpkg"]
    assert found["/usr/bin/dpkg-query"].version


# --- the texts --------------------------------------------------------------------------------


def test_the_notices_name_what_is_there_and_bring_its_licences(
    no_system: None, tmp_path: Path
) -> None:
    given = notices.write(LINUX, "linux", tmp_path)
    found = sections(tmp_path)
    qt = found[next(title for title in found if re.fullmatch(r"Qt \d+\.\d+\.\d+", title))]
    assert qt.licence == "LGPL-3.0-only"
    assert "libQt6Core.so.6, libQt6Gui.so.6" in qt.body
    assert "HarfBuzz (in QtGui): MIT" in qt.body
    assert found["xcb-util"].body.startswith("Source: https://")
    assert "libxcb-cursor.so.0" in found["xcb-util"].body
    assert "Mersenne Twister" in found[f"Python {'.'.join(map(str, sys.version_info[:3]))}"].body
    assert found["ICU 73"].licence == "Unicode-DFS-2016"
    assert "libxcb" not in found
    lgpl = components.licence_path("LGPL-3.0").read_text(encoding="utf-8")
    assert found["Licence LGPL-3.0"].body == lgpl.strip("\n")
    for name in ("LGPL-3.0", "GPL-3.0", "GPL-2.0", "X11"):
        assert (tmp_path / LICENCES / f"{name}.txt").is_file()
    assert (tmp_path / "LICENSE").read_text(encoding="utf-8").startswith("MIT")
    places = {place for place, _, _ in given}
    assert places == {
        path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()
    }
    assert {kind for _, _, kind in given} == {"DATA"}


def test_each_licence_is_there_once(no_system: None, tmp_path: Path) -> None:
    notices.write(LINUX, "linux", tmp_path)
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    assert text.count("Version 3, 29 June 2007") == 2
    assert text.count("\nLicence MIT\n") == 1
    titles = [section.title for section in split(text)]
    assert len(titles) == len(set(titles))


def test_the_same_files_give_the_same_bytes(no_system: None, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    (other / LICENCES).mkdir(parents=True)
    (other / LICENCES / "old.txt").touch()
    notices.write(LINUX, "linux", one)
    notices.write([*LINUX[::-1], LINUX[0]], "linux", other)
    files = {path.relative_to(one): path.read_bytes() for path in one.rglob("*.txt")}
    assert files == {path.relative_to(other): path.read_bytes() for path in other.rglob("*.txt")}


def test_packages_of_the_system_have_their_say(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    package = Package("xcb-util-cursor", "0.1.1-4", "https://example.org/src", "Michael and others")
    path = "/lib/x86_64-linux-gnu/libxcb-cursor.so.0"
    monkeypatch.setattr(notices, "packages", lambda _: {path: package})
    notices.write(LINUX, "linux", tmp_path)
    section = sections(tmp_path)["xcb-util 0.1.1-4"]
    assert "Built from: xcb-util-cursor 0.1.1-4 https://example.org/src" in section.body
    place = f"{LICENCES}/system/xcb-util-cursor.txt"
    assert place in section.body
    assert (tmp_path / place).read_text(encoding="utf-8") == "Michael and others\n"


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("linux", "_internal/PySide6"),
        ("win32", r"_internal\PySide6"),
        ("darwin", f'codesign --force --deep -s - "{__about__.NAME}.app"'),
    ],
)
def test_they_say_how_qt_is_exchanged(
    no_system: None, tmp_path: Path, system: str, words: str
) -> None:
    notices.write([], system, tmp_path)
    body = sections(tmp_path)["How to exchange Qt"].body
    assert words in " ".join(body.split())
    assert __about__.HOMEPAGE in body
    assert max(map(len, body.splitlines())) < 80


def test_a_licence_without_a_text_ends_the_build() -> None:
    with pytest.raises(BuildError, match="Beerware"):
        notices._text("Beerware")


# --- the file ---------------------------------------------------------------------------------


def test_sections_come_back_as_they_went_in() -> None:
    given = [
        Section("One thing", "MIT OR X11", "Some words\n\nand more"),
        Section("Another", "", f"{RULE}=\nA line that is longer than ours"),
    ]
    assert split(join(given)) == given


def test_a_text_with_our_line_in_it_stays_one_section() -> None:
    (section,) = split(join([Section("It", "", f"above\n{RULE}\nbelow")]))
    assert section.body.splitlines() == ["above", f" {RULE}", "below"]


@pytest.mark.parametrize(
    "text", ["", "words", f"{RULE}\nonly a head\n", f"x\n{RULE}\na\n{RULE}\nb"]
)
def test_a_damaged_file_is_none(text: str) -> None:
    with pytest.raises(NoNotices, match="damaged"):
        split(text)
