"""The cards as they were dealt: with them a round can be played again."""

from __future__ import annotations

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Deal
from quando_desktop.games.quando.rules.cards import Sides


@dataclass(frozen=True, slots=True)
class QuandoDeal(Deal):
    """Hands as (front, back), and the draw pile as (shown, hidden), top first."""

    dealer: int
    hands: tuple[tuple[Sides, ...], ...]
    draw: tuple[Sides, ...]
