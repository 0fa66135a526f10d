"""The matches that count for somebody's statistics: played at this computer to their end. Lessons,
exercises and branches of a replay leave no record; broken-off matches, and those that were opened
from elsewhere, do not count."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache

from quando_desktop.disk.index.database import Values
from quando_desktop.disk.index.rows import POINTS, WHO, options_text
from quando_desktop.disk.index.sieve import people_of
from quando_desktop.engine import record
from quando_desktop.engine.contract import Tallies
from quando_desktop.games import GAMES
from quando_desktop.named_tuple import NamedTuple


class PlayedMatch(NamedTuple):
    """A match from the seat of one person."""

    id: str
    when: float
    """The time when it ended, in seconds since 1970."""
    game: str
    seats: int
    options: str
    level: str | None
    """Of all computer players, if it is one."""
    has_rivals: bool
    """Whether other people played, too."""
    seat: int
    won: bool
    claims: tuple[int, int]
    """Won and lost."""
    tallies: Tallies
    characters: tuple[str | None, ...]
    """Of the computer players by seat."""
    digest: str

    @property
    def is_alone(self) -> bool:
        """Whether nobody could be beaten: it is neither won nor lost."""
        return self.seats == 1

    @property
    def is_usual(self) -> bool:
        """Whether it had no house rules."""
        return self.options == usual(self.game, self.seats)

    def sum_of(self, what: str) -> tuple[int, int]:
        """A number of the person with its count; nothing of nothing where there is none."""
        found = self.tallies.get(what)
        return (0, 0) if found is None else found[self.seat]

    def mean_of(self, what: str) -> float | None:
        amount, count = self.sum_of(what)
        return amount / count if count else None

    @property
    def score(self) -> int:
        return self.sum_of(POINTS)[0]


@cache
def usual(game: str, seats: int) -> str:
    """The options of a game without house rules."""
    return options_text(GAMES[game].check_options(seats, {}))


def played_by(rows: Iterable[Values], spellings: frozenset[str]) -> Iterator[PlayedMatch]:
    """The matches of a person in rows of the index (`Index.played`), in their order; a row that
    makes no sense is left out."""
    for row in rows:
        try:
            found = _played(row, spellings)
        except (ValueError, TypeError, KeyError, IndexError):
            # Somebody has written into the index.
            continue
        if found is not None:
            yield found


def _played(row: Values, spellings: frozenset[str]) -> PlayedMatch | None:
    name, when, game, seats, options, level, people, tallies, digest = row
    mine = [each for each in _people(people) if each[1] in spellings]
    if not mine or game not in GAMES:
        return None
    # Somebody on two seats has played one match; the better seat counts.
    seat, _, won, gained, lost = max(mine, key=lambda each: each[2])
    numbers = json.loads(tallies)
    who = tuple(numbers.pop(WHO))
    if any(len(each) != seats for each in (who, *numbers.values())):
        return None
    rivals = any(each[1] not in spellings for each in _people(people))
    id = os.fsdecode(name)[: -len(record.ENDING)]
    claims = gained, lost
    return PlayedMatch(
        id, when, game, seats, options, level, rivals, seat, won, claims, numbers, who, digest
    )


_people = cache(people_of)
