"""The page Your games: all matches on this computer, their results, and the statistics of
people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from quando_desktop.disk.index.sieve import Wanted
from quando_desktop.disk.results import Standing
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import Chip
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Line, put_in_order, put_tabs_in_order
from quando_desktop.shell.kit.look import BODY, NOTE, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.names import game_title
from quando_desktop.shell.window import dialogs
from quando_desktop.shell.your_games.catalogue import Catalogue, Games, MatchesInOrder
from quando_desktop.shell.your_games.detail import MatchDetail
from quando_desktop.shell.your_games.listed_match import MatchWords, standing
from quando_desktop.shell.your_games.match_list import SIDE, MatchList
from quando_desktop.shell.your_games.reading_bar import ReadingBar

translate = QCoreApplication.translate

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
        self._standings: dict[str, Sequence[Standing]] = {}
        self._open = Button(look, "", key="O", size=17)
        self._share = Paragraph(look, "", BODY)
        self._reading = ReadingBar(look)
        self._unfinished, self._won = Chip(look, ""), Chip(look, "")
        self._games: dict[str, Chip] = {}
        self._count = Label(look, "", NOTE, Ink.SOFT)
        self._nothing = Paragraph(look, "", BODY, Ink.SOFT)
        self._empty = Panel(look)
        self.list = MatchList(look, self._words)
        self.detail = MatchDetail(look, self._words)
        super().__init__(look, aside=Opening(self._open), gap=14)
        self.setParent(parent)
        self._lay()
        self._connect()
        self._fit()
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        self._chips = Line(look, 10, (SIDE, 0, 0, 0))
        self._chips.addWidget(self._unfinished)
        self._chips.addWidget(self._won)
        self._chips.addWidget(self._count)
        self._chips.addStretch(1)
        self._empty.body.addWidget(self._nothing)
        self._empty.body.addStretch(1)
        whole = Line(look, 18)
        whole.addWidget(self.list, 11)
        whole.addWidget(self._empty, 11)
        whole.addWidget(self.detail, 6)
        shares = Line(look, 0, (SIDE, 0, 0, 0))
        shares.addWidget(self._share)
        reading = Line(look, 0, (SIDE, 0, 0, 0))
        reading.addWidget(self._reading)
        self.body.addLayout(shares)
        self.body.addLayout(reading)
        self.body.addLayout(self._chips)
        self.body.addLayout(whole, 1)

    def _connect(self) -> None:
        self.look.changed.connect(self._fit)
        self._open.clicked.connect(self.openAsked)
        self.answer(Qt.Key.Key_O, self._open)
        self.answer(Qt.Key.Key_S, self.detail.export)
        self.answer(Qt.Key.Key_V, self.detail.replay)
        self.answer(Qt.Key.Key_Delete, self.detail.remove)
        self.answer(Qt.Key.Key_Return, self.detail.go_on)
        for chip in (self._unfinished, self._won):
            chip.toggled.connect(self._filter)
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
        standings: Mapping[str, Sequence[Standing]] | None = None,
        looks: Mapping[str, int] | None = None,
    ) -> None:
        """Shows all matches, the last played first, and the statistics of people by game, with
        those of all games under an empty name. `looks` has the faces of people by their names."""
        self._all = Catalogue(games, self.look.palette, looks or {})
        self._standings = dict(standings or {})
        self._renew_games(self._all.games)
        self._filter()

    def show_progress(self, done: int, total: int) -> None:
        """Shows how many matches have been read; none are still to be if both are the same."""
        if done < total:
            self._reading.show_progress(done, total)
        else:
            self._reading.hide()

    def _renew_games(self, games: Sequence[str]) -> None:
        """Makes a chip for each game, if there is more than one."""
        wanted = games if len(games) > 1 else []
        for game in [game for game in self._games if game not in wanted]:
            self._games.pop(game).deleteLater()
        for game in wanted:
            if game not in self._games:
                chip = Chip(self.look, game_title(game))
                chip.toggled.connect(self._filter)
                self._games[game] = chip
                self._chips.insertWidget(self._chips.count() - 2, chip)
        put_in_order([*self._games.values(), self._count, self.list, self._empty, self.detail])
        stops = [self.back, self._open, self._unfinished, self._won, *self._games.values()]
        put_tabs_in_order([*stops, self.list, *self.detail.stops])

    def _filter(self) -> None:
        games = {game for game, chip in self._games.items() if chip.isChecked()}
        wanted = Wanted(self._unfinished.isChecked(), self._won.isChecked(), games=frozenset(games))
        shown = MatchesInOrder() if self._all is None else self._all.shown(wanted)
        self._say_standings(next(iter(games)) if len(games) == 1 else "")
        self.list.show_matches(shown)
        self.list.setVisible(bool(shown))
        self._empty.setVisible(not shown)
        self._say_count(len(shown))

    def _say_count(self, shown: int) -> None:
        count = 0 if self._all is None else len(self._all)
        words = translate("GamesPage", "{shown} of %n game(s)", None, count)
        self._count.setText(words.format(shown=shown))
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
        for chip in (self._unfinished, self._won):
            chip.setVisible(bool(count))
        self._count.setVisible(bool(count))

    def _say_standings(self, game: str) -> None:
        """Shows the statistics of one game, or of all."""
        shown = self._standings.get(game, ())
        self._share.setText("      ".join(standing(*each) for each in shown))
        self._share.setVisible(bool(shown))

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
                (("O",), translate("GamesPage", "open a file")),
            ),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("GamesPage", "Your games"))
        self._open.setText(translate("GamesPage", "Open a file…"))
        self._unfinished.setText(translate("GamesPage", "Unfinished"))
        self._won.setText(translate("GamesPage", "Won"))
        self.list.setAccessibleName(translate("GamesPage", "Your games"))
        if self._empty.parentWidget() is None:
            # Not in a layout yet: a widget shown now would be a window of its own.
            return
        self.detail.retranslate()
        for game, chip in self._games.items():
            chip.setText(game_title(game))
        self._filter()

    def _fit(self) -> None:
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
        super().keyPressEvent(event)
