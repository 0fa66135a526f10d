"""Computer against computer without a window: matches, their records, and a table of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from typing import Any

from quando_desktop.bots.bot import Bot
from quando_desktop.bots.driver import play_round
from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.bots.live_mind import Mind
from quando_desktop.dataclass import dataclass, field
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player

MakeMind = Callable[[int, Chance], Mind[Any]]
"""Makes the computer player of a live match for a seat."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A series of matches: the game, the players, their number, and the seed. The same contest
    gives the same matches."""

    game: AnyGame
    levels: Sequence[str]
    """The level of each seat."""
    bots: Sequence[Bot[Any]]
    """The players of a turn game; empty for a live game."""
    options: Options
    matches: int
    seed: int
    minds: Sequence[MakeMind] = ()
    """The makers of the players of a live game."""

    def play(self) -> Iterator[Match]:
        for number in range(self.matches):
            yield self._play_match(number)

    def _play_match(self, number: int) -> Match:
        """Plays one match. It has its own seed, and every seat its own chance, apart from the
        deal."""
        seed = Chance(self.seed).stream("match", number).below(SEED_LIMIT)
        players = [
            Player(f"{level.capitalize()} {seat + 1}", Kind.COMPUTER, level)
            for seat, level in enumerate(self.levels)
        ]
        match = Match(self.game, players, self.options, seed)
        player = round_player(match, seed, self.bots, self.minds)
        while match.result is None:
            match.begin_round()
            player()
        return match


def round_player(
    match: Match, seed: int, bots: Sequence[Bot[Any]], minds: Sequence[MakeMind]
) -> Callable[[], None]:
    """A function that plays the round just dealt to its end, turn by turn or live."""
    chances = [Chance(seed).stream("bot", seat) for seat in range(match.seats)]
    if not match.game.live:
        return partial(play_round, match, bots, chances)
    made = {seat: make(seat, chances[seat]) for seat, make in enumerate(minds)}
    return LiveDriver(match, made, Chance(seed).stream("lots")).play_round


@dataclass(slots=True)
class Tally:
    """The results of each seat."""

    levels: Sequence[str]
    matches: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)
    """Matches won; a shared win counts in equal parts."""
    squares: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        seats = len(self.levels)
        self.wins, self.squares, self.points = [0.0] * seats, [0.0] * seats, [0] * seats

    def add(self, match: Match) -> None:
        assert match.result is not None
        self.matches += 1
        self.rounds += len(match.rounds)
        share = 1 / len(match.result.winners)
        for seat in match.result.winners:
            self.wins[seat] += share
            self.squares[seat] += share * share
        for seat, score in enumerate(match.result.scores):
            self.points[seat] += score

    def table(self) -> str:
        """The results as plain text."""
        rows = [("seat", "level", "wins", "share", "+-", "points a round")]
        for seat, level in enumerate(self.levels):
            share = self.wins[seat] / self.matches
            error = sqrt(max(0.0, self.squares[seat] / self.matches - share**2) / self.matches)
            rows.append(
                (
                    str(seat),
                    level,
                    f"{self.wins[seat]:.1f}",
                    f"{share:.1%}",
                    f"{error:.1%}",
                    f"{self.points[seat] / self.rounds:.2f}",
                )
            )
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [
            "  ".join(
                cell.ljust(width) if column == 1 else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ]
        lines.append(f"{self.matches} matches, {self.rounds} rounds")
        return "\n".join(lines)
