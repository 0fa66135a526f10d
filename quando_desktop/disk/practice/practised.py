"""What people have practised: how they stand in each kind of exercise, the puzzles of the day that
they have played, and the best that they have reached."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from math import isfinite

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.jotter import Jotter
from quando_desktop.disk.problem import Problem
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.practice.daily import DAY
from quando_desktop.practice.difficulty import BEGINNER, HIGHEST, LOWEST, Standing
from quando_desktop.settings import people
from quando_desktop.settings.settings import is_nameless

FILE = "practice.json"
PEOPLE, KINDS, DAYS, BEST, CLOCK = "people", "kinds", "days", "best", "clock"


class PlayedDay(NamedTuple):
    """The puzzle of a day, as somebody has played it."""

    solved: bool
    """Whether the first answer was right."""
    in_time: bool
    """Whether it was played on its day, or begun then."""


class Practised:
    """The notes of all people at this computer; the owner's key is empty, whatever they are
    called."""

    def __init__(self, folder: DataFolder) -> None:
        self._jotter = Jotter(folder, FILE)

    @property
    def problem(self) -> Problem | None:
        """The last trouble with the file."""
        return self._jotter.problem

    # --------------------------------------------------------------- exercises

    def standing(self, person: str, game: str, kind: str) -> Standing:
        """How somebody stands in a kind of exercise; as a beginner where nothing is noted."""
        found = self._jotter.look(PEOPLE, _key(person), game, KINDS, kind)
        rating, recent = found.get("rating"), found.get("recent")
        count, right = _count(found.get("answers")), _count(found.get("right"))
        is_number = isinstance(rating, int | float) and isfinite(rating)
        return Standing(
            min(HIGHEST, max(LOWEST, float(rating))) if is_number and rating else BEGINNER,
            count,
            min(right, count),
            tuple(each for each in recent if isinstance(each, str))
            if isinstance(recent, list)
            else (),
        )

    def note(self, person: str, game: str, kind: str, standing: Standing) -> None:
        self._jotter.jot(
            *(PEOPLE, _key(person), game, KINDS, kind),
            rating=round(standing.rating, 1),
            answers=standing.answers,
            right=standing.right,
            recent=list(standing.recent),
        )

    def has_clock(self, person: str) -> bool:
        """Whether somebody wants a clock where it makes sense."""
        return self._jotter.look(PEOPLE, _key(person)).get(CLOCK) is True

    def want_clock(self, person: str, wanted: bool) -> None:
        self._jotter.jot(PEOPLE, _key(person), **{CLOCK: wanted})

    # -------------------------------------------------------------------- days

    def days(self, person: str, game: str) -> Mapping[date, PlayedDay]:
        """All puzzles of the day that somebody has played."""
        found: dict[date, PlayedDay] = {}
        for day, data in self._jotter.look(PEOPLE, _key(person), game, DAYS).items():
            try:
                played = date.fromisoformat(day)
            except ValueError:
                continue
            if isinstance(data, dict):
                found[played] = PlayedDay(data.get("solved") is True, data.get("in_time") is True)
        return found

    def note_day(self, person: str, game: str, day: date, *, solved: bool, begun: date) -> None:
        """Notes the first answer to the puzzle of a day, which was opened on `begun`; later ones
        do not count."""
        if day not in self.days(person, game):
            in_time = abs(begun - day) < DAY
            keys = PEOPLE, _key(person), game, DAYS, day.isoformat()
            self._jotter.jot(*keys, solved=solved, in_time=in_time)

    # -------------------------------------------------------------------- best

    def best(self, person: str, game: str, kind: str) -> int:
        """The best that somebody has reached in something that goes up and up; 0 for nothing."""
        return _count(self._jotter.look(PEOPLE, _key(person), game, BEST).get(kind))

    def note_best(self, person: str, game: str, kind: str, reached: int) -> None:
        if reached > self.best(person, game, kind):
            self._jotter.jot(PEOPLE, _key(person), game, BEST, **{kind: reached})


def _count(value: object) -> int:
    return value if type(value) is int and value >= 0 else 0


def _key(person: str) -> str:
    return "" if is_nameless(person) else people.key(person)
