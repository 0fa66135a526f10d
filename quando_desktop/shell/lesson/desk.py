"""Lessons in the window: begun, left, gone on with, and how far somebody has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.dataclass import replace
from quando_desktop.games import PLUGS
from quando_desktop.lessons.lesson import FRIEND, YOU
from quando_desktop.settings.settings import NAMELESS, Settings, Sorting
from quando_desktop.shell import late
from quando_desktop.shell.home.learned import OWNER

if TYPE_CHECKING:
    from quando_desktop.disk.problem import Problem
    from quando_desktop.lessons.lesson import Lesson
    from quando_desktop.lessons.reader import Lessons
    from quando_desktop.shell.lesson.guide import LessonGuide
    from quando_desktop.shell.session.session import Session
    from quando_desktop.shell.window.window import Window


class LessonDesk(QObject):
    """Brings lessons to the table of the window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.learning = window.learned.learning
        self.guide: LessonGuide | None = None
        """Whoever leads through the lesson that is open."""
        self._session: Session | None = None
        self._open: tuple[Lessons, Lesson] | None = None
        self._told: Problem | None = None
        self.way_back: Callable[[Lesson], object] | None = None
        """Leads back from a lesson to the page on which it was begun; home without one."""
        self._left_out: dict[str, tuple[str, ...]] = {}
        """Damaged lessons that were told of, by game."""

    # ------------------------------------------------------------------ questions

    def reached(self, game: str, lesson: str) -> str | None:
        """The step at which a lesson was left; None before its beginning and after its end."""
        return self.learning.reached(OWNER, game, lesson)

    def is_done(self, game: str, lesson: str) -> bool:
        return self.learning.is_done(OWNER, game, lesson)

    @property
    def is_open(self) -> bool:
        """Whether the table in the window is that of a lesson."""
        return self._session is not None and self._window.session is self._session

    def _fitted(self, settings: Settings) -> Settings:
        """The settings at the table of a lesson: nobody but Olive speaks, and cards lie where she
        says."""
        assert self._open is not None
        held = settings.holding(self._open[0].settings)
        return replace(held, remarks=False, sorting=Sorting.VALUE)

    # -------------------------------------------------------------------- actions

    def begin(self, game: str, lesson: str, step: str | None = None) -> bool:
        """Opens a lesson at this step, or at the one where it was left; at its beginning where
        there is no such step. False, and nothing happens, if there is no such lesson."""
        lessons = PLUGS[game].lessons()
        found = None if lessons is None else lessons.find(lesson)
        if lessons is not None:
            self.tell_damaged(lessons)
        if lessons is None or found is None:
            return False
        self.way_back = None
        number = found.at(step or self.reached(game, lesson))
        people = sum(who in (YOU, FRIEND) for who in found.players)
        if people > 1:
            self._window.pages.test_keyboard(lambda: self._lay(lessons, found, number), people)
        else:
            self._lay(lessons, found, number)
        return True

    def leave(self) -> None:
        """Leaves the lesson for where it was begun; it goes on at the same step another time."""
        assert self._open is not None
        way, self.way_back = self.way_back, None
        if way is None:
            self._window.pages.show_home()
        else:
            way(self._open[1])

    def _reread(self) -> None:
        """Goes on in another language."""
        assert self._open is not None
        assert self.guide is not None
        lessons, lesson = self._open
        found = lessons.find(lesson.id)
        if found is not None and not self.guide.is_over:
            self._lay(lessons, found, self.guide.tutor.number)

    def _lay(self, lessons: Lessons, lesson: Lesson, number: int) -> None:
        """Lays the table of a step, with everything before it done."""
        window = self._window
        learner = window.program.settings.owner.name or NAMELESS
        tutor = late.Tutor(lessons.classroom(lesson), number, learner, late.friend())
        window.leave_table()
        self._open = lessons, lesson
        following = lessons.after(lesson.id)
        number = lessons.all().index(lesson) + 1
        next_title = "" if following is None else following.title
        session, guide = late.seat_learner(window, tutor, number, next_title)
        session.fitted, session.reread = self._fitted, self._reread
        self._session, self.guide = session, guide
        if following is None and PLUGS[lessons.game].guides:
            # Whoever takes the lesson again has been asked.
            guide.offers_match = not self.is_done(lessons.game, lesson.id)
        guide.reached.connect(self._note)
        guide.ended.connect(lambda: self._note(None))
        guide.tableAsked.connect(lambda number: self._lay(lessons, lesson, number))
        guide.leaveAsked.connect(self.leave)
        guide.nextAsked.connect(self._go_on)
        window.sit_down(session)

    def tell_damaged(self, lessons: Lessons) -> None:
        """Tells once that lessons are left out, and why."""
        wrong = lessons.damaged
        if wrong and wrong != self._left_out.get(lessons.game):
            self._left_out[lessons.game] = wrong
            self._window.overlays.tell(late.left_out(len(wrong)), "\n".join(wrong))

    def _go_on(self) -> None:
        """Begins the lesson after the one that is done, or a guided match after the last one."""
        assert self._open is not None
        lessons, lesson = self._open
        following = lessons.after(lesson.id)
        if following is not None:
            way = self.way_back
            self.begin(lessons.game, following.id)
            self.way_back = way
        else:
            self._window.learn.play_guided(lessons.game)

    def _note(self, number: int | None) -> None:
        assert self._open is not None
        lessons, lesson = self._open
        step = None if number is None else lesson.steps[number].id
        self.learning.note(OWNER, lessons.game, lesson.id, step)
        problem = self.learning.problem
        if problem is not None and problem != self._told:
            self._told = problem
            self._window.tell(problem)
