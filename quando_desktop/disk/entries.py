"""Entries for lists of the matches on the disk: who plays and how it stands, and nothing secret.

An unfinished match is replayed from its journal for that. The record of a finished one is only
looked through, which is much quicker; it is read strictly when it is opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quando_desktop.dataclass import dataclass, field
from quando_desktop.disk.problem import Problem
from quando_desktop.engine import record
from quando_desktop.engine.contract import (
    Achievement,
    AnyGame,
    BadRecord,
    Claim,
    Json,
    Notable,
    Options,
    Tallies,
)
from quando_desktop.engine.dealing import is_points, read_points
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import PLUGS
from quando_desktop.games.plug import CardsSideBySide
from quando_desktop.named_tuple import NamedTuple


@dataclass(frozen=True, slots=True)
class UnfinishedEntry:
    """An unfinished match. For one that cannot be read there is only the file."""

    id: str
    path: Path
    changed: float
    """The time when it was last played, in seconds since 1970."""
    game: str = ""
    players: tuple[Player, ...] = ()
    options: Options = field(default_factory=dict)
    scores: tuple[int, ...] = ()
    """The scores, with the round being played where everybody sees how it stands."""
    round_number: int = 0
    """Of the last round dealt, from 1."""
    in_round: bool = False
    to_act: int | None = None
    """The seat whose turn it is; none between two rounds, and where everybody acts at once."""
    in_use: bool = False
    """Whether a window has it open, of this program or another that runs."""
    glimpse: CardsSideBySide = ()
    """The cards in the middle of the table, as everybody sees them; none where they lie as they do
    on the box."""
    problem: Problem | None = None

    @property
    def can_continue(self) -> bool:
        return bool(self.players) and not self.in_use

    @classmethod
    def of(
        cls, path: Path, changed: float, match: Match, problem: Problem | None
    ) -> UnfinishedEntry:
        return cls(
            path.stem,
            path,
            changed,
            match.game.id,
            match.players,
            match.options,
            match.standing,
            len(match.rounds),
            match.in_round,
            None if match.game.live else next(iter(match.to_act()), None),
            glimpse=_glimpse(match),
            problem=problem,
        )


@dataclass(frozen=True, slots=True)
class FinishedEntry:
    """A finished match that nobody has looked into yet."""

    id: str
    path: Path
    changed: float
    """The time when it ended, in seconds since 1970."""
    size: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A finished match as its record shows it at first sight."""

    game: str
    players: tuple[Player, ...]
    options: Options
    points: tuple[tuple[int, ...], ...]
    """For each finished round the points it gave each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty if the match was not played to its end."""
    claims: tuple[Claim, ...]
    feat: int | None = None
    """What somebody alone has achieved, the less the better; None where several play."""
    achievements: tuple[Achievement, ...] = ()
    """What each of several has done that can be beaten."""
    tallies: Tallies = field(default_factory=dict, compare=False)
    """Numbers for statistics; none unless the match was played to its end."""


def _glimpse(match: Match) -> CardsSideBySide:
    """What everybody sees of the round that is being played."""
    if not match.in_round or match.game.id not in PLUGS:
        return ()
    return PLUGS[match.game.id].glimpse(match.observe(0))


def summarise(data: Json, games: Mapping[str, AnyGame]) -> Summary:
    """Looks through a record; BadRecord if it makes no sense. Its actions are not replayed, so they
    may claim what the rules do not allow."""
    match = record.read_header(data, games)
    rounds = data.get("rounds")
    if not isinstance(rounds, list) or not all(isinstance(played, dict) for played in rounds):
        raise BadRecord("it has no list of rounds")
    ended = [played["points"] for played in rounds if "points" in played]
    points = tuple(read_points(given, match.seats) for given in ended)
    scores = tuple(map(sum, zip(*points, strict=True))) if points else match.scores
    if not all(map(is_points, scores)):
        raise BadRecord("its points add up to more than anybody can have")
    game = match.game
    result = game.result(match.options, scores, len(points)) if points else None
    return Summary(
        game.id,
        match.players,
        match.options,
        points,
        scores,
        () if result is None else result.winners,
        tuple(claim for played in rounds for claim in game.claims(played, match.seats)),
        game.feat(match.options, rounds[-1]) if points and match.seats == 1 else None,
        game.achievements(match.options, rounds) if result and match.seats > 1 else (),
        game.tallies(match.options, rounds, match.seats) if result else {},
    )


class Story(NamedTuple):
    """What somebody who looks at a finished match wants to see beside its result."""

    record: Json
    """Not checked against the rules."""
    notables: tuple[Notable, ...]


def story(data: Json, games: Mapping[str, AnyGame]) -> Story:
    """Looks through a record for what is worth telling; BadRecord if it makes no sense."""
    match = record.read_header(data, games)
    rounds = data.get("rounds")
    if not isinstance(rounds, list) or not all(isinstance(played, dict) for played in rounds):
        raise BadRecord("it has no list of rounds")
    found = match.game.notables(match.options, rounds)
    seats = range(match.seats)
    told = tuple(each for each in found if each.seat in seats)
    return Story(data | {"options": match.options}, told)
