"""What the index keeps of a match: a few columns to find and count it by, and what a list shows."""

from __future__ import annotations

import json
import os
import unicodedata
from pathlib import Path
from typing import Any

from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.disk.files import Stamp
from quando_desktop.disk.problem import Problem, Trouble
from quando_desktop.disk.saved import is_opened
from quando_desktop.engine.contract import Achievement, Claim, Options
from quando_desktop.engine.digest import sha256
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.named_tuple import NamedTuple

FINISHED, UNFINISHED, ANALYSES = "finished", "matches", "analyses"
"""The shelves that a match can be on, after their folders, and that of what was found by looking
back; unfinished ones stand first."""
NAMED_BY = 40
"""Characters of a record's digest in the name of its analysis."""
WHO, POINTS = "who", "points"
"""Among the numbers of a match: the characters of its computer players by seat, and the points."""
REPLAYED = 8
"""How many times as long a replay takes as a look."""


class Waiting(NamedTuple):
    """A file that the index does not know, or not as it is now."""

    shelf: str
    folder: str
    name: bytes
    stamp: Stamp

    @property
    def path(self) -> Path:
        return Path(self.folder, os.fsdecode(self.name))

    @property
    def effort(self) -> int:
        """About how long it takes to read it, in bytes of a record: a journal is replayed."""
        return self.stamp[1] * (REPLAYED if self.shelf == UNFINISHED else 1)


class Row(NamedTuple):
    """A row of the index, in the order of its columns; then what a list shows of the match."""

    shelf: str
    name: bytes
    """Of the file, which need not be text."""
    stamp: str
    """Empty where the file has to be read again in any case."""
    changed: float
    listed: bool
    game: str = ""
    seats: int = 0
    rounds: int = 0
    options: str = ""
    ended: bool = False
    """Whether it was played to its end."""
    won: bool = False
    """Whether a person has won."""
    level: str | None = None
    """The level of all computer players, if it is one and they keep no pace."""
    opened: bool = False
    people: str = "[]"
    """The seat and the name of each person, whether they won, and their claims won and lost."""
    feat: int | None = None
    achieved: str = "[]"
    words: str = ""
    """What it is found by."""
    tallies: str = "{}"
    """Numbers for statistics; of an analysis, the claims that it has judged."""
    digest: str = ""
    """What an analysis of it is named by."""
    data: str = "null"


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def name_of(path: Path) -> bytes:
    return os.fsencode(path.name)


def stamp_text(stamp: Stamp) -> str:
    return f"{stamp[0]}:{stamp[1]}"


def plain(text: str) -> str:
    """A text as it is searched for: without its case, and one way to write each character."""
    return unicodedata.normalize("NFC", text).casefold().encode("utf-8", "replace").decode()


def options_text(options: Options) -> str:
    """The same text for the same options."""
    return _text({key: int(value) for key, value in sorted(options.items())})


# ------------------------------------------------------------------------- finished


def finished_row(found: Waiting, summary: Summary, digest: str = "") -> Row:
    players, winners = summary.players, set(summary.winners)
    return Row(
        FINISHED,
        found.name,
        stamp_text(found.stamp),
        found.stamp[0] / 1e9,
        True,
        summary.game,
        len(players),
        len(summary.points),
        options_text(summary.options),
        bool(winners),
        any(players[seat].kind is Kind.HUMAN for seat in winners),
        fixed_level(players),
        is_opened(found.path.stem),
        _text(_people(summary)),
        summary.feat,
        _text(summary.achievements),
        _words(summary.game, players),
        _text(_tallies(summary)),
        digest,
        _text(
            [
                summary.game,
                _packed(players),
                dict(summary.options),
                summary.points,
                summary.scores,
                summary.winners,
                [[claim.seat, claim.won] for claim in summary.claims],
                summary.feat,
                summary.achievements,
            ]
        ),
    )


def analysis_row(found: Waiting, claims: list[tuple[float, int]]) -> Row:
    """A row for an analysis: the chance of each claim that its player made, and how many of their
    turns that was after the best one."""
    name = os.fsdecode(found.name)
    return Row(
        ANALYSES,
        found.name,
        stamp_text(found.stamp),
        found.stamp[0] / 1e9,
        False,
        tallies=_text(claims),
        digest=name[:NAMED_BY],
    )


