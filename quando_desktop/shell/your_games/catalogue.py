"""All matches there are, each looked up when its row is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, overload

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.disk.index.index import Key
from quando_desktop.disk.index.rows import plain
from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.shell.names import game_title
from quando_desktop.shell.your_games.listed_match import Finished, ListedMatch, listed_match
from quando_desktop.table.paint.palette import Palette

MOST = 400
"""Matches that stay in memory."""
FIRST = 40
"""Matches at the top whose texts are measured in any case."""


class Games(Protocol):
    """What a list asks the index of all matches (`disk.index`)."""

    def find(
        self, wanted: Wanted, notes: Mapping[str, str], titles: Mapping[str, str]
    ) -> Sequence[Key]: ...

    def names(self) -> frozenset[str]: ...

    def seats(self) -> Sequence[int]: ...

    def samples(self) -> Sequence[Key]: ...

    def games(self) -> Sequence[str]: ...

    def count(self) -> int: ...

    def listed(self, key: Key) -> UnfinishedEntry | Finished: ...


class MatchesInOrder(Sequence[ListedMatch]):
    """The matches of a list, in its order."""

    def __init__(self, catalogue: Catalogue | None = None, keys: Sequence[Key] = ()) -> None:
        self._catalogue, self.keys = catalogue, keys

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, row: int) -> ListedMatch: ...

    @overload
    def __getitem__(self, row: slice) -> list[ListedMatch]: ...

    def __getitem__(self, row: int | slice) -> ListedMatch | list[ListedMatch]:
        if isinstance(row, slice):
            return [self[each] for each in range(*row.indices(len(self)))]
        key = self.keys[row]
        assert self._catalogue is not None
        return self._catalogue.match(key)

    def samples(self) -> list[ListedMatch]:
        """Matches with the widest texts, or almost: to look at thousands would take long."""
        found = self[:FIRST]
        if len(self) > FIRST and self._catalogue is not None:
            found += self._catalogue.samples()
        return found


class Catalogue:
    """The matches that an index knows, as lists show them."""

    def __init__(self, games: Games, palette: Palette, looks: Mapping[str, int]) -> None:
        self._games, self._palette, self._looks = games, palette, looks
        self._known: dict[Key, ListedMatch] = {}

    def __len__(self) -> int:
        return self._games.count()

    @property
    def games(self) -> list[str]:
        """The games of which there are matches."""
        return list(self._games.games())

    @property
    def seats(self) -> list[int]:
        """The numbers of players that there are matches of."""
        return list(self._games.seats())

    @property
    def characters(self) -> list[str]:
        """The names of the computer players who have played in one of them."""
        there = self._games.names()
        known = (found.name for found in self._palette.characters.values())
        return [name for name in known if plain(name) in there]

    def shown(self, wanted: Wanted, notes: Mapping[str, str]) -> MatchesInOrder:
        titles = {game: game_title(game) for game in self.games} if wanted.words else {}
        return MatchesInOrder(self, self._games.find(wanted, notes, titles))

    def match(self, key: Key) -> ListedMatch:
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST:
                self._known.clear()
            match = self._games.listed(key)
            found = self._known[key] = listed_match(match, self._palette, self._looks)
        return found

    def samples(self) -> list[ListedMatch]:
        return [self.match(key) for key in self._games.samples()]
