"""The rulebook of Quanto: in order, findable, and its pictures and numbers are right."""

from __future__ import annotations

import re

import pytest

from quando_desktop.games.quanto.rules.cards import (
    COPIES,
    DECK_SIZE,
    JOKERS,
    RAINBOW_FROM,
    TEXTS,
    base_size,
    value_of,
)
from quando_desktop.games.quanto.text.rulebook import RULEBOOK
from quando_desktop.prose.pictures import Cards, PictureNumber, PicturePlayer, PictureVerdict
from quando_desktop.prose.rulebook import find

TOPICS = {topic.id: topic for topic in RULEBOOK.topics()}


def test_topics_come_in_the_order_in_which_one_learns_them() -> None:
    assert [topic.title for topic in RULEBOOK.topics()] == [
        "The aim",
        "The cards",
        "Hand and display",
        "A turn",
        "Capturing",
        "Forming a quanto",
        "Extending and taking it",
        "Discarding",
        "What 1, 2 and 3 do",
        "Rainbow cards",
        "Jokers",
        "The last cards",
        "Two teams",
        "Offering a card",
        "What you may know",
        "House rules",
    ]


def _values(cards: Cards) -> list[int]:
    """The numbers of open cards."""
    names = [drawing.rsplit("/", 1)[1] for drawing in cards.drawings]
    return [value_of(TEXTS[name]) for name in names]


def test_n7_the_sums_in_the_picture_of_captures_are_right() -> None:
    (picture,) = TOPICS["capture"].illustrations
    for group in picture.groups:
        (cards,) = group.parts
        assert isinstance(cards, Cards)
        assert (sum(_values(cards)) == 9) == (group.verdict is PictureVerdict.RIGHT)


@pytest.mark.parametrize("topic", ["form", "extend"])
def test_n8_n9_n10_the_sums_in_the_pictures_of_quantos_are_right(topic: str) -> None:
    """Each single card or sum is worth the tile, but for the two cards that begin it."""
    (picture,) = TOPICS[topic].illustrations
    for group in picture.groups:
        cards = [part for part in group.parts if isinstance(part, Cards)]
        shown = [_values(part) for part in cards if "back" not in part.drawings[0]]
        together = PictureNumber("+") in group.parts
        sums = [sum(map(sum, shown))] if together else [sum(values) for values in shown]
        assert set(sums) <= {8}


def test_n25_the_sums_in_the_picture_of_teams_are_right() -> None:
    (picture,) = TOPICS["teams"].illustrations
    for group in picture.groups[:2]:
        won = [int(part.number) for part in group.parts if isinstance(part, PicturePlayer)]
        assert group.title.endswith(f": {sum(won)}")


def test_a_picture_can_be_read_aloud() -> None:
    (picture,) = TOPICS["discard"].illustrations
    assert picture.text.startswith("3 and 4 lie there, your 7 could take them. 11 and 12 ")


def test_n1_n2_n3_the_numbers_are_those_of_the_game() -> None:
    told = TOPICS["cards"].paragraphs[0]
    numbers = [int(number) for number in re.findall(r"\d+", told)]
    assert numbers == [1, 12, COPIES, JOKERS, DECK_SIZE, RAINBOW_FROM]
    dealt = TOPICS["deal"].paragraphs[0]
    assert [int(number) for number in re.findall(r"\d+", dealt)] == [
        base_size(4),
        base_size(6),
        base_size(6),
    ]


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("joker", "joker"),
        ("RAINB", "rainbow"),
        ("  offering  ", "offer"),
        ("n18", "joker"),
        ("partner extend", "teams"),
        ("house", "house_rules"),
    ],
)
def test_words_are_found_in_titles_before_texts(wanted: str, first: str) -> None:
    assert find(RULEBOOK.topics(), wanted)[0].id == first


def test_the_credits_are_those_of_the_box() -> None:
    assert RULEBOOK.game == "quanto"
    assert RULEBOOK.credits.designers == ("Mike Fitzgerald",)
    assert RULEBOOK.credits.publisher.startswith("AMIGO")
