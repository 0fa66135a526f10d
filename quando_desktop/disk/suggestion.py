"""A level that may suit a person better than the one they play against: derived from their finished
matches, and told once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import cache
from math import comb

FEWEST, MOST = 5, 12
"""Matches before which nothing is known, and how many of the last ones count."""
UNLIKELY = 0.05
"""The chance below which a result does not look like one among equals."""


class Suits(Enum):
    """What would suit a person better."""

    WEAKER = -1
    AS_IT_IS = 0
    STRONGER = 1


def verdict(won: Sequence[bool], fair: float) -> Suits:
    """What the last matches against one level say, by the share that one among equals wins."""
    last = won[-MOST:]
    if len(last) < FEWEST:
        return Suits.AS_IT_IS
    return _verdict(len(last), sum(last), fair)


@cache
def _verdict(count: int, wins: int, fair: float) -> Suits:
    chances = [
        comb(count, each) * fair**each * (1 - fair) ** (count - each) for each in range(count + 1)
    ]
    if sum(chances[wins:]) <= UNLIKELY:
        return Suits.STRONGER
    return Suits.WEAKER if sum(chances[: wins + 1]) <= UNLIKELY else Suits.AS_IT_IS


def fresh_verdict(won: Sequence[bool], fair: float) -> Suits:
    """The verdict after the last match, if it is the first one that says something: nobody is told
    twice."""
    before = (verdict(won[max(0, end - MOST) : end], fair) for end in range(FEWEST, len(won)))
    if any(each is not Suits.AS_IT_IS for each in before):
        return Suits.AS_IT_IS
    return verdict(won, fair)
