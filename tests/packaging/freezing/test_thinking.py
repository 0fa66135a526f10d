"""The compiled modules of computer players: they are named rightly, and nothing depends on them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quando_packaging.freezing import thinking
from quando_packaging.shared.products import ROOT


def fake(copy: Path) -> str:
    """Leaves what a compiler would."""
    (copy / "0af3__mypyc.cpython-311.so").touch()
    (copy / "quando_desktop" / "engine" / "chance.cpython-311.so").touch()
    return ""


def test_every_module_is_there() -> None:
    assert all((ROOT / path).is_file() for path in thinking.PATHS)


def test_what_was_compiled_is_found_with_its_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(thinking, "compile_in", fake)
    found = thinking.compiled(tmp_path)
    assert [place for place, _, _ in found] == [
        "0af3__mypyc.cpython-311.so",
        "quando_desktop/engine/chance.cpython-311.so",
    ]
    assert all(Path(source).is_file() for _, source, _ in found)
    assert thinking.module_of(found[1][0]) == "quando_desktop.engine.chance"


def test_without_a_compiler_the_sources_do_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(thinking, "compile_in", lambda _: "gcc: not found")
    assert thinking.compiled(tmp_path) == []
    assert f"gcc: not found\n{thinking.SLOWLY}" in capsys.readouterr().out
    monkeypatch.setattr(sys, "platform", "win32")
    assert thinking.compiled(tmp_path) == []
