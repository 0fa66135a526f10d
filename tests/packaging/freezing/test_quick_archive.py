"""The modules of the frozen program are what PyInstaller would have found, and are found sooner."""

from __future__ import annotations

import importlib
import marshal
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any

import pytest

from quando_packaging.freezing import contents, quick_archive
from quando_packaging.freezing.quick_archive import MODULE, PACKAGE, read_quickly

NAMESPACE, BEFORE = 3, b"what lies before the archive"
SOURCES = {
    "house": (PACKAGE, "storeys = 2"),
    "house.card": (MODULE, "value = 7"),
    "house.attic": (PACKAGE, "where = __path__"),
    "house.attic.box": (MODULE, "from house.card import value"),
    "house.broken": (MODULE, "1 / 0"),
    "street": (MODULE, "number = 4"),
}


class Archive:
    """As PyInstaller has it, in the middle of a file."""

    def __init__(self, path: Path) -> None:
        self._filename, self._start_offset = str(path), len(BEFORE)
        self.toc: dict[str, tuple[int, int, int]] = {"house.yard": (NAMESPACE, 0, 0)}
        self.asked: list[str] = []
        """For what its own way of reading was taken."""
        data = b""
        for name, (kind, source) in SOURCES.items():
            packed = zlib.compress(marshal.dumps(compile(source, name, "exec")), 0)
            self.toc[name] = kind, len(data), len(packed)
            data += packed
        path.write_bytes(BEFORE + data)

    def extract(self, name: str, raw: bool = False) -> Any:
        self.asked.append(name)


class Loader:
    def __init__(self, name: str, archive: Archive, entry: str, is_package: bool) -> None:
        self.name, self._archive, self._entry = name, archive, entry
        self.path = "/".join(["", *name.split("."), *["__init__"] * is_package]) + ".py"

    def create_module(self, spec: object) -> None: ...

    def exec_module(self, module: ModuleType) -> None:
        exec(self._archive.extract(self._entry), module.__dict__)


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Archive]:
    made = Archive(tmp_path / "program")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    importers = SimpleNamespace(pyz_archive=made, PyiFrozenLoader=Loader)
    read_quickly(importers, "house")
    package = ModuleType("house")
    package.__path__ = ["/house"]
    monkeypatch.setitem(sys.modules, "house", package)
    yield made
    for name in [name for name in sys.modules if name.startswith("house.")]:
        del sys.modules[name]


def test_modules_of_the_package_are_found_and_read(archive: Archive) -> None:
    box: Any = importlib.import_module("house.attic.box")
    attic = sys.modules["house.attic"]
    assert box.value == 7
    assert (box.__file__, box.__package__) == ("/house/attic/box.py", "house.attic")
    assert (attic.__file__, attic.__path__) == ("/house/attic/__init__.py", ["/house/attic"])
    assert not archive.asked


def test_everything_else_is_left_to_others(archive: Archive) -> None:
    finder: Any = sys.meta_path[0]
    for name in ("house", "street", "house.yard", "house.cellar", "household.card"):
        assert finder.find_spec(name, ["/"]) is None
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("house.cellar")


def test_code_of_any_module_is_read_quickly_and_the_rest_as_ever(archive: Archive) -> None:
    found: Any = archive.extract("street")
    assert isinstance(found, CodeType)
    assert not archive.asked
    for name in ("house.yard", "nowhere"):
        archive.extract(name)
    archive.extract("street", raw=True)
    assert archive.asked == ["house.yard", "nowhere", "street"]


def test_an_error_in_a_module_is_told(archive: Archive) -> None:
    with pytest.raises(ZeroDivisionError):
        importlib.import_module("house.broken")
    assert "house.broken" not in sys.modules


def test_the_frozen_program_takes_it_along() -> None:
    folder = Path(contents.__file__).parent
    spec = (folder / "quando_desktop.spec").read_text(encoding="utf-8")
    launch = (folder / "launch.py").read_text(encoding="utf-8")
    name = quick_archive.__name__.rpartition(".")[2]
    assert f'["{name}"]' in spec
    assert f'import_module("{name}")' in launch
