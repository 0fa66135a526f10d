"""Pictures of a rulebook: rows of cards, players and signs. A game lays them, a file captions
them, and a page of the window draws them."""

from __future__ import annotations

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
    fist: bool = False


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
    """Parts in a row, and the words below them, which must be understood without the parts."""

    parts: tuple[Part, ...]
    title: str = ""
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


def group(*parts: Part) -> Group:
    return Group(parts)


def right(*parts: Part) -> Group:
    """A group that keeps to the rules."""
    return Group(parts, verdict=Verdict.RIGHT)


def wrong(*parts: Part) -> Group:
    """A group that breaks them."""
    return Group(parts, verdict=Verdict.WRONG)


def picture(*row: Group | Link) -> Illustration:
    """A picture without words: a group, a link, a group, and so on."""
    groups = tuple(each for each in row[::2] if isinstance(each, Group))
    links = tuple(each for each in row[1::2] if isinstance(each, Link))
    if len(groups) + len(links) < len(row) or len(groups) != len(links) + 1:
        raise ValueError("between any two groups of a picture is one link")
    return Illustration(groups, links)
