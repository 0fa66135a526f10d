"""What a Quando table says to people who look for their way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quando.rules.actions import Call
from quando_desktop.games.quando.text import guide
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from tests.games.quando.rounds import act, table

NAMES = ("Maria", "Tom", "Vesna")


@pytest.mark.parametrize(
    ("chosen", "held", "words"),
    [
        ((), None, ""),
        ((7,), None, ""),
        ((7, 7), None, ""),
        ((5, 6, 7), None, ""),
        ((6, 7), None, "6 7 … add a 5 or an 8"),
        ((7, 6), (5, 9), "6 7 … add a 5"),
        ((6, 7), (1, 8), "6 7 … add an 8"),
        ((6, 7), (1,), "6 7 … but you have neither a 5 nor an 8"),
        ((0, 1), None, "0 1 … add a 2"),
        ((9, 10), None, "9 10 … add an 8"),
        ((0, 1), (5,), "0 1 … but you have no 2"),
        ((5, 7), (6,), "5 7 … add a 6"),
        ((5, 7), (), "5 7 … but you have no 6"),
        ((3, 7), None, "3 7 is not a straight: three in a row, like 3 4 5"),
        ((5, 5, 6), None, "5 5 6: play only cards with the same number, or three in a row"),
        ((4, 5, 6, 7), None, "A straight is exactly three cards; 4 5 6 7 are four"),
    ],
)
def test_a_choice_says_what_it_lacks(
    english: Languages, chosen: tuple[int, ...], held: tuple[int, ...] | None, words: str
) -> None:
    assert guide.incomplete(chosen, held) == words


def test_in_german_too(english: Languages) -> None:
    english.use(Language.GERMAN)
    assert guide.incomplete((6, 7)) == "6 7 … dazu eine 5 oder eine 8"
    assert guide.incomplete((6, 7), ()) == "6 7 … aber du hast weder eine 5 noch eine 8"
    assert guide.must_draw("Vesna") == "Zahlendrilling von Vesna: keine 0, also ziehst du"
    assert guide.what_to_do(None).startswith("Spiele gleiche Zahlen oder eine Straße")


def test_the_turn_says_what_is_true_now(english: Languages) -> None:
    said = {call: guide.what_to_do(call) for call in (None, Call.KNOCK, Call.PASS)}
    assert said[None] == "Play equal numbers or three in a row, then draw one"
    assert said[Call.KNOCK].endswith("or knock")
    assert said[Call.PASS] == "Last turn: play, or pass"


def test_a_penalty_names_its_cause(english: Languages) -> None:
    state = table("8/1 8/2 8/3 7/1", "0/6 2/3", "4/5", draw="4/9 3/9 1/7")
    act(state, 0, "8/1 8/2 8/3")
    act(state, 0, state.legal(0)[0])
    assert text_spoken.situation(state.observe(1), NAMES) == "Maria's triplet: turn a 0 over"
    act(state, 1, state.legal(1)[0])
    seen = state.observe(2)
    assert text_spoken.situation(seen, NAMES) == "Maria's triplet: no 0, so you draw"
    assert text_spoken.sides(seen, NAMES) == (
        "Maria's triplet: no 0, so you draw. Left: Take the 3. Right: Turn it over."
    )


def test_a_known_hidden_side_was_seen(english: Languages) -> None:
    state = table("8/1 7/1", "4/5", draw="4/9")
    act(state, 0, "8/1")
    seen = state.observe(0)
    assert "you saw it" not in text_spoken.sides(seen, NAMES)
    known = replace(seen, draw=(seen.draw[0]._replace(down=9),))
    assert text_spoken.sides(known, NAMES).endswith("Right: Turn it over: 9, you saw it.")


def test_the_sentence_to_begin_with_has_its_moment(english: Languages) -> None:
    state = table("8/1 7/1", "4/5", draw="4/9")
    assert guide.first_sentence(state.observe(0)).startswith("Play equal numbers")
    assert not guide.first_sentence(replace(state.observe(0), call=Call.PASS))
    act(state, 0, "8/1")
    assert not guide.first_sentence(state.observe(0))
