"""Practice in the window: what is opened, what is next, and where one comes back to."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.dataclass import replace
from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.practice.practised import Practised
from quando_desktop.engine.contract import BadRecord, Refusal
from quando_desktop.games import PLUGS
from quando_desktop.practice.exercise import Exercise
from quando_desktop.settings import people
from quando_desktop.settings.settings import Settings
from quando_desktop.shell import late
from quando_desktop.shell.practice.library import Library

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from quando_desktop.disk.problem import Problem
    from quando_desktop.games.practising import PracticeKind
    from quando_desktop.shell.practice.guide import ExerciseGuide
    from quando_desktop.shell.practice.ladder_page import LadderPage
    from quando_desktop.shell.practice.moment_guide import OwnMoment
    from quando_desktop.shell.practice.page import PracticePage
    from quando_desktop.shell.session.session import Session
    from quando_desktop.shell.window.window import Window


class PracticeDesk(QObject):
    """Brings exercises to the table of the window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        folder = window.program.folder
        self.library = Library(window.program.resources, Practised(folder), RetryBox(folder))
        self.guide: ExerciseGuide | None = None
        """Whoever asks the question that is open."""
        self._session: Session | None = None
        self._page: PracticePage | None = None
        self._ladder: LadderPage | None = None
        self._open: tuple[str, Exercise, date | None] | None = None
        """The game and the exercise that is open, and the day whose puzzle it is."""
        self._own: OwnMoment | None = None
        """The moment that is open, where the exercise is one."""
        self._told: set[Problem] = set()
        self._from: QWidget | None = None
        self._is_new = True
        """Whether nothing was opened from the page yet since somebody came from elsewhere."""

    # ------------------------------------------------------------------ questions

    def kinds(self, game: str) -> list[tuple[str, str, str]]:
        """All kinds of exercises of a game: their ids, titles, and what one learns by them."""
        practice = PLUGS[game].practice()
        found = () if practice is None else practice.kinds()
        return [(kind.id, kind.title, kind.line) for kind in found]

    def has_puzzle(self, game: str) -> bool:
        """Whether a game has a puzzle of the day at all."""
        return isinstance(PLUGS[game].practice(), late.Practising)

    def today(self, game: str) -> bool:
        """Whether today's puzzle is solved."""
        played = self.library.played(game, self.library.today())
        return played is not None and played.solved

    def streak(self, game: str) -> int:
        """The days in a row on which the puzzle of the day was played."""
        return self.library.streak(game)

    @property
    def is_open(self) -> bool:
        """Whether the table in the window is that of an exercise."""
        return self._session is not None and self._window.session is self._session

    # -------------------------------------------------------------------- actions

    def open(self, game: str, kind: str | None = None) -> None:
        """Shows everything that there is to practise, or begins with one kind of it."""
        if kind is None:
            self.show(game)
        elif isinstance(PLUGS[game].practice(), late.Ladder):
            self._climb(game)
        else:
            self._ask_next(game, kind)

    def open_day(self, game: str, day: date | None = None) -> None:
        """Opens the puzzle of a day, of today unless another one is named. A day that has none yet
        has none."""
        wanted = self.library.today() if day is None else day
        exercise = None
        while wanted <= self.library.today():
            exercise = self.library.puzzle(game, wanted)
            if exercise is None or self._ask(game, exercise, wanted):
                break
        if exercise is None:
            self.show(game)

    def open_moment(self, game: str, person: str) -> None:
        """Asks the next of somebody's own moments that is due."""
        box, name = self.library.box, self._name_of(person)
        moment = box.next(person, game)
        while moment is not None:
            own = late.OwnMoment(box, person, name, moment)
            if self._ask(game, moment.exercise, own=own):
                return
            box.throw_out(person, moment)
            moment = box.next(person, game)
        self.show(game)

    def _name_of(self, person: str) -> str:
        """The name of a person by their key; empty for the owner, who needs none, and for somebody
        who was removed."""
        known = self._window.program.settings.people if person else ()
        return next((each.name for each in known if people.key(each.name) == person), "")

    def show(self, game: str) -> None:
        """Shows the page of everything that there is to practise in a game."""
        window = self._window
        if self._page is None:
            page = self._page = late.PracticePage(window.look, self.library, self._name_of)
            page.left.connect(lambda: window.pages.close(page))
            page.kindAsked.connect(self.open)
            page.dayAsked.connect(self.open_day)
            page.momentAsked.connect(self.open_moment)
        self._remember()
        window.leave_table()
        if self._is_new or self._page.game != game:
            self._page.show_game(game)
        else:
            self._page.renew()
        self._is_new = False
        window.pages.read(self._page, self._from)
        self._tell()

    def _remember(self) -> None:
        """Remembers the page that one comes from, to come back there in the end."""
        here = self._window.stack.currentWidget()
        if not self.is_open and here not in (self._page, self._ladder):
            self._from = None if self._window.is_at_table else here
            self._is_new = True

    def leave(self) -> None:
        """Leaves the table of the exercise."""
        assert self._open is not None
        self.show(self._open[0])

    # ------------------------------------------------------------------ exercises

    def _ask_next(self, game: str, kind: str) -> None:
        exercise = self.library.next(game, kind)
        while exercise is not None and not self._ask(game, exercise):
            exercise = self.library.next(game, kind)
        if exercise is None:
            self.show(game)

    def _ask(
        self,
        game: str,
        exercise: Exercise,
        day: date | None = None,
        own: OwnMoment | None = None,
    ) -> bool:
        """Opens an exercise; False if its position does not hold, and it is left out from now
        on."""
        solver = own.name if own is not None else ""
        try:
            position = late.Position.of(
                exercise, solver or self._window.program.settings.owner.name
            )
        except (BadRecord, Refusal):
            self.library.leave_out(game, exercise)
            return False
        self._remember()
        self._window.leave_table()
        self._open, self._own = (game, exercise, day), own
        session, guide = late.seat_solver(self._window, position, self.library, day, own)
        session.fitted, session.reread = partial(_fitted, position.kind), guide.reread
        self._session, self.guide = session, guide
        guide.answered.connect(self._note)
        guide.leaveAsked.connect(self.leave)
        guide.nextAsked.connect(self._go_on)
        self._window.sit_down(session)
        guide.begin()
        return True

    def _go_on(self) -> None:
        assert self._open is not None
        game, exercise, day = self._open
        if self._own is not None:
            self.open_moment(game, self._own.person)
        elif day is None:
            self._ask_next(game, exercise.kind)
        else:
            self.show(game)

    def _note(self, right: bool) -> None:
        """Notes the first answer to what is open."""
        assert self._open is not None
        game, exercise, day = self._open
        if self._own is not None:
            self._own.answer(right=right)
            self._tell()
            return
        if day is not None:
            assert self.guide is not None
            if self.library.played(game, day) is not None:
                # It was played before: whoever looks at it again has seen the answer.
                return
            self.library.note_day(game, day, solved=right, begun=self.guide.begun)
        self.library.note(game, exercise, right=right)
        self._tell()

    def _tell(self) -> None:
        for problem in (self.library.practised.problem, self.library.box.problem):
            if problem is not None and problem not in self._told:
                self._told.add(problem)
                self._window.tell(problem)

    # --------------------------------------------------------------------- ladder

    def _climb(self, game: str) -> None:
        window = self._window
        practice = PLUGS[game].practice()
        assert isinstance(practice, late.Ladder)
        self._remember()
        window.leave_table()
        if self._ladder is None:
            clock = window.program.live_clock or late.QtClock(window)
            page = self._ladder = late.LadderPage(window.look, self.library, clock, window.tools())
            page.left.connect(lambda: self.show(page.game))
            page.ended.connect(self._tell)
        self._ladder.show_ladder(game, practice)
        window.show_page(self._ladder)


def _fitted(kind: PracticeKind, settings: Settings) -> Settings:
    """The settings at the table of an exercise: nobody speaks, and its kind may want some."""
    return replace(settings.holding(kind.settings), remarks=False)
