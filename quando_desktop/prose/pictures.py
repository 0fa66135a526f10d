"""Pictures of a rulebook: rows of cards, players and signs. A game lays them, a file captions
them, and a page of the window draws them."""

from __future__ import annotations

from enum import Enum, auto

from quando_desktop.dataclass import dataclass

THEME = "{theme}"
"""Stands in the name of a drawing that each theme has its own of."""


class Spread(Enum):
    """Ways in which the cards of a picture lie."""

    APART = auto()
    FAN = auto()
    STACK = auto()


class PictureSign(Enum):
    """A small sign among the cards."""

    TURN = auto()
    FIST = auto()


class PictureVerdict(Enum):
    """Verdict of the rules on the cards of a group."""

    RIGHT = auto()
    WRONG = auto()


class Link(Enum):
    """Signs that stand between two groups."""

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
class PicturePlayer:
    """One of the computer players, with a number below if wanted."""

    character: str
    number: str = ""
    fist: bool = False


@dataclass(frozen=True, slots=True)
class PictureNumber:
    text: str


@dataclass(frozen=True, slots=True)
class PicturePiece:
    """A thing of the game that is not a card."""

    drawing: str


Part = Cards | PicturePlayer | PictureNumber | PicturePiece | PictureSign


@dataclass(frozen=True, slots=True)
class PictureGroup:
    """Parts in a row, and the words below them, which must be understood without the parts."""

    parts: tuple[Part, ...]
    title: str = ""
    note: str = ""
    verdict: PictureVerdict | None = None


@dataclass(frozen=True, slots=True)
class Illustration:
    groups: tuple[PictureGroup, ...]
    links: tuple[Link, ...]
    """Between each group and the next one."""

    @property
    def text(self) -> str:
        """The picture in words, for people who do not see it."""
        return " ".join(f"{group.title}, {group.note}." for group in self.groups)


def group(*parts: Part) -> PictureGroup:
    return PictureGroup(parts)


def right(*parts: Part) -> PictureGroup:
    """A group that keeps to the rules."""
    return PictureGroup(parts, verdict=PictureVerdict.RIGHT)


def wrong(*parts: Part) -> PictureGroup:
    """A group that breaks them."""
    return PictureGroup(parts, verdict=PictureVerdict.WRONG)


def picture(*row: PictureGroup | Link) -> Illustration:
    """A picture without words: a group, a link, a group, and so on."""
    groups = tuple(each for each in row[::2] if isinstance(each, PictureGroup))
    links = tuple(each for each in row[1::2] if isinstance(each, Link))
    if len(groups) + len(links) < len(row) or len(groups) != len(links) + 1:
        raise ValueError("between any two groups of a picture is one link")
    return Illustration(groups, links)
