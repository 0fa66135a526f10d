"""The rulebook of 7 ate 9: in order, findable, and its pictures and numbers are right."""

from __future__ import annotations

import re

import pytest

from quando_desktop.games.seven_ate_nine.rules import trials
from quando_desktop.games.seven_ate_nine.rules.cards import (
    DECK,
    DECK_SIZE,
    STEPS,
    TEXTS,
    VALUES,
    fits,
    step_of,
    targets,
    value_of,
    wrapped,
)
from quando_desktop.games.seven_ate_nine.rules.deal import MOST_SPARED, stack_size
from quando_desktop.games.seven_ate_nine.rules.scoring import GAMES_A_PLAYER
from quando_desktop.games.seven_ate_nine.table.moments import SLOW
from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK, SLOW_HINT
from quando_desktop.prose.pictures import Cards, PictureGroup, PicturePlayer, PictureVerdict
from quando_desktop.prose.rulebook import find

pytestmark = pytest.mark.usefixtures("languages")


def _numbers(words: str) -> list[int]:
    return [int(found.replace("−", "-")) for found in re.findall(r"−?\d+", words)]


def _topic_paragraph(topic: str, place: int) -> str:
    return next(each for each in RULEBOOK.topics() if each.id == topic).paragraphs[place]


def _groups(topic: str, picture: int = 0) -> tuple[PictureGroup, ...]:
    found = next(each for each in RULEBOOK.topics() if each.id == topic)
    return found.illustrations[picture].groups


def _open(group: PictureGroup) -> list[int]:
    """The cards of a group that lie face up."""
    drawings = [name for part in group.parts if isinstance(part, Cards) for name in part.drawings]
    names = [name.rsplit("/", 1)[1] for name in drawings]
    return [TEXTS[name.replace("_", "/")] for name in names if name != "back_seven"]


def test_topics_come_in_the_order_in_which_one_learns_them() -> None:
    assert [topic.title for topic in RULEBOOK.topics()] == [
        "The aim",
        "The cards",
        "Stack and hand",
        "What fits",
        "Beyond 10 and below 1",
        "Everybody at once",
        "Drawing",
        "The last card",
        "The small tournament",
        "Stuck",
        "Calling the value",
        "Four keys each",
        "Start and pause",
        "A helping dot",
        "What you may know",
        "House rules",
    ]


@pytest.mark.parametrize(
    ("topic", "picture", "top", "fitting"),
    [
        ("fitting", 0, "5/3", {2, 8}),
        ("ring", 0, "9/3", {6, 2}),
        ("ring", 1, "1/2", {3, 9}),
    ],
)
def test_s5_s6_the_worked_examples_are_laid_out(
    topic: str, picture: int, top: str, fitting: set[int]
) -> None:
    pile, *candidates = _groups(topic, picture)
    assert _open(pile) == [TEXTS[top]]
    shown = {value_of(card) for group in candidates for card in _open(group) if _is_right(group)}
    assert shown == fitting == set(targets(TEXTS[top]))
    for group in candidates:
        (card,) = _open(group)
        assert fits(card, TEXTS[top]) == _is_right(group)
        assert f"{value_of(card)} fits" in group.title or not _is_right(group)


def _is_right(group: PictureGroup) -> bool:
    return group.verdict is PictureVerdict.RIGHT


def test_s6_the_ring_is_told_as_it_is() -> None:
    numbers = _numbers(_topic_paragraph("ring", 2))
    told = dict(zip(numbers[::2], numbers[1::2], strict=True))
    assert told == {number: wrapped(number) for number in (11, 12, 13, 0, -1, -2)}


def test_s7_the_later_of_two_equal_cards_does_not_fit_any_more() -> None:
    pile, first, second = (_open(group)[0] for group in _groups("at_once"))
    assert value_of(first) == value_of(second)
    assert fits(first, pile)
    assert fits(second, pile)
    assert not fits(second, first)
    assert set(_numbers(_groups("at_once")[1].note)) == set(targets(first))


