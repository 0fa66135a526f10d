"""A walk through moments of lessons: a lit card and a lit button with the bubble, the answer to a
wrong try, and the end."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from quando_desktop.games import PLUGS
from quando_desktop.lessons.lesson import WaitFor
from quando_desktop.shell.lesson.guide import LessonGuide
from quando_desktop.table.scene.tableau import Role
from tests.gallery.studio import Studio

ENOUGH = 2000
"""Looks after which a step should have come."""


def walk(studio: Studio) -> Iterator[str]:
    """Each kind of moment once in every game."""
    studio.program.change(keyboard_tested=2)
    for game, plug in PLUGS.items():
        lessons = plug.lessons()
        wanted = {Role.CARD: "card", Role.BUTTON: "button"}
        for lesson in () if lessons is None else lessons.all():
            studio.window.lessons.begin(game, lesson.id, lesson.steps[0].id)
            for number in range(len(lesson.steps)):
                guide = come_to(studio, number)
                here = [role for role in wanted if role in _lit(guide)]
                for role in here:
                    name = f"lesson-{game}-{wanted.pop(role)}"
                    yield name
                    guide.spotlight.missed.emit(QPoint())
                    yield f"{name}-wrong"
                guide.skip()
            if not wanted:
                break
        yield f"lesson-{game}-end"
        studio.window.pages.show_home()


def _lit(guide: LessonGuide) -> set[Role]:
    """The roles of what is lit and has to be pressed."""
    is_done = guide.tutor.step.wait.kind is WaitFor.ACTION
    return {each.role for each in guide.lit_controls()} if is_done else set()


def come_to(studio: Studio, number: int) -> LessonGuide:
    """Lets the others act until the step of this number is shown."""
    for _ in range(ENOUGH):
        guide = studio.window.lessons.guide
        assert guide is not None
        if guide.is_shown and guide.tutor.number == number:
            return guide
        studio.clock.tick()
        QTest.qWait(1)
    raise TimeoutError(f"step {number} never comes")
