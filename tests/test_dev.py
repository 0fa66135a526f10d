"""What `dev.py` gives to those whom it starts."""

from __future__ import annotations

import pytest

import dev


def test_python_keeps_what_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    kept = dev.environment()
    assert "PYTHONDONTWRITEBYTECODE" not in kept
    assert kept["PYTHONPYCACHEPREFIX"] == str(dev.VENV / "pycache")


def test_a_place_that_was_chosen_for_it_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.environment()["PYTHONPYCACHEPREFIX"] == "elsewhere"


def test_elsewhere_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PYTHONPYCACHEPREFIX", "PYTHONDONTWRITEBYTECODE"):
        monkeypatch.delenv(name, raising=False)
    assert "PYTHONPYCACHEPREFIX" not in dev.environment()
