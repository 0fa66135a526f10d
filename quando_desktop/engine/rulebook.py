"""What a game's rulebook is made of: topics of short paragraphs and pictures laid with its cards.

A game tells its rules with these values; a page of the window shows them. Texts come from
functions, so that another language is a matter of asking again. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

THEME = "{theme}"
"""Stands in the name of a drawing that each theme has its own of."""


class Spread(Enum):
    """How the cards of a picture lie."""

    APART = auto()
    FAN = auto()
    STACK = auto()


class Sign(Enum):
    """A small sign among the cards."""

    TURN = auto()
    FIST = auto()


class Verdict(Enum):
    """What the rules say to the cards of a group."""

    RIGHT = auto()
    WRONG = auto()


class Link(Enum):
    """What stands between two groups."""

    ARROW = auto()
    LINE = auto()
    TURN = auto()
    GAP = auto()


@dataclass(frozen=True, slots=True)
class Cards:
    drawings: tuple[str, ...]
    """Their names, the lowest card first."""
    spread: Spread = Spread.APART


@dataclass(frozen=True, slots=True)
class Sitter:
    """One of the computer players, with a number below if wanted."""

    character: str
    number: str = ""
    knocked: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    text: str


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of the game that is no card."""

    drawing: str


Part = Cards | Sitter | Number | Piece | Sign


@dataclass(frozen=True, slots=True)
class Group:
    """Parts in a row and what is to be said of them; the text alone must be understood."""

    parts: tuple[Part, ...]
    title: str
    note: str = ""
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Illustration:
    groups: tuple[Group, ...]
    links: tuple[Link, ...]
    """Between each group and the next one."""

    @property
    def text(self) -> str:
        """The picture in words, for those who do not see it."""
        return " ".join(f"{group.title}, {group.note}." for group in self.groups)


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
        """All that can be found by its words."""
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
    """Who made the game itself, as far as its rulebook says so."""

    designers: tuple[str, ...]
    artists: tuple[str, ...]
    editors: tuple[str, ...] = ()
    publisher: str = ""
    year: int | None = None


@dataclass(frozen=True, slots=True)
class Rulebook:
    game: str
    """Its id."""
    title: str
    topics: Callable[[], tuple[Topic, ...]]
    credits: Credits


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
