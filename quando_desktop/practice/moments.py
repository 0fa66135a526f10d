"""Own moments: decisions of somebody's matches that cost much come back as exercises, spaced out,
until they have been solved twice.

A moment comes a day after it was found, and once more a week after it was solved. Whoever does not
solve it meets it again the next day, and it begins anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.practice import exercise as exercises
from quando_desktop.practice.exercise import MALFORMED, Exercise

KIND = "moment"
"""The kind of these exercises, in every game."""
WAITS = (timedelta(days=1), timedelta(days=7))
"""By how often in a row it was solved: the time until it comes again. After as many it is done."""


class Moment(NamedTuple):
    """A costly decision, as an exercise for whoever made it."""

    exercise: Exercise
    """Its lead is that over what was done then."""
    game: str
    done: Json
    """What was done then, as an action of a record: one of the choices."""
    good: tuple[int, ...]
    """The numbers of the choices that count as right: nothing can be told against them."""
    due: date
    """The first day on which it is asked."""
    solved: int = 0
    """How often in a row it was solved."""

    @property
    def id(self) -> str:
        return self.exercise.id

    @property
    def done_number(self) -> int:
        """The number of the choice that was done then."""
        return [choice.data for choice in self.exercise.choices].index(self.done)

    @property
    def cost(self) -> float:
        return self.exercise.lead

    def is_due(self, today: date) -> bool:
        return self.due <= today

    def after(self, today: date, *, right: bool) -> Moment | None:
        """The moment after an answer; None once it is done."""
        solved = self.solved + 1 if right else 0
        if solved == len(WAITS):
            return None
        return self._replace(solved=solved, due=today + WAITS[solved])


def first_due(found: date) -> date:
    """The first day on which a moment is asked that was found on a day."""
    return found + WAITS[0]


def next_due(moments: Iterable[Moment], today: date) -> Moment | None:
    """The moment that has waited longest, of equals the one that cost most; None where none is
    due."""
    due = [each for each in moments if each.is_due(today)]
    return min(due, key=lambda each: (each.due, -each.cost, each.id), default=None)


# ------------------------------------------------------------------------- lines


def write(moment: Moment) -> Json:
    return {
        "game": moment.game,
        "done": moment.done,
        "good": list(moment.good),
        "due": moment.due.isoformat(),
        "solved": moment.solved,
        "exercise": json.loads(exercises.write(moment.exercise)),
    }


def read(data: Any) -> Moment:
    """A moment from what was written. Raises BadRecord if it is none; its position is checked when
    it is asked for."""
    try:
        exercise = exercises.read(json.dumps(data["exercise"]))
        moment = Moment(
            exercise,
            str(data["game"]),
            dict(data["done"]),
            tuple(range(len(exercise.choices))[number] for number in data["good"]),
            date.fromisoformat(data["due"]),
            range(len(WAITS))[data["solved"]],
        )
    except (*MALFORMED, IndexError) as problem:
        raise BadRecord(f"it is no moment ({problem})") from None
    choices = [choice.data for choice in exercise.choices]
    if exercise.kind != KIND or not moment.good or moment.done not in choices:
        raise BadRecord("it is no moment", exercise.id)
    return moment
