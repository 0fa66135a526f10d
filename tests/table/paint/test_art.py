"""Pictures are made once for their name and size, sharp, with their shadow."""

from __future__ import annotations

import itertools
from typing import Any
from weakref import ref

import pytest
from PySide6.QtGui import QImage, QPainter

from quando_desktop.engine.players import Kind, Player
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint import room as rooms
from quando_desktop.table.paint.art import AREA, FACES, GROUND, KEPT, PART, Art, Mark, Picture
from quando_desktop.table.paint.canvas import Canvas, Scale, Type
from quando_desktop.table.paint.room import RIM, backdrop
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.scene.tableau import Piece, Pose

CARD = "cards/quando/front_5_full"
STAGE = Stage.of(3840, 2160)


@pytest.fixture
def art(style: Style) -> Art:
    return style.art(Scale(1.0), dark=False)


def test_a_picture_is_made_once(art: Art) -> None:
    painted = []

    def paint(canvas: Canvas) -> None:
        painted.append(canvas)

    first = art.picture("key", Box(0, 0, 10, 10), paint)
    assert art.picture("key", Box(0, 0, 10, 10), paint) is first
    assert len(art) == 1
    assert not painted
    # Only now does somebody look at it.
    assert first.pixmap.width() == 10
    assert art.picture("key", Box(0, 0, 10, 10), paint).pixmap is first.pixmap
    assert len(painted) == 1


def test_a_picture_knows_its_size_before_it_is_painted(style: Style) -> None:
    art = style.art(Scale(1.5, 2.0), dark=False)
    picture = art.picture("key", Box(-3, -4, 10, 11.2), lambda _: None)
    before = picture.covers, picture.left, picture.top
    assert picture.pixmap.width() * picture.pixmap.height() == before[0]
    assert before[1:] == (-4.5, -6.0)


def test_an_art_that_is_out_of_use_goes_with_its_pictures(style: Style) -> None:
    """One that nobody has looked at would hold on to it."""
    art = ref(style.art(Scale(1.0), dark=False))
    found = art()
    assert found is not None
    found.card("cards/back_quanto", 100)
    del found
    style.art(Scale(2.0), dark=False)
    assert art() is None


def test_an_art_that_is_still_shown_is_found_again(style: Style) -> None:
    shown = style.art(Scale(1.0), dark=False)
    card = shown.card(CARD, 132)
    shown.card(CARD, 99)
    for unit in (2.0, 3.0):
        style.art(Scale(unit), dark=False).card(CARD, 132)
    assert not len(shown), "It keeps nothing by itself."
    assert style.art(Scale(1.0), dark=False) is shown
    assert shown.card(CARD, 132) is card


def test_a_large_picture_can_be_painted_in_parts(style: Style) -> None:
    """Nobody sees that, from the letters to the edges of a shadow: what is stretched, as the glow
    of the room, is rounded otherwise."""

    def room(art: Art) -> Picture:
        return backdrop(art, STAGE, RIM, glows=True)

    def panel(art: Art) -> Picture:
        box = Box(0, 0, 1200, 700)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(Box(60, 60, 1080, 560), 24, 30, 12, 0.3)
            canvas.round(Box(60, 60, 1080, 560), 24, canvas.theme.panel)
            for line in range(12):
                canvas.text(100.3, 100 + 41.7 * line, "Quando", Type(33))
            canvas.svg(CARD, Box(700.5, 200.5, 200, 280))

        return art.picture("panel", box, paint)

    theme = style.palette.theme(dark=False, high=False)
    scale = Scale(STAGE.unit)

    def art() -> Art:
        return Art(style.drawings, style.palette, theme, scale, bold=False)

    for make in (room, panel):
        at_once, in_parts, begun = (make(art()) for _ in range(3))
        at_once.paint()
        number = 1
        while not in_parts.paint_a_part():
            number += 1
        assert number >= in_parts.covers // PART > 1
        assert not begun.paint_a_part()
        for picture in (in_parts, begun):
            assert _most_apart(picture, at_once) <= 5
    assert art().card(CARD, 100).paint_a_part(), "What is small is painted at once."


