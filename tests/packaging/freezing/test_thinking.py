"""The compiled modules of computer players: they are named rightly, and nothing depends on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quando_packaging.freezing import thinking
from quando_packaging.shared.products import ROOT


def compiler(suffix: str) -> Callable[[Path], str]:
    """Leaves what a compiler would, with the suffix of its system."""

    def compile_in(copy: Path) -> str:
        (copy / f"0af3__mypyc{suffix}").touch()
        (copy / "quando_desktop" / "engine" / f"chance{suffix}").touch()
        return ""

    return compile_in


def test_every_module_is_there() -> None:
    assert all((ROOT / path).is_file() for path in thinking.PATHS)


@pytest.mark.parametrize("suffix", [".cpython-311.so", ".cp313-win_amd64.pyd"])
def test_what_was_compiled_is_found_with_its_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    monkeypatch.setattr(thinking, "compile_in", compiler(suffix))
    found = thinking.compiled(tmp_path)
    places = [Path(place).as_posix() for place, _, _ in found]
    assert places == [f"0af3__mypyc{suffix}", f"quando_desktop/engine/chance{suffix}"]
    assert all(Path(source).is_file() for _, source, _ in found)
    assert thinking.module_of(found[1][0]) == "quando_desktop.engine.chance"


def test_without_a_compiler_the_sources_do_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thinking, "compile_in", lambda _: "gcc: not found")
    assert thinking.compiled(tmp_path) == []
    assert f"gcc: not found\n{thinking.SLOWLY}" in capsys.readouterr().out


def test_no_compiler_rounds_otherwise_than_python() -> None:
    for system in ("linux", "darwin"):
        assert thinking.flags(system)["CFLAGS"].endswith(" -ffp-contract=off")
    # Microsoft's does not unless it is told to.
    assert thinking.flags("win32") == {}
