"""What stands on the table for a moment only: a called value, a word about a miss, a lit key."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Generic, TypeVar

What = TypeVar("What", bound=Hashable)
Value = TypeVar("Value")

TakeBack = Callable[[], None]
After = Callable[[float, Callable[[], None]], TakeBack]
"""Calls once, so many milliseconds later; what it gives takes that back."""


class Passing(Generic[What, Value]):
    """At most one of a kind; the newest counts, and stands for its whole time."""

    def __init__(self, after: After, ms: float, gone: Callable[[What, Value], None]) -> None:
        """What has stood long enough is gone before that is told."""
        self._after, self._ms, self._gone = after, ms, gone
        self._values: dict[What, Value] = {}
        self._ends: dict[What, TakeBack] = {}

    @property
    def now(self) -> Mapping[What, Value]:
        """All that stands there; as it is at this moment, whatever comes later."""
        return dict(self._values)

    def put(self, what: What, value: Value, ms: float | None = None) -> None:
        """For the usual time, or for `ms`."""
        self.drop(what)
        self._values[what] = value
        self._ends[what] = self._after(self._ms if ms is None else ms, partial(self._end, what))

    def drop(self, what: What) -> None:
        """Takes it away before its time, where it is there."""
        if what in self._values:
            del self._values[what]
            self._ends.pop(what)()

    def clear(self) -> None:
        for what in [*self._values]:
            self.drop(what)

    def _end(self, what: What) -> None:
        del self._ends[what]
        self._gone(what, self._values.pop(what))
