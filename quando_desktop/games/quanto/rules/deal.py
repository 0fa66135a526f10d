"""The cards as they were dealt: with them a round can be played again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quando_desktop.engine.contract import Deal
from quando_desktop.games.quanto.rules.cards import is_rainbow


@dataclass(frozen=True, slots=True)
class QuantoDeal(Deal):
    """Hands, the display with its extra cards for rainbows (N4), and the draw pile, top first."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    draw: tuple[int, ...]


def base_size(seats: int) -> int:
    """Cards of a hand, and of a display without rainbow cards (N3)."""
    return 4 if seats <= 4 else 5


def display_size(seats: int, display: Iterable[int]) -> int:
    """How many cards the display has at least: one more for each rainbow card in it (N4)."""
    return base_size(seats) + sum(map(is_rainbow, display))
