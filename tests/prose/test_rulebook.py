"""A rulebook read from its file: topics with their rules and captioned pictures, nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from quando_desktop.prose.pictures import (
    Cards,
    Illustration,
    Link,
    PictureNumber,
    PictureVerdict,
    group,
    picture,
    right,
    wrong,
)
from quando_desktop.prose.reader import BadProse
from quando_desktop.prose.rulebook import Credits, Rulebook, Topic

CARD, FIVE = Cards(("cards/one",)), PictureNumber("5")
PICTURES = {"two": picture(right(CARD), Link.ARROW, wrong(CARD, FIVE))}
GOOD = """\
# A game

## cards: The {count} cards
X1 X2

There are {count} cards.

![two]
- One card | it fits
- A card and a {count} | they do not
"""


def book(folder: Path, text: str) -> Rulebook:
    (folder / "rulebook.en.md").write_text(text, encoding="utf-8")
    return Rulebook("game", folder, Credits((), ()), PICTURES, lambda: {"count": 7})


def test_a_rulebook_is_what_its_file_says(tmp_path: Path) -> None:
    found = book(tmp_path, GOOD)
    assert found.title == "A game"
    (topic,) = found.topics()
    assert isinstance(topic, Topic)
    assert (topic.id, topic.title, topic.rules) == ("cards", "The 7 cards", ("X1", "X2"))
    words, shown = topic.parts
    assert words == "There are 7 cards."
    assert isinstance(shown, Illustration)
    assert shown.links == (Link.ARROW,)
    first, second = shown.groups
    assert (first.title, first.note, first.verdict) == ("One card", "it fits", PictureVerdict.RIGHT)
    assert (second.title, second.note) == ("A card and a 7", "they do not")
    assert (second.parts, second.verdict) == ((CARD, FIVE), PictureVerdict.WRONG)
    assert shown.text == "One card, it fits. A card and a 7, they do not."
    assert not PICTURES["two"].groups[0].title, "the game's own picture stays without words"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("X1 X2\n", "", 5, "begins with the numbers of its rules"),
        ("X1 X2\n", "X1, X2\n", 4, "begins with the numbers of its rules"),
        ("X1 X2\n", "![two]\n- a | b\n- c | d\n", 4, "begins with the numbers of its rules"),
        ("There are {count}", "There are {number}", 6, "offers no value {number}"),
        ("and a {count}", "and a {number}", 10, "offers no value {number}"),
        ("The {count} cards", "The {number} cards", 3, "offers no value {number}"),
        ("![two]\n", "![three]\n", 8, "no picture three"),
        ("![two]\n", "", 8, "captions stand below a picture"),
        ("- One card | it fits\n", "", 8, "1 captions for 2 groups"),
        ("- One card | it fits\n", "- One\n", 9, "a caption looks like this"),
        ("| it fits\n", "| it fits | well\n", 9, "a caption looks like this"),
        ("![two]\n- One card | it fits\n- A card and a {count} | they do not\n", "", 1, "never"),
    ],
)
def test_what_does_not_fit_the_game_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert GOOD.count(old) == 1
    with pytest.raises(BadProse) as caught:
        book(tmp_path, GOOD.replace(old, new)).topics()
    assert f"rulebook.en.md, line {line}: " in str(caught.value)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "row",
    [
        (),
        (Link.GAP,),
        (group(CARD), Link.GAP),
        (group(CARD), group(CARD)),
        (group(CARD), group(CARD), Link.GAP),
        (Link.GAP, group(CARD), Link.GAP),
    ],
)
def test_a_picture_is_groups_with_links_between_them(row: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="one link"):
        picture(*row)  # type: ignore[arg-type]