def _on_grey(picture: Picture) -> QImage:
    image = QImage(picture.pixmap.size(), QImage.Format.Format_RGB32)
    image.fill("#808080")
    painter = QPainter(image)
    painter.drawPixmap(0, 0, picture.pixmap)
    painter.end()
    return image


def _most_apart(one: Picture, other: Picture) -> int:
    """The largest difference of a colour, in levels of 256."""
    image = _on_grey(one)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, _on_grey(other))
    painter.end()
    colours = image.convertToFormat(QImage.Format.Format_RGB888)
    return max(bytes(colours.constBits()))


def test_pictures_out_of_use_are_forgotten(art: Art) -> None:
    box = Box(0, 0, 2, 2)
    used = art.picture("used", box, lambda _: None)
    for number in range(KEPT + 50):
        art.picture(number, box, lambda _: None)
        assert art.picture("used", box, lambda _: None) is used
    assert len(art) == KEPT


def test_what_is_still_on_a_table_is_not_made_again(art: Art) -> None:
    """However much it covers."""
    box, made = Box(0, 0, 1400, 900), list[int]()

    def picture(number: int) -> Picture:
        found = art.picture(number, box, lambda _: made.append(number))
        found.paint()
        return found

    seen = [picture(number) for number in range(4)]
    assert len(art) == AREA
    assert [picture(number) for number in range(4)] == seen
    assert made == [0, 1, 2, 3]
    seen.clear()
    picture(0)
    assert made[4:] == [0], "nobody saw it any more"


def test_name_size_and_lift_are_different_pictures(art: Art) -> None:
    made = {
        id(picture)
        for picture in (
            art.card(CARD, 100),
            art.card("cards/quando/front_6_full", 100),
            art.card(CARD, 90),
            art.card(CARD, 100, 1.3),
        )
    }
    assert len(made) == len(art) == 4
    assert art.card(CARD, 100) is art.card(CARD, 100)


def test_the_style_keeps_the_art_of_a_theme_and_scale(style: Style) -> None:
    art = style.art(Scale(1.0, 2.0), dark=True)
    assert style.art(Scale(1.0, 2.0), dark=True) is art
    for scale, dark in ((Scale(1.0, 1.0), True), (Scale(2.0, 2.0), True), (Scale(1.0, 2.0), False)):
        assert style.art(scale, dark=dark) is not art


def test_a_panel_beside_a_table_leaves_the_pictures_of_the_table_alone(style: Style) -> None:
    """Both are painted in turns, at their own scales."""
    card = style.art(Scale(0.8), dark=False).card(CARD, 100)
    shadow = style.art_around(Scale(1.0), dark=False).card(CARD, 100)
    assert style.art(Scale(0.8), dark=False).card(CARD, 100) is card
    assert style.art_around(Scale(1.0), dark=False).card(CARD, 100) is shadow


@pytest.mark.parametrize("table", [True, False])
def test_a_page_without_a_table_keeps_no_pictures_of_one(style: Style, table: bool) -> None:
    of_table, around = style.art(Scale(0.8), dark=False), style.art_around(Scale(1.0), dark=False)
    for art in (of_table, around):
        art.card(CARD, 100)
    style.turn_to(table=table)
    assert bool(len(of_table)) is table
    assert bool(len(around)) is not table


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_a_pixel_ratio_gives_more_pixels_in_the_same_place(style: Style, ratio: float) -> None:
    usual = style.art(Scale(1.0), dark=False).card(CARD, 132)
    sharp = style.art(Scale(1.0, ratio), dark=False).card(CARD, 132)
    assert sharp.pixmap.devicePixelRatio() == ratio
    assert sharp.pixmap.width() == pytest.approx(usual.pixmap.width() * ratio, abs=3)
    assert sharp.left == pytest.approx(usual.left, abs=1)


@pytest.mark.parametrize("unit", [0.711, 1.0, 1.2, 2.4])
def test_the_edge_of_an_upright_card_is_sharp(style: Style, unit: float) -> None:
    picture = style.art(Scale(unit), dark=False).card(CARD, 118, 0)
    image = picture.pixmap.toImage()
    row = [image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width())]
    assert set(row) <= {0, 255}


