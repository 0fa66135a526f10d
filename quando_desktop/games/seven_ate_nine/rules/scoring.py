"""Counting a match of 7 ate 9 (S12)."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.contract import Result

GAMES_A_PLAYER = 2
"""The small tournament has twice as many games as players."""


def points(winner: int, left: Sequence[int]) -> tuple[int, ...]:
    """A minus point for each card that is left; none for the winner, whose last one lies there."""
    return tuple(0 if seat == winner else count for seat, count in enumerate(left))


def result(games: int, scores: tuple[int, ...], played: int) -> Result | None:
    """The fewest minus points after all games win; a tie has several winners."""
    if played < games:
        return None
    fewest = min(scores)
    return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == fewest))
