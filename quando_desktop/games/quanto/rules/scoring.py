"""Counting a match of Quanto (N21, N25)."""

from __future__ import annotations

from quando_desktop.engine.contract import Result


def team_sums(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The partners' points added up, as everybody's (N25)."""
    return tuple(score + scores[(seat + 2) % 4] for seat, score in enumerate(scores))


def result(teams: bool, scores: tuple[int, ...]) -> Result:
    """The most cards win; a tie has several winners, and of teams all four."""
    counted = team_sums(scores) if teams else scores
    most = max(counted)
    return Result(scores, tuple(seat for seat, count in enumerate(counted) if count == most))
