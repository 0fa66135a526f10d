"""Moments of a match of Quanto that are worth telling again at its end. Whatever is captured, built
or stolen, everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from quando_desktop.controller.past import PastStep
from quando_desktop.dataclass import dataclass
from quando_desktop.games.quanto.rules.events import Captured, LeftOver, Stolen, Taken
from quando_desktop.games.quanto.text import sheet as text
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.text.numbers import Company, short_name

FEW = 3
"""Cards left in the display that are worth a word."""


@dataclass(frozen=True, slots=True)
class Haul:
    """The most cards that somebody won with one card."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Theft:
    """The largest quanto that was stolen (N18)."""

    seat: int
    victim: int
    tile: int
    cards: int


@dataclass(frozen=True, slots=True)
class LastCards:
    """What the last capture brought besides (N20)."""

    seat: int
    cards: int


QuantoMoment = Haul | Theft | LastCards


def find(steps: Iterable[PastStep]) -> tuple[QuantoMoment, ...]:
    """The biggest haul, the boldest theft and the last cards, as far as there were any."""
    hauls: list[Haul] = []
    thefts: list[Theft] = []
    last: LastCards | None = None
    for event in (event for step in steps for event in step.events):
        match event:
            case Captured(seat=seat, groups=groups, bonus=bonus):
                hauls.append(Haul(seat, 1 + sum(map(len, groups)) + (bonus is not None)))
            case Taken(seat=seat, quanto=quanto, groups=groups, bonus=bonus):
                taken = 1 + len(quanto) + sum(map(len, groups)) + (bonus is not None)
                hauls.append(Haul(seat, taken))
            case Stolen(seat, victim, tile, quanto):
                # The joker goes along, as every card that wins others does.
                thefts.append(Theft(seat, victim, tile, 1 + len(quanto)))
            case LeftOver(int(seat), cards) if len(cards) >= FEW:
                last = LastCards(seat, len(cards))
    found = (
        max(hauls, key=lambda each: each.cards, default=None),
        max(thefts, key=lambda each: each.cards, default=None),
        last,
    )
    return tuple(each for each in found if each is not None)


def told(
    found: Sequence[QuantoMoment], names: Sequence[str], you: int | None
) -> tuple[Highlight, ...]:
    """What is told of these moments, by everybody's names and the only person's seat."""
    short = [short_name(name) for name in names]
    return tuple(Highlight(each.seat, *_told(each, short, you)) for each in found)


def _told(moment: QuantoMoment, names: Sequence[str], you: int | None) -> tuple[str, str]:
    who = Company.of([moment.seat], names, you)
    match moment:
        case Haul(_, cards):
            return text.haul(who, cards)
        case Theft(_, victim, tile, cards):
            return text.theft(who, Company.of([victim], names, you), tile, cards)
        case LastCards(_, cards):
            return text.last_cards(who, cards)
