"""Whose key is whose: four keys for each person at the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.games.seven_ate_nine.table.shown import Cap
from quando_desktop.settings.keysets import KeySet, keysets_of
from quando_desktop.settings.settings import Settings


class Keyboard:
    """The keys of those who sit at the screen, in the order of their lanes."""

    def __init__(self, settings: Settings, people: Sequence[int]) -> None:
        sets = keysets_of(settings, len(people)) if people else ()
        self.sets: Mapping[int, KeySet] = dict(zip(people, sets, strict=True))
        """By seat, as `table.keys` names the keys."""
        self._found = {
            key: (seat, cap)
            for seat, keys in self.sets.items()
            for key, cap in zip(keys, Cap, strict=True)
        }

    def find(self, key: str) -> tuple[int, Cap] | None:
        """Whose key it is, and what it does; None if it is nobody's."""
        return self._found.get(key)
