"""The page Your games: all matches on this computer, and what is told of the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.disk.notes import MatchNotes
from quando_desktop.disk.shelf import FinishedShelf
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line, put_in_order, put_tabs_in_order
from quando_desktop.shell.kit.look import BODY, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.window import dialogs
from quando_desktop.shell.your_games.catalogue import Catalogue, Games, MatchesInOrder
from quando_desktop.shell.your_games.detail import MatchDetail
from quando_desktop.shell.your_games.filters import GamesFilters, Spellings
from quando_desktop.shell.your_games.listed_match import MatchWords
from quando_desktop.shell.your_games.match_list import SIDE, MatchList
from quando_desktop.shell.your_games.reading_bar import ReadingBar

translate = QCoreApplication.translate

PICTURE_UP_TO = 1.3
"""The size of text up to which a list and a panel have room beside each other."""
LEAST = 430.0
"""The least height of the list; where the window is lower, the page scrolls."""


class GamesPage(Page):
    """Each signal carries the `UnfinishedEntry` or `FinishedEntry` it is about."""

    continueAsked = Signal(object)
    removeAsked = Signal(object)
    """Deleting it was confirmed."""
    exportAsked = Signal(object)
    replayAsked = Signal(object)
    openAsked = Signal()
    statisticsAsked = Signal()
    playAsked = Signal()

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._words = MatchWords(now)
        self._all: Catalogue | None = None
        self.is_reading = False
        """Whether it is not known yet if there are any matches."""
        self._notes: MatchNotes | None = None
        self._open = Button(look, "", key="O", size=17)
        self._rooms = Segmented(look, ("", ""))
        self._reading = ReadingBar(look)
        self.filters = GamesFilters(look, SIDE)
        self._nothing = Paragraph(look, "", BODY, Ink.SOFT)
        self._play = Button(look, "", ButtonKind.GOLD, size=19)
        self._empty = Panel(look)
        self.list = MatchList(look, self._words)
        self.detail = MatchDetail(look, self._words)
        self._aside = Opening(self._open)
        self._is_large: bool | None = None
        """Whether letters are so large that everything stands below each other."""
        super().__init__(look, aside=self._aside, gap=14)
        self.setParent(parent)
        self._lay()
        self._connect()
        self._fit()
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        self.header.addWidget(self._rooms)
        self._empty.body.addWidget(self._nothing)
        begin = Line(look, 0)
        begin.addWidget(self._play)
        begin.addStretch(1)
        self._empty.body.addLayout(begin)
        self._empty.body.addStretch(1)
        whole = self._whole = Line(look, 18)
        whole.addWidget(self.list, 11)
        whole.addWidget(self._empty, 11)
        whole.addWidget(self.detail, 6)
        reading = Line(look, 0, (SIDE, 0, 0, 0))
        reading.addWidget(self._reading)
        self.body.addLayout(reading)
        self.body.addWidget(self.filters)
        self.body.addLayout(whole, 1)

    def _connect(self) -> None:
        self.look.changed.connect(self._fit)
        self._open.clicked.connect(self.openAsked)
        self._play.clicked.connect(self.playAsked)
        self.answer(Qt.Key.Key_O, self._open)
        self.answer(Qt.Key.Key_S, self.detail.export)
        self.answer(Qt.Key.Key_V, self.detail.replay)
        self.answer(Qt.Key.Key_Delete, self.detail.remove)
        self.answer(Qt.Key.Key_Return, self.detail.go_on)
        self.filters.changed.connect(self._filter)
        self._rooms.chose.connect(self._change_room)
        self.list.chosen.connect(self.detail.show_match)
        self.list.continueAsked.connect(lambda match: self.continueAsked.emit(match.entry))
        self.detail.continueAsked.connect(lambda: self._tell(self.continueAsked.emit))
        self.detail.exportAsked.connect(lambda: self._tell(self.exportAsked.emit))
        self.detail.replayAsked.connect(lambda: self._tell(self.replayAsked.emit))
        self.detail.removeAsked.connect(self._ask_to_remove)

    # -------------------------------------------------------------------------------- shown

    def show_games(
        self,
        games: Games,
        people: Spellings | None = None,
        looks: Mapping[str, int] | None = None,
    ) -> None:
        """Shows all matches, the last played first. `people` are those who have played, `looks` has
        the faces of people by their names."""
        found = self._all = Catalogue(games, self.look.palette, looks or {})
        self.filters.offer(found.games, people or {}, found.seats, found.characters)
        put_in_order([self.filters, self.list, self._empty, self.detail])
        stops = [self.back, self.filters.search, self._open, *self._rooms.options]
        put_tabs_in_order([*stops, *self.filters.stops, self._play, self.list, *self.detail.stops])
        self._filter()

    def tell_past(self, shelf: FinishedShelf, notes: MatchNotes) -> None:
        """Says where the moments of matches are read, and where notes on them are kept."""
        self._notes = self.detail.past.notes = notes
        self.detail.past.shelf = shelf

    def show_progress(self, done: int, total: int) -> None:
        """Shows how many matches have been read; none are still to be if both are the same."""
        if done < total:
            self._reading.show_progress(done, total)
        else:
            self._reading.hide()

    def _filter(self) -> None:
        notes = {} if self._notes is None else self._notes.all()
        shown = MatchesInOrder()
        if self._all is not None:
            shown = self._all.shown(self.filters.wanted, notes)
        self.list.show_matches(shown)
        self.list.setVisible(bool(shown))
        self._empty.setVisible(not shown)
        self._say_count(len(shown))

    def _say_count(self, shown: int) -> None:
        count = 0 if self._all is None else len(self._all)
        self.filters.show_count(shown, count)
        self._play.setVisible(not count and not self.is_reading)
        self._nothing.setText(
            translate("GamesPage", "No games match. Remove a filter to see more.")
            if count
            else ""
            if self.is_reading
            else translate(
                "GamesPage",
                "No games yet. Everything you play is saved here automatically, from the first "
                "card.",
            )
        )

    def _change_room(self, number: int) -> None:
        if number:
            self._rooms.at = 0
            self.statisticsAsked.emit()

    def first_stop(self) -> QWidget:
        return self._open if self.list.isHidden() else self.list

    def keys(self) -> KeyColumn:
        up, down, enter, delete = (
            cap(key)
            for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Delete)
        )
        return (
            translate("GamesPage", "Your games"),
            (
                ((up, down), translate("GamesPage", "another match")),
                ((enter,), translate("GamesPage", "continue the unfinished one")),
                (("V",), translate("GamesPage", "replay it")),
                (("S",), translate("GamesPage", "save it to a file")),
                ((delete,), translate("GamesPage", "remove it")),
                (("/",), translate("GamesPage", "search")),
                (("O",), translate("GamesPage", "open a file")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("GamesPage", "Your games"))
        self._open.setText(translate("GamesPage", "Open a file…"))
        self._play.setText(translate("Statistics", "Play a match"))
        self._rooms.set_items(
            (translate("Statistics", "Games"), translate("Statistics", "Statistics")), 0
        )
        self._rooms.setAccessibleName(translate("GamesPage", "Your games"))
        self.filters.retranslate()
        self.list.setAccessibleName(translate("GamesPage", "Your games"))
        if self._empty.parentWidget() is None:
            # Not in a layout yet: a widget shown now would be a window of its own.
            return
        self.detail.retranslate()
        self._filter()

    def _turn(self) -> None:
        """Makes the best of the width, by the size of letters."""
        large = self.look.is_tight or self.look.scale.text > PICTURE_UP_TO
        if large == self._is_large:
            return
        self._is_large = large
        way = QBoxLayout.Direction
        self._whole.setDirection(way.TopToBottom if large else way.LeftToRight)
        moved: list[QWidget] = [self.filters.search, self._aside]
        if large:
            self.filters.take(moved)
        else:
            self.filters.take([])
            for widget in (*moved, self._rooms):
                self.header.addWidget(widget)
            put_in_order([*moved, self._rooms])
        put_in_order([self._rooms, self.view] if large else [self.view])

    def _fit(self) -> None:
        self._turn()
        least = self.look.px(LEAST)
        self.list.setMinimumHeight(least)
        self._empty.setMinimumHeight(least // 2)

    # -------------------------------------------------------------------------------- asked

    def _tell(self, say: Callable[[object], None]) -> None:
        if self.list.match is not None:
            say(self.list.match.entry)

    def _ask_to_remove(self) -> None:
        match = self.list.match
        if match is None:
            return
        entry = match.entry
        dialogs.confirm(
            self.look,
            self,
            translate("GamesPage", "Remove this match?"),
            translate(
                "GamesPage", "It is moved to the bin in the data folder, not deleted for good."
            ),
            translate("GamesPage", "Remove"),
            translate("GamesPage", "Keep"),
            lambda: self.removeAsked.emit(entry),
            costs=True,
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.list.isVisible():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)
            return
        if event.text() == "/" and self.filters.search.isVisible():
            self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.detail.past.keep()
        super().hideEvent(event)
