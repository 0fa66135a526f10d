"""Counting at the end of a round of Quando: who is counted when, who has won, and how many turns
are still to come before that. Pure: it knows neither a picture nor a round."""

from __future__ import annotations

from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.report import Ending, Report


def winners_of(found: Report) -> tuple[int, ...]:
    """The seats that score nothing (Q22)."""
    return tuple(seat for seat, points in enumerate(found.points) if not points)


def has_failed(found: Report) -> bool:
    """Whether somebody knocked and was not the only one with the lowest total (Q23)."""
    return found.ending in (Ending.KNOCK_SHARED, Ending.KNOCK_BEATEN)


def reveal_order(found: Report) -> list[int]:
    """The seats as they are counted: the lowest total last, and whoever ended the round after all
    others."""
    seats = range(len(found.totals))
    order = sorted(seats, key=lambda seat: (-found.totals[seat], seat))
    return [*(seat for seat in order if seat != found.who), found.who]


def turns_left(view: QuandoView) -> int | None:
    """The turns that are left in the last round, the present one included; None before it (Q18)."""
    if view.knocker is None or view.is_over:
        return None
    return (view.knocker - view.active) % view.seats


def nearness(view: QuandoView) -> float:
    """The nearness of the end, from 0 before the last round to 1 in its last turn and after it."""
    if view.knocker is None:
        return 0.0
    left = turns_left(view) or 1
    return (view.seats - left) / (view.seats - 1)
