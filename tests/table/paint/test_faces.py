"""Faces: every player has every expression, the eyes look where they are told to, and at rest
nothing has changed."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from quando_desktop import resources
from quando_desktop.resources import MissingResources
from quando_desktop.table.paint import palette, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.drawings import Drawings
from quando_desktop.table.paint.faces import DROWNS, Expression, Gaze
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face, person
from tests.table.contrast import contrast

LOOK = resources.folder() / "look"
PALETTE = palette.load(resources.folder())
ANIMALS = [Face(key, key, each.body, "") for key, each in PALETTE.characters.items()]
FACES = ANIMALS + [person("Ada", number, PALETTE)._replace(initial="") for number in range(1, 7)]
ASIDE = [gaze for gaze in Gaze if gaze is not Gaze.STRAIGHT]
SMALL = 48
"""About the size at a table in a small window."""
NOTICED = 40
"""Levels of a colour, of 255: less is not seen."""
MEDAL = (100.0, 91.3, 108.7)
"""The ground of a medal, on a face of 200 units: its middle and radius."""
SHOULDERS = 146

each_face = pytest.mark.parametrize("face", FACES, ids=[face.art for face in FACES])
each_expression = pytest.mark.parametrize("expression", Expression)


@pytest.fixture
def art(style: Style) -> Art:
    return style.art(Scale(1.0), dark=False)


def image(picture: Picture) -> QImage:
    return picture.pixmap.toImage()


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """The pixels in which somebody sees a difference."""
    assert one.size() == other.size()
    return [
        (x, y)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y) and _is_noticed(one, other, x, y)
    ]


def _is_noticed(one: QImage, other: QImage, x: int, y: int) -> bool:
    a, b = one.pixelColor(x, y), other.pixelColor(x, y)
    differ = abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())
    return max(*differ, abs(a.alpha() - b.alpha())) > NOTICED


def drawn(drawings: Drawings, face: Face, expression: Expression, gaze: Gaze) -> QImage:
    """A face on twice its size, so that whatever leaves it can be seen; a pixel is a unit."""
    picture = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = drawings.gazing(f"faces/{face.art}_{expression}", *gaze.value)
    renderer.render(painter, QRectF(100, 100, 200, 200))
    painter.end()
    return picture


def inked(picture: QImage) -> dict[int, tuple[int, int]]:
    """Rows in which there is something, each from where to where, in the units of a face."""
    alphas = bytes(picture.constBits())[3::4].translate(bytes(each > 8 for each in range(256)))
    rows = {y - 100: alphas[y * 400 : (y + 1) * 400] for y in range(400)}
    return {y: (row.find(1) - 100, row.rfind(1) - 100) for y, row in rows.items() if any(row)}


# --- at rest ----------------------------------------------------------------------------------


@each_face
def test_at_rest_a_face_is_the_portrait(art: Art, face: Face) -> None:
    usual = art.svg(f"characters/{face.art}", 144, 144)
    assert image(pieces.portrait(art, face, 144)) == image(usual)


@each_face
def test_looking_away_at_rest_moves_nothing_but_the_eyes(style: Style, face: Face) -> None:
    """The head does not jump when the eyes begin to move."""
    still = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    still.fill(0)
    painter = QPainter(still)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    portrait = style.drawings.renderer(f"characters/{face.art}")
    portrait.render(painter, QRectF(100, 100, 200, 200))
    painter.end()
    changed = differing(still, drawn(style.drawings, face, Expression.REST, Gaze.LEFT))
    rows = [y - 100 for _, y in changed]
    assert changed
    assert max(rows) - min(rows) < 2 * 14
    assert min(rows) > 35
    assert max(rows) < 118


# --- expressions ------------------------------------------------------------------------------


@each_face
def test_expressions_are_told_apart_at_a_glance(art: Art, face: Face) -> None:
    made = {each: image(pieces.portrait(art, face, SMALL, each)) for each in Expression}
    for one, other in combinations(Expression, 2):
        assert len(differing(made[one], made[other])) > 40, (one, other)


def test_who_is_calm_by_nature_moves_less_than_who_is_not(art: Art) -> None:
    def stir(name: str) -> int:
        face = next(face for face in FACES if face.art == name)
        rest, joy = (
            image(pieces.portrait(art, face, 200, each))
            for each in (Expression.REST, Expression.DELIGHT)
        )
        return len(differing(rest, joy))

    assert max(map(stir, ("bruno", "nils"))) < min(map(stir, ("pip", "figo")))


@each_face
@each_expression
def test_a_face_stays_on_its_ground(style: Style, face: Face, expression: Expression) -> None:
    x0, y0, radius = MEDAL
    for y, (left, right) in inked(drawn(style.drawings, face, expression, Gaze.STRAIGHT)).items():
        assert 0 <= y < 200
        assert 0 <= left < right < 200
        if y0 < y < SHOULDERS:
            assert max(x0 - left, right - x0) ** 2 + (y - y0) ** 2 < radius**2


# --- eyes -------------------------------------------------------------------------------------


@each_face
@each_expression
def test_eyes_move_as_far_as_they_reach(style: Style, face: Face, expression: Expression) -> None:
    name = f"faces/{face.art}_{expression}"

    def eyes(across: float, down: float) -> QPointF:
        renderer = style.drawings.gazing(name, across, down)
        moved = renderer.transformForElement("eyes")
        return moved.map(renderer.boundsOnElement("eyes").center())

    middle = eyes(0, 0)
    side, down = (eyes(1, 0) - middle).x(), (eyes(0, 1) - middle).y()
    assert 3 <= side <= 16
    assert 3 <= down <= 16
    for gaze in Gaze:
        across, below = gaze.value
        step = eyes(*gaze.value) - middle
        assert (step.x(), step.y()) == pytest.approx((across * side, below * down), abs=0.01)


@each_face
@each_expression
def test_every_gaze_is_another_picture(art: Art, face: Face, expression: Expression) -> None:
    made = [image(pieces.portrait(art, face, SMALL, expression, gaze)) for gaze in Gaze]
    for one, other in combinations(made, 2):
        assert one != other


@each_face
def test_left_and_right_are_seen_at_a_table(art: Art, face: Face) -> None:
    left, right = (
        image(pieces.portrait(art, face, 80, Expression.REST, gaze))
        for gaze in (Gaze.LEFT, Gaze.RIGHT)
    )
    assert len(differing(left, right)) > 12


@pytest.mark.parametrize(
    ("across", "down", "gaze"),
    [
        (0, 0, Gaze.STRAIGHT),
        (5, 0, Gaze.RIGHT),
        (300, 100, Gaze.RIGHT),
        (300, 200, Gaze.DOWN_RIGHT),
        (-10, 300, Gaze.DOWN),
        (-7, 7, Gaze.DOWN_LEFT),
        (-300, 100, Gaze.LEFT),
        (-300, -100, Gaze.LEFT),
        (-2, -2, Gaze.UP_LEFT),
        (0, -1, Gaze.UP),
        (60, -50, Gaze.UP_RIGHT),
    ],
)
def test_a_gaze_goes_towards_what_is_looked_at(across: float, down: float, gaze: Gaze) -> None:
    assert Gaze.towards(across, down) is gaze


# --- pictures ---------------------------------------------------------------------------------


def test_a_face_is_made_once_for_each_expression_and_gaze(art: Art) -> None:
    for _ in range(2):
        made = {
            id(pieces.portrait(art, FACES[0], 40, expression, gaze))
            for expression in Expression
            for gaze in Gaze
        }
        assert len(made) == len(art) == len(Expression) * len(Gaze)


@each_expression
def test_a_medal_shows_the_expression_too(art: Art, expression: Expression) -> None:
    rest, changed = (
        image(pieces.medal(art, FACES[-1], 112, "#F5B82E", each, Gaze.LEFT))
        for each in (Expression.REST, expression)
    )
    plain = image(pieces.medal(art, FACES[-1], 112, "#F5B82E"))
    assert (len(differing(rest, changed)) > 100) is (expression is not Expression.REST)
    assert plain != changed


@each_expression
def test_theme_and_bold_cards_change_no_face(style: Style, expression: Expression) -> None:
    made = [
        image(
            pieces.portrait(
                style.art(Scale(1.0), dark=dark, bold=bold), FACES[3], 80, expression, Gaze.UP
            )
        )
        for dark, bold in ((False, False), (True, False), (False, True))
    ]
    assert made[0] == made[1] == made[2]


def test_the_initial_stays_on_the_chest(art: Art) -> None:
    with_letter = pieces.portrait(art, person("Ada", 1, PALETTE), 144, Expression.SHOCK, Gaze.UP)
    without = pieces.portrait(art, FACES[8], 144, Expression.SHOCK, Gaze.UP)
    changed = differing(image(with_letter), image(without))
    assert changed
    assert min(y for _, y in changed) > 0.72 * 144


# --- the files --------------------------------------------------------------------------------


def test_every_face_has_its_files_and_every_file_its_face() -> None:
    wanted = {f"{face.art}_{expression}" for face in FACES for expression in Expression}
    assert {path.stem for path in (LOOK / "svg" / "faces").iterdir()} == wanted


def test_all_faces_together_are_small() -> None:
    assert sum(path.stat().st_size for path in (LOOK / "svg" / "faces").iterdir()) < 170_000


def test_a_face_that_is_missing_is_reported(style: Style) -> None:
    with pytest.raises(MissingResources, match="nobody"):
        style.drawings.gazing("faces/nobody_rest", 0, 0)


@pytest.mark.parametrize("spoilt", ["", "<svg", '<svg xmlns="http://www.w3.org/2000/svg"></svg>'])
def test_a_face_without_eyes_is_reported(tmp_path: Path, spoilt: str) -> None:
    folder = tmp_path / "look" / "svg" / "faces"
    folder.mkdir(parents=True)
    shutil.copy(LOOK / "svg" / "faces" / "pip_rest.svg", folder)
    assert Drawings(tmp_path).gazing("faces/pip_rest", 1, 0).isValid()
    (folder / "pip_rest.svg").write_text(spoilt, "utf-8")
    with pytest.raises(MissingResources, match="cannot be read"):
        Drawings(tmp_path).gazing("faces/pip_rest", 1, 0)


@pytest.mark.parametrize("face", ANIMALS, ids=[face.art for face in ANIMALS])
def test_nobody_is_lost_on_a_dark_table(style: Style, face: Face) -> None:
    """Nils is as dark as the table: light runs along the edge of his head and of his paws."""
    art = style.art(Scale(1.0), dark=True)
    grounds = [QColor(each) for each in (art.theme.table_top, art.theme.wall_top)]
    for picture in (pieces.portrait(art, face, 140), pieces.paw(art, face, 40)):
        drawn = image(picture)
        row = [drawn.pixelColor(x, drawn.height() // 2) for x in range(drawn.width())]
        edge = next(pixel for pixel in row if pixel.alpha() == 255)
        assert all(contrast(edge, ground) >= DROWNS for ground in grounds)
    medal = image(pieces.medal(art, face, 140))
    ground = medal.pixelColor(medal.width() // 2 - 62, medal.height() // 2)
    assert contrast(ground, QColor(face.body)) >= 1.4, "and of his medal"