def test_a_shadow_is_baked_in_below_the_card(art: Art) -> None:
    picture = art.card(CARD, 100)
    image = picture.pixmap.toImage()
    middle = (round(-picture.left), round(-picture.top))
    below, above = (image.pixelColor(middle[0], middle[1] + y).alpha() for y in (76, -77))
    assert above < below
    assert 0 < below < 255
    for corner in ((0, 0), (image.width() - 1, image.height() - 1)):
        assert image.pixelColor(*corner).alpha() <= 2


def test_upright_sprites_lie_on_whole_pixels(style: Style) -> None:
    art = style.art(Scale(0.711, 1.5), dark=False)
    sprite = Sprite(Piece("card", art.card(CARD, 118), Pose(333.3, 444.4)), 12.3)
    sprite.rest(sprite.pose)
    for place in (sprite.x() + sprite.offset().x(), sprite.y() + sprite.offset().y()):
        assert place * 1.5 == pytest.approx(round(place * 1.5))
    assert sprite.pose == Pose(333.3, 444.4)


def test_text_never_gets_smaller_than_twelve_pixels(style: Style) -> None:
    assert Type(15).font(Scale(0.5)).pixelSize() == 12
    assert Type(15).font(Scale(0.5, 2.0)).pixelSize() == 24
    assert Type(15).font(Scale(2.0)).pixelSize() == 30


def test_a_long_name_is_cut(art: Art) -> None:
    long = pieces.plate(art, "W" * 60, 1000, acts=False)
    assert long.pixmap.width() < 2 * 120


@pytest.mark.parametrize("unit", [0.45, 0.5, 0.55, 0.711, 1.0])
def test_the_characters_names_are_whole_in_small_windows(style: Style, unit: float) -> None:
    art = style.art(Scale.of_table(unit), dark=False)
    for each in style.palette.characters.values():
        whole = pieces.plate_width(art, each.name, 12, room=1000)
        assert pieces.plate_width(art, each.name, 12) == whole, each.name


def test_numerals_are_drawn(art: Art) -> None:
    picture = art.picture(
        "number", Box.around(0, 0, 60, 30), lambda canvas: canvas.number(0, 0, "42", 28, "#000000")
    )
    image = picture.pixmap.toImage()
    inked = sum(
        image.pixelColor(x, y).alpha() > 128
        for x in range(image.width())
        for y in range(image.height())
    )
    assert 150 < inked < 900


def test_players_get_faces_of_their_own(style: Style) -> None:
    players = [
        Player("Maria"),
        Player("Vesna", Kind.COMPUTER, "plain", "vesna"),
        Player("Plain 3", Kind.COMPUTER, "plain"),
        Player("tom"),
        Player("Odd", Kind.COMPUTER, "plain", "nobody knows"),
    ]
    found = faces(players, style.palette)
    assert [face.initial for face in found] == ["M", "", "", "T", ""]
    assert found[0].art == "person_1"
    assert found[1].art == "vesna"
    assert found[3].art == "person_2"
    assert len({face.art for face in found}) == 5


def test_a_zero_keeps_its_ring_when_it_opens_like_a_door(art: Art) -> None:
    """The middle of the ring in the corner shows the card, as it does when it lies flat."""
    width = 180.0
    for mark in (Mark(), Mark(tilt=-11.0), Mark(tilt=11.0)):
        picture = art.card("cards/quando/front_0_full", width, 0.0, mark)
        image = picture.pixmap.toImage()
        row = round(-0.28 * width - picture.top)
        lights = [
            image.pixelColor(round(x - picture.left), row).red() > 160
            for x in range(round(-0.44 * width), round(-0.2 * width))
        ]
        changes = sum(one != other for one, other in itertools.pairwise(lights))
        assert changes >= 4, "into the ring, out, into it again and out"


@pytest.mark.parametrize("sign", ["+", "-", "="])
def test_signs_stand_half_way_up(style: Style, sign: str) -> None:
    whole, digit = (style.drawings.word(text, 100).boundingRect() for text in (sign, "3"))
    assert whole.center().y() == pytest.approx(digit.center().y(), abs=1)


