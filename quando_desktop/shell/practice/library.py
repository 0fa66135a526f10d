"""The exercises of the program and how somebody does with them: the store, the next exercise, the
puzzle of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.practice.practised import PlayedDay, Practised
from quando_desktop.engine.chance import Chance
from quando_desktop.practice import daily
from quando_desktop.practice.difficulty import difficulties, memory_of, pick
from quando_desktop.practice.exercise import ENDING, Exercise, Store

OWNER = ""
"""Whoever practises, as far as the file knows them: there is one person at the screen."""
FOLDER = "practice"
"""In the resources."""


class Library:
    """Reads a game's store when it is first asked for."""

    def __init__(
        self,
        resources: Path,
        practised: Practised,
        box: RetryBox,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.folder = resources / FOLDER
        """The folder of the stores."""
        self.practised, self.box, self.today = practised, box, today
        self._stores: dict[str, Store] = {}

    def store(self, game: str) -> Store:
        if game not in self._stores:
            self._stores[game] = Store.open(self.folder / f"{game}{ENDING}")
        return self._stores[game]

    def leave_out(self, game: str, exercise: Exercise) -> None:
        """Forgets an exercise whose position does not hold."""
        store = self.store(game)
        rest = tuple(each for each in store.exercises if each.id != exercise.id)
        self._stores[game] = store._replace(exercises=rest, damaged=store.damaged + 1)

    # --------------------------------------------------------------- exercises

    def next(self, game: str, kind: str) -> Exercise | None:
        """The next exercise of a kind; None where there is none."""
        standing = self.practised.standing(OWNER, game, kind)
        chance = Chance("practice").stream(game, kind, standing.answers, len(standing.recent))
        return pick(self.store(game).of_kind(kind), standing, chance)

    def note(self, game: str, exercise: Exercise, *, right: bool) -> None:
        """Notes the first answer to an exercise."""
        alike = self.store(game).of_kind(exercise.kind)
        standing = self.practised.standing(OWNER, game, exercise.kind)
        after = standing.after(
            exercise.id, difficulties(alike)[exercise.id], right=right, memory=memory_of(alike)
        )
        self.practised.note(OWNER, game, exercise.kind, after)

    @property
    def has_clock(self) -> bool:
        """Whether a gentle clock is wanted where it makes sense."""
        return self.practised.has_clock(OWNER)

    def want_clock(self, wanted: bool) -> None:
        self.practised.want_clock(OWNER, wanted)

    # -------------------------------------------------------------------- days

    def puzzle(self, game: str, day: date) -> Exercise | None:
        return daily.puzzle(self.store(game).exercises, day)

    def played(self, game: str, day: date) -> PlayedDay | None:
        return self.practised.days(OWNER, game).get(day)

    def note_day(self, game: str, day: date, *, solved: bool, begun: date) -> None:
        self.practised.note_day(OWNER, game, day, solved=solved, begun=begun)

    def streak(self, game: str) -> int:
        days = self.practised.days(OWNER, game)
        return daily.streak([day for day, each in days.items() if each.in_time], self.today())
