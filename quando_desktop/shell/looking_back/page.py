"""The page that looks back at a match in numbers: the moment to end each round, and luck beside
skill. Everything on it follows from what one person knew."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.analysis.analysis import Analysis
from quando_desktop.analysis.levels import mean_costs
from quando_desktop.controller.facts import people_of
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.games.closing import ClosingTale, uncertain
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line, put_tabs_in_order
from quando_desktop.shell.kit.look import LABEL, NOTE, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.kit.sliders import Stepper
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.looking_back.aside import Aside, Figure
from quando_desktop.shell.looking_back.curve import ClosingCurve
from quando_desktop.shell.looking_back.ledger_plot import LedgerPlot
from quando_desktop.shell.looking_back.likeness import likeness
from quando_desktop.shell.looking_back.progress import StudyProgress
from quando_desktop.shell.looking_back.save_buttons import SaveButtons
from quando_desktop.shell.looking_back.study import Study
from quando_desktop.shell.names import game_title
from quando_desktop.shell.plots.plot import Plot
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.text.numbers import percent, tenths
from quando_desktop.table.text.words import luck_and_skill

CURVE, LEDGER = 0, 1
CROWDED = 21.0
"""The size of letters, in units, up to which words fit beside a picture."""


class LookingBackPage(Page):
    """Shows what a study knows of one match, and grows with it."""

    replayAsked = Signal(int, int)
    """The round, from 0, and the action before which somebody wants to see the table; below
    nothing for its deal."""
    troubled = Signal(object)
    """A `Problem`: something could not be written."""

    def __init__(self, look: Look, study: Study, match: Match, seat: int, number: int) -> None:
        self.study, self.match, self.seat = study, match, seat
        plug = PLUGS[match.game.id]
        self._said = plug.closing()
        self._people = people_of(match) or (0,)
        names = names_of(match.players)
        self.what = Segmented(look, ("", ""), name=words.what_is_shown(), small=True)
        self.people = Segmented(
            look, [names[each] for each in self._people], name=words.seen_from(), small=True
        )
        rounds = range(1, len(match.rounds) + 1)
        self.rounds = Stepper(
            look, rounds, number + 1, name=words.the_round(), words=words.round_name
        )
        self._line = Paragraph(look, "", NOTE, Ink.SOFT)
        self._empty = Paragraph(look, "", NOTE, Ink.SOFT)
        self._progress = StudyProgress(look)
        self.curve, self.ledger = ClosingCurve(look), LedgerPlot(look)
        self.aside = Aside(look)
        self._reading = Reading(self.aside)
        self.saves = SaveButtons(look, lambda: self._plot, self._name)
        self.replay = Button(look, "", key="V", size=16)
        super().__init__(look, aside=self.what, gap=14)
        self._lay()
        self._connect()
        self._fit()
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        panel = Panel(look, margins=(36, 24, 36, 24), gap=12)
        above = Row(look, 16, words=160)
        above.addWidget(self._line, 1)
        above.addWidget(self.people)
        above.addWidget(Opening(self.rounds))
        self._content = Line(look, 28)
        for plot in (self.curve, self.ledger, self._empty):
            self._content.addWidget(plot, 7)
        self._content.addWidget(self.aside, 3)
        below = Row(look, 14)
        below.addWidget(self.saves)
        below.addStretch(1)
        below.addWidget(self.replay)
        panel.body.addLayout(above)
        panel.body.addWidget(self._progress)
        panel.body.addLayout(self._content, 1)
        panel.body.addLayout(below)
        self.body.addWidget(panel, 1)
        self.people.setVisible(len(self._people) > 1)
        self.people.at = self._people.index(self.seat)
        self.what.setVisible(self._said is not None)
        self.what.at = CURVE if self._said is not None else LEDGER

    def _connect(self) -> None:
        self.look.changed.connect(self._fit)
        self.study.changed.connect(self.refresh)
        self.study.progressed.connect(self._show_progress)
        self.what.chose.connect(lambda _: self.refresh())
        self.people.chose.connect(self._take_seat)
        self.rounds.valueChanged.connect(lambda _: self._ask())
        self.saves.troubled.connect(self.troubled)
        self.replay.clicked.connect(self._ask_replay)
        self._progress.again.clicked.connect(lambda: self.study.try_again(self.number))
        self.answer(Qt.Key.Key_S, self.saves.picture)
        self.answer(Qt.Key.Key_C, self.saves.table)
        self.answer(Qt.Key.Key_V, self.replay)

    def _fit(self) -> None:
        """Where letters are large for the window, the words stand below the picture."""
        down = QBoxLayout.Direction.TopToBottom
        beside = QBoxLayout.Direction.LeftToRight
        is_crowded = self.look.size(LABEL) > CROWDED
        self._content.setDirection(down if is_crowded else beside)

    # ----------------------------------------------------------------------- shown

    @property
    def number(self) -> int:
        """The round that is shown, from 0."""
        return self.rounds.value() - 1

    @property
    def shows_ledger(self) -> bool:
        return self.what.at == LEDGER

    def show_ledger(self) -> None:
        self.what.at = LEDGER
        self.refresh()

    def show_round(self, number: int, seat: int) -> None:
        """Shows a round, from 0, for the person of a seat."""
        self.what.at = CURVE if self._said is not None else LEDGER
        self.people.at = self._people.index(seat)
        self.seat = seat
        self.rounds.setValue(number + 1)
        self._ask()

    def _take_seat(self, at: int) -> None:
        self.seat = self._people[at]
        self._ask()

    def _ask(self) -> None:
        """Lets the study look at what is shown first."""
        self.study.begin(self.match, self.seat, self.number)

    def refresh(self) -> None:
        """Shows what is known now."""
        if not self.study.is_about(self.match, self.seat):
            return
        self._show_progress()
        self.set_title(self._title())
        self.rounds.setVisible(not self.shows_ledger and len(self.match.rounds) > 1)
        if self.shows_ledger:
            self._show_ledger()
        else:
            self._show_curve()
        # Beside a plot there are words; in its place there is a sentence at most.
        instead = [self._empty] if self._empty.text() else []
        self._reading.read(self.aside.parts or instead)
        self.saves.refresh()

    def _title(self) -> str:
        said = self._said
        return luck_and_skill() if self.shows_ledger or said is None else said.title()

    def _show_progress(self) -> None:
        self._progress.show_study(self.study, len(self.match.rounds))

    @property
    def _plot(self) -> Plot | None:
        """The plot that is shown now."""
        return next((each for each in (self.curve, self.ledger) if not each.isHidden()), None)

    def _only(self, shown: QWidget) -> None:
        for each in (self.curve, self.ledger, self._empty):
            each.setVisible(each is shown)

    def _say_nothing(self, why: str) -> None:
        self._empty.setText(why)
        self._only(self._empty)
        self.aside.clear()

    def _show_curve(self) -> None:
        said = self._said
        assert said is not None
        self._line.setText(said.line(self.number + 1))
        found = self.study.rounds.get(self.number)
        if found is None:
            self._say_nothing("" if self.study.has_failed else words.not_yet())
            return
        curve = found.curve
        if curve is None or curve.best is None:
            self._say_nothing(said.never())
            return
        self.curve.show_curve(curve, said)
        self._only(self.curve)
        tale = ClosingTale.of(curve.turns, curve.best, curve.done)
        figures = []
        if tale.has_moment:
            best = words.when_best(tale.best)
            figures.append(Figure(percent(uncertain(tale.high.mean)), best, Ink.ACCENT))
        if tale.done is not None and tale.chance is not None and (tale.late or not figures):
            when = said.when_done(tale.done)
            figures.append(Figure(percent(uncertain(tale.chance.mean)), when, Ink.EMBER))
        self.aside.tell(said.heading(tale), said.sentence(tale), figures, words.pale_band())

    def _show_ledger(self) -> None:
        is_over = self.match.result is not None
        self._line.setText(words.ledger_line(is_over=is_over))
        analysis = self.study.analysis
        if analysis is None or analysis.ledger is None:
            known = len(self.study.rounds)
            waits = words.not_yet_whole(known, len(self.match.rounds))
            self._say_nothing("" if self.study.has_failed else waits)
            return
        self.ledger.show_ledger(analysis.ledger, is_over=is_over)
        self._only(self.ledger)
        like = likeness(analysis, mean_costs(self.match.game.id))
        ledger = analysis.ledger
        self.aside.tell(
            words.summed_up(like, ledger.luck),
            words.doubts(like, ledger),
            self._ledger_figures(analysis),
            words.ledger_note(),
        )

    def _ledger_figures(self, analysis: Analysis) -> list[Figure]:
        ledger, mean = analysis.ledger, analysis.mean_cost
        assert ledger is not None
        count = len(analysis.decisions)
        figures = [
            Figure(words.signed(ledger.luck), words.luck_caption(), _ink(ledger.luck)),
            Figure(words.signed(ledger.own), words.own_caption(count), _ink(ledger.own)),
        ]
        if mean is not None:
            error = tenths(200 * mean.error)
            figures.append(Figure(tenths(100 * mean.mean), words.mean_caption(error), Ink.TEXT))
        return figures

    def _name(self) -> str:
        """A name for a file."""
        name = f"{game_title(self.match.game.id)} {self._title()}"
        return name if self.shows_ledger else f"{name} {words.round_name(self.number + 1)}"

    def _ask_replay(self) -> None:
        """The table before the best turn, or at the deal."""
        found = self.study.rounds.get(self.number)
        move = -1
        if not self.shows_ledger and found is not None and found.curve is not None:
            best = found.curve.best
            move = -1 if best is None else found.curve.moves[best]
        self.replayAsked.emit(self.number, move)

    # ------------------------------------------------------------------------ page

    def retranslate(self) -> None:
        super().retranslate()
        if not hasattr(self, "_content"):
            return
        said = self._said
        first = "" if said is None else said.title()
        self.what.set_items((first, luck_and_skill()), self.what.at)
        self.what.setAccessibleName(words.what_is_shown())
        self.people.setAccessibleName(words.seen_from())
        self.rounds.setAccessibleName(words.the_round())
        self.rounds.set_words(words.round_name)
        self.saves.retranslate()
        self.replay.setText(words.replay())
        self._progress.retranslate()
        put_tabs_in_order(self._stops())
        self.refresh()

    def _stops(self) -> list[QWidget]:
        plots = (self.curve, self.ledger, self._empty, *self.aside.all)
        choices = (*self.what.options, *self.people.options)
        buttons = (self.saves.picture, self.saves.table, self.replay)
        return [self.back, *choices, self.rounds, self._progress.again, *plots, *buttons]

    def first_stop(self) -> QWidget:
        return self._plot or self._reading.part or self

    def showEvent(self, event: QShowEvent) -> None:
        """Goes on with its own match: in between somebody may have looked at another one."""
        self._ask()
        super().showEvent(event)

    def keys(self) -> KeyColumn | None:
        return words.key_column()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Plus | Qt.Key.Key_Minus if not self.rounds.isHidden():
                self.rounds.stepBy(1 if event.key() == Qt.Key.Key_Plus else -1)
            case Qt.Key.Key_W if self._said is not None:
                self.what.options[1 - self.what.at].click()
            case _:
                super().keyPressEvent(event)


def _ink(change: float) -> Ink:
    whole = words.points(change)
    return Ink.GOOD if whole > 0 else Ink.EMBER if whole < 0 else Ink.TEXT
