"""The rulebook of Quando: complete, short, findable, and every picture can be drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quando_desktop import resources
from quando_desktop.engine.rulebook import (
    THEME,
    Cards,
    Illustration,
    Number,
    Sitter,
    Topic,
    find,
)
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.text.rulebook import CREDITS, RULEBOOK, topics
from quando_desktop.table import palette
from quando_desktop.table.drawings import Drawings

RULES = [f"Q{number}" for number in range(1, 25)]
TOPICS = {topic.id: topic for topic in topics()}
LONGEST_PARAGRAPH = 60


def _pictures() -> Iterator[Illustration]:
    for topic in TOPICS.values():
        yield from topic.illustrations


def test_every_rule_is_told() -> None:
    told = {rule for topic in TOPICS.values() for rule in topic.rules}
    assert told == set(RULES)


def test_topics_come_in_the_order_in_which_one_learns_them() -> None:
    assert len(TOPICS) == len(topics())
    assert [topic.title for topic in topics()] == [
        "The cards",
        "A turn",
        "Straight",
        "Equal numbers",
        "Drawing a card",
        "Number triplet",
        "The pile runs out",
        "Only zeros",
        "Knocking",
        "Counting up",
        "What you may know",
        "House rules",
    ]


@pytest.mark.parametrize("topic", TOPICS.values(), ids=list(TOPICS))
def test_a_topic_is_short_and_has_a_picture(topic: Topic) -> None:
    assert topic.illustrations
    assert isinstance(topic.parts[0], str)
    for paragraph in topic.paragraphs:
        assert 5 <= len(paragraph.split()) <= LONGEST_PARAGRAPH
        assert paragraph.endswith(".")
        assert "{" not in paragraph


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_the_pictures_show_is_there(theme: str) -> None:
    folder = resources.folder()
    drawings = set(Drawings(folder).names())
    characters = palette.load(folder).characters
    for picture in _pictures():
        assert len(picture.links) == len(picture.groups) - 1
        for group in picture.groups:
            assert group.parts
            assert group.title
            assert group.note
            for part in group.parts:
                if isinstance(part, Cards):
                    assert {name.replace(THEME, theme) for name in part.drawings} <= drawings
                elif isinstance(part, Sitter):
                    assert part.character in characters
                    assert set(part.number) <= set("+0123456789")
                elif isinstance(part, Number):
                    assert set(part.text) <= set("+0123456789")


def test_captions_name_who_sits_there() -> None:
    names = palette.load(resources.folder()).characters
    for picture in _pictures():
        for group in picture.groups:
            sitters = [part for part in group.parts if isinstance(part, Sitter)]
            for sitter in sitters:
                assert names[sitter.character].name in group.title


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
    found = find(topics(), wanted)
    assert found[0].id == first


def test_what_is_nowhere_is_not_found_and_nothing_finds_all() -> None:
    assert find(topics(), "parcheesi") == ()
    assert find(topics(), "riplet") == ()
    assert find(topics(), " ") == topics()


def test_a_word_of_the_text_or_of_a_picture_finds_its_topic() -> None:
    assert [topic.id for topic in find(topics(), "Italian")] == ["knock"]
    assert "triplet" in [topic.id for topic in find(topics(), "Figo")]


def test_the_credits_are_those_of_the_box() -> None:
    assert RULEBOOK.game == "quando"
    assert CREDITS.designers == ("Jannik Walter", "Reinhard Staupe")
    assert CREDITS.publisher == "KENDi GmbH"
