"""What a list is to show of all matches, and which of them that are."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from quando_desktop.disk.index.database import Values
from quando_desktop.disk.index.rows import plain
from quando_desktop.named_tuple import NamedTuple

People = tuple[tuple[int, str, bool, int, int], ...]
"""Of each person in a match: seat, name, whether they have won, and their claims won and lost."""


class Wanted(NamedTuple):
    """What a list is to show."""

    unfinished: bool = False
    won: bool = False
    """By a person, or by the one who is named."""
    lost: bool = False
    games: frozenset[str] = frozenset()
    """Any if empty."""
    seats: int = 0
    """The number of players; any if 0."""
    person: frozenset[str] = frozenset()
    """The names of somebody who played, in all their spellings; anybody if empty."""
    company: str = ""
    """The name of a player, whoever that is."""
    words: str = ""
    """All of these words are somewhere in the names, the title or the note."""


EVERYTHING = Wanted()
NOTHING_MORE: Mapping[str, str] = MappingProxyType({})


class Sieve:
    """Says of each row whether it is wanted, as far as the database was not asked for it."""

    def __init__(self, wanted: Wanted, notes: Mapping[str, str], titles: Mapping[str, str]) -> None:
        self._wanted = wanted
        self._company = f"\n{plain(wanted.company)}\n" if wanted.company else ""
        self._words = plain(wanted.words).split()
        noted = {id: plain(note) for id, note in notes.items()} if self._words else {}
        called = {game: plain(title) for game, title in titles.items()}
        self._noted = [{id for id, note in noted.items() if word in note} for word in self._words]
        self._titled = [
            {game for game, title in called.items() if word in title} for word in self._words
        ]
        self._persons: dict[str, bool] = {}

    @property
    def is_needed(self) -> bool:
        return bool(self._words or self._company or self._wanted.person)

    def __call__(self, row: Values) -> bool:
        _, name, words, game, people = row
        if self._company and self._company not in f"{words}\n":
            return False
        for word, noted, titled in zip(self._words, self._noted, self._titled, strict=True):
            if (
                word not in words
                and game not in titled
                and not (noted and os.fsdecode(name).rpartition(".")[0] in noted)
            ):
                return False
        return not self._wanted.person or self._is_person(people, words)

    def _is_person(self, people: str, words: str) -> bool:
        """Whether somebody played and, if that is asked, won or lost."""
        if people == "[]":
            # It is not over yet.
            asked = self._wanted.won or self._wanted.lost
            names = words.split("\n")[1:]
            return not asked and any(plain(each) in names for each in self._wanted.person)
        if people not in self._persons:
            mine = [won for _, name, won, *_ in people_of(people) if name in self._wanted.person]
            wins = any(mine)
            is_so = (not self._wanted.won or wins) and (not self._wanted.lost or not wins)
            self._persons[people] = bool(mine) and is_so
        return self._persons[people]


def people_of(text: str) -> People:
    """The people of a row."""
    data: list[Any] = json.loads(text)
    return tuple((seat, name, bool(won), gained, lost) for seat, name, won, gained, lost in data)
