"""What an opponent says stands beside their head, and never on anything that must be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.remark_bubble import Word, said_by, shapes
from tests.games.quando.table.sceneries import STATES, basis
from tests.table.fit_checks import CASES
from tests.table.looks import longest
from tests.table.measured_art import Measured, frame_of


@pytest.mark.parametrize("case", range(len(CASES)), ids=[str(case) for case in CASES])
def test_at_usual_tables_everybody_can_speak(
    kept_style: Style, english: Languages, case: int
) -> None:
    window, text, language = CASES[case]
    english.use(language)
    frame, art = frame_of(kept_style, window, text, letters)
    words = longest(remarks, Occasion)
    for seats in range(2, 7):
        shown = STATES["others' turn"](basis((6,) * seats))
        shown = replace(shown, saved=None, may_undo=False)
        for seat in range(1, seats):
            # Large words find no place beside a fist at the fullest table.
            for knocker in (None, seat) if text < 1.4 or seats < 6 else (None,):
                view = replace(shown.view, knocker=knocker)
                says = replace(shown, view=view, word=Word(seat, words))
                table = Measured(frame.stage, art, picture(frame, says))
                found = said_by(seat) in table.boxes()
                # In the largest letters there is none beside the second head of five, either.
                assert found or (text == 2.0 and (seats, seat) == (6, 2)), (seats, seat, knocker)


def test_words_take_two_lines_before_three(kept_style: Style, english: Languages) -> None:
    """Each step is narrower than the one before: the third line is for where nothing else fits."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    for language in (Language.ENGLISH, Language.GERMAN):
        english.use(language)
        for words in {
            each for who in CHARACTERS for when in Occasion for each in remarks(who, when)
        }:
            found = [*shapes(frame.art, words)]
            assert [len(lines) for lines, _, _ in found][:2] == [1, 2][: len(words.split())], words
            widths = [width for _, width, _ in found]
            assert widths == sorted(widths, reverse=True), words


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
