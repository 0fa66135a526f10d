"""The resources are found, complete, and missed with one clear sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quando_desktop import resources
from quando_desktop.resources import MissingResources
from quando_desktop.table.paint import palette
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.style import Style

FACES = ("full", "fan", "mini")


def make(folder: Path) -> Path:
    path = folder / "resources"
    (path / resources.MARK).parent.mkdir(parents=True)
    (path / resources.MARK).write_text("{}")
    return path


def test_the_source_tree_has_its_resources() -> None:
    assert (resources.folder() / "look" / "svg").is_dir()


def test_a_frozen_program_looks_into_its_bundle_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundled = make(tmp_path)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.folder() == bundled


def test_a_folder_without_the_palette_is_passed_over(tmp_path: Path) -> None:
    empty = tmp_path / "other" / "resources"
    empty.mkdir(parents=True)
    assert resources.find([empty, make(tmp_path)]) == tmp_path / "resources"


def test_missing_resources_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(MissingResources, match="missing") as caught:
        resources.find([tmp_path])
    assert str(tmp_path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_all_cards_of_quando_are_there(style: Style) -> None:
    names = set(style.drawings.names())
    for number in range(11):
        for face in FACES:
            assert f"cards/quando/front_{number}_{face}" in names
            assert f"cards/quando/back_{number}_{face}_light" in names
            assert f"cards/quando/back_{number}_{face}_dark" in names


def test_every_character_and_person_has_a_portrait_and_paws(style: Style) -> None:
    people = [f"person_{number + 1}" for number in range(len(style.palette.people))]
    for key in [*style.palette.characters, *people]:
        assert style.drawings.renderer(f"characters/{key}").isValid()
        assert style.drawings.renderer(f"characters/{key}_mitt").isValid()


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"themes": {"light": {}, "dark": {}}}'])
def test_a_broken_palette_is_reported(tmp_path: Path, content: str) -> None:
    (tmp_path / "look").mkdir()
    (tmp_path / "look" / "palette.json").write_text(content)
    with pytest.raises(MissingResources, match="colours"):
        palette.load(tmp_path)


def test_a_picture_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(MissingResources, match="nothing"):
        Drawings(tmp_path).renderer("nothing")


def test_colours_are_mixed_and_inked() -> None:
    assert palette.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert palette.ink_on("#2B3158") == "#FFFFFF"
    assert palette.ink_on("#FFCE3D") == "#14101F"
