"""Whether all that has happened is on the disk."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.engine.match import Match


class Saving:
    """Tells when that changes."""

    def __init__(self, match: Match, changed: Callable[[OSError | None], object]) -> None:
        """`changed` gets None: all is saved, or why it is not. Without a journal nobody asks."""
        self._match, self._changed = match, changed
        self._problem: OSError | None = None

    def check(self) -> None:
        """The journal has just been written, or has tried to."""
        journal = self._match.journal
        problem = None if journal is None else journal.problem
        if (problem is None) != (self._problem is None):
            self._changed(problem)
        self._problem = problem
