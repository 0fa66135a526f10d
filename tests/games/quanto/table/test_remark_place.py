"""What an opponent says at a Quanto table stands beside their head, and never on anything that must
be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.remark_bubble import Word, said_by
from tests.games.quanto.table.sceneries import STATES, Sizes, plain_scenery
from tests.table.fit_checks import CASES
from tests.table.looks import longest
from tests.table.measured_art import Measured, frame_of


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_at_usual_tables_everybody_can_speak(
    kept_style: Style, english: Languages, case: int
) -> None:
    """With larger letters there is no place for the longest words at some of the heads."""
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text, letters)
    silent = []
    for seats in range(2, 7):
        hand = 4 if seats < 5 else 5
        shown = STATES["told"](plain_scenery(Sizes(seats, hand + 1, hand, hand, 3)))
        shown = replace(shown, saved=None, may_undo=False)
        for seat in range(1, seats):
            says = replace(shown, word=Word(seat, longest(remarks, Occasion)))
            table = Measured(frame.stage, art, picture(frame, says))
            if said_by(seat) not in table.boxes():
                silent.append((seats, seat))
    is_usual = text == 1.0 and not frame.stage.is_compact
    assert len(silent) <= (0 if is_usual else 5), silent
