"""What lies on a table can be told from what is around it, measured by pixels in every theme."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from quando_desktop.games.quando.table.knob import pips
from quando_desktop.games.seven_ate_nine.table.lane_panel import LOCKED
from quando_desktop.games.seven_ate_nine.table.middle import COUNTS, dots_picture
from quando_desktop.shell.lesson import spotlight
from quando_desktop.table.paint import buttons, effects
from quando_desktop.table.paint.art import Art, Mark, Picture
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.canvas import Scale, colour
from quando_desktop.table.paint.style import Style
from tests.table.contrast import (
    ENOUGH,
    STRONG,
    changed,
    colours,
    contrast,
    every_theme,
    strongest,
)

FRONTS = {
    "quando": [f"cards/quando/front_{number}_full" for number in range(11)],
    "quanto": [f"cards/quanto/{number}" for number in range(1, 13)],
    "seven_ate_nine": [f"cards/seven_ate_nine/{number}_1" for number in range(1, 11)],
}
FOOT = {"quando": 60, "quanto": 60, "seven_ate_nine": 96}
"""From the foot of a picture up to what stands below the number."""


def laid(art: Art, picture: Picture, ground: str, dark: float = 0.0) -> QImage:
    """The picture on a ground of one colour, and as dark as this share."""
    image = QImage(picture.pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.drawPixmap(QPointF(0, 0), picture.pixmap)
    painter.fillRect(image.rect(), colour(art.theme.night, dark * art.theme.dim))
    painter.end()
    return image


@every_theme
@pytest.mark.parametrize("game", FRONTS)
def test_numbers_of_dimmed_cards_can_be_read(
    kept_style: Style, dark: bool, high: bool, game: str
) -> None:
    """As dark as they ever are: where single cards are veiled, in the unlit part of a lesson."""
    art = kept_style.art(Scale(1.0), dark=dark, high=high)
    in_one = game == "seven_ate_nine"
    for name in FRONTS[game]:
        card = art.card(name, 130, mark=Mark(veil=not in_one))
        image = laid(art, card, art.theme.table_bottom, LOCKED if in_one else spotlight.VEIL)
        inner = image.copy(image.rect().adjusted(34, 44, -34, -FOOT[game]))
        (field, _), *_ = colours(inner).most_common(1)
        least = STRONG if high else ENOUGH
        assert strongest(inner, QColor(field), least=20) >= least, name


@every_theme
def test_empty_dots_of_the_knock(kept_style: Style, dark: bool, high: bool) -> None:
    art = kept_style.art(Scale(1.0), dark=dark, high=high)
    for ground in (art.theme.table_top, art.theme.table_bottom):
        for made in (0, 2):
            image = laid(art, pips(art, 66, [made, made], 2), ground)
            assert strongest(image, QColor(ground)) >= (STRONG if high else ENOUGH)


@every_theme
def test_dots_of_a_countdown_and_under_a_card(kept_style: Style, dark: bool, high: bool) -> None:
    art = kept_style.art(Scale(1.0), dark=dark, high=high)
    for ground in (art.theme.table_top, art.theme.table_bottom):
        for picture in (effects.dot(art), *(dots_picture(art, count) for count in COUNTS)):
            image = laid(art, picture, ground)
            across = image.width() // 3 if image.width() > 2 * image.height() else image.width()
            for left in range(0, image.width() - across + 1, across):
                dot = image.copy(left, 0, across, image.height())
                assert strongest(dot, QColor(ground)) >= (STRONG if high else ENOUGH)


def test_the_palette_keeps_its_promises() -> None:
    """Its own check: text, controls and numbers in all themes, also for weak colour sight."""
    script = Path(__file__).parents[3] / "resources" / "look" / "check_palette.py"
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@every_theme
def test_rings_on_the_table(kept_style: Style, dark: bool, high: bool) -> None:
    """The outline of the keys around a card and a button."""
    art = kept_style.art(Scale(1.0), dark=dark, high=high)
    least = STRONG if high else ENOUGH
    name = FRONTS["quando"][0]
    for without, with_ring in (
        (Mark(ring=True), Mark(ring=True, outline=True)),
        (Mark(veil=True), Mark(veil=True, outline=True)),
    ):
        ground = art.theme.table_bottom
        # The same room for both.
        plain = laid(art, art.card(name, 130, 0.5, without), ground)
        ringed = laid(art, art.card(name, 130, 0.5, with_ring), ground)
        across = ringed.width() - plain.width()
        along = ringed.height() - plain.height()
        inner = ringed.copy(across // 2, along // 2, plain.width(), plain.height())
        pairs = [*changed(plain, inner)] + [
            (QColor(ground), QColor(value)) for value in colours(ringed)
        ]
        assert max(contrast(was, now) for was, now in pairs) >= least
    for look in ButtonLook:
        rests, focused = (
            laid(art, buttons.button(art, "Play", look, state=state), art.theme.table_bottom)
            for state in (ButtonState.HOVERED, ButtonState.FOCUSED)
        )
        strong = [pair for pair in changed(rests, focused) if contrast(*pair) >= least]
        assert len(strong) > 2 * 100, look
