"""Who sits at a table: what stands below one's own name."""

from __future__ import annotations

import pytest

from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.seats import Sitter, lay_own
from quando_desktop.table.scene.tableau import Tableau
from tests.table.measured_art import frame_of

FACE = Face("Maria", "people/2", "#336699", "M")
WINDOW = (1366, 768)


@pytest.mark.parametrize(
    ("free", "text", "told"),
    [(200.0, 1.0, "6 behind Vesna"), (200.0, 2.0, "6 behind"), (100.0, 2.0, "6 b…")],
)
def test_a_note_without_room_is_a_short_one_before_it_is_cut(
    kept_style: Style, free: float, text: float, told: str
) -> None:
    frame, art = frame_of(kept_style, WINDOW, text)
    who = Sitter(0, FACE, acts=False, note="6 behind Vesna", short_note="6 behind")
    tableau = Tableau()
    lay_own(tableau, frame.art, who, 90, 600, free)
    note = next(piece for piece in tableau.pieces if piece.key == ("note", 0))
    assert [words for _, words in art.measure(note.picture).texts] == [told]
