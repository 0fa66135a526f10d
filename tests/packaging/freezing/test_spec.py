"""The spec, run without PyInstaller, and the surroundings of the frozen program."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from quando_desktop import __about__
from quando_desktop.notices import FILE, LICENCES
from quando_packaging.freezing import contents, frozen, thinking
from quando_packaging.freezing.frozen import SPEC
from quando_packaging.macos import info_plist
from quando_packaging.shared.products import COMMAND, ROOT

PURE = "quando_desktop.cli", "quando_desktop.engine.chance"
COMPILED = [
    ("0af3__mypyc.so", "/build/0af3__mypyc.so", "EXTENSION"),
    ("quando_desktop/engine/chance.so", "/build/chance.so", "EXTENSION"),
]
"""A library of all that is compiled, and one module."""


class SpecRecorder:
    """Stands in for PyInstaller and keeps what the spec asks of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: dict[str, list[dict[str, Any]]] = {}

    def step(self, name: str) -> Callable[..., Any]:
        def record(*arguments: Any, **options: Any) -> Any:
            self.asked.setdefault(name, []).append({"": arguments, **options})
            hook, script = ("pyi_rth_pyside6", "hook.py", "PYSOURCE"), ("launch", "", "PYSOURCE")
            modules = [(name, f"{name}.py", "PYMODULE") for name in PURE]
            return SimpleNamespace(
                name=str(self.folder), binaries=[], datas=[], pure=modules, scripts=[hook, script]
            )

        return record


@pytest.fixture
def run_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], SpecRecorder]:
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

    def run(system: str, compiled: Sequence[contents.Entry] = COMPILED) -> SpecRecorder:
        for package in ("PyInstaller", "PyInstaller.depend", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, package, ModuleType(package))
        monkeypatch.setitem(sys.modules, bindepend.__name__, bindepend)
        monkeypatch.setitem(sys.modules, win32.__name__, win32)
        recorder = SpecRecorder(tmp_path / COMMAND)
        steps = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        given = {name: recorder.step(name) for name in steps}
        code = compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec")
        monkeypatch.setattr(thinking, "compiled", lambda _: compiled)
        monkeypatch.setattr(contents, "asked_directly", lambda _: [])
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: SimpleNamespace(stdout=""))
        monkeypatch.setattr(sys, "platform", system)
        exec(code, {**given, "SPECPATH": str(SPEC.parent), "workpath": str(tmp_path)})
        monkeypatch.undo()
        return recorder

    return run


def test_on_linux_one_program_does_both(run_spec: Callable[[str], SpecRecorder]) -> None:
    asked = run_spec("linux").asked
    (program,) = asked["EXE"]
    assert program["name"] == "quando-desktop"
    assert program["console"] is True
    assert program["icon"] is None
    assert asked["COLLECT"][0]["name"] == "quando-desktop"
    assert asked["Analysis"][0][""] == ([str(SPEC.with_name("launch.py"))],)
    assert "BUNDLE" not in asked


def test_on_windows_there_is_one_program_for_the_window_and_one_for_the_terminal(
    run_spec: Callable[[str], SpecRecorder],
) -> None:
    windowed, terminal = run_spec("win32").asked["EXE"]
    assert (windowed["name"], windowed["console"]) == (__about__.NAME, False)
    assert (terminal["name"], terminal["console"]) == ("quando-desktop", True)
    assert Path(windowed["icon"]).read_bytes()[:4] == b"\0\0\1\0"
    version = windowed["version"]
    numbers = [int(part) for part in __about__.__version__.split(".")]
    assert version["ffi"]["filevers"] == (*numbers, 0)
    assert ("ProductVersion", __about__.__version__) in version["kids"][0][0][0][1]


def test_on_macos_the_application_has_our_names(run_spec: Callable[[str], SpecRecorder]) -> None:
    asked = run_spec("darwin").asked
    (bundle,) = asked["BUNDLE"]
    assert bundle["name"] == f"{__about__.NAME}.app"
    assert bundle["version"] == __about__.__version__
    assert bundle["bundle_identifier"] == __about__.APP_ID.replace("_", "-")
    assert Path(bundle["icon"]).read_bytes()[:4] == b"icns"
    assert bundle["info_plist"] == info_plist.info()
    _, resources = bundle[""]
    for place, source, _ in resources:
        assert Path(source).read_bytes() == info_plist.resources()[place]
    assert asked["EXE"][0]["console"] is False


def test_nothing_is_packed_by_upx_and_qt_is_not_loaded_at_start(
    run_spec: Callable[[str], SpecRecorder],
) -> None:
    asked = run_spec("linux").asked
    assert [step["upx"] for name in ("EXE", "COLLECT") for step in asked[name]] == [False, False]
    scripts = asked["EXE"][0][""][1]
    assert [name for name, _, _ in scripts] == ["launch"]


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_a_compiled_module_is_there_in_place_of_its_source(
    run_spec: Callable[..., SpecRecorder], system: str
) -> None:
    recorder = run_spec(system)
    asked = recorder.asked
    ((modules,),) = (step[""] for step in asked["PYZ"])
    assert [name for name, _, _ in modules] == ["quando_desktop.cli"]
    files = asked["COLLECT"][0][""][-1]
    assert {*COMPILED} <= {*files}
    assert "\nmypyc" in (recorder.folder / FILE).read_text(encoding="utf-8")
    ((modules,),) = (step[""] for step in run_spec(system, ()).asked["PYZ"])
    assert [name for name, _, _ in modules] == [*PURE]


def test_rulebooks_and_remarks_lie_where_their_modules_do(
    run_spec: Callable[[str], SpecRecorder],
) -> None:
    (analysis,) = run_spec("linux").asked["Analysis"]
    sources = [*(ROOT / "quando_desktop").rglob("*.md")]
    assert sources
    assert {(str(path), str(path.parent.relative_to(ROOT))) for path in sources} <= {
        *analysis["datas"]
    }


def test_the_notices_lie_beside_the_program(run_spec: Callable[[str], SpecRecorder]) -> None:
    for system in ("linux", "win32"):
        folder = run_spec(system).folder
        assert {path.name for path in folder.iterdir()} == {"LICENSE", FILE, LICENCES}


def test_an_application_of_macos_has_the_notices_inside(
    run_spec: Callable[[str], SpecRecorder],
) -> None:
    recorder = run_spec("darwin")
    *_, notes = recorder.asked["COLLECT"][0][""]
    assert {"LICENSE", FILE} <= {place for place, _, _ in notes}
    assert not recorder.folder.exists()


def test_the_frozen_program_gets_a_players_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    bare = frozen.surroundings({"HOME": "/home", "PYTHONPATH": "x", "VIRTUAL_ENV": "y"})
    assert bare == {"HOME": "/home", "QT_QPA_PLATFORM": "offscreen"}
    assert frozen.surroundings({"DISPLAY": ":0"}) == {"DISPLAY": ":0"}
