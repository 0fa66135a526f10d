"""Where a complaint goes: to the terminal, or into a box where Windows gives none."""

from __future__ import annotations

import ctypes
import sys
from types import SimpleNamespace

import pytest

from quando_desktop import cli
from quando_desktop.complaint import complain


def test_in_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    complain("it does not work")
    assert capsys.readouterr() == ("", "quando-desktop: it does not work\n")


def test_without_a_terminal_windows_shows_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[object, ...]] = []
    user32 = SimpleNamespace(MessageBoxW=lambda *given: shown.append(given))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["--bogus"]) == 2
    ((_, text, title, _),) = shown
    assert str(text).startswith("Unrecognized arguments: --bogus")
    assert str(text).endswith(".")
    assert title == "Quando Desktop"


def test_elsewhere_it_is_lost_without_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["--bogus"]) == 2


def test_a_report_goes_with_the_self_test_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--report", "here.txt"]) == 2
    assert "--self-test" in capsys.readouterr().err
