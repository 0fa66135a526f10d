"""Moments of a match of Quando in words."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.quando.table.ending.moments import (
    BestKnock,
    BigPlay,
    CruelTriplet,
    LuckyTurn,
    QuandoMoment,
    WorstKnock,
)
from quando_desktop.games.quando.text import sheet as text
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.text.numbers import Company, short_name


def told(
    found: Sequence[QuandoMoment], names: Sequence[str], you: int | None
) -> tuple[Highlight, ...]:
    """What is told of these moments, by everybody's names and the only person's seat."""
    short = [short_name(name) for name in names]
    return tuple(
        Highlight(each.seat, *_told(each, Company.of([each.seat], short, you))) for each in found
    )


def _told(moment: QuandoMoment, who: Company) -> tuple[str, str]:
    match moment:
        case BestKnock(_, total, ahead):
            return text.best_knock(who, total, ahead)
        case WorstKnock(_, total, lowest):
            return text.worst_knock(who, total, lowest)
        case CruelTriplet(_, number, zeros, cards):
            return text.cruel_triplet(who, number, zeros, cards)
        case LuckyTurn(_, left, found):
            return text.lucky_turn(left, found)
        case BigPlay(_, fronts):
            return text.big_play(who, fronts)
