"""The command that builds, without building anything."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from quando_desktop import __about__
from quando_packaging import build
from quando_packaging.shared import products


def test_a_step_that_fails_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> list[Path]:
        raise products.BuildError("It does not work.")

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
    monkeypatch.setattr(products, "ROOT", tmp_path)
    monkeypatch.setitem(build.TARGETS, "linux", lambda: [made])
    assert build.main(["--target", "linux"]) == 0
    assert made.name in capsys.readouterr().out
    assert hashlib.sha256(b"packed").hexdigest() in (tmp_path / "SHA256SUMS").read_text()
