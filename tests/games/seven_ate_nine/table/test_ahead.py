"""Pictures that are drawn before the game begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import KINDS, VALUES
from quando_desktop.games.seven_ate_nine.table.picture import MOST, draw_ahead, picture
from quando_desktop.games.seven_ate_nine.table.scenery import TOP, SevenScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import Canvas, Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame
from tests.games.seven_ate_nine.table.sceneries import Sizes, held, scenery_of, some

MIDDLE = ("target", "under")
"""The first parts of the keys of cards of the pile and of values that fit."""


@pytest.fixture
def frame(style: Style, english: Languages) -> Frame:
    """Nothing is drawn there yet."""
    return Frame(Stage.of(1440, 900), style.art(Scale(1.0), dark=False))


def faces_drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The faces of cards that are drawn from now on."""
    drawn: list[str] = []
    svg = Canvas.svg

    def note(canvas: Canvas, name: str, box: object) -> None:
        if name.startswith("cards/seven_ate_nine"):
            drawn.append(name)
        svg(canvas, name, box)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "svg", note)
    return drawn


@pytest.mark.parametrize("sizes", [Sizes(1, 3), Sizes(2, 1), Sizes(4, 0)])
def test_no_face_has_to_be_drawn_in_a_game(
    frame: Frame, sizes: Sizes, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenery = replace(scenery_of(sizes), phase=LivePhase.READY)
    for _ in draw_ahead(frame, scenery):
        pass
    drawn = faces_drawn(monkeypatch)
    for count in range(1, MOST + 1):
        picture(frame, scenery_of(sizes._replace(hand=count)))
    assert drawn == []


def test_no_value_and_no_shadow_of_the_pile_has_to_be_drawn_in_a_game(
    frame: Frame, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenery = scenery_of(Sizes(2, 2))
    for _ in draw_ahead(frame, scenery):
        pass
    middle = [
        piece
        for piece in picture(frame, scenery).pieces
        if piece.key == TOP or (isinstance(piece.key, tuple) and piece.key[0] in MIDDLE)
    ]
    assert len(middle) > 3
    drawn: list[object] = []
    monkeypatch.setattr(Canvas, "shadow", lambda *args: drawn.append(args))
    monkeypatch.setattr(Canvas, "number", lambda *args: drawn.append(args))
    for piece in middle:
        piece.picture.paint()
    assert drawn == []


def test_it_is_drawn_bit_by_bit(frame: Frame) -> None:
    steps = draw_ahead(frame, scenery_of(Sizes(1, 3)))
    next(steps)
    assert len(frame.art._faces) == 1
    for _ in range(29):
        next(steps)
    assert len(frame.art._faces) == len(KINDS)


def test_all_calls_are_there(frame: Frame, monkeypatch: pytest.MonkeyPatch) -> None:
    scenery = scenery_of(Sizes(2, 2))
    for _ in draw_ahead(frame, scenery):
        pass
    picture(frame, scenery)
    kept = len(frame.art)
    for value in VALUES:
        picture(frame, replace(scenery, calls=dict.fromkeys(range(4), value)))
    assert len(frame.art) == kept


def test_the_cards_on_the_table_make_no_difference(frame: Frame, style: Style) -> None:
    """Whatever they are, the same is drawn in the same order."""

    def order(scenery: SevenScenery) -> list[object]:
        art = Art(style.drawings, style.palette, frame.art.theme, Scale(1.0), bold=False)
        for _ in draw_ahead(Frame(frame.stage, art), scenery):
            pass
        return [*art._faces]

    scenery = scenery_of(Sizes(2, 2))
    views = {
        seat: replace(view, hand=held(some(len(view.hand), 3)), pile=some(len(view.pile), 5))
        for seat, view in scenery.views.items()
    }
    assert views != scenery.views
    assert order(scenery) == order(replace(scenery, views=views))
