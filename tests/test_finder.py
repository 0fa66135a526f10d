"""The finder of the program's own modules: what it finds is what Python would have found."""

from __future__ import annotations

import importlib
import os
import py_compile
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import pytest

import quando_desktop
from quando_desktop import finder
from quando_desktop.finder import Finder, Loader

HOUSE = "house_of_cards"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that is found by such a finder."""
    folder = tmp_path / HOUSE
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", [Finder(HOUSE), *sys.meta_path])
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == HOUSE]:
        del sys.modules[name]


def card(house: Path, value: object) -> Path:
    path = house / "card.py"
    path.write_text(f"value = {value!r}\n", encoding="utf-8")
    return path


def imported(name: str = "card") -> Any:
    for known in (HOUSE, f"{HOUSE}.{name}"):
        sys.modules.pop(known, None)
    importlib.invalidate_caches()
    return importlib.import_module(f"{HOUSE}.{name}")


def test_the_program_is_found_by_it() -> None:
    from quando_desktop.engine import match

    assert isinstance(match.__spec__.loader, Loader)
    (folder,) = importlib.import_module("quando_desktop.engine").__path__
    usual = PathFinder.find_spec(match.__name__, [folder])
    assert usual is not None
    found = match.__spec__
    assert (found.name, found.origin, found.cached) == (usual.name, usual.origin, usual.cached)
    assert (found.has_location, found.parent) == (usual.has_location, usual.parent)
    assert match.__file__ == usual.origin


def test_a_frozen_program_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    before = list(sys.meta_path)
    monkeypatch.setattr(sys, "meta_path", list(before))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    finder.find_quickly(quando_desktop.__name__)
    assert sys.meta_path == before


def test_a_compiled_file_is_taken_while_it_fits_its_source(house: Path) -> None:
    path = card(house, 7)
    py_compile.compile(str(path), doraise=True)
    time = path.stat().st_mtime
    card(house, 8)
    os.utime(path, (time, time))
    # As long, and as old: nobody could tell that it has changed.
    assert imported().value == 7


@pytest.mark.parametrize(("value", "later"), [("eight", 0), (8, 2)])
def test_a_source_that_has_changed_is_read_again(house: Path, value: object, later: int) -> None:
    path = card(house, 7)
    py_compile.compile(str(path), doraise=True)
    time = path.stat().st_mtime
    card(house, value)
    os.utime(path, (time + later,) * 2)
    assert imported().value == value


@pytest.mark.parametrize("bytes", [b"", b"much too old", bytes(400)])
def test_a_damaged_compiled_file_does_no_harm(house: Path, bytes: bytes) -> None:
    path = card(house, 7)
    compiled = Path(cache_from_source(str(path)))
    compiled.parent.mkdir(parents=True, exist_ok=True)
    compiled.write_bytes(bytes)
    assert imported().value == 7
    py_compile.compile(str(path), doraise=True)
    whole = compiled.read_bytes()
    compiled.write_bytes(whole[:24])
    with pytest.raises(EOFError):
        # Python's own finder says so, too.
        imported()


def test_errors_name_the_present_file(house: Path) -> None:
    path = card(house, 7)
    py_compile.compile(str(path), dfile="/elsewhere/card.py", doraise=True)
    source = "def fall():\n    raise ValueError\n"
    path.write_text(source, encoding="utf-8")
    py_compile.compile(str(path), dfile="/elsewhere/card.py", doraise=True)
    assert imported().fall.__code__.co_filename == str(path)


def test_extensions_packages_and_what_is_missing_are_left_to_python(house: Path) -> None:
    card(house, 7)
    (house / f"card{EXTENSION_SUFFIXES[0]}").touch()
    (house / "joker").mkdir()
    (house / "joker" / "__init__.py").touch()
    ours = Finder(HOUSE)
    for name in ("card", "joker", "missing"):
        assert ours.find_spec(f"{HOUSE}.{name}", [str(house)]) is None
    assert ours.find_spec("card", [str(house)]) is None
    assert ours.find_spec(f"{HOUSE}.card", [str(house / "nowhere")]) is None
    assert imported("joker").__path__ == [str(house / "joker")]
