"""Sums and counts for statistics, added up while somebody looks through a record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quando_desktop.engine.contract import Json, Tallies


class TallySheet:
    """Keeps a sum and a count by name and seat."""

    def __init__(self, seats: int) -> None:
        self._seats = range(seats)
        self._kept: dict[str, list[tuple[int, int]]] = {}

    def add(self, what: str, seat: int, amount: int, count: int = 1) -> None:
        """Adds an amount for a seat; nothing for a seat that is none."""
        if seat in self._seats:
            kept = self._kept.setdefault(what, [(0, 0) for _ in self._seats])
            before, counted = kept[seat]
            kept[seat] = before + amount, counted + count

    @property
    def tallies(self) -> Tallies:
        return self._kept


def actions_of(played: Json) -> Iterator[dict[str, Any]]:
    """The actions in the record of a round that look like some."""
    found = played.get("actions")
    for action in found if isinstance(found, list) else ():
        if isinstance(action, dict):
            yield action
