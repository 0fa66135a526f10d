"""The puzzle of the day: one exercise for each date, the same on every computer.

Every exercise has a number for every day, made of its name and the date by SHA-256; the smallest
number wins the day, and nothing that was drawn earlier in the same month is drawn again. So an
exercise that is added or left out changes only the days that it wins, and those after them in that
month. An exercise that comes with a later version says from which day on it takes part: the days
before stay what they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from itertools import pairwise

from quando_desktop.engine.digest import sha256
from quando_desktop.practice.exercise import BEGINNING, Exercise

DAY = timedelta(1)


def puzzle(exercises: Sequence[Exercise], day: date) -> Exercise | None:
    """The exercise of a day; None before the first day, and where there is nothing to draw from."""
    if day < BEGINNING:
        return None
    drawn: set[str] = set()
    found: Exercise | None = None
    for number in range(1, day.day + 1):
        found = _drawn(exercises, day.replace(day=number), drawn)
        if found is not None:
            drawn.add(found.id)
    return found


def _drawn(exercises: Iterable[Exercise], day: date, before: set[str]) -> Exercise | None:
    """One of those that take part on this day; one that was drawn before only if there is no
    other."""
    part = [each for each in exercises if each.since <= day]
    fresh = [each for each in part if each.id not in before]
    return min(fresh or part, key=lambda each: number_of(each.id, day), default=None)


def number_of(id: str, day: date) -> str:
    """The number of an exercise on a day."""
    return sha256(f"{day.isoformat()} {id}".encode()).hexdigest()


def streak(played: Iterable[date], today: date) -> int:
    """The number of days in a row on which a puzzle was played, until today or yesterday. One day
    left out between two others is forgiven, and not counted.

    Tomorrow counts as well: whoever travels west, or has a clock that goes wrong, loses nothing.
    """
    days = sorted({day for day in played if day <= today + DAY}, reverse=True)
    if not days or today - days[0] > 2 * DAY:
        return 0
    count = 1
    for later, earlier in pairwise(days):
        if later - earlier > 2 * DAY:
            break
        count += 1
    return count
