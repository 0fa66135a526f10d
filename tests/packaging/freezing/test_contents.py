"""The choice of what goes into the frozen program."""

from __future__ import annotations

from pathlib import Path, PurePath

import pytest

from quando_packaging.freezing import contents
from quando_packaging.shared.products import ROOT


@pytest.mark.parametrize(
    ("resource", "is_shipped"),
    [
        ("look/palette.json", True),
        ("look/svg/icon/icon.svg", True),
        ("look/make_look.py", False),
        ("sounds/knock.wav", True),
        ("sounds/make_sounds.py", False),
        ("bots/quando.json", True),
        ("bots/quanto.json", True),
        ("bots/train.py", False),
        ("practice/quando.jsonl", True),
        ("practice/quando.part", False),
        ("practice/make_exercises.py", False),
        ("bots/workshop.py", False),
        ("look/__pycache__/make_look.cpython-311.pyc", False),
        ("look/.DS_Store", False),
        ("README.md", False),
        ("readme/table.png", False),
    ],
)
def test_only_what_players_need_of_the_resources(resource: str, is_shipped: bool) -> None:
    assert contents.is_shipped(PurePath(resource)) is is_shipped


def test_resources_keep_their_places() -> None:
    shipped = contents.resources(ROOT / "resources")
    places = {Path(place, Path(source).name).as_posix() for source, place in shipped}
    assert {"resources/look/palette.json", "resources/look/svg/icon/icon.svg"} <= places
    assert "resources/bots/quando.json" in places
    assert {f"resources/practice/{game}.jsonl" for game in ("quando", "quanto")} <= places
    assert not [place for place in places if place.endswith((".py", ".md"))]


@pytest.mark.parametrize(
    ("system", "place", "is_wanted"),
    [
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("linux", "PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("linux", "PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("linux", "PySide6/Qt/translations/qtbase_de.qm", True),
        ("linux", "PySide6/Qt/translations/qtbase_fr.qm", False),
        ("linux", "PySide6/Qt/translations/qt_help_de.qm", False),
        ("linux", "resources/translations/quando_desktop_de.qm", True),
        ("linux", "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("linux", "PySide6/Qt/lib/libQt6Core.so.6", True),
        ("linux", "PySide6/Qt/lib/libQt6Multimedia.so.6", True),
        ("linux", "PySide6/Qt/lib/libQt6TextToSpeech.so.6", True),
        ("linux", "PySide6/Qt/plugins/texttospeech/libqtexttospeech_speechd.so", True),
        ("linux", "PySide6/Qt/plugins/texttospeech/libqtexttospeech_mock.so", False),
        ("linux", "libspeechd.so.2", False),
        ("linux", "libpulse.so.0", False),
        ("linux", "libstdc++.so.6", False),
        ("linux", "libz.so.1", False),
        ("linux", "libzstd.so.1", True),
        ("linux", "libxcb-cursor.so.0", True),
        ("linux", "resources/look/palette.json", True),
        ("win32", r"PySide6\plugins\platforms\qwindows.dll", True),
        ("win32", r"PySide6\plugins\platforms\qdirect2d.dll", False),
        ("win32", r"PySide6\plugins\texttospeech\qtexttospeech_sapi.dll", True),
        ("win32", r"PySide6\plugins\texttospeech\qtexttospeech_mock.dll", False),
        ("win32", r"PySide6\translations\qtbase_fr.qm", False),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("darwin", "PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
        ("darwin", "PySide6/Qt/plugins/texttospeech/libqtexttospeech_darwin.dylib", True),
    ],
)
def test_only_files_that_are_used(system: str, place: str, is_wanted: bool) -> None:
    assert contents.is_wanted(place, system) is is_wanted


def test_libraries_stay_only_while_something_asks_for_them() -> None:
    needs = {
        "QtCore.so": ["libQt6Core.so.6"],
        "libQt6Core.so.6": ["libicu.so.73"],
        "libqvnc.so": ["libQt6Network.so.6"],
        "libqxcb.so": ["/somewhere/libxcb-cursor.so.0"],
    }
    kept = [
        ("PySide6/QtCore.so", "QtCore.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "libQt6Core.so.6", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "libqxcb.so", "BINARY"),
        ("libicu.so.73", "libicu.so.73", "BINARY"),
        ("libxcb-cursor.so.0", "libxcb-cursor.so.0", "BINARY"),
        ("libpython3.11.so.1.0", "libpython3.11.so.1.0", "BINARY"),
        ("LICENSE", "LICENSE", "DATA"),
    ]
    left_out = [
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "libqvnc.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Network.so.6", "libQt6Network.so.6", "BINARY"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
    ]
    given = [*left_out, *kept]
    assert contents.pruned(given, "linux", lambda source: needs.get(source, [])) == kept


def test_a_framework_goes_with_all_its_files() -> None:
    binary = "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork"
    given = [
        (binary, "QtNetwork", "BINARY"),
        ("PySide6/Qt/lib/QtNetwork.framework/Versions/Current", "A", "SYMLINK"),
        ("PySide6/Qt/lib/QtNetwork.framework/Resources/Info.plist", "Info.plist", "DATA"),
        ("QtNetwork", binary, "SYMLINK"),
    ]
    assert contents.pruned(given, "darwin", lambda _: []) == []
    module = ("PySide6/QtNetwork.so", "QtNetwork.so", "EXTENSION")
    asks = {"QtNetwork.so": ["@rpath/QtNetwork.framework/Versions/A/QtNetwork"]}
    given.append(module)
    assert contents.pruned(given, "darwin", lambda source: asks.get(source, [])) == given


def test_modules_of_qt_that_are_not_used_are_not_followed(tmp_path: Path) -> None:
    for name in ("QtCore", "QtGui", "QtMultimedia", "QtNetwork", "QtQml", "QtSql", "QtWidgets"):
        (tmp_path / f"{name}.pyi").touch()
    unused = contents.unused_modules(tmp_path)
    assert [name for name in unused if name.startswith("PySide6")] == [
        "PySide6.QtQml",
        "PySide6.QtSql",
    ]


HEADERS = """
libQt6Multimedia.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libpulse.so.0
  NEEDED               libQt6Core.so.6
  SONAME               libQt6Multimedia.so.6
  RUNPATH              $ORIGIN

Version References:
  required from libc.so.6:
"""


def test_only_what_a_file_itself_asks_for_counts() -> None:
    assert contents.asked_directly(HEADERS) == ["libpulse.so.0", "libQt6Core.so.6"]


def test_what_only_a_library_of_the_system_wants_stays_with_the_system() -> None:
    needs = {"QtMultimedia.so": ["libpulse.so.0"], "libpulse.so.0": ["libpulsecommon-16.1.so"]}
    module = ("PySide6/QtMultimedia.so", "QtMultimedia.so", "EXTENSION")
    given = [
        module,
        ("libpulse.so.0", "libpulse.so.0", "BINARY"),
        ("libpulsecommon-16.1.so", "libpulsecommon-16.1.so", "BINARY"),
    ]
    assert contents.pruned(given, "linux", lambda source: needs.get(source, [])) == [module]
