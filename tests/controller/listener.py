"""Somebody who listens to a controller, and who sits at its table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quando_desktop.engine.players import Kind, Player


@dataclass
class Heard:
    """A signal and what it carried."""

    name: str
    payload: tuple[Any, ...]


class Hearing:
    """Somebody who remembers all that was said."""

    heard: list[Heard]

    def all(self, name: str) -> list[Any]:
        """The first thing that each signal of this name carried."""
        return [heard.payload[0] for heard in self.heard if heard.name == name]


def players(kinds: str) -> list[Player]:
    """Who sits there: p is a person, c a computer player."""
    return [
        Player(f"P{seat}") if kind == "p" else Player(f"C{seat}", Kind.COMPUTER, "fair")
        for seat, kind in enumerate(kinds)
    ]
