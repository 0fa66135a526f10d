"""The page on which people learn to play: for each game its lessons, a guided match, practice, and
the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Column, Line, put_in_order, put_tabs_in_order
from quando_desktop.shell.kit.look import HEADING, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.learn import words
from quando_desktop.shell.learn.cards import LearnCard, LessonCard
from quando_desktop.shell.learn.state import LearnState
from quando_desktop.shell.names import game_title

translate = QCoreApplication.translate


class LearnPage(Page):
    """Sends what is chosen; the window does the rest."""

    lessonAsked = Signal(str, str)
    """A game and one of its lessons, by their ids."""
    guidedAsked = Signal(str)
    """The game of a guided match."""
    practiceAsked = Signal(str)
    """The game of which exercises are wanted."""
    dayAsked = Signal(str)
    """The game whose puzzle of the day is wanted."""
    rulesAsked = Signal(str)

    def __init__(
        self, look: Look, games: Sequence[str], state_of: Callable[[str], LearnState]
    ) -> None:
        """`state_of` says what there is to learn of a game, in the present language."""
        self._ids, self._state_of = [*games], state_of
        self._state = LearnState(self._ids[0])
        self.games = Segmented(look, self._titles()) if len(games) > 1 else None
        self._heading = Paragraph(look, kind=HEADING, ink=Ink.TABLE)
        self._then = Paragraph(look, kind=HEADING, ink=Ink.TABLE)
        # Screen readers read one half after the other.
        left, right = QWidget(), QWidget()
        self._lessons = Column(look, 14, parent=left)
        self._others = Column(look, 14, parent=right)
        self.lessons: list[LessonCard] = []
        self._openings: list[Opening] = []
        self.guided, self.practice = LearnCard(look), LearnCard(look)
        self.day, self.rules = LearnCard(look), LearnCard(look)
        self._ways = (self.guided, self.practice, self.day, self.rules)
        self._halves = Line(look, 32)
        for half, column, heading, share in (
            (left, self._lessons, self._heading, 5),
            (right, self._others, self._then, 4),
        ):
            column.addWidget(heading)
            column.addStretch(1)
            self._halves.addWidget(half, share)
        self._last = Opening(self.rules)
        for place, card in enumerate((*self._ways[:-1], self._last), 1):
            self._others.insertWidget(place, card)
        super().__init__(look, aside=self.games)
        self.body.addLayout(self._halves)
        self.body.addStretch(1)
        self._connect()
        self.restyle()

    def _connect(self) -> None:
        asked = (self.guidedAsked, self.practiceAsked, self.dayAsked, self.rulesAsked)
        for card, ask in zip(self._ways, asked, strict=True):
            card.clicked.connect(lambda _=False, card=card, ask=ask: self._ask(card, ask))
        if self.games is not None:
            self.games.chose.connect(lambda place: self.show_game(self._ids[place]))

    def _titles(self) -> list[str]:
        return [*map(game_title, self._ids)]

    def restyle(self) -> None:
        super().restyle()
        halves = getattr(self, "_halves", None)
        if halves is not None:
            # Large text needs the whole width.
            way = QBoxLayout.Direction
            halves.setDirection(way.TopToBottom if self.look.is_tight else way.LeftToRight)

    # ------------------------------------------------------------------------ what it shows

    @property
    def game(self) -> str:
        """The game that is shown."""
        return self._state.game

    def show_game(self, game: str) -> None:
        """Shows what there is to learn of a game, as it is now."""
        self._state = LearnState(game)
        if self.games is not None:
            self.games.at = self._ids.index(game)
        self.retranslate()

    def _fill(self) -> None:
        """Makes a card for each lesson."""
        state = self._state
        while len(self.lessons) < len(state.lessons):
            number = len(self.lessons)
            card = LessonCard(self.look, number + 1)
            card.clicked.connect(lambda _=False, at=number: self._ask_lesson(at))
            # Whichever of them the page opens at, its title is said first.
            opening = Opening(card)
            self._lessons.insertWidget(number + 1, opening)
            self.lessons.append(card)
            self._openings.append(opening)
        for place, each in enumerate(self._openings):
            each.setVisible(place < len(state.lessons))
        self._heading.setVisible(bool(state.lessons))
        self.guided.setVisible(state.guides)
        self.practice.setVisible(bool(state.practice))
        self.day.setVisible(state.day is not None)

    def _ask(self, card: QWidget, ask: SignalInstance) -> None:
        # Whoever comes back finds the keys here, however the card was pressed.
        card.setFocus()
        ask.emit(self._state.game)

    def _ask_lesson(self, at: int) -> None:
        self.lessonAsked.emit(self._state.game, self._state.lessons[at].id)

    def lead_to(self, lesson: str) -> None:
        """Leads the keys to the card of a lesson."""
        for card, state in zip(self.lessons, self._state.lessons, strict=False):
            if state.id == lesson:
                card.setFocus()

    def first_stop(self) -> QWidget:
        """The first lesson that is not finished."""
        open_ones = [
            card
            for card, lesson in zip(self.lessons, self._state.lessons, strict=False)
            if not lesson.is_done
        ]
        return next(iter([*open_ones, *self.lessons[: len(self._state.lessons)]]), self.rules)

    def keys(self) -> KeyColumn:
        return (
            translate("Learn", "Learn to play"),
            (
                ((cap(Qt.Key.Key_Return),), translate("Learn", "activate the highlighted item")),
                ((cap(Qt.Key.Key_Escape),), translate("Learn", "back")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("Learn", "Learn to play"))
        if not self.isAncestorOf(self.rules):
            # It is still being made.
            return
        state = self._state = self._state_of(self._state.game)
        self._fill()
        self._heading.setText(translate("Learn", "Lessons"))
        self._then.setText(translate("Learn", "After that"))
        if self.games is not None:
            self.games.set_items(self._titles())
            self.games.setAccessibleName(translate("Learn", "Game"))
        for card, lesson in zip(self.lessons, state.lessons, strict=False):
            card.show_lesson(lesson)
        self.guided.say(*words.guided())
        if state.practice:
            self.practice.say(*words.practice(state.practice))
        self.rules.say(*words.rules())
        if state.day is not None:
            self.day.say(
                *words.puzzle_of_the_day(solved=state.day.is_solved, streak=state.day.streak)
            )
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Orders the tab stops: cards made later would come last."""
        games = [] if self.games is None else self.games.options
        put_tabs_in_order([self.back, *games, *self.lessons, *self._ways])
        put_in_order([self._heading, *self._openings])
        put_in_order([self._then, *self._ways[:-1], self._last])
        self._name_openings()
