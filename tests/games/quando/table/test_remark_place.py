"""What an opponent says stands beside their head, and never on anything that must be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.remark_bubble import Word, said_by
from tests.games.quando.table.groups import groups_of, must_be_apart
from tests.games.quando.table.sceneries import STATES, basis, hands
from tests.table.fit_checks import CASES, collisions, cut_off, outside
from tests.table.looks import longest
from tests.table.measured_art import Measured, frame_of

OTHERS = ("others' turn", "others pay", "own knock", "last round", "turn")
"""What can be shown while somebody speaks."""


def speaking(seats: int, words: str, number: int) -> Iterator[tuple[str, QuandoScenery]]:
    """Tables at which each opponent in turn says this."""
    for sizes in hands(seats):
        for seat in range(1, seats):
            name = OTHERS[number % len(OTHERS)]
            shown = STATES[name](basis(sizes))
            if number % 3 == 0:
                shown = replace(shown, view=replace(shown.view, knocker=seat))
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
            assert collisions(table, groups_of(shown), must_be_apart) == [], name
            assert outside(table, groups_of(shown)) == [], name
            assert cut_off(table) == [], name
            said += said_by(shown.word.seat) in table.boxes()
    assert said > 60, "otherwise this says little"


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_at_usual_tables_everybody_can_speak(
    kept_style: Style, english: Languages, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
    for seats in range(2, 7):
        shown = STATES["others' turn"](basis((6,) * seats))
        shown = replace(shown, saved=None, may_undo=False)
        for seat in range(1, seats):
            # Large words find no place beside a fist at the fullest table.
            for knocker in (None, seat) if text < 1.4 or seats < 6 else (None,):
                view = replace(shown.view, knocker=knocker)
                says = replace(shown, view=view, word=Word(seat, longest(remarks, Occasion)))
                table = Measured(frame.stage, art, picture(frame, says))
                assert said_by(seat) in table.boxes(), (seats, seat, knocker)


def test_the_bubble_is_near_its_speaker(kept_style: Style, english: Languages) -> None:
    frame, art = frame_of(kept_style, (1440, 900), 1.0)
    for seats in range(2, 7):
        for seat in range(1, seats):
            shown = replace(basis((5,) * seats), acts=False, word=Word(seat, "Now!"))
            boxes = Measured(frame.stage, art, picture(frame, shown)).boxes()
            word, head = boxes[said_by(seat)], boxes["portrait", seat]
            across = max(word.left - head.right, head.left - word.right)
            along = max(word.top - head.bottom, head.top - word.bottom)
            assert max(across, along) < 40, (seats, seat)


def test_a_word_makes_way_for_a_choice_and_for_the_sheet(
    kept_style: Style, english: Languages
) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    word = Word(1, "Now!")
    chooses = replace(STATES["draw"](basis((5, 5, 5))), word=word)
    assert chooses.chooses_side
    assert said_by(1) not in {piece.key for piece in picture(frame, chooses).pieces}
    light = replace(STATES["others pay"](basis((5, 5, 5))), moment=Moment.SHOWCASE, word=word)
    assert said_by(1) in {piece.key for piece in picture(frame, light).pieces}