def test_a_stencil_has_the_shape_of_a_drawing_and_one_ink(art: Art) -> None:
    box = Box.around(0, 0, 40, 40)
    picture = art.picture("stencil", box, lambda canvas: canvas.stencil("marks/6", box, "#FF0000"))
    image = picture.pixmap.toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#ff0000"}
    assert image.pixelColor(0, 0).alpha() == 0


def test_a_ring_can_have_the_colour_of_a_person(art: Art) -> None:
    gold, own = (art.card(CARD, 100, 0, Mark(ring=True, ink=ink)) for ink in ("", "#3873AE"))
    at = round(-50 - 2 - own.left), own.pixmap.height() // 2
    assert own.pixmap.toImage().pixelColor(*at).name() == "#3873ae"
    assert gold.pixmap.toImage().pixelColor(*at).name() == art.theme.gold.lower()


FACE = "cards/seven_ate_nine/7_2"


@pytest.mark.parametrize("scale", [Scale(0.71), Scale(1.0), Scale(1.37, 2.0)])
def test_a_face_that_was_drawn_ahead_looks_the_same(style: Style, scale: Scale) -> None:
    marks = Mark(), Mark(ring=True), Mark(outline=True), Mark(tilt=40.0)
    later, ahead = (
        Art(style.art(scale, dark=False)._drawings, style.palette, theme, scale, bold=False)
        for theme in [style.palette.theme(dark=False)] * 2
    )
    ahead.draw_ahead(FACE, 88.0)
    for mark in marks:
        one = later.card(FACE, 88.0, 0.7, mark).pixmap.toImage()
        other = ahead.card(FACE, 88.0, 0.7, mark).pixmap.toImage()
        assert one.size() == other.size()
        for x, y in itertools.product(range(one.width()), range(0, one.height(), 5)):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            differ = abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())
            assert max(*differ, abs(a.alpha() - b.alpha())) <= 12


def test_a_face_that_was_drawn_ahead_is_not_drawn_again(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    art.draw_ahead(FACE, 88.0)
    asked: list[str] = []
    monkeypatch.setattr(Canvas, "svg", lambda _, name, __: asked.append(name))
    art.draw_ahead(FACE, 88.0)
    art.card(FACE, 88.0).paint()
    art.card(FACE, 88.0, 1.0, Mark(ring=True)).paint()
    assert asked == []
    art.card(FACE, 90.0).paint()
    assert asked == [FACE]


def test_faces_out_of_use_are_forgotten(art: Art) -> None:
    for width in range(100, 400, 2):
        art.draw_ahead(FACE, float(width))
    kept = sum(image.width() * image.height() for image in art._faces.values())
    assert 0 < kept <= FACES * art._largest
    assert (FACE, 398.0) in art._faces
    assert (FACE, 100.0) not in art._faces

    art.forget_ahead()
    assert not art._faces


def test_what_all_parts_of_a_room_have_is_painted_once(
    style: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[bool] = []
    soft_edge = rooms._soft_edge

    def noted(*args: Any) -> QImage:
        painted.append(True)
        return soft_edge(*args)

    monkeypatch.setattr(rooms, "_soft_edge", noted)
    room = backdrop(style.art(Scale(STAGE.unit, 2.0), dark=False), STAGE, RIM, glows=True)
    parts = 1
    while not room.paint_a_part():
        parts += 1
    assert parts > 1
    assert painted == [True]


def test_a_card_with_time_gets_its_ground_in_parts(style: Style) -> None:
    scale = Scale(1.37, 2.0)
    theme = style.palette.theme(dark=False)
    one, other = (
        Art(style.drawings, style.palette, theme, scale, bold=False).card(CARD, 300)
        for _ in range(2)
    )
    assert one.covers > GROUND
    number = 1
    while not one.paint_a_part():
        number += 1
    assert number >= one.covers // GROUND > 1
    assert one.pixmap.toImage() == other.pixmap.toImage()
