"""The page that looks back at a live match: every card that somebody laid and how long it took
them, against their own past."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.controller.facts import people_of
from quando_desktop.disk.statistics import report
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.disk.statistics.report import Compared
from quando_desktop.engine import record
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.games.numbers import Measure, StripWords
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line, put_tabs_in_order
from quando_desktop.shell.kit.look import LABEL, NOTE, Ink, Look
from quando_desktop.shell.kit.page import Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.looking_back.aside import Aside, Figure
from quando_desktop.shell.looking_back.page import CROWDED
from quando_desktop.shell.looking_back.save_buttons import SaveButtons
from quando_desktop.shell.looking_back.strip_plot import StripPlot
from quando_desktop.shell.names import game_title
from quando_desktop.shell.plots.plot import Plot
from quando_desktop.shell.statistics.words import before
from quando_desktop.table.parts.faces import names_of


class PacePage(Page):
    """Shows the finished games of one match, for one of the people who played it."""

    seatChosen = Signal(int)
    replayAsked = Signal()
    troubled = Signal(object)
    """A `Problem`: something could not be written."""

    def __init__(self, look: Look, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self._record = record.to_json(match)
        rounds = [each for each in self._record["rounds"] if "points" in each]
        self._tallies = match.game.tallies(match.options, rounds, match.seats)
        self._people = people_of(match) or (0,)
        self._past: Sequence[PlayedMatch] = ()
        names = names_of(match.players)
        self.people = Segmented(
            look, [names[each] for each in self._people], name=words.seen_from(), small=True
        )
        self._line = Paragraph(look, "", NOTE, Ink.SOFT)
        self._empty = Paragraph(look, "", NOTE, Ink.SOFT)
        self.plot, self.aside = StripPlot(look), Aside(look)
        self._reading = Reading(self.aside)
        self.saves = SaveButtons(look, lambda: self._shown, self._name)
        self.replay = Button(look, "", key="V", size=16)
        super().__init__(look, aside=self.people, gap=14)
        self._lay()
        self.look.changed.connect(self._fit)
        self.people.chose.connect(self._take_seat)
        self.saves.troubled.connect(self.troubled)
        self.replay.clicked.connect(self.replayAsked)
        self.answer(Qt.Key.Key_S, self.saves.picture)
        self.answer(Qt.Key.Key_C, self.saves.table)
        self.answer(Qt.Key.Key_V, self.replay)
        self._fit()
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        panel = Panel(look, margins=(36, 24, 36, 24), gap=12)
        self._content = Line(look, 28)
        self._content.addWidget(self.plot, 7)
        self._content.addWidget(self._empty, 7)
        self._content.addWidget(self.aside, 3)
        below = Row(look, 14)
        below.addWidget(self.saves)
        below.addStretch(1)
        below.addWidget(self.replay)
        panel.body.addWidget(self._line)
        panel.body.addLayout(self._content, 1)
        panel.body.addLayout(below)
        self.body.addWidget(panel, 1)
        self.people.setVisible(len(self._people) > 1)
        self.people.at = self._people.index(self.seat)

    def _fit(self) -> None:
        """Where letters are large for the window, the words stand below the picture."""
        way = QBoxLayout.Direction
        is_crowded = self.look.size(LABEL) > CROWDED
        self._content.setDirection(way.TopToBottom if is_crowded else way.LeftToRight)

    # ----------------------------------------------------------------------- shown

    def show_seat(self, seat: int | None) -> None:
        """Shows another person, if one is named."""
        if seat != self.seat and seat in self._people:
            self.people.at = self._people.index(seat)
            self._take_seat(self.people.at)

    def show_past(self, matches: Sequence[PlayedMatch]) -> None:
        """Takes the person's matches of this game before this one."""
        self._past = matches
        self.refresh()

    def refresh(self) -> None:
        said = self._said
        self.set_title(said.title)
        self._line.setText(said.line)
        strip = said.make(self._record, self.seat)
        self.plot.setVisible(strip is not None)
        self._empty.setVisible(strip is None)
        self._empty.setText(words.no_strip())
        self.saves.refresh()
        if strip is None:
            self.aside.clear()
            self._reading.read([self._empty])
            return
        self.plot.show_strip(strip)
        found = [(each, self._compared(each)) for each in self._measures]
        figures = [_figure(measure, now, past) for measure, (now, past) in found if now is not None]
        self.aside.tell(
            said.heading(*found[0][1]), strip.sentence, figures, words.past_note(len(self._past))
        )
        self._reading.read(self.aside.parts)

    @property
    def _said(self) -> StripWords:
        found = PLUGS[self.match.game.id].numbers().strip
        assert found is not None
        return found

    @property
    def _measures(self) -> Sequence[Measure]:
        return PLUGS[self.match.game.id].numbers().measures

    def _compared(self, measure: Measure) -> Compared:
        tallies = self._tallies.get(measure.key)
        amount, count = (0, 0) if tallies is None else tallies[self.seat]
        return Compared(amount / count if count else None, report.mean(self._past, measure.key))

    @property
    def _shown(self) -> Plot | None:
        return None if self.plot.isHidden() else self.plot

    def _name(self) -> str:
        """A name for a file."""
        return f"{game_title(self.match.game.id)} {self._said.title}"

    def _take_seat(self, at: int) -> None:
        self.seat, self._past = self._people[at], ()
        self.refresh()
        self.seatChosen.emit(self.seat)

    # ------------------------------------------------------------------------ page

    def retranslate(self) -> None:
        super().retranslate()
        if not hasattr(self, "_content"):
            return
        self.people.setAccessibleName(words.seen_from())
        self.saves.retranslate()
        self.replay.setText(words.replay())
        buttons = (self.saves.picture, self.saves.table, self.replay)
        words_beside = (self._empty, *self.aside.all)
        stops = [self.back, *self.people.options, self.plot, *words_beside, *buttons]
        put_tabs_in_order(stops)
        self.refresh()

    def first_stop(self) -> QWidget:
        return self._shown or self._reading.part or self

    def keys(self) -> KeyColumn | None:
        return words.pace_keys()


def _figure(measure: Measure, now: float, past: float | None) -> Figure:
    caption = words.beside(measure.title, before(measure, now, past))
    return Figure(measure.amount(now), caption, _ink(measure, now, past))


def _ink(measure: Measure, now: float, past: float | None) -> Ink:
    if past is None or measure.amount(now) == measure.amount(past):
        return Ink.TEXT
    return Ink.GOOD if (now < past) == measure.is_better_less else Ink.EMBER
