"""The place that somebody has reached in a lesson: kept, damaged, on a full disk."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.learning import FILE, Learning
from quando_desktop.disk.problem import Trouble


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


def test_place_is_kept_for_each_person(folder: DataFolder) -> None:
    learning = Learning(folder)
    assert learning.reached("", "quando", "first") is None
    learning.note("", "quando", "first", "one")
    learning.note("Anna", "quando", "first", "two")
    again = Learning(folder)
    assert again.reached("", "quando", "first") == "one"
    assert again.reached("anna", "quando", "first") == "two"
    assert not again.is_done("", "quando", "first")


def test_a_lesson_that_is_done_stays_done(folder: DataFolder) -> None:
    learning = Learning(folder)
    learning.note("", "quando", "first", None)
    learning.note("", "quando", "first", "one")
    again = Learning(folder)
    assert again.is_done("", "quando", "first")
    assert again.reached("", "quando", "first") == "one"


def test_offer_is_answered_once(folder: DataFolder) -> None:
    learning = Learning(folder)
    assert not learning.is_offered
    learning.answer_offer()
    assert Learning(folder).is_offered


def test_unknown_fields_are_kept(folder: DataFolder) -> None:
    path = folder.path / FILE
    files.write(path, json.dumps({"later": [1], "people": {"": {"quando": 7}}}).encode())
    learning = Learning(folder)
    assert learning.reached("", "quando", "first") is None
    learning.note("", "quando", "first", "one")
    data = json.loads(path.read_text("utf-8"))
    assert data["later"] == [1]
    assert Learning(folder).reached("", "quando", "first") == "one"


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_damaged_file_is_set_aside(folder: DataFolder, content: bytes) -> None:
    files.write(folder.path / FILE, content)
    learning = Learning(folder)
    assert learning.reached("", "quando", "first") is None
    assert learning.problem is not None
    assert learning.problem.kind is Trouble.DAMAGED
    learning.note("", "quando", "first", "one")
    assert Learning(folder).reached("", "quando", "first") == "one"


def test_full_disk_is_told_and_nothing_is_lost(
    folder: DataFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning = Learning(folder)
    learning.note("", "quando", "first", "one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files, "write", full)
        learning.note("", "quando", "first", "two")
    assert learning.problem is not None
    assert learning.problem.kind is Trouble.NOT_WRITTEN
    assert learning.reached("", "quando", "first") == "two"
    assert Learning(folder).reached("", "quando", "first") == "one"
    learning.note("", "quando", "first", "three")
    assert learning.problem is None
    assert Learning(folder).reached("", "quando", "first") == "three"
