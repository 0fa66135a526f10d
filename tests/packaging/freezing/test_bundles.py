"""What the bench of frozen programs measures, and with what: nothing is frozen here."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quando_desktop.__about__ import __version__
from quando_desktop.games import GAMES
from quando_desktop.shell import late
from quando_packaging.freezing import contents
from quando_packaging.freezing.frozen import SPEC
from tests.bench import bundles
from tests.bench.bundles import Bundle, artefacts, sizes, verdict
from tests.bench.glass import first_picture, glass
from tests.packaging.freezing.test_spec import SpecRecorder
from tests.packaging.freezing.test_spec import run_spec as run_spec  # noqa: PLC0414 (a fixture)

ROOT = Path(__file__).resolve().parents[3]
HELLO = SPEC.with_name("hello.py")


# --- the smallest program ---------------------------------------------------------------------


def test_the_smallest_program_uses_only_what_every_window_needs() -> None:
    nodes = ast.walk(ast.parse(HELLO.read_text(encoding="utf-8")))
    used = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    assert used == {f"PySide6.{name}" for name in contents.HELLO_MODULES}


def test_the_same_spec_freezes_the_smallest_program(
    run_spec: Callable[[str], SpecRecorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUANDO_DESKTOP_FREEZE", "hello")
    asked = run_spec("linux").asked
    (analysis,) = asked["Analysis"]
    assert analysis[""] == ([str(HELLO)],)
    assert analysis["datas"] == []
    extra = contents.QT_MODULES - contents.HELLO_MODULES
    assert {f"PySide6.{name}" for name in extra} <= set(analysis["excludes"])
    assert asked["COLLECT"][0]["name"] == "hello"


def test_ours_leaves_out_neither_sound_nor_drawings(
    run_spec: Callable[[str], SpecRecorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("QUANDO_DESKTOP_FREEZE", raising=False)
    (analysis,) = run_spec("linux").asked["Analysis"]
    assert analysis["datas"]
    assert not {f"PySide6.{name}" for name in contents.QT_MODULES} & set(analysis["excludes"])


# --- sizes ------------------------------------------------------------------------------------


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bundles, "PLACE", tmp_path)
    return tmp_path


def bundle(place: Path, name: str, **files: int) -> Bundle:
    """A folder with files of these sizes; two underscores stand for a slash."""
    for key, length in files.items():
        path = place / name / key.replace("__", "/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(length))
    return Bundle(name)


def test_resources_and_notices_can_be_counted_apart(place: Path) -> None:
    ours = bundle(
        place, "ours", program=100, LICENSE=5, licences__MIT=7, _internal__resources__look__a=30
    )
    assert (ours.whole, ours.bare) == (142, 100)
    assert bundle(place, "hello", hello=80).bare == 80


@pytest.mark.parametrize(
    ("program", "resources", "holds"),
    [(130, 10, [True, True]), (130, 20, [False, True]), (135, 0, [True, False])],
)
def test_each_size_has_a_limit(
    place: Path, program: int, resources: int, holds: list[bool]
) -> None:
    ours = bundle(place, "ours", program=program, _internal__resources__a=resources)
    table = sizes(ours, bundle(place, "hello", hello=100))
    assert table.rows[0].ratios["hello world"] == (program + resources) / 100
    assert table.rows[1].ratios["hello world"] == program / 100
    assert ["NOT" not in note for note in table.notes] == holds


def test_the_verdict_includes_the_limit_itself() -> None:
    wanted = "At most 2.0 times as long is wanted:"
    assert verdict(2.0, 2.0, "as long") == f"{wanted} that holds."
    assert verdict(2.01, 2.0, "as long") == f"{wanted} THAT DOES NOT HOLD."


def test_built_packages_are_weighed_by_their_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert artefacts(tmp_path).rows == []
    deb = f"quando-desktop_{__version__}_amd64.deb"
    setup = f"quando-desktop-{__version__}-windows-x86_64-setup.exe"
    for name in (deb, setup, "quando-desktop_0.0.0_amd64.deb"):
        (tmp_path / name).write_bytes(bytes(30))
    monkeypatch.setattr(bundles, "ARTEFACTS", {"*.deb": 35e-6, "*-setup.exe": 25e-6})
    table = artefacts(tmp_path)
    assert [row.what for row in table.rows] == [deb, setup]
    assert ["NOT" in note for note in table.notes] == [False, True]


# --- the start --------------------------------------------------------------------------------


LATER = {
    "PySide6.QtMultimedia",
    "PySide6.QtNetwork",
    "PySide6.QtTextToSpeech",
    "multiprocessing",
    "quando_desktop.games.quando.bots.levels",
    "quando_desktop.games.quando.rules.round",
    "quando_desktop.games.quando.table",
    "quando_desktop.games.quanto.rules.actions",
    "quando_desktop.games.quanto.rules.groups",
    "quando_desktop.games.quanto.bots.levels",
    "quando_desktop.games.quanto.rules.round",
    "quando_desktop.games.quanto.table",
    "quando_desktop.games.quanto.rules.view",
    "quando_desktop.shell.crash.dialog",
    "quando_desktop.shell.crash.report",
    "quando_desktop.shell.session.live_session",
    "quando_desktop.shell.session.session",
    "quando_desktop.shell.session.turn_session",
    "quando_desktop.table.audio.outpost",
    "quando_desktop.table.audio.output",
}
"""What takes long to load and has no part in the first picture."""


def test_the_first_picture_does_not_wait_for_what_it_does_not_show() -> None:
    first = "quando_desktop.cli, quando_desktop.shell.start.app, quando_desktop.shell.home.page"
    script = f"import sys, {first}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    assert not LATER & set(done.stdout.split())


def test_what_comes_later_is_there() -> None:
    for load in late.tables():
        load()
    assert all(importlib.util.find_spec(name) for name in LATER)
    tables_of_games = {f"quando_desktop.games.{game}.table" for game in GAMES}
    sessions = {f"quando_desktop.shell.session.{kind}_session" for kind in ("live", "turn")}
    assert sessions | tables_of_games <= {*sys.modules}


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is missing")
def test_the_first_picture_is_seen_from_outside() -> None:
    with glass() as place:
        assert place.is_empty()
        # The second one has an empty screen again.
        for _ in range(2):
            seen = first_picture(place, [sys.executable, str(HELLO)], os.environ)
            assert 0 < seen.worked < seen.passed


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is missing")
def test_a_program_that_shows_nothing_is_told() -> None:
    with glass() as place, pytest.raises(RuntimeError, match="shows nothing"):
        first_picture(place, [sys.executable, "-c", ""], os.environ)
