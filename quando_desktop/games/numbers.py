"""What a game says about its numbers: how statistics call them, and what is told of a match.

Numbers themselves come from the records (`Game.tallies`), claims from `Game.claims`, moments from
`Game.notables`. All words are in the present language.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from quando_desktop.engine.contract import Json, Notable, Options
from quando_desktop.named_tuple import NamedTuple


def _plainly(value: float) -> str:
    return f"{value:.1f}"


class Measure(NamedTuple):
    """A number that can be told over time."""

    key: str
    """Its name among the tallies; `points` is there for every game."""
    title: str
    """Such as "points a round"."""
    is_better_less: bool = True
    amount: Callable[[float], str] = _plainly


class Trait(NamedTuple):
    """A number that says how somebody plays, between two ways to do it."""

    key: str
    low: str
    """A word or two for those who have little of it ..."""
    high: str
    """... and for those who have much."""
    amount: Callable[[float], str] = _plainly


class ClaimWords(NamedTuple):
    """Words about bets that players make on themselves."""

    title: str
    """What they are called, for a heading."""
    won: Callable[[int], str]
    """After the number of those that were won: of so many, and what that means."""
    short: Callable[[int, int], str]
    """So many won of so many, as short as it goes."""
    none: str
    """Where there are none yet."""
    when: str
    """The heading of when they are made."""
    cost: Callable[[Options], str]
    """What a lost one costs, as short as it goes."""


class StripSign(Enum):
    """A mark on a strip."""

    GOOD = "good"
    LATE = "late"
    WRONG = "wrong"


class StripMark(NamedTuple):
    """A card that somebody laid, or wanted to."""

    at: int
    """Milliseconds since the start."""
    sign: StripSign
    took: int = 0
    """Milliseconds for which it could have been laid before; nothing where it did not fit."""


class StripLane(NamedTuple):
    """One game of somebody, from its start to its end."""

    title: str
    length: int
    """In milliseconds."""
    spans: tuple[tuple[int, int], ...]
    """Stretches of time that are marked."""
    marks: tuple[StripMark, ...]
    sentence: str
    """All of it in words."""


class Strip(NamedTuple):
    """How a live match went for one player."""

    title: str
    sentence: str
    lanes: tuple[StripLane, ...]
    legend: tuple[tuple[StripSign | None, str], ...]
    """The meaning of each mark, and of a span."""


class StripWords(NamedTuple):
    """Makes strips, and speaks about them."""

    title: str
    line: str
    """What is seen on a large one, in a sentence."""
    make: Callable[[Json, int], Strip | None]
    """The strip of a seat from a record; None where time does not count."""
    counts: Callable[[Options], bool]
    """Whether time counts by these house rules."""
    heading: Callable[[float | None, float | None], str]
    """The first of the measures now and in one's own past, in a few words; None where there is
    none."""


class NotableSign(Enum):
    """The sign beside a moment."""

    FIST = "fist"
    ZERO = "zero"
    BARS = "bars"
    STAR = "star"


Told = tuple[NotableSign, str]
"""A moment as a sign and a sentence."""


class GameNumbers(NamedTuple):
    """All of it for one game."""

    measures: tuple[Measure, ...] = (Measure("points", "points a round"),)
    """The first one is the most telling."""
    traits: tuple[Trait, ...] = ()
    claims: ClaimWords | None = None
    told: Callable[[Notable, str | None], Told | None] = lambda *_: None
    """A moment of the player of this name; without one it is the reader."""
    strip: StripWords | None = None
    """None where time never counts."""
