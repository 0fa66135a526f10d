"""Easing of motions: functions from a share of the time to a share of the way."""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]

BACK = 1.2
"""The share of the way by which a card swings beyond its place before it settles."""


def in_quad(part: float) -> float:
    return part**2


def out_quad(part: float) -> float:
    return 1 - (1 - part) ** 2


def out_cubic(part: float) -> float:
    return 1 - (1 - part) ** 3


def in_out_cubic(part: float) -> float:
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def in_out_sine(part: float) -> float:
    return (1 - math.cos(math.pi * part)) / 2


def out_back(part: float) -> float:
    rest = part - 1
    return 1 + (BACK + 1) * rest**3 + BACK * rest**2
