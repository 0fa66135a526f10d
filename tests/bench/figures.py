"""What players are seen to do in a league: figures of all games, and a game's own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Any, ClassVar

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.characters import Temperament
from quando_desktop.engine.match import Match


@dataclass(slots=True)
class Figures:
    """What one player did, summed up over its seats and matches."""

    seats: int = 0
    """Seats taken in matches."""
    matches: int = 0
    wins: float = 0.0
    squares: float = 0.0
    """Of a side's share in each match."""
    rounds: int = 0
    points: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    """What the game itself counts, by its name."""
    seconds: list[float] = field(default_factory=list)
    """Of each decision."""

    def include(self, other: Figures) -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    def count_as_one(self) -> None:
        """Matches that hang together are one, with the mean of their shares."""
        self.wins /= self.matches
        self.squares = self.wins**2
        self.matches = 1

    def share(self) -> float:
        return self.wins / self.matches

    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(max(0.0, self.squares / self.matches - self.share() ** 2) / self.matches)

    def slowest(self, part: float) -> float:
        """Milliseconds within which this part of the decisions was made."""
        return 1000 * sorted(self.seconds)[int(part * (len(self.seconds) - 1))]

    def a_round(self, what: str) -> float:
        return self.counts[what] / self.rounds

    def per(self, what: str, whole: str) -> float:
        """How much of one there was for each of another."""
        return self.counts[what] / max(1, self.counts[whole])


Column = tuple[str, int, str]
"""The head of a column, its width, and what a league of its own says of such a figure."""


class Reaction(ABC):
    """A game as the league sees it."""

    yardsticks: ClassVar[str]
    """Who there is besides the levels, for people."""
    columns: ClassVar[Sequence[Column]]
    """Its own figures, between the points of a round and the time of a decision."""
    notes: ClassVar[Sequence[str]]
    """What they mean."""

    @abstractmethod
    def note_round(self, match: Match, counts: Sequence[Counter[str]]) -> None:
        """What can be told of a round only after it; for each seat its counts."""

    @abstractmethod
    def figures(self, figures: Figures) -> list[str]:
        """What stands in the columns."""


class TurnManner(Reaction):
    """A game of turns, whose players are asked for each decision."""

    @abstractmethod
    def yardstick(self, name: str) -> Bot[Any] | None:
        """A player to measure others by, if there is one with this name."""

    @abstractmethod
    def expert(self, temperament: Temperament, effort: float) -> Bot[Any]:
        """One that spends this part of its budget."""

    @abstractmethod
    def note(self, counts: Counter[str], view: Any, action: object) -> None:
        """What somebody has just chosen."""
