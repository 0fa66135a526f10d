"""The report of a finished round of Quando, from one player's observation of it."""

from __future__ import annotations

from enum import Enum

from quando_desktop.dataclass import dataclass
from quando_desktop.games.quando.rules.scoring import EndedBy, points
from quando_desktop.games.quando.rules.view import QuandoView


class Ending(Enum):
    ZEROS = 0
    """A player held nothing but zeros."""
    KNOCK_WON = 1
    KNOCK_SHARED = 2
    """Others are as low as the knocker."""
    KNOCK_BEATEN = 3


@dataclass(frozen=True, slots=True)
class Report:
    fronts: tuple[tuple[int, ...], ...]
    """The fronts of each seat, upwards."""
    totals: tuple[int, ...]
    points: tuple[int, ...]
    ending: Ending
    who: int
    """The knocker, or the one with the zeros."""
    others: tuple[int, ...]
    """The seats that spoiled the knock."""


def report(view: QuandoView) -> Report:
    """The report of a round that is over: all hands lie open."""
    fronts = tuple(_fronts(view, seat) for seat in range(view.seats))
    totals = tuple(map(sum, fronts))
    lowest = min(totals)
    scored = points(totals, view.knocker, view.options["knock_penalty"])
    if view.ended_by is EndedBy.ZEROS or view.knocker is None:
        return Report(fronts, totals, scored, Ending.ZEROS, view.active, ())
    others = tuple(
        seat for seat, total in enumerate(totals) if total == lowest and seat != view.knocker
    )
    if not others:
        ending = Ending.KNOCK_WON
    elif totals[view.knocker] == lowest:
        ending = Ending.KNOCK_SHARED
    else:
        ending = Ending.KNOCK_BEATEN
    return Report(fronts, totals, scored, ending, view.knocker, others)


def _fronts(view: QuandoView, seat: int) -> tuple[int, ...]:
    if seat == view.seat:
        return tuple(sorted(own.front for own in view.hand))
    known = [seen.front for seen in view.others[seat] if seen.front is not None]
    if len(known) < len(view.others[seat]):
        raise ValueError("a hand is not open: the round is not over")
    return tuple(sorted(known))
