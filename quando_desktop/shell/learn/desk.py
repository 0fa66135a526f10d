"""Learning in the window: what there is to learn, the ways there, and the offer of the first
start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quando_desktop.controller.turn.adviser import CHARACTER
from quando_desktop.dataclass import replace
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.shell import late
from quando_desktop.shell.learn.state import Day, LearnState, LessonState

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from quando_desktop.lessons.lesson import Lesson
    from quando_desktop.shell.learn.page import LearnPage
    from quando_desktop.shell.window.window import Window


class LearnDesk:
    """Shows the page on which people learn to play, and leads from there and back."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._page: LearnPage | None = None

    # ------------------------------------------------------------------ questions

    @property
    def page(self) -> QWidget | None:
        """The page, once it was shown."""
        return self._page

    def lessons(self, game: str) -> tuple[Lesson, ...]:
        """The lessons of a game, in the present language."""
        found = PLUGS[game].lessons()
        return () if found is None else found.all()

    def state_of(self, game: str) -> LearnState:
        """What there is to learn of a game, and how far somebody has come."""
        states = [self._state_of(game, lesson) for lesson in self.lessons(game)]
        practice = self._window.practice
        kinds = tuple(title for _, title, _ in practice.kinds(game))
        day = (
            Day(practice.today(game), practice.streak(game)) if practice.has_puzzle(game) else None
        )
        return LearnState(game, tuple(states), PLUGS[game].guides, kinds, day)

    def _state_of(self, game: str, lesson: Lesson) -> LessonState:
        desk = self._window.lessons
        reached = desk.reached(game, lesson.id)
        ids = [step.id for step in lesson.steps]
        # A lesson that was left at its beginning, or at a step that is no more, begins there.
        step = ids.index(reached) if reached in ids else 0
        return LessonState(
            lesson.id,
            lesson.title,
            lesson.line,
            lesson.minutes,
            len(ids),
            step + 1 if step else 0,
            desk.is_done(game, lesson.id),
        )

    def to_try(self, game: str, topic: str) -> tuple[str, str] | None:
        """The lesson and the step that let one try a topic of the rulebook; None without one."""
        for lesson in self.lessons(game):
            for step in lesson.steps:
                if topic in step.topics:
                    return lesson.id, step.id
        return None

    # ------------------------------------------------------------- the first start

    def begin_first(self, game: str) -> None:
        """Opens a game's first lesson, which the first start offers."""
        self._window.learned.answer()
        for lesson in self.lessons(game)[:1]:
            self._window.lessons.begin(game, lesson.id)

    def know_rules(self) -> None:
        """Takes the offer away; home shows its usual cards."""
        self._window.learned.answer()
        self._window.pages.show_home()

    # --------------------------------------------------------------------- the page

    def show(self, game: str | None = None) -> None:
        """Shows what there is to learn: of this game, or of the one that was shown last."""
        page = self._open(game)
        page.first_stop().setFocus()
        lessons = PLUGS[page.game].lessons()
        if lessons is not None:
            # Whoever looks for a lesson that is not there learns why.
            self._window.lessons.tell_damaged(lessons)

    def show_again(self) -> None:
        """Shows it to somebody who comes back: the keys are where they were."""
        self._open()

    def _open(self, game: str | None = None) -> LearnPage:
        window = self._window
        if self._page is None:
            page = self._page = late.LearnPage(window.look, [*PLUGS], self.state_of)
            page.left.connect(window.back)
            page.lessonAsked.connect(self.begin)
            page.guidedAsked.connect(self.play_guided)
            page.practiceAsked.connect(window.practice.open)
            page.dayAsked.connect(window.practice.open_day)
            page.rulesAsked.connect(window.pages.show_rules)
        self._page.show_game(game or self._page.game)
        window.show_page(self._page)
        return self._page

    def begin(self, game: str, lesson: str, step: str | None = None) -> None:
        """Opens a lesson from this page or from the rulebook: whoever leaves it comes back
        there."""
        window = self._window
        before = window.stack.currentWidget()

        def go() -> None:
            if window.lessons.begin(game, lesson, step):
                window.lessons.way_back = lambda left: self._return(before, left)

        if window.lessons.is_open:
            go()
        else:
            # Whoever has read the rules at a table leaves it, perhaps without knowing.
            window.overlays.leave_for(go)

    def _return(self, page: QWidget | None, lesson: Lesson) -> None:
        window = self._window
        window.leave_table()
        if page is not None and page is self._page:
            self._open().lead_to(lesson.id)
        else:
            window.pages.show_again(page)

    def play_guided(self, game: str) -> None:
        """Deals a guided match: one person, and computer players other than the adviser."""
        window = self._window
        palette, settings = window.look.palette, window.program.settings
        names = {key: each.name for key, each in palette.characters.items() if key != CHARACTER}
        last = settings.tables.get(game)
        if last is not None and sum(seat.kind is Kind.HUMAN for seat in last.seats) != 1:
            last = None
        match = late.Plan(GAMES[game], names, settings.people, last).match(None)
        # The table that somebody has chosen themselves is remembered, not this one.
        kept = settings.tables.get(game, match.table)
        window.matches.deal(replace(match, table=kept, guided=True))
