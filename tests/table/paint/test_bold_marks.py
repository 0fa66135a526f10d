"""The cards with bold marks: one for every normal card, with signs that are truly larger."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from quando_desktop.table.paint.style import Style
from resources.look import make_look

LOOK = Path(__file__).resolve().parents[3] / "resources" / "look"
SETS = [
    ("cards/quando/", 11 * 3 * 3),
    ("cards/quanto/", 12 + 9 + 1),
    ("cards/seven_ate_nine/", 10 * 3 * 2),
]
"""The cards of each game, and how many pictures they have."""


@pytest.fixture
def look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> ModuleType:
    """The script that draws, writing elsewhere."""
    monkeypatch.setattr(make_look, "OUT", tmp_path)
    return make_look


def faces(style: Style, folder: str) -> set[str]:
    return {name.removeprefix(folder) for name in style.drawings.names() if name.startswith(folder)}


def bold(folder: str) -> str:
    return f"{folder.removesuffix('/')}_bold/"


@pytest.mark.parametrize(("folder", "count"), SETS)
def test_every_card_has_a_bold_twin(style: Style, folder: str, count: int) -> None:
    assert faces(style, bold(folder)) == faces(style, folder)
    assert len(faces(style, folder)) == count


@pytest.mark.parametrize("folder", [folder for folder, _ in SETS])
def test_twins_have_the_same_shape_and_can_be_drawn(style: Style, folder: str) -> None:
    for face in faces(style, folder):
        normal, large = (style.drawings.renderer(each + face) for each in (folder, bold(folder)))
        assert large.viewBoxF() == normal.viewBoxF()


def test_drawing_again_gives_the_same_bytes(look: ModuleType, tmp_path: Path) -> None:
    look.main()
    written = [path.relative_to(tmp_path) for path in files(tmp_path)]
    kept = [path.relative_to(LOOK / "svg") for path in files(LOOK / "svg")]
    assert written == kept
    changed = [
        name
        for name in written
        if (tmp_path / name).read_bytes() != (LOOK / "svg" / name).read_bytes()
    ]
    assert changed == []


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in {".svg", ".json"})


@pytest.mark.parametrize("lod", ["full", "fan", "mini"])
@pytest.mark.parametrize("drawing", ["front", "back"])
def test_marks_are_half_as_large_again_and_clear_of_numerals_and_edge(
    look: ModuleType, monkeypatch: pytest.MonkeyPatch, drawing: str, lod: str
) -> None:
    theme = () if drawing == "front" else (look.LIGHT, False)
    normal = "front" if drawing == "front" else "seen_back"
    for number in range(11):
        small, _ = signs(look, monkeypatch, normal, number, lod, *theme)
        large, numerals = signs(look, monkeypatch, f"bold_{drawing}", number, lod, *theme)
        are_bold(look, small, large, numerals)


@pytest.mark.parametrize("rainbow", [False, True])
def test_marks_of_quanto_are_as_large(
    look: ModuleType, monkeypatch: pytest.MonkeyPatch, rainbow: bool
) -> None:
    # A rainbow and what a card does are in both.
    monkeypatch.setattr(look, "quanto_ground", lambda *_: ("", ""))
    monkeypatch.setattr(look, "quanto_power", lambda _: "")
    for number in range(4 if rainbow else 1, 13):
        small, _ = signs(look, monkeypatch, "quanto", number, rainbow)
        large, numerals = signs(look, monkeypatch, "bold_quanto", number, rainbow)
        are_bold(look, small, large, numerals)


@pytest.mark.parametrize("drawing", ["seven", "seven_fan"])
def test_marks_of_seven_ate_nine_are_as_large(
    look: ModuleType, monkeypatch: pytest.MonkeyPatch, drawing: str
) -> None:
    for value, step in product(range(1, 11), range(1, 4)):
        small, _ = signs(look, monkeypatch, drawing, value, step)
        large, numerals = signs(look, monkeypatch, f"bold_{drawing}", value, step)
        are_bold(look, small, large, numerals)


def are_bold(
    look: ModuleType,
    small: list[QPainterPath],
    large: list[QPainterPath],
    numerals: list[QPainterPath],
) -> None:
    inside = look.field_path(12, 12, look.CW - 24, look.CH - 24, 14)
    assert small
    assert numerals
    for before, now in zip(small, large, strict=True):
        assert now.boundingRect().width() >= 1.45 * before.boundingRect().width()
        assert inside.contains(now)
        assert not any(now.intersects(numeral) for numeral in numerals)


def signs(
    look: ModuleType, monkeypatch: pytest.MonkeyPatch, drawing: str, number: int, *rest: object
) -> tuple[list[QPainterPath], list[QPainterPath]]:
    """The marks and the numerals that a card is drawn with, each in its place."""
    made: list[QPainterPath] = []
    marks: list[QPainterPath] = []
    numerals: list[QPainterPath] = []
    make, paint = look.mark, look.P

    def note_mark(number: int, size: float) -> QPainterPath:
        made.append(make(number, size))
        return made[-1]

    def note(path: QPainterPath, fill: str, dx: float = 0, dy: float = 0, op: float = 1.0) -> str:
        if op == 1 and not fill.startswith("url"):
            found = marks if any(path is mark for mark in made) else numerals
            found.append(path.translated(dx, dy))
        return str(paint(path, fill, dx, dy, op))

    with monkeypatch.context() as patch:
        patch.setattr(look, "mark", note_mark)
        patch.setattr(look, "P", note)
        getattr(look, drawing)(number, *rest)
    return marks, numerals
