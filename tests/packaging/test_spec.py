"""What the packages are made of and called, without building them."""

from __future__ import annotations

import hashlib
import struct
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePath
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

import archives
import build
import contents
import icons
import names
import plist
import sums
import trial
from quando_desktop import __about__
from quando_desktop.notices import FILE, LICENCES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging"
SPEC = FOLDER / "quando_desktop.spec"
COMMAND = names.COMMAND


# --- the spec ---------------------------------------------------------------------------------


class Recorder:
    """Stands in for PyInstaller and keeps what the spec asks of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: dict[str, list[dict[str, Any]]] = {}

    def step(self, name: str) -> Callable[..., Any]:
        def record(*arguments: Any, **options: Any) -> Any:
            self.asked.setdefault(name, []).append({"": arguments, **options})
            hook, script = ("pyi_rth_pyside6", "hook.py", "PYSOURCE"), ("launch", "", "PYSOURCE")
            return SimpleNamespace(
                name=str(self.folder), binaries=[], datas=[], pure=[], scripts=[hook, script]
            )

        return record


@pytest.fixture
def run_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Recorder]:
    """Runs the spec as if on the system given."""
    bindepend = ModuleType("PyInstaller.depend.bindepend")
    bindepend.__dict__["get_imports"] = lambda _: set()
    win32 = ModuleType("PyInstaller.utils.win32")
    names = ("StringTable", "StringStruct", "VarStruct", "VarFileInfo", "StringFileInfo")
    win32.__dict__["versioninfo"] = SimpleNamespace(
        **{name: lambda *given: given for name in names},
        FixedFileInfo=lambda **given: given,
        VSVersionInfo=lambda **given: given,
    )

    def run(system: str) -> Recorder:
        for package in ("PyInstaller", "PyInstaller.depend", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, package, ModuleType(package))
        monkeypatch.setitem(sys.modules, bindepend.__name__, bindepend)
        monkeypatch.setitem(sys.modules, win32.__name__, win32)
        monkeypatch.setitem(sys.modules, "contents", contents)
        monkeypatch.setitem(sys.modules, "icons", icons)
        monkeypatch.setitem(sys.modules, "plist", plist)
        monkeypatch.setattr(sys, "path", list(sys.path))
        recorder = Recorder(tmp_path / COMMAND)
        steps = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        given = {name: recorder.step(name) for name in steps}
        code = compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec")
        monkeypatch.setattr(sys, "platform", system)
        exec(code, {**given, "SPECPATH": str(FOLDER), "workpath": str(tmp_path)})
        monkeypatch.undo()
        return recorder

    return run


def test_on_linux_one_program_does_both(run_spec: Callable[[str], Recorder]) -> None:
    asked = run_spec("linux").asked
    (program,) = asked["EXE"]
    assert program["name"] == "quando-desktop"
    assert program["console"] is True
    assert program["icon"] is None
    assert asked["COLLECT"][0]["name"] == "quando-desktop"
    assert asked["Analysis"][0][""] == ([str(FOLDER / "launch.py")],)
    assert "BUNDLE" not in asked


def test_on_windows_there_is_one_program_for_the_window_and_one_for_the_terminal(
    run_spec: Callable[[str], Recorder],
) -> None:
    windowed, terminal = run_spec("win32").asked["EXE"]
    assert (windowed["name"], windowed["console"]) == (__about__.NAME, False)
    assert (terminal["name"], terminal["console"]) == ("quando-desktop", True)
    assert Path(windowed["icon"]).read_bytes()[:4] == b"\0\0\1\0"
    version = windowed["version"]
    numbers = [int(part) for part in __about__.__version__.split(".")]
    assert version["ffi"]["filevers"] == (*numbers, 0)
    assert ("ProductVersion", __about__.__version__) in version["kids"][0][0][0][1]


def test_on_macos_the_application_has_our_names(run_spec: Callable[[str], Recorder]) -> None:
    asked = run_spec("darwin").asked
    (bundle,) = asked["BUNDLE"]
    assert bundle["name"] == f"{__about__.NAME}.app"
    assert bundle["version"] == __about__.__version__
    assert bundle["bundle_identifier"] == __about__.APP_ID.replace("_", "-")
    assert Path(bundle["icon"]).read_bytes()[:4] == b"icns"
    assert bundle["info_plist"] == plist.info()
    _, resources = bundle[""]
    for place, source, _ in resources:
        assert Path(source).read_bytes() == plist.resources()[place]
    assert asked["EXE"][0]["console"] is False


def test_nothing_is_packed_by_upx_and_qt_is_not_loaded_at_start(
    run_spec: Callable[[str], Recorder],
) -> None:
    asked = run_spec("linux").asked
    assert [step["upx"] for name in ("EXE", "COLLECT") for step in asked[name]] == [False, False]
    scripts = asked["EXE"][0][""][1]
    assert [name for name, _, _ in scripts] == ["launch"]


def test_rulebooks_and_remarks_lie_where_their_modules_do(
    run_spec: Callable[[str], Recorder],
) -> None:
    (analysis,) = run_spec("linux").asked["Analysis"]
    sources = [*(ROOT / "quando_desktop").rglob("*.md")]
    assert sources
    assert {(str(path), str(path.parent.relative_to(ROOT))) for path in sources} <= {
        *analysis["datas"]
    }


def test_the_notices_lie_beside_the_program(run_spec: Callable[[str], Recorder]) -> None:
    for system in ("linux", "win32"):
        folder = run_spec(system).folder
        assert {path.name for path in folder.iterdir()} == {"LICENSE", FILE, LICENCES}


def test_an_application_of_macos_has_the_notices_inside(
    run_spec: Callable[[str], Recorder],
) -> None:
    recorder = run_spec("darwin")
    *_, notes = recorder.asked["COLLECT"][0][""]
    assert {"LICENSE", FILE} <= {place for place, _, _ in notes}
    assert not recorder.folder.exists()


# --- what goes in -----------------------------------------------------------------------------


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


# --- icons ------------------------------------------------------------------------------------

DRAWINGS = ROOT / "resources" / "look" / "svg" / "icon"


def test_the_icon_for_windows_has_all_sizes() -> None:
    data = icons.ico(DRAWINGS)
    _, kind, count = struct.unpack_from("<3H", data)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        length, offset = struct.unpack_from("<2I", data, 6 + 16 * number + 8)
        image = QImage.fromData(data[offset : offset + length])
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() > 0
    assert offset + length == len(data)


def test_the_icon_for_macos_has_all_sizes() -> None:
    data = icons.icns(DRAWINGS)
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    found, offset = {}, 8
    while offset < len(data):
        kind, length = data[offset : offset + 4], struct.unpack_from(">I", data, offset + 4)[0]
        found[kind] = QImage.fromData(data[offset + 8 : offset + length]).width()
        offset += length
    assert found == icons.ICNS_KINDS


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
    assert names.archive_name("1.2.3", system, machine) == name


def test_sums_are_read_by_sha256sum(tmp_path: Path) -> None:
    for name in ("b.zip", "a.tar.xz"):
        (tmp_path / f"quando-desktop-1.0-{name}").write_bytes(name.encode())
    (tmp_path / "quando-desktop-0.9-old.zip").touch()
    (tmp_path / "quando-desktop").mkdir()
    sums.write_sums(tmp_path, "1.0")
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


def test_the_frozen_program_gets_a_players_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    bare = trial.surroundings({"HOME": "/home", "PYTHONPATH": "x", "VIRTUAL_ENV": "y"})
    assert bare == {"HOME": "/home", "QT_QPA_PLATFORM": "offscreen"}
    assert trial.surroundings({"DISPLAY": ":0"}) == {"DISPLAY": ":0"}


def test_a_step_that_fails_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> list[Path]:
        raise names.BuildError("It does not work.")

    monkeypatch.setitem(build.TARGETS, "linux", fail)
    assert build.main(["--target", "linux"]) == 1
    assert capsys.readouterr().err == "It does not work.\n"


@pytest.mark.parametrize("wrong", [["--bogus"], ["--target", "amiga"]])
def test_a_wrong_call_says_what_can_be_asked(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        build.main(wrong)
    assert left.value.code == 2
    assert wrong[-1] in capsys.readouterr().err


def test_what_was_made_is_summed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / f"quando-desktop-{__about__.__version__}-linux-x86_64.tar.xz"
    made.write_bytes(b"packed")
    monkeypatch.setattr(build, "DIST", tmp_path)
    monkeypatch.setattr(sums, "ROOT", tmp_path)
    monkeypatch.setitem(build.TARGETS, "linux", lambda: [made])
    assert build.main(["--target", "linux"]) == 0
    assert made.name in capsys.readouterr().out
    assert hashlib.sha256(b"packed").hexdigest() in (tmp_path / "SHA256SUMS").read_text()
