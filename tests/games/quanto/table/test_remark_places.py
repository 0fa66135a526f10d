"""What an opponent says at a Quanto table stands beside their head, and never on anything that must
be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.remark_bubble import Word, said_by
from tests.games.quanto.table.groups import groups_of, must_be_apart
from tests.games.quanto.table.sceneries import STATES, Sizes, plain_scenery, table_sizes
from tests.table.fit_checks import CASES, collisions, cut_off, outside
from tests.table.looks import longest
from tests.table.measured_art import Measured, frame_of

OTHERS = ("status", "told", "formed", "others choose", "offered to others", "last cards", "chosen")
"""What can be shown while somebody speaks."""


def speaking(seats: int, words: str, number: int) -> Iterator[tuple[str, QuantoScenery]]:
    """Tables at which each opponent in turn says this."""
    for sizes in table_sizes(seats):
        for seat in range(1, seats):
            name = OTHERS[number % len(OTHERS)]
            shown = STATES[name](plain_scenery(sizes))
            yield f"{name}, {sizes}, seat {seat}", replace(shown, word=Word(seat, words))
            number += 1


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_a_word_covers_nothing_that_must_be_read(
    kept_style: Style, english: Languages, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
    words, said = longest(remarks, Occasion), 0
    for seats in range(2, 7):
        for name, shown in speaking(seats, words, case):
            assert shown.word is not None
            table = Measured(frame.stage, art, picture(frame, shown))
            key = said_by(shown.word.seat)
            found = collisions(table, groups_of(shown), must_be_apart)
            assert [each for each in found if key in each] == [], name
            assert key not in dict(outside(table, groups_of(shown))), name
            assert key not in dict(cut_off(table)), name
            said += key in table.boxes()
    assert said > 30, "otherwise this says little"


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_at_usual_tables_everybody_can_speak(
    kept_style: Style, english: Languages, case: int
) -> None:
    """With larger letters there is no place for the longest words at some of the heads."""
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
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
    assert len(silent) <= (0 if text == 1.0 else 5), silent


def test_the_bubble_is_near_its_speaker(kept_style: Style, english: Languages) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    for seats in range(2, 7):
        for seat in range(1, seats):
            shown = STATES["told"](plain_scenery(Sizes(seats, 6, 4, 4, 2)))
            shown = replace(shown, word=Word(seat, "Catch me!"))
            boxes = Measured(frame.stage, art, picture(frame, shown)).boxes()
            word, head = boxes[said_by(seat)], boxes["portrait", seat]
            across = max(word.left - head.right, head.left - word.right)
            along = max(word.top - head.bottom, head.top - word.bottom)
            assert max(across, along) < 40, (seats, seat)
