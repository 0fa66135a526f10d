"""A progress bar for the terminal; nothing at all where nobody watches."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 30
REFRESH = 0.1
"""Seconds between two pictures of the bar."""


class Progress:
    def __init__(self, total: int, unit: str, stream: TextIO | None = None) -> None:
        self._total = total
        self._unit = unit
        self._stream = sys.stderr if stream is None else stream
        self._shown = self._stream is not None and self._stream.isatty()
        self._done = 0
        self._start = time.monotonic()
        self._next = self._start
        self._wide = 0
        """Letters of the line that is shown."""

    def step(self) -> None:
        self._done += 1
        now = time.monotonic()
        if self._shown and (now >= self._next or self._done == self._total):
            self._next = now + REFRESH
            self._draw(now - self._start)

    def make_room(self) -> None:
        """Takes the bar away until the next step, for something that is printed in its place."""
        if self._shown and self._done < self._total:
            self._stream.write(f"\r{' ' * self._wide}\r")
            self._stream.flush()
            self._next = 0.0

    def _draw(self, seconds: float) -> None:
        part = self._done / self._total
        bar = "#" * int(WIDTH * part)
        left = seconds / part - seconds
        line = f"[{bar:<{WIDTH}}] {self._done}/{self._total} {self._unit}, {left:.0f} s left "
        # A shorter line leaves nothing of the one before.
        self._stream.write(f"\r{line:<{self._wide}}")
        self._wide = len(line)
        if self._done == self._total:
            self._stream.write("\n")
        self._stream.flush()
