"""Counting a round and a match of Quando (Q21 to Q24)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Outcome, Result


class EndedBy(StrEnum):
    KNOCK = "knock"
    ZEROS = "zeros"


@dataclass(frozen=True, slots=True)
class QuandoOutcome(Outcome):
    totals: tuple[int, ...]
    ended_by: EndedBy


def points(totals: Sequence[int], knocker: int | None, knock_penalty: int) -> tuple[int, ...]:
    """The lowest total scores 0 (Q22); a knocker must have it alone, or pays (Q23)."""
    lowest = min(totals)
    scored = [0 if total == lowest else total for total in totals]
    if knocker is not None and (totals[knocker] > lowest or totals.count(lowest) > 1):
        scored[knocker] = totals[knocker] + knock_penalty
    return tuple(scored)


def result(target: int, scores: tuple[int, ...]) -> Result | None:
    """The match ends when a player reaches the target; the fewest points win (Q24)."""
    if max(scores) < target:
        return None
    fewest = min(scores)
    return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == fewest))
