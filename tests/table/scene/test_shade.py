"""Shades, and whatever else is painted otherwise where there are many pixels: it looks the same."""

from __future__ import annotations

from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from quando_desktop.table.paint import effects
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.palette import Theme
from quando_desktop.table.paint.room import RIM, backdrop
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene import shade
from quando_desktop.table.scene import sprite as sprites
from quando_desktop.table.scene import view as views
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.sprite import FINE, Sprite
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Passage, Piece, Pose, Tableau
from quando_desktop.table.scene.view import TableView
from tests.table.turn_seat import Time

SIZE = 2560, 1440
STAGE = Stage.of(*SIZE)
FAINT = 4
"""Levels of 256 by which nobody tells two colours from each other."""
DARK = ((0.0, 0.0), (0.5, 0.4), (1.0, 0.7))


@pytest.fixture(name="theme")
def _theme(kept_style: Style) -> Theme:
    return kept_style.palette.theme(dark=False, high=False)


@pytest.fixture(name="art")
def _art(kept_style: Style) -> Art:
    return kept_style.art(Scale(STAGE.unit), dark=False, high=False, bold=False)


class Window:
    """A table and its window."""

    def __init__(self, qtbot: QtBot, theme: Theme) -> None:
        self.time = Time()
        self.moves = Choreographer(self.time)
        self.scene = TableScene(self.moves, lambda _: None)
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.wear(theme)
        self.view.resize(*SIZE)

    def seen(self) -> QImage:
        return self.view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def dark_table(art: Art) -> Tableau:
    made = Tableau()
    made.put("room", backdrop(art, STAGE, RIM, glows=True), 0, 0)
    dark = effects.shade(art, STAGE, 500, 300, 900, DARK)
    made.put("dark", dark, 0, 0, grow=effects.COARSE, opacity=0.8)
    embers = effects.embers(art, STAGE, RIM)
    made.put("embers", embers, 0, 0, grow=effects.COARSE, opacity=0.6)
    return made


