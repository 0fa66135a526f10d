"""Answers that are remembered because the same questions come again and again at a table.

So many of each kind at the most; when a table is left, all of them are forgotten. They are quickly
worked out again, and otherwise every match would leave some behind.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_forget: list[Callable[[], None]] = []


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Lets a function, whose arguments can be hashed, remember its answers."""

    def remembering(work: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(maxsize=most)(work)
        _forget.append(kept.cache_clear)
        return cast(Callable[P, T], kept)

    return remembering


def forget_all() -> None:
    for forget in _forget:
        forget()