def digest_of(data: bytes) -> str:
    """What an analysis of a record is named by, as long as it is written as this program does."""
    return sha256(data.rstrip(b"\n")).hexdigest()[:NAMED_BY]


def _tallies(summary: Summary) -> dict[str, Any]:
    """The numbers of a match with its points, and the characters of its seats."""
    if not summary.winners:
        return {}
    rounds = len(summary.points)
    points = [(score, rounds) for score in summary.scores]
    who = [each.character if each.kind is Kind.COMPUTER else None for each in summary.players]
    return {WHO: who, POINTS: points, **summary.tallies}


def unlisted_row(found: Waiting, *, again: bool) -> Row:
    """A row for a record that tells nothing; it is read again each time, or only when it has
    changed."""
    stamp = "" if again else stamp_text(found.stamp)
    return Row(found.shelf, found.name, stamp, found.stamp[0] / 1e9, False)


def read_summary(data: str) -> Summary:
    """What a row says of a finished match; ValueError, TypeError or KeyError if it makes no
    sense."""
    game, players, options, points, scores, winners, claims, feat, achievements = json.loads(data)
    return Summary(
        game,
        _unpacked(players),
        options,
        tuple(map(tuple, points)),
        tuple(scores),
        tuple(winners),
        tuple(Claim(seat, won) for seat, won in claims),
        feat,
        tuple(Achievement(*each) for each in achievements),
    )


def finished_entry(path: Path, changed: float, stamp: str) -> FinishedEntry:
    return FinishedEntry(path.stem, path, changed, int(stamp.partition(":")[2]))


def _people(summary: Summary) -> list[list[Any]]:
    return [
        [
            seat,
            player.name,
            int(seat in summary.winners),
            sum(claim.won for claim in summary.claims if claim.seat == seat),
            sum(not claim.won for claim in summary.claims if claim.seat == seat),
        ]
        for seat, player in enumerate(summary.players)
        if player.kind is Kind.HUMAN
    ]


def fixed_level(players: tuple[Player, ...]) -> str | None:
    """The level of all computer players of a match, if it is one and they keep no pace."""
    computers = [each for each in players if each.kind is Kind.COMPUTER]
    levels = {each.level for each in computers}
    fixed = len(levels) == 1 and all(each.strength is None for each in computers)
    return next(iter(levels)) if fixed and len(computers) == len(players) - 1 else None


# ----------------------------------------------------------------------- unfinished


def unfinished_row(found: Waiting, entry: UnfinishedEntry) -> Row:
    problem = entry.problem
    again = problem is not None and problem.kind is Trouble.UNREADABLE
    return Row(
        UNFINISHED,
        found.name,
        "" if again else stamp_text(found.stamp),
        entry.changed,
        True,
        entry.game,
        len(entry.players),
        entry.round_number,
        options_text(entry.options),
        opened=is_opened(entry.id),
        words=_words(entry.game, entry.players),
        data=_text(
            [
                entry.game,
                _packed(entry.players),
                dict(entry.options),
                entry.scores,
                entry.round_number,
                entry.in_round,
                entry.to_act,
                entry.glimpse,
                None if problem is None else [problem.kind.name, problem.detail],
            ]
        ),
    )


def read_unfinished(data: str, path: Path, changed: float) -> UnfinishedEntry:
    """What a row says of an unfinished match; errors as in `read_summary`."""
    game, players, options, scores, number, in_round, to_act, glimpse, trouble = json.loads(data)
    return UnfinishedEntry(
        path.stem,
        path,
        changed,
        game,
        _unpacked(players),
        options,
        tuple(scores),
        number,
        in_round,
        to_act,
        glimpse=tuple((card, x, y, angle) for card, x, y, angle in glimpse),
        problem=None if trouble is None else Problem(Trouble[trouble[0]], path, trouble[1]),
    )


# --------------------------------------------------------------------------- players


def _packed(players: tuple[Player, ...]) -> list[list[Any]]:
    return [
        [each.name, each.kind.value, each.level, each.character, each.strength] for each in players
    ]


def _unpacked(data: list[list[Any]]) -> tuple[Player, ...]:
    return tuple(
        Player(name, Kind(kind), level, character, strength)
        for name, kind, level, character, strength in data
    )


def _words(game: str, players: tuple[Player, ...]) -> str:
    title = GAMES[game].title if game in GAMES else game
    return plain("\n".join([title, *(each.name for each in players)]))
