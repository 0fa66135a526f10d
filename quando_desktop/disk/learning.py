"""Who has taken which lesson, and how far: a jotter in the data folder."""

from __future__ import annotations

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.jotter import Jotter
from quando_desktop.disk.problem import Problem
from quando_desktop.settings import people
from quando_desktop.settings.settings import is_nameless

FILE = "learning.json"
PEOPLE, OFFERED, STEP, DONE = "people", "offered", "step", "done"


class Learning:
    """The places that people have reached. A change counts at once, whether it can be kept or
    not."""

    def __init__(self, folder: DataFolder) -> None:
        self._jotter = Jotter(folder, FILE)

    @property
    def problem(self) -> Problem | None:
        """The last trouble with the file."""
        return self._jotter.problem

    # --------------------------------------------------------------- questions

    def reached(self, person: str, game: str, lesson: str) -> str | None:
        """The id of the step at which somebody left a lesson; None before they have begun, and
        after its end."""
        step = self._jotter.look(PEOPLE, _key(person), game, lesson).get(STEP)
        return step if isinstance(step, str) else None

    def is_done(self, person: str, game: str, lesson: str) -> bool:
        """Whether somebody has come to the end of a lesson."""
        return self._jotter.look(PEOPLE, _key(person), game, lesson).get(DONE) is True

    @property
    def is_offered(self) -> bool:
        """Whether the offer of the first start was answered."""
        return self._jotter.look().get(OFFERED) is True

    # ----------------------------------------------------------------- actions

    def note(self, person: str, game: str, lesson: str, step: str | None) -> None:
        """Notes the step that somebody is at; None at the end of the lesson."""
        place = (PEOPLE, _key(person), game, lesson)
        self._jotter.jot(*place, **{STEP: step}, **({DONE: True} if step is None else {}))

    def answer_offer(self) -> None:
        """Notes that the offer of the first start was answered: it is never made again."""
        if not self.is_offered:
            self._jotter.jot(**{OFFERED: True})


def _key(person: str) -> str:
    """The key of a person; that of the owner is empty, whatever they are called."""
    return "" if is_nameless(person) else people.key(person)
