"""The rulebook of Quando: in order, findable, and with the numbers of the game."""

from __future__ import annotations

import re

import pytest

from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.text.rulebook import RULEBOOK
from quando_desktop.prose.rulebook import find

TOPICS = {topic.id: topic for topic in RULEBOOK.topics()}


def test_topics_come_in_the_order_in_which_one_learns_them() -> None:
    assert [topic.title for topic in RULEBOOK.topics()] == [
        "The aim",
        "The cards",
        "A turn",
        "Straight",
        "Equal numbers",
        "Drawing a card",
        "Knocking",
        "Counting up",
        "Triplet",
        "Only zeros",
        "The pile runs out",
        "What you may know",
        "House rules",
    ]


def test_a_picture_can_be_read_aloud() -> None:
    (picture,) = TOPICS["triplet"].illustrations
    assert picture.text.startswith("Figo plays three 8s, and draws a card. Vesna has two 0s, ")


def test_the_usual_numbers_are_those_of_the_game() -> None:
    """Q2, Q17, Q23, Q24."""
    two, four = (
        {option.key: option.default for option in Quando().options(seats)} for seats in (2, 4)
    )
    told = TOPICS["house_rules"].paragraphs
    assert [int(number) for number in re.findall(r"\d+", told[1])] == [
        four["target"],
        two["target"],
        four["knock_penalty"],
        four["hand_size"],
        two["hand_size"],
    ]
    assert f"after {four['plays_before_knock']} plays" in told[2]


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("triplet", "triplet"),
        ("TRIP", "triplet"),
        ("  zeros  ", "zeros"),
        ("q15", "pile"),
        ("pass knocker", "knock"),
        ("house", "house_rules"),
    ],
)
def test_words_are_found_in_titles_before_texts(wanted: str, first: str) -> None:
    found = find(RULEBOOK.topics(), wanted)
    assert found[0].id == first


def test_what_is_nowhere_is_not_found_and_nothing_finds_all() -> None:
    assert find(RULEBOOK.topics(), "parcheesi") == ()
    assert find(RULEBOOK.topics(), "riplet") == ()
    assert find(RULEBOOK.topics(), " ") == RULEBOOK.topics()


def test_a_word_of_the_text_or_of_a_picture_finds_its_topic() -> None:
    assert [topic.id for topic in find(RULEBOOK.topics(), "Italian")] == ["knock"]
    assert "triplet" in [topic.id for topic in find(RULEBOOK.topics(), "Figo")]


def test_the_credits_are_those_of_the_box() -> None:
    assert RULEBOOK.game == "quando"
    assert RULEBOOK.credits.designers == ("Jannik Walter", "Reinhard Staupe")
    assert RULEBOOK.credits.publisher == "KENDi GmbH"
