"""Everything that there is to practise in a game: its exercises, the puzzle of the day, and the
calendar of puzzles."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.games import PLUGS
from quando_desktop.games.practising import Ladder, PracticeKind
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Switch
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, clear
from quando_desktop.shell.kit.look import HEADING, NAME, NOTE, SMALL, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Card, Panel
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.names import game_title
from quando_desktop.shell.practice import words
from quando_desktop.shell.practice.calendar import Calendar, DayButton
from quando_desktop.shell.practice.library import OWNER, Library

BESIDE = 1000.0
"""The least width in units at which both halves stand side by side."""


class KindCard(Card):
    """One kind of exercise: what it is, what one learns by it, how one does."""

    def __init__(self, look: Look, kind: PracticeKind, tally: str) -> None:
        super().__init__(look, f"{kind.title}. {kind.line} {tally}.", leads=True)
        self.kind = kind.id
        text = Column(look, 2)
        text.addWidget(Label(look, kind.title, NAME))
        text.addWidget(Paragraph(look, kind.line, NOTE, Ink.SOFT))
        text.addWidget(Label(look, tally, SMALL, Ink.SOFT))
        self.body.addLayout(text, 1)


class PracticePage(Page):
    kindAsked = Signal(str, str)
    """A game, and a kind of exercise."""
    dayAsked = Signal(str, object)
    """A game, and the day whose puzzle is wanted."""
    momentAsked = Signal(str, str)
    """A game, and the key of the person whose own moments are wanted."""

    def __init__(self, look: Look, library: Library, name_of: Callable[[str], str]) -> None:
        """`name_of` gives the name of somebody other than the owner by their key."""
        super().__init__(look)
        self._library, self._name_of = library, name_of
        self.game = ""
        self.cards: list[KindCard] = []
        self.own: list[KindCard] = []
        """Own moments: those of the owner, and of everybody else who has some."""
        self._note = Paragraph(look, "", NOTE, Ink.EMBER)
        self._kinds = QWidget()
        self._list = Column(look, 14, parent=self._kinds)
        self._day = Panel(look, margins=(28, 22, 28, 22), gap=12)
        self._heading = Label(look, "", HEADING)
        self._streak = Paragraph(look, "", NOTE, Ink.SOFT)
        self.play = Button(look, "", ButtonKind.GOLD, key=cap(Qt.Key.Key_Return), size=18)
        self.calendar = Calendar(look)
        self.clock = Switch(look)
        self._clock_row = SettingRow(look, "", "", self.clock, line=False)
        for part in (self._heading, self._streak, Opening(self.play), self.calendar):
            self._day.body.addWidget(part)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.addWidget(self._kinds, 1)
        self._halves.addWidget(self._day, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._note)
        self.body.addLayout(self._halves)
        self.body.addStretch(1)
        self.answer(Qt.Key.Key_Return, self.play)
        self.play.clicked.connect(self._ask_today)
        self.calendar.chosen.connect(lambda day: self.dayAsked.emit(self.game, day))
        self.clock.toggled.connect(self._library.want_clock)
        self.retranslate()

    def show_game(self, game: str) -> None:
        """Shows what there is to practise in a game, to somebody who comes from elsewhere."""
        self.game = game
        self.calendar.turn_to(self._library.today())
        self.renew()
        self.first_stop().setFocus()

    def renew(self) -> None:
        """Shows everything as it stands now. The keys stay at the tile where they were, also for
        somebody who comes back from an exercise."""
        self.retranslate()
        self._stand()

    def retranslate(self) -> None:
        super().retranslate()
        if not getattr(self, "game", ""):
            return
        at = next((n for n, tile in enumerate(self._tiles) if tile is self.focusWidget()), None)
        self.set_title(words.title_of(game_title(self.game)))
        self._fill_kinds()
        self._fill_day()
        self._tell_trouble()
        if at is not None and at < len(self._tiles):
            tile = self._tiles[at]
            # Qt would show it later, and what is hidden cannot have the keys.
            holder = tile.parentWidget()
            assert holder is not None
            holder.show()
            tile.show()
            tile.setFocus()
        self._name_openings()
        # The kinds were made after the rest, and are read before it.
        for one, other in pairwise([self.back, *self.cards, *self.own, self.clock, self.play]):
            self.setTabOrder(one, other)

    @property
    def _tiles(self) -> list[Card | DayButton]:
        """All tiles that are made anew whenever something has changed."""
        return [*self.cards, *self.own, *self.calendar.days]

    @property
    def note(self) -> str:
        """What is said of a store that cannot be used, or not all of it."""
        return self._note.text()

    def first_stop(self) -> QWidget:
        return self.play if self.play.isVisibleTo(self) else self.cards[0] if self.cards else self

    # ------------------------------------------------------------------ the halves

    def _fill_kinds(self) -> None:
        self._list.removeWidget(self._clock_row)
        clear(self._list)
        practice = PLUGS[self.game].practice()
        kinds = () if practice is None else practice.kinds()
        self.cards = []
        for kind in kinds:
            card = KindCard(self.look, kind, self._tally(kind, climbs=isinstance(practice, Ladder)))
            card.setEnabled(self._has(kind))
            self._add(card, self.kindAsked, kind.id)
            self.cards.append(card)
        self._fill_own()
        self._clock_row.set_texts(words.gentle_clock(), words.gentle_clock_hint())
        self.clock.setChecked(self._library.has_clock)
        self._list.addWidget(self._clock_row)
        self._clock_row.setVisible(any(kind.is_timed for kind in kinds) and self._has_puzzle)
        self._list.addStretch(1)

    def _fill_own(self) -> None:
        self.own = []
        box = self._library.box
        people = [OWNER, *filter(self._name_of, box.people(self.game))]
        for person in people if self._has_puzzle else ():
            waiting = box.waiting(person, self.game)
            due = sum(each.is_due(box.today()) for each in waiting)
            following = min((each.due for each in waiting), default=None)
            tally = words.in_the_box(due, len(waiting), following)
            card = KindCard(self.look, words.own_moment(self._name_of(person)), tally)
            card.setEnabled(due > 0)
            self._add(card, self.momentAsked, person)
            self.own.append(card)

    def _add(self, card: KindCard, ask: SignalInstance, what: str) -> None:
        def press() -> None:
            # Whoever comes back finds the keys here, however the card was pressed.
            card.setFocus()
            ask.emit(self.game, what)

        card.clicked.connect(press)
        self._list.addWidget(Opening(card))

    def _tally(self, kind: PracticeKind, *, climbs: bool) -> str:
        practised = self._library.practised
        if climbs:
            return words.best_rung(practised.best(OWNER, self.game, kind.id))
        standing = practised.standing(OWNER, self.game, kind.id)
        return words.tally(standing.right, standing.answers)

    def _has(self, kind: PracticeKind) -> bool:
        """Whether there is an exercise of a kind; a ladder needs none."""
        return not self._has_puzzle or bool(self._library.store(self.game).of_kind(kind.id))

    def _ask_today(self) -> None:
        self.play.setFocus()
        self.dayAsked.emit(self.game, self._library.today())

    @property
    def _has_puzzle(self) -> bool:
        return not isinstance(PLUGS[self.game].practice(), Ladder)

    def _fill_day(self) -> None:
        library, game = self._library, self.game
        today = library.today()
        there = self._has_puzzle and bool(library.store(game).exercises)
        self._day.setVisible(there)
        self.play.setVisible(there)
        if not there:
            return
        self._heading.setText(words.puzzle_of_the_day())
        self._streak.setText(words.streak(library.streak(game)))
        played = library.played(game, today)
        self.play.setText(words.play_today() if played is None else words.look_again())
        self.calendar.show_days(library.practised.days(OWNER, game), today)
        self.calendar.retranslate()

    def _tell_trouble(self) -> None:
        """Says what of the store cannot be used."""
        text = ""
        if self._has_puzzle:
            store = self._library.store(self.game)
            if not store.exercises:
                text = words.missing()
            elif store.damaged:
                text = words.damaged(store.damaged)
        self._note.setText(text)
        self._note.setVisible(bool(text))

    # ------------------------------------------------------------------------ room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def restyle(self) -> None:
        super().restyle()
        self._stand()

    def _stand(self) -> None:
        """Puts both halves side by side, or below each other where there is too little room."""
        if not hasattr(self, "_halves"):
            return
        # In a small window letters are large for it, whatever size is wanted.
        grown = self.look.size(NOTE) / NOTE.size
        wide = self.width() / self.look.unit / grown >= BESIDE
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._halves.setDirection(side if wide else below)
        self._halves.setSpacing(self.look.px(28))