def test_s8_a_drawn_card_comes_at_the_right_end() -> None:
    before, _, after = _groups("draw")
    assert _open(after)[:-1] == _open(before)
    assert value_of(_open(after)[-1]) == 1


def test_s9_s10_the_values_that_fit_then_are_right() -> None:
    called, follow = _groups("call")
    assert {value_of(card) for card in _open(follow)} == set(targets(_open(called)[0]))
    _, risen, now = _groups("stuck")
    assert {value_of(card) for card in _open(now)} == set(targets(_open(risen)[0]))
    assert set(_numbers(now.title)) == set(targets(_open(risen)[0]))


def test_s11_the_last_card_of_the_picture_fits_only_because_it_is_the_last() -> None:
    last, pile, _ = _groups("last")
    assert not fits(_open(last)[0], _open(pile)[0])


def test_s12_minus_points_are_the_cards_left() -> None:
    words = {"three": 3, "two": 2, "four": 4}
    for group in _groups("tournament")[1:]:
        (sitter,) = (part for part in group.parts if isinstance(part, PicturePlayer))
        (hand,) = (part for part in group.parts if isinstance(part, Cards))
        told = [words[word] for word in re.findall(r"\w+", group.note) if word in words]
        assert told[0] == len(hand.drawings)
        assert group.title.endswith(f": {sum(told)}")
        assert sitter.number == str(sum(told))


def test_s1_s2_s3_the_numbers_are_those_of_the_game() -> None:
    assert _numbers(_topic_paragraph("cards", 0)) == [
        *(DECK_SIZE, VALUES[0], VALUES[-1]),
        *STEPS,
    ]
    assert _numbers(_topic_paragraph("deal", 0)) == [stack_size(seats) for seats in (2, 3, 4)]
    counts = {value: sum(value_of(card) == value for card in DECK) for value in VALUES}
    assert [value for value, count in counts.items() if count == 8] == [1, 2, 3]
    assert set(counts.values()) == {7, 8}
    assert [step_of(_open(group)[0]) for group in _groups("cards")[:3]] == list(STEPS)


def test_the_house_rules_are_told_with_their_numbers() -> None:
    """They are written as words: who changes one has to change the other."""
    assert (trials.TRIES, trials.WINDOW, trials.LOCK) == (3, 3000, 2000)
    assert (trials.HOLD, trials.HOLD * trials.LONGEST) == (2000, 6000)
    held = _topic_paragraph("house_rules", 2)
    assert "for two seconds" in held
    assert "up to six" in held
    assert MOST_SPARED == 12
    assert "up to twelve cards" in _topic_paragraph("house_rules", 3)
    assert "three wrong cards within three seconds" in _topic_paragraph("house_rules", 4)
    assert GAMES_A_PLAYER == 2
    assert "two for each" in _topic_paragraph("house_rules", 0)


def test_late_help_comes_when_the_table_says_so() -> None:
    assert SLOW == SLOW_HINT * 1000
    assert "after 2.5 seconds" in _topic_paragraph("aids", 0)


def test_a_picture_can_be_read_aloud() -> None:
    picture = next(each for each in RULEBOOK.topics() if each.id == "last").illustrations[0]
    assert picture.text.startswith("All you have left, your stack is used up. A 7 on 3 ±2?, ")


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("stuck", "stuck"),
        ("KEYB", "keys"),
        ("  pause ", "pause"),
        ("s12", "tournament"),
        ("minus point", "tournament"),
        ("dot", "aids"),
        ("limit", "house_rules"),
    ],
)
def test_words_are_found_in_titles_before_texts(wanted: str, first: str) -> None:
    assert find(RULEBOOK.topics(), wanted)[0].id == first


def test_the_credits_are_those_of_the_box() -> None:
    assert RULEBOOK.game == "seven_ate_nine"
    assert RULEBOOK.credits.designers == ("Maureen Hiron",)
    assert RULEBOOK.credits.artists == ("Christine Hoffmeyer",)
    assert not RULEBOOK.credits.publisher, "the rulebook names none"
