"""What Python's collector of garbage does, done when nobody waits for it."""

from __future__ import annotations

import gc


def is_due() -> bool:
    """Whether there is enough to collect, as Python sees it."""
    return gc.get_count()[0] > gc.get_threshold()[0]


def sweep() -> None:
    """Does what Python's collector would have done by now, were it switched on."""
    young, middle, old = gc.get_count()
    most_young, most_middle, most_old = gc.get_threshold()
    if young > most_young:
        gc.collect(2 if old > most_old else 1 if middle > most_middle else 0)
