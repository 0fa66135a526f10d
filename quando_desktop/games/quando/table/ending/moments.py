"""Moments of a match of Quando that are worth telling again at its end.

They are found in what everybody at the table has seen; the only person at the computer is also
reminded of what they alone saw. Nothing here asks a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from quando_desktop.controller.past import PastStep
from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Event
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.events import (
    Drew,
    Flipped,
    Knocked,
    Played,
    RoundEnded,
    Tripled,
)

LUCKY = 4
"""So much lower at the least must a hidden side be than what lay there, to be luck."""


@dataclass(frozen=True, slots=True)
class BestKnock:
    """The knock that was won by most."""

    seat: int
    total: int
    ahead: int
    """How much lower it was than the next one."""


@dataclass(frozen=True, slots=True)
class WorstKnock:
    """The knock that failed by most, in a match where none was good."""

    seat: int
    total: int
    lowest: int


@dataclass(frozen=True, slots=True)
class CruelTriplet:
    seat: int
    number: int
    zeros: int
    """The zeros that others had to turn over."""
    cards: int
    """The cards that others had to draw."""


@dataclass(frozen=True, slots=True)
class LuckyTurn:
    """A hidden side that was much lower than the one that lay there. Only its drawer knows."""

    seat: int
    left: int
    found: int


@dataclass(frozen=True, slots=True)
class BigPlay:
    """The most that somebody got rid of at once."""

    seat: int
    fronts: tuple[int, ...]


QuandoMoment = BestKnock | WorstKnock | CruelTriplet | LuckyTurn | BigPlay


def find(steps: Iterable[PastStep], you: int | None) -> tuple[QuandoMoment, ...]:
    """The best knock, the cruellest triplet and the luckiest turn, as far as there were any; `you`
    is the only person at the computer."""
    rounds = [
        [event for step in played for event in step.events]
        for _, played in groupby(steps, key=lambda step: step.round)
    ]
    found = (_best_knock(rounds), _cruellest(rounds), _luckiest(rounds, you))
    return tuple(each for each in found if each is not None)


def _best_knock(rounds: Sequence[Sequence[Event]]) -> BestKnock | WorstKnock | None:
    won: list[BestKnock] = []
    failed: list[WorstKnock] = []
    for events in rounds:
        knocker = next((each.seat for each in events if isinstance(each, Knocked)), None)
        end = next((each for each in events if isinstance(each, RoundEnded)), None)
        if knocker is None or end is None:
            continue
        total = end.totals[knocker]
        others = min(each for seat, each in enumerate(end.totals) if seat != knocker)
        if end.points[knocker]:
            failed.append(WorstKnock(knocker, total, min(end.totals)))
        else:
            won.append(BestKnock(knocker, total, others - total))
    if won:
        return max(won, key=lambda each: (each.ahead, -each.total))
    return max(failed, key=lambda each: each.total - each.lowest, default=None)


def _cruellest(rounds: Sequence[Sequence[Event]]) -> CruelTriplet | None:
    found = [each for events in rounds for each in _triplets(events)]
    return max(found, key=lambda each: (each.zeros, each.cards, each.number), default=None)


def _triplets(events: Sequence[Event]) -> Iterator[CruelTriplet]:
    for place, event in enumerate(events):
        if not isinstance(event, Tripled):
            continue
        zeros = cards = 0
        for other in events[place + 1 :]:
            if isinstance(other, Played):
                break
            zeros += isinstance(other, Flipped)
            cards += isinstance(other, Drew) and other.penalty
        if zeros or cards:
            yield CruelTriplet(event.seat, event.number, zeros, cards)


def _luckiest(rounds: Sequence[Sequence[Event]], you: int | None) -> LuckyTurn | BigPlay | None:
    lucky: list[LuckyTurn] = []
    large: list[BigPlay] = []
    for event in (each for events in rounds for each in events):
        match event:
            case Drew(seat, Draw.HIDDEN, (int(front), int(back))) if seat == you:
                if back - front >= LUCKY:
                    lucky.append(LuckyTurn(seat, back, front))
            case Played(seat, cards):
                fronts = tuple(front for front, _ in cards if front is not None)
                large.append(BigPlay(seat, fronts))
    if lucky:
        return max(lucky, key=lambda each: (each.left - each.found, -each.found))
    return max(large, key=lambda each: sum(each.fronts), default=None)
