"""An even motion, for tests and measurements that reckon with where something is half way."""

from __future__ import annotations


def linear(part: float) -> float:
    return part
