"""Matches made by hand for the page, in place of an index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.disk.index.index import Key
from quando_desktop.disk.index.rows import FINISHED, UNFINISHED, name_of
from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.engine.players import Kind
from quando_desktop.shell.your_games.listed_match import Finished
from quando_desktop.shell.your_games.page import GamesPage


class Handmade:
    """Answers as an index does (`shell.your_games.catalogue.Games`)."""

    def __init__(self, unfinished: Sequence[UnfinishedEntry], finished: Sequence[Finished]) -> None:
        self._all: dict[Key, UnfinishedEntry | Finished] = {
            **{(UNFINISHED, name_of(each.path)): each for each in unfinished},
            **{(FINISHED, name_of(each[0].path)): each for each in finished},
        }

    def names(self) -> frozenset[str]:
        return frozenset()

    def seats(self) -> list[int]:
        return []

    def find(
        self, wanted: Wanted, notes: Mapping[str, str], titles: Mapping[str, str]
    ) -> list[Key]:
        return [key for key, found in self._all.items() if _fits(found, wanted)]

    def samples(self) -> list[Key]:
        return list(self._all)

    def games(self) -> list[str]:
        return sorted({_game(found) for found in self._all.values()} - {""})

    def count(self) -> int:
        return len(self._all)

    def listed(self, key: Key) -> UnfinishedEntry | Finished:
        return self._all[key]


def _game(found: UnfinishedEntry | Finished) -> str:
    return found.game if isinstance(found, UnfinishedEntry) else found[1].game


def _fits(found: UnfinishedEntry | Finished, wanted: Wanted) -> bool:
    if wanted.games and _game(found) not in wanted.games:
        return False
    if isinstance(found, UnfinishedEntry):
        return not wanted.won
    summary = found[1]
    won = any(summary.players[seat].kind is Kind.HUMAN for seat in summary.winners)
    return not wanted.unfinished and (won or not wanted.won)


def show(
    page: GamesPage,
    unfinished: Sequence[UnfinishedEntry] = (),
    finished: Sequence[Finished] = (),
    looks: Mapping[str, int] | None = None,
) -> None:
    page.show_games(Handmade(unfinished, finished), looks=looks)
