"""Ranking of the seats of a match. Partners add their points up."""

from __future__ import annotations

from collections.abc import Sequence

Sides = Sequence[Sequence[int]]
"""The seats that play together (see `Game.sides`)."""


def together(scores: Sequence[int], sides: Sides) -> tuple[int, ...]:
    """Points of each seat and its partners, added up."""
    sums = {seat: sum(scores[each] for each in side) for side in sides for seat in side}
    return tuple(sums[seat] for seat in range(len(scores)))


def place(seat: int, scores: Sequence[int], sides: Sides, *, fewest_win: bool) -> int:
    """The place of a seat, from 1; equal ones share it."""
    added = together(scores, sides)
    others = [added[side[0]] for side in sides]
    mine = added[seat]
    return 1 + sum(other < mine if fewest_win else other > mine for other in others)


def behind(scores: Sequence[int], sides: Sides, *, fewest_win: bool) -> tuple[int, ...]:
    """For each seat the points by which its side is behind the leading one; empty where all are
    level."""
    added = together(scores, sides)
    best = min(added) if fewest_win else max(added)
    gaps = tuple(abs(score - best) for score in added)
    return gaps if any(gaps) else ()