def test_a_shade_in_lines_looks_like_one_that_is_stretched(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(qtbot, theme)
    window.scene.lay(STAGE, dark_table(art))
    lines = window.seen()
    monkeypatch.setattr(shade, "MUCH", 10**9)
    stretched = window.seen()
    assert lines != stretched
    for x in range(3, SIZE[0], 97):
        for y in range(SIZE[1]):
            assert _apart(stretched.pixelColor(x, y), lines.pixelColor(x, y)) <= FAINT


def test_a_shade_follows_a_window_that_is_pulled(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shade, "MUCH", 1)
    window = Window(qtbot, theme)
    window.scene.lay(STAGE, dark_table(art))
    window.seen()
    window.view.resize(SIZE[0] // 2, SIZE[1] // 2)
    window.view.fitInView(window.scene.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio)
    small = window.seen()
    monkeypatch.setattr(shade, "MUCH", 10**9)
    again = window.seen()
    for x, y in ((20, 20), (160, 100), (300, 180)):
        assert _apart(small.pixelColor(x, y), again.pixelColor(x, y)) <= FAINT


def test_a_small_shade_is_in_lines_where_it_lies(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Tableau()
    made.put("room", backdrop(art, STAGE, RIM, glows=False), 0, 0)
    for key, x in (("pool", 500), ("cut", -20)):
        made.put(key, effects.pool(art, 180), x, 303, grow=effects.COARSE, opacity=0.7)
    window = Window(qtbot, theme)
    window.scene.lay(STAGE, made)
    lines = window.seen()
    monkeypatch.setattr(shade, "MUCH", 10**9)
    stretched = window.seen()
    assert lines != stretched
    for x in range(1, SIZE[0], 97):
        for y in range(0, SIZE[1], 3):
            assert _apart(stretched.pixelColor(x, y), lines.pixelColor(x, y)) <= FAINT


def test_lines_are_made_once_for_a_table_that_moves(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are the same while it jumps and while a little is painted; at rest they go."""
    made: list[shade.Bands] = []

    class Noted(shade.Bands):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

    monkeypatch.setattr(shade, "Bands", Noted)
    window = Window(qtbot, theme)
    window.view.show()
    window.scene.lay(STAGE, dark_table(art))
    still = window.seen()
    assert len(made) == 2
    window.view.jump(6)
    jumped = window.seen()
    assert all(
        jumped.pixelColor(x, y + 6) == still.pixelColor(x, y)
        for x in range(0, SIZE[0], 90)
        for y in range(0, 1400, 90)
    )
    window.view.grab(QRect(0, 0, 90, 90))
    window.view.jump(0)
    assert window.seen() == still
    assert len(made) == 2
    left = [ref(each) for each in made]
    made.clear()
    window.moves.stilled.emit()
    qtbot.waitUntil(lambda: not any(each() for each in left))


def test_shades_that_come_together_are_made_ready_one_by_one(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One for each picture, as long as they grow stronger; nothing waits that lies there."""
    made: list[shade.Bands] = []

    class Noted(shade.Bands):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

    monkeypatch.setattr(shade, "Bands", Noted)
    window = Window(qtbot, theme)
    whole = dark_table(art)
    window.scene.lay(STAGE, Tableau(whole.pieces[:1]))
    window.scene.show(whole, Passage())
    for number in (1, 2):
        window.time.now += 16
        window.moves.tick()
        window.seen()
        assert len(made) == number
    window.time.now += 1000
    window.moves.tick()
    come = window.seen()
    window.scene.lay(STAGE, whole)
    assert window.seen() == come
    assert len(made) == 4, "Two that lie there are made ready for one picture."


class Noting(QPainter):
    """Notes what is filled."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.filled: list[QRect] = []

    def fillRect(self, *args: Any) -> None:
        self.filled.append(QRect(*args[:4]))


def filled(picture: Picture, right: float = 0.0) -> list[QRect]:
    """What is filled for a shade that is stretched over the whole window, or lies so far right of
    there."""
    pixmap, inside = picture.pixmap, QTransform.fromScale(effects.COARSE, effects.COARSE)
    inside = inside * QTransform.fromTranslate(right, 0)
    box = QRectF(picture.left, picture.top, pixmap.width(), pixmap.height())
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = Noting(image)
    shade.Bands(pixmap, box, inside, image.size()).paint(painter, image.rect(), image.rect())
    painter.end()
    return painter.filled


def test_nothing_is_filled_where_a_shade_is_clear(art: Art) -> None:
    """Embers are filled along the rim, and their sides at once."""
    found = filled(effects.embers(art, STAGE, RIM))
    assert sum(each.width() * each.height() for each in found) < 0.6 * SIZE[0] * SIZE[1]
    assert len([each for each in found if each.height() > SIZE[1] / 3]) == 2
    assert not any(each.contains(QPoint(SIZE[0] // 2, SIZE[1] // 2)) for each in found)


def test_an_even_veil_is_filled_at_once(art: Art) -> None:
    assert filled(effects.veil(art, STAGE)) == [QRect(0, 0, *SIZE)]


def test_a_shade_beside_the_window_fills_nothing(art: Art) -> None:
    assert filled(effects.veil(art, STAGE), 2 * SIZE[0]) == []
    # Counted from its own left edge; the rest is beyond the right one.
    (half,) = filled(effects.veil(art, STAGE), SIZE[0] / 2)
    assert half.left() == 0
    assert abs(half.width() - SIZE[0] / 2) <= 2 * effects.COARSE


def test_a_gentle_shade_has_fewer_lines(art: Art) -> None:
    """Where it changes more from line to line each of them is seen."""
    gentle, steep = (effects.shade(art, STAGE, 500, 300, reach, DARK) for reach in (1600, 400))
    assert len(filled(gentle)) == SIZE[1] / 8
    assert max(each.height() for each in filled(steep)[:100]) == 4


@pytest.mark.parametrize("strength", [1.0, 0.3])
def test_an_even_veil_looks_the_same(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch, strength: float
) -> None:
    made = Tableau()
    made.put("room", backdrop(art, STAGE, RIM, glows=False), 0, 0)
    made.put("veil", effects.veil(art, STAGE), 0, 0, grow=effects.COARSE, opacity=strength)
    window = Window(qtbot, theme)
    window.scene.lay(STAGE, made)
    lines = window.seen()
    monkeypatch.setattr(shade, "MUCH", 10**9)
    stretched = window.seen()
    for x in range(1, SIZE[0], 97):
        for y in range(0, SIZE[1], 3):
            assert _apart(stretched.pixelColor(x, y), lines.pixelColor(x, y)) <= 1


def test_what_the_room_leaves_free_is_filled(qtbot: QtBot, art: Art, theme: Theme) -> None:
    window = Window(qtbot, theme)
    wall = QColor(theme.wall_bottom)
    assert window.seen().pixelColor(9, 9) == wall, "An empty table has the colour of the wall."
    window.scene.lay(STAGE, dark_table(art))
    window.scene.setSceneRect(0, 0, *SIZE)
    assert window.seen().pixelColor(9, 9) != wall
    window.view.scale(0.5, 0.5)
    picture = window.seen()
    assert picture.pixelColor(9, 9) != wall
    assert picture.pixelColor(SIZE[0] - 9, SIZE[1] - 9) == wall
    window.scene.sweep()
    assert window.seen().pixelColor(9, 9) == wall


@pytest.mark.parametrize(
    ("pixels", "grow", "mixed"), [(1.0, 1.0, True), (FINE, 1.0, False), (FINE, 3.0, True)]
)
def test_a_piece_is_smooth_at_rest_and_where_pixels_are_large(
    kept_style: Style, pixels: float, grow: float, mixed: bool
) -> None:
    scale = Scale(1.0, pixels)
    art = kept_style.art(scale, dark=False, high=False, bold=False)
    pose = Pose(10, 10, 3, grow)
    sprite = Sprite(Piece("dot", effects.dot(art), pose), 0.0)
    sprite.place(pose)
    smooth = Qt.TransformationMode.SmoothTransformation
    assert (sprite.transformationMode() is smooth) is mixed
    sprite.rest(pose)
    assert sprite.transformationMode() is smooth


@pytest.mark.parametrize("is_large", [False, True])
def test_a_stretched_room_is_not_mixed_nor_anything_in_a_large_window(
    qtbot: QtBot, art: Art, theme: Theme, monkeypatch: pytest.MonkeyPatch, is_large: bool
) -> None:
    monkeypatch.setattr(views, "MUCH", (SIZE[0] - 1) * SIZE[1] + 1 - is_large)
    made = dark_table(art)
    made.put("dot", effects.dot(art), 300, 300)
    window = Window(qtbot, theme)
    window.scene.lay(STAGE, made)
    window.view.resize(SIZE[0] - 1, SIZE[1])
    window.view.stretch()
    kinds = {key: window.scene.sprite(key) for key in ("room", "dark", "dot")}
    smooth = Qt.TransformationMode.SmoothTransformation
    mixed = {key for key, each in kinds.items() if each and each.transformationMode() is smooth}
    assert mixed == {"dark"} | (set() if is_large else {"dot"})
    window.scene.lay(STAGE, made)
    room = window.scene.sprite("room")
    assert room is not None
    assert room.transformationMode() is smooth


def test_a_large_piece_at_a_slant_is_turned_once(
    qtbot: QtBot, kept_style: Style, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = kept_style.art(Scale(2.4), dark=False)
    first, second = (art.card(f"cards/quando/front_{each}_full", 118) for each in (3, 8))
    pose = Pose(200.3, 150.2, -6.0)
    window = Window(qtbot, theme)
    window.view.resize(1000, 800)
    window.scene.setSceneRect(0, 0, 1000, 800)
    sprite = Sprite(Piece("card", first, pose), 0.0)
    window.scene.addItem(sprite)
    monkeypatch.setattr(sprites, "PART", 40_000)
    sprite.rest(pose)
    assert sprite.rotation() == pose.angle, "There may be no time for it."
    parts = 0
    while sprite.is_to_be_turned:
        sprite.turn_a_part()
        parts += 1
    assert parts > 1
    assert not sprite.rotation()
    turned = window.seen()
    monkeypatch.setattr(sprites, "LARGE", 10**9)
    sprite.rest(pose)
    assert sprite.rotation() == pose.angle
    as_ever = window.seen()
    for x in range(300, 660, 7):
        for y in range(150, 600, 7):
            assert _apart(turned.pixelColor(x, y), as_ever.pixelColor(x, y)) <= FAINT
    monkeypatch.undo()
    sprite.rest(pose)
    sprite.turn_a_part()
    sprite.place(pose)
    sprite.turn_a_part()
    assert not sprite.is_to_be_turned, "It moves again before it is turned."
    assert sprite.rotation() == pose.angle
    sprite.rest(pose)
    sprite.turn()
    sprite.show_picture(second, 118)
    sprite.turn()
    assert window.seen() not in (turned, as_ever), "It shows another picture at rest."
    sprite.show_picture(first, 118)
    sprite.turn()
    assert window.seen() == turned
    sprite.place(pose)
    assert sprite.rotation() == pose.angle, "In motion it is turned anew."
    assert sprite.pixmap().cacheKey() == first.pixmap.cacheKey()


def _apart(one: QColor, other: QColor) -> int:
    return max(
        abs(one.red() - other.red()),
        abs(one.green() - other.green()),
        abs(one.blue() - other.blue()),
    )
