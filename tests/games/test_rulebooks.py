"""Every rulebook: complete, short, and all its pictures can be drawn, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from quando_desktop import resources
from quando_desktop.games.quando.text.rulebook import RULEBOOK as QUANDO
from quando_desktop.games.quanto.text.rulebook import RULEBOOK as QUANTO
from quando_desktop.games.seven_ate_nine.text.rulebook import RULEBOOK as SEVEN
from quando_desktop.prose.pictures import (
    THEME,
    Cards,
    Illustration,
    PictureNumber,
    PicturePiece,
    PicturePlayer,
)
from quando_desktop.prose.rulebook import Rulebook, Topic
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint import palette
from quando_desktop.table.paint.drawings import Drawings

BOOKS = (QUANDO, QUANTO, SEVEN)
RULES = {
    QUANDO.game: {f"Q{number}" for number in range(1, 25)},
    QUANTO.game: {f"N{number}" for number in range(1, 27)},
    SEVEN.game: {f"S{number}" for number in range(1, 20)},
}
TOPICS = {f"{book.game} {topic.id}": topic for book in BOOKS for topic in book.topics()}
LONGEST_PARAGRAPH = 60
WRITTEN = set("+0123456789")
"""What the numbers of a picture can be made of."""

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


def _pictures(book: Rulebook) -> Iterator[Illustration]:
    for topic in book.topics():
        yield from topic.illustrations


@each_book
def test_every_rule_is_told(book: Rulebook) -> None:
    assert {rule for topic in book.topics() for rule in topic.rules} == RULES[book.game]


@each_book
def test_no_topic_comes_twice(book: Rulebook) -> None:
    topics = book.topics()
    assert len({topic.id for topic in topics}) == len({topic.title for topic in topics})
    assert len({topic.id for topic in topics}) == len(topics)


@pytest.mark.parametrize("topic", TOPICS.values(), ids=list(TOPICS))
def test_a_topic_is_short_and_has_a_picture(topic: Topic) -> None:
    assert topic.illustrations
    assert isinstance(topic.parts[0], str)
    for paragraph in topic.paragraphs:
        assert 3 <= len(paragraph.split()) <= LONGEST_PARAGRAPH
        assert paragraph.endswith(".")
        assert "{" not in paragraph


@each_book
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_that_the_pictures_show_is_there(book: Rulebook, theme: str) -> None:
    folder = resources.folder()
    drawings = set(Drawings(folder).names())
    characters = palette.load(folder).characters
    for picture in _pictures(book):
        assert len(picture.links) == len(picture.groups) - 1
        for group in picture.groups:
            assert group.parts
            assert group.title
            assert group.note
            for part in group.parts:
                if isinstance(part, Cards):
                    assert {name.replace(THEME, theme) for name in part.drawings} <= drawings
                elif isinstance(part, PicturePiece):
                    assert part.drawing in drawings
                elif isinstance(part, PicturePlayer):
                    assert part.character in characters
                    assert set(part.number) <= WRITTEN
                elif isinstance(part, PictureNumber):
                    assert set(part.text) <= WRITTEN


@each_book
def test_captions_name_who_sits_there(book: Rulebook) -> None:
    names = palette.load(resources.folder()).characters
    for picture in _pictures(book):
        for group in picture.groups:
            sitters = [part for part in group.parts if isinstance(part, PicturePlayer)]
            for sitter in sitters:
                assert names[sitter.character].name in group.title


@each_book
def test_in_german_everything_is_another_text(languages: Languages, book: Rulebook) -> None:
    languages.use(Language.ENGLISH)
    english = [list(topic.texts()) for topic in book.topics()]
    languages.use(Language.GERMAN)
    german = [list(topic.texts()) for topic in book.topics()]
    for one, other in zip(english, german, strict=True):
        for words, translated in zip(one, other, strict=True):
            assert words != translated or re.fullmatch(r"[A-Z]\d+", words)
            assert "{" not in translated
