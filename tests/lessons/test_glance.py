from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.games import PLUGS
from quando_desktop.lessons.glance import glance


@pytest.mark.parametrize("game", PLUGS)
def test_a_shelf_tells_what_the_strict_reader_finds(game: str) -> None:
    lessons = PLUGS[game].lessons()
    assert lessons is not None
    read = [(each.id, each.minutes) for each in lessons.all()]
    assert read
    assert glance(PLUGS[game].texts) == tuple(read)


def test_a_folder_without_lessons_has_none(tmp_path: Path) -> None:
    assert glance(tmp_path) == ()


def test_a_file_that_is_no_text_has_none(tmp_path: Path) -> None:
    (tmp_path / "lessons.en.md").write_bytes(b"## first: \xff\n- lesson | 3\n")
    assert glance(tmp_path) == ()
