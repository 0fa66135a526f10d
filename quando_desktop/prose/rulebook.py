"""Rulebooks: topics of short paragraphs and pictures. Their files have a section for each topic.
The numbers of its rules come first, and each group of a picture has a caption:

    ## straight: Straight
    X9

    A straight is three cards whose fronts climb by one: 4 5 6, for example.

    ![straights]
    - 0 1 2 | the lowest straight
    - 8 9 10 | the highest straight
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from quando_desktop.dataclass import dataclass, replace
from quando_desktop.prose.pictures import Illustration, PictureGroup
from quando_desktop.prose.reader import Document, ProseSection, ProseText, Rows, document

KIND = "rulebook"
RULES = re.compile(r"[A-Z]\d+( [A-Z]\d+)*")


@dataclass(frozen=True, slots=True)
class Topic:
    id: str
    title: str
    rules: tuple[str, ...]
    """The numbers of the rules it tells."""
    parts: tuple[str | Illustration, ...]
    """Paragraphs and pictures, as they are read."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        return tuple(part for part in self.parts if isinstance(part, str))

    @property
    def illustrations(self) -> tuple[Illustration, ...]:
        return tuple(part for part in self.parts if isinstance(part, Illustration))

    def texts(self) -> Iterator[str]:
        """All texts in which words can be found."""
        yield self.title
        yield from self.rules
        yield from self.paragraphs
        for picture in self.illustrations:
            yield picture.text

    def has(self, wanted: str) -> bool:
        """Whether each of the wanted words begins a word of this topic."""
        found = _words(" ".join(self.texts()))
        return all(any(word.startswith(part) for word in found) for part in _words(wanted))


@dataclass(frozen=True, slots=True)
class Credits:
    """Makers of the game itself, as far as its rulebook names them."""

    designers: tuple[str, ...]
    artists: tuple[str, ...]
    editors: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rulebook of one game, in whatever language is spoken."""

    game: str
    """Its id."""
    folder: Path
    """The folder of its files."""
    credits: Credits
    pictures: Mapping[str, Illustration]
    """Without words, by the names that the files use. Each must be shown."""
    values: Callable[[], Mapping[str, object]] = dict
    """The numbers for names in braces."""

    @property
    def title(self) -> str:
        return document(self.folder, KIND).title.text

    def topics(self) -> tuple[Topic, ...]:
        """The topics in the order in which one learns them."""
        return _topics(document(self.folder, KIND), self.pictures, self.values())


def _topics(
    file: Document, pictures: Mapping[str, Illustration], values: Mapping[str, object]
) -> tuple[Topic, ...]:
    topics = tuple(_topic(section, pictures, values) for section in file.sections)
    blocks = [block for section in file.sections for block in section.blocks]
    shown = {block.picture for block in blocks if isinstance(block, Rows)}
    for name in pictures:
        if name not in shown:
            raise file.place.wrong(f"the picture {name} is never shown")
    return topics


def _topic(
    section: ProseSection, pictures: Mapping[str, Illustration], values: Mapping[str, object]
) -> Topic:
    rules, *blocks = section.blocks
    if not isinstance(rules, ProseText) or not RULES.fullmatch(rules.text):
        raise rules.place.wrong("a topic begins with the numbers of its rules: X1 X2")
    parts = (
        block.filled(values)
        if isinstance(block, ProseText)
        else _captioned(block, pictures, values)
        for block in blocks
    )
    title = section.title.filled(values)
    return Topic(section.id, title, tuple(rules.text.split(" ")), tuple(parts))


def _captioned(
    captions: Rows, pictures: Mapping[str, Illustration], values: Mapping[str, object]
) -> Illustration:
    """A picture with its captions."""
    if not captions.picture:
        raise captions.place.wrong("captions stand below a picture: ![name]")
    if captions.picture not in pictures:
        raise captions.place.wrong(f"the game has no picture {captions.picture}")
    picture = pictures[captions.picture]
    if len(captions.rows) != len(picture.groups):
        counts = f"{len(captions.rows)} captions for {len(picture.groups)} groups"
        raise captions.place.wrong(f"the picture {captions.picture} has {counts}")
    groups = (
        _group(group, row, values) for group, row in zip(picture.groups, captions.rows, strict=True)
    )
    return replace(picture, groups=tuple(groups))


def _group(
    group: PictureGroup, row: Sequence[ProseText], values: Mapping[str, object]
) -> PictureGroup:
    if len(row) != 2:
        raise row[0].place.wrong("a caption looks like this: - title | note")
    title, note = (words.filled(values) for words in row)
    return replace(group, title=title, note=note)


def find(topics: Sequence[Topic], wanted: str) -> tuple[Topic, ...]:
    """The topics with all the wanted words, those that carry them in their title first."""
    found = [topic for topic in topics if topic.has(wanted)]
    parts = _words(wanted)

    def is_in_title(topic: Topic) -> bool:
        return all(any(w.startswith(part) for w in _words(topic.title)) for part in parts)

    return tuple(sorted(found, key=lambda topic: not is_in_title(topic)))


def _words(text: str) -> list[str]:
    letters = (letter if letter.isalnum() else " " for letter in text.casefold())
    return "".join(letters).split()
