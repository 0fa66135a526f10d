"""What the home page tells of lessons: the ticks on the shelf, and the offer of the first start."""

from __future__ import annotations

from functools import cached_property

from quando_desktop.disk.learning import Learning
from quando_desktop.games import PLUGS
from quando_desktop.lessons.glance import LessonGlance, glance
from quando_desktop.shell.start.program import Program

OWNER = ""
"""Whoever takes lessons, as far as the file knows them: there is one person at the screen."""


class Learned:
    """How far somebody has come with the lessons of all games."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self.learning = Learning(program.folder)
        self._is_answered = False

    def ticks(self) -> dict[str, tuple[int, int]]:
        """For each game how many of its lessons are finished, and how many there are."""
        return {game: self._tick(game) for game in PLUGS}

    def _tick(self, game: str) -> tuple[int, int]:
        lessons = glance(PLUGS[game].texts)
        return sum(self.learning.is_done(OWNER, game, each.id) for each in lessons), len(lessons)

    # ------------------------------------------------------------- the first start

    @property
    def offer(self) -> tuple[str, LessonGlance] | None:
        """The lesson that the first start offers, with its game; None where nothing is offered: to
        people who have been here before, and to those who have answered."""
        if self._is_answered or not self._is_first_start:
            return None
        game = next(iter(PLUGS))
        return next(((game, lesson) for lesson in glance(PLUGS[game].texts)), None)

    @cached_property
    def _is_first_start(self) -> bool:
        settings, saves = self._program.settings, self._program.saves
        is_known = bool(settings.owner.name or settings.people[1:] or settings.last_game)
        has_played = saves.latest() is not None or saves.has_finished()
        is_first = not (self.learning.is_offered or is_known or has_played)
        if is_first:
            # Asked once, whatever comes of it.
            self.learning.answer_offer()
        return is_first

    def answer(self) -> None:
        """Takes the offer of the first start away."""
        self._is_answered = True
