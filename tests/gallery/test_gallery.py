"""The gallery: what is the same is told from what is not, and every picture has its own name."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from tests.gallery import __main__ as gallery
from tests.gallery import pages, states
from tests.gallery.compare import differences
from tests.gallery.studio import studio
from tests.gallery.variants import VARIANTS

SMALL = VARIANTS["1024x640-de-dark"]


def picture(folder: Path, name: str, colour: int, spot: int | None = None) -> None:
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(QColor(colour, 90, 90))
    if spot is not None:
        image.setPixelColor(7, 7, QColor(spot, 90, 90))
    folder.mkdir(exist_ok=True)
    image.save(str(folder / name))


def test_pictures_that_differ_are_named_and_put_side_by_side(tmp_path: Path) -> None:
    before, after, sheets = tmp_path / "before", tmp_path / "after", tmp_path / "sheets"
    picture(before, "same.png", 100)
    picture(after, "same.png", 100)
    picture(before, "gone.png", 100)
    picture(after, "new.png", 100)
    picture(before, "spot.png", 100)
    picture(after, "spot.png", 100, spot=140)
    found = dict(differences(before, after, sheets))
    assert found == {"gone.png": "gone", "new.png": "new", "spot.png": "differs"}
    assert [path.name for path in sheets.iterdir()] == ["spot.png"]
    sheet = QImage(str(sheets / "spot.png"))
    assert sheet.width() > 3 * 40
    shown = {sheet.pixelColor(x, 7).red() for x in range(sheet.width())}
    assert {100, 140, 40} <= shown, "before, after and what has changed"


def test_a_shade_that_nobody_sees_is_no_difference(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    picture(before, "shade.png", 100)
    picture(after, "shade.png", 102)
    assert [*differences(before, after, tmp_path / "sheets")] == []


def test_every_state_of_every_table_has_its_own_name_and_its_own_look(qapp: QApplication) -> None:
    languages = Languages(qapp, resources.folder())
    languages.use(SMALL.language)
    style = Style(resources.folder())
    names = Counter(name for name, _ in states.all_states())
    assert len(names) > 150
    assert set(names.values()) == {1}
    chosen = [draw for name, draw in states.all_states() if name.startswith("quando-2-")]
    # The bits are those of a picture that must still be there.
    images = [states.painted(style, SMALL, draw) for draw in chosen]
    seen = {bytes(image.constBits()) for image in images}
    languages.close()
    assert len(seen) == len(chosen)


def test_the_pages_of_a_first_start_look_the_same_each_time(
    qapp: QApplication, tmp_path: Path
) -> None:
    taken = []
    for _ in range(2):
        with studio(qapp, SMALL, tmp_path / "data", kept=False) as made:
            taken.append({name: made.image() for name in pages.first_start(made)})
    assert taken[0] == taken[1]
    assert len(taken[0]) == 7
    assert all(image.width() == SMALL.size[0] for image in taken[0].values())


def test_an_unknown_commit_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gallery, "draw", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["gallery", str(tmp_path), "--against", "no-such-commit"])
    assert gallery.main() == 2
    assert capsys.readouterr().err.startswith("no-such-commit cannot be checked out")
