"""An exercise at the table: asks its question, hears the answer, and tells what each choice is
worth. Fulfils `Guide` for the page: whatever is played is an answer and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from quando_desktop.engine.contract import Action, Refusal
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.practice import words
from quando_desktop.shell.practice.library import Library
from quando_desktop.shell.practice.position import Position
from quando_desktop.shell.practice.strip import Strip
from quando_desktop.shell.practice.tile import REACH, WorthTold
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.pages.turn_page import TurnPage
from quando_desktop.table.parts.hint import ADVISER
from quando_desktop.table.parts.scenery import MENU
from quando_desktop.table.scene.tableau import Key

SECONDS = 40
"""What the gentle clock shows."""
TICK = 200
"""Milliseconds between two pictures of it."""
HIGHEST = 0.6
"""The largest part of the page that the strip takes."""
HELPS = ("H", "Backspace", "N")
"""Keys of a table that mean nothing here: hint, undo, notebook."""


class ExerciseGuide(QObject):
    answered = Signal(bool)
    """The first answer, and whether it was right."""
    nextAsked = Signal()
    leaveAsked = Signal()

    def __init__(
        self, look: Look, page: TurnPage, position: Position, library: Library, day: date | None
    ) -> None:
        super().__init__(page)
        self._page, self.position, self._day = page, position, day
        self.begun = library.today()
        """The day on which it was opened: one that goes on after midnight is in time."""
        self._is_timed = position.kind.is_timed and library.has_clock
        self._first: bool | None = None
        """Whether the first answer was right; None before it."""
        self._answer: int | None = None
        self._given_up = False
        """Whether the answer was asked for, in place of giving one."""
        self._told = False
        self._order: list[int] = []
        """The choices in the order of the tiles."""
        self._ticks = 0
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)
        self.strip = Strip(look, page)
        self.strip.chosen.connect(self._choose)
        self.strip.nextAsked.connect(self.nextAsked)
        self.strip.againAsked.connect(self.ask)
        self.strip.showAsked.connect(self._give_up)
        self.strip.leaveAsked.connect(self.leaveAsked)
        for watched in (page, self.strip):
            watched.installEventFilter(self)
        page.guide = self
        self._name()
        self._show_question()

    # --------------------------------------------------------------------- asking

    def begin(self) -> None:
        """Begins once the table is on the screen."""
        self._fit()
        self._speak()
        self._lead()
        if self._is_timed:
            self._timer.start()

    def ask(self) -> None:
        """Asks the same question once more."""
        self._told, self._answer, self._given_up = False, None, False
        self._page.put_back()
        self._show_question()
        self._fit()
        self._speak()
        self._lead()

    @property
    def is_told(self) -> bool:
        """Whether the chances are on the screen."""
        return self._told

    def _name(self) -> None:
        self.strip.name(words.next_one() if self._day is None else words.to_calendar())

    def _show_question(self) -> None:
        position, kind = self.position, self.position.kind
        self._order = position.in_table_order()
        offered = self._order if kind.offers else []
        said = words.here_or_there() if kind.offers else words.at_the_table()
        self.strip.ask(self.title, kind.question, said, *self._named(offered))
        self.strip.clock.setVisible(self._is_timed and self._first is None)

    def _named(self, order: Sequence[int]) -> tuple[list[str], list[str]]:
        """Choices in this order, as they are written and as they are spoken."""
        labels, spoken = self.position.labels(), self.position.spoken()
        return [labels[number] for number in order], [spoken[number] for number in order]

    @property
    def title(self) -> str:
        if self._day is None:
            return self.position.kind.title
        return f"{words.puzzle_of(self._day)}: {self.position.kind.title}"

    def _speak(self) -> None:
        """Says the question to a screen reader."""
        self._page.tell(self.words)

    @property
    def words(self) -> str:
        """The question with what is offered, or the verdict with what each choice is worth."""
        if self._told:
            spoken = "; ".join(tile.accessibleName() for tile in self.strip.tiles)
            return f"{self.strip.question} {self.strip.said} {spoken}."
        labels = [tile.accessibleName() for tile in self.strip.tiles]
        offered = words.offered(labels) if labels else ""
        told = (f"{self.title}.", self.strip.question, offered, self.strip.said)
        return " ".join(filter(None, told))

    def _lead(self) -> None:
        """Leads the keys to the choices, or to the table where they are to be found there."""
        if self.strip.tiles:
            self.strip.tiles[0].setFocus()
        else:
            self._page.setFocus()

    def _tick(self) -> None:
        self._ticks += 1
        self.strip.clock.show_part(1 - self._ticks * TICK / 1000 / SECONDS)

    # ------------------------------------------------------------------ answering

    def _choose(self, place: int) -> None:
        if not self._told:
            self._take(self._order[place])

    def _give_up(self) -> None:
        self._given_up = True
        self._take(None)

    def _take(self, choice: int | None) -> None:
        """Takes an answer by its number; None for one that was not compared, or for none."""
        self._timer.stop()
        self._told, self._answer = True, choice
        if self._first is None:
            self._first = self._is_right(choice)
            self.answered.emit(self._first)
        if not self.position.kind.offers:
            self._order = [*range(len(self._order))]
        self._show_chances()
        self._fit()
        self._page.sound(Sound.ROUND_WON if self._is_right(choice) else Sound.MISS)
        self.strip.go_on.setFocus()
        self._page.tell(self.words)

    def _show_chances(self) -> None:
        choices = self.position.exercise.choices
        most = max(each.worth + REACH * each.error for each in choices)
        told = [
            WorthTold(
                choices[number].worth,
                choices[number].error,
                min(1.0, most * 1.1),
                best=number == 0,
                chosen=number == self._answer,
            )
            for number in self._order
        ]
        heading = f"{self.title} · {words.caption()}"
        self.strip.tell(heading, self._verdict(), self._why(), *self._named(self._order), told=told)

    def _is_right(self, choice: int | None) -> bool:
        return choice == 0

    def _verdict(self) -> str:
        if self._given_up:
            return words.the_answer()
        verdict = words.right() if self._answer == 0 else words.wrong()
        if self._is_timed and self._answer == 0 and self._ticks:
            verdict = f"{verdict} {words.in_seconds(round(self._ticks * TICK / 1000))}"
        return verdict

    def _why(self) -> str:
        return self.position.why(ADVISER)

    # --------------------------------------------------------------- from the page

    @property
    def leads(self) -> bool:
        return True

    def is_open(self, key: Key) -> bool:
        return not self._told or key == MENU

    def let_go(self) -> None:
        """The table shows how long something has to be held."""

    def awaits(self, key: Key) -> bool:
        return False

    def tried(self, key: Key) -> bool:
        return self.is_open(key)

    def typed(self, key: str) -> bool:
        if key == "Escape":
            self.leaveAsked.emit()
            return True
        if self._told:
            if key == "Return":
                self.nextAsked.emit()
            return True
        return key in HELPS

    def chose(self) -> None:
        """Cards may be chosen as people like."""

    def admits(self, seat: int, action: Action) -> bool:
        """What the rules refuse goes on to the match, which says why; everything else is an
        answer, and is not done."""
        if self._told:
            return False
        try:
            self.position.match.truth.check(seat, action)
        except Refusal:
            return True
        self._take(self.position.choice_of(action))
        return False

    def acted(self) -> None:
        """Nothing is ever done here."""

    def shown(self) -> None:
        """The strip does not depend on the picture."""

    # ------------------------------------------------------------------------ room

    def reread(self) -> None:
        """Says everything in another language."""
        self._name()
        if self._told:
            self._show_chances()
        else:
            self._show_question()
        self._fit()

    def _fit(self) -> None:
        """Lays the strip at the foot of the page."""
        page = self._page
        high = min(self.strip.height_at(page.width()), round(page.height() * HIGHEST))
        self.strip.setGeometry(0, page.height() - high, page.width(), high)
        self.strip.show()
        page.leave_foot(high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the size of the page, and of what the strip says."""
        kind = QEvent.Type.Resize if watched is self._page else QEvent.Type.LayoutRequest
        if event.type() is kind:
            self._fit()
        return False
