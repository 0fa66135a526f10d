"""Results counted from the files as they are at the moment."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.disk.entries import Summary
from quando_desktop.disk.index.index import Group, Index
from quando_desktop.disk.results import Results
from quando_desktop.disk.saves import Saves
from quando_desktop.engine.contract import Options


def counted(saves: Saves, owner: str = "") -> Results:
    index = Index.of(saves)
    index.refresh()
    return Results(index, owner)


class FreshIndex(Index):
    """Reads what has changed before each answer."""

    def groups(self) -> Iterator[Group]:
        self.refresh()
        return super().groups()

    def feats(self, game: str, options: Options) -> Iterator[Group]:
        self.refresh()
        return super().feats(game, options)

    def ended(self, id: str) -> Summary | None:
        self.refresh()
        return super().ended(id)
