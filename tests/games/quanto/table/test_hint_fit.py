"""A hint that finds little room at a Quanto table."""

from __future__ import annotations

from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import BUBBLE
from tests.games.quanto.table.sceneries import HINTED_SIZES, hinted
from tests.table.fit_checks import CASES
from tests.table.measured_art import frame_of


def test_without_room_it_does_not_compare(kept_style: Style, english: Languages) -> None:
    """A screen reader is told all the same."""
    shown = hinted(HINTED_SIZES[3], number=2)
    drawn = []
    for window, text, _ in (CASES[3], CASES[1]):
        frame, art = frame_of(kept_style, window, text, letters)
        tableau = picture(frame, shown)
        pieces = {piece.key: piece for piece in tableau.pieces}
        words = {each for _, each in art.measure(pieces[BUBBLE].picture).texts}
        drawn.append("+3.4" in words)
        assert "+3.4" in next(each.name for each in tableau.controls if each.key == BUBBLE)
    assert drawn == [True, False]
