"""The page of the statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.disk.statistics import report
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.disk.statistics.report import Asked, Judged
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.numbers import GameNumbers
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.choices import Segmented
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line, put_tabs_in_order
from quando_desktop.shell.kit.look import BODY, SMALL, Ink, Look
from quando_desktop.shell.kit.page import SIDE, WIDEST, Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.portraits import character, person
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.claims_panel import ClaimsPanel
from quando_desktop.shell.statistics.facts_plot import Fact, FactsPlot
from quando_desktop.shell.statistics.filters import StatisticsFilters
from quando_desktop.shell.statistics.games_plot import GamesPlot
from quando_desktop.shell.statistics.panels import PlotPanel
from quando_desktop.shell.statistics.profile_plot import ProfilePlot, TraitLine
from quando_desktop.shell.statistics.time_plot import TimePlot
from quando_desktop.shell.your_games.choice_chip import ChoiceChip
from quando_desktop.shell.your_games.reading_bar import ReadingBar
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.text.words import you

TOP, BOTTOM = 18.0, 16.0
FACES = 4
"""Computer players in a profile: those who have played along most often."""
PICTURE_UP_TO = 1.3
"""The size of text up to which two panels have room beside each other."""


class StatisticsPage(Page):
    """Shows what it is given; whatever is counted comes from outside."""

    gamesAsked = Signal()
    playAsked = Signal()
    personChosen = Signal(str)
    saveAsked = Signal(object)
    """A `PlotPanel`."""
    lookAsked = Signal(list)
    """Matches to look through."""
    stopAsked = Signal()

    def __init__(self, look: Look, now: Callable[[], datetime] = datetime.now) -> None:
        self._now = now
        self._matches: Sequence[PlayedMatch] = ()
        self._judged: Judged = {}
        self._face = person(look.palette, "", 1)
        self._rooms = Segmented(look, words.rooms(), 1, name=words.title())
        self.is_counting = True
        """Whether it is not known yet if there are any matches."""
        super().__init__(look, aside=Opening(self._rooms), gap=16)
        self.filters = StatisticsFilters(look)
        self._reading = ReadingBar(look)
        self._empty = Panel(look)
        self._nothing = Paragraph(look, "", BODY, Ink.SOFT)
        self._play = Button(look, "", ButtonKind.GOLD, size=19)
        self.measure = ChoiceChip(look, clears=False)
        self._time, self._facts = TimePlot(look), FactsPlot(look)
        self._traits, self._lines = ProfilePlot(look), GamesPlot(look)
        self.over_time = PlotPanel(look, self._time)
        self.over_time.put_beside_title(self.measure)
        self.claims = ClaimsPanel(look)
        self.facts = PlotPanel(look, self._facts)
        self.profile = PlotPanel(look, self._traits)
        self.games = PlotPanel(look, self._lines)
        self._counts = Paragraph(look, "", SMALL, Ink.SOFT)
        self._lay()
        self._connect()
        self.retranslate()

    def _lay(self) -> None:
        look = self.look
        self._empty.body.addWidget(self._nothing)
        line = Line(look, 0)
        line.addWidget(self._play)
        line.addStretch(1)
        self._empty.body.addLayout(line)
        self._empty.body.addStretch(1)
        self._first, self._second = Line(look, 24), Line(look, 24)
        for panel, share in ((self.over_time, 17), (self.claims, 10), (self.facts, 10)):
            self._first.addWidget(panel, share)
        for panel, share in ((self.profile, 10), (self.games, 15)):
            self._second.addWidget(panel, share)
        self.body.addWidget(self.filters)
        self.body.addWidget(self._reading)
        self.body.addWidget(self._empty, 1)
        self.body.addLayout(self._first, 12)
        self.body.addLayout(self._second, 10)
        self.body.addWidget(self._counts)
        self._turn()

    def _connect(self) -> None:
        self._rooms.chose.connect(self._leave)
        self._play.clicked.connect(self.playAsked)
        self.filters.changed.connect(self._count)
        self.filters.personChosen.connect(self.personChosen)
        self.measure.chose.connect(self._count)
        self.claims.lookAsked.connect(lambda: self.lookAsked.emit(self.unseen()))
        self.claims.stopAsked.connect(self.stopAsked)
        for panel in self.panels:
            panel.saveAsked.connect(self.saveAsked)

    @property
    def panels(self) -> tuple[PlotPanel, ...]:
        return self.over_time, self.claims, self.facts, self.profile, self.games

    def _leave(self, number: int) -> None:
        if not number:
            self._rooms.at = 1
            self.gamesAsked.emit()

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "_second"):
            self._turn()

    def _turn(self) -> None:
        """Puts panels below each other where letters are large for the window."""
        large = self.look.is_tight or self.look.scale.text > PICTURE_UP_TO
        way = QBoxLayout.Direction
        for line in (self._first, self._second):
            line.setDirection(way.TopToBottom if large else way.LeftToRight)

    def _set_margins(self) -> None:
        super()._set_margins()
        spare = max(0.0, (self.width() / self.look.unit - WIDEST) / 2)
        # The plots need the height.
        self.body.set_margins((spare + SIDE, TOP, spare + SIDE, BOTTOM))

    # ------------------------------------------------------------------------------- shown

    def show_person(self, names: Sequence[str], name: str, face: Face) -> None:
        """Shows who can be looked at, and who is; without a name it is the owner."""
        self._face = face
        self.filters.show_people(names, name)

    def show_matches(self, matches: Sequence[PlayedMatch], judged: Judged) -> None:
        """Shows the matches of the person, and what was found by looking back at them."""
        self.is_counting = False
        self._matches, self._judged = matches, judged
        self.filters.show_matches(matches)
        self._count()

    def show_judged(self, judged: Judged) -> None:
        self._judged = judged
        self._count()

    def show_progress(self, done: int, total: int) -> None:
        """Shows how many matches have been read; none are still to be if both are the same."""
        if done < total:
            self._reading.show_progress(done, total)
        else:
            self._reading.hide()

    def unseen(self) -> list[PlayedMatch]:
        """The matches in view that nobody has looked through yet."""
        return [each for each in self._chosen() if not report.is_judged(each, self._judged)]

    @property
    def asked(self) -> Asked:
        return self.filters.asked

    def _chosen(self) -> list[PlayedMatch]:
        asked = self.asked
        return [each for each in self._matches if each.game == asked.game and asked.fits(each)]

    def _count(self) -> None:
        """Counts what is in view."""
        chosen, game = self._chosen(), self.asked.game
        fits = [each for each in self._matches if self.asked.fits(each)]
        self._show_parts(bool(self._matches), bool(chosen))
        self.filters.show_count(len(chosen))
        if not self._matches:
            return
        numbers = PLUGS[game].numbers()
        self._count_time(chosen, game, numbers)
        self._count_claims(chosen, game, numbers)
        self.facts.say(words.facts_title(), words.facts_note())
        compared = [Fact(each, report.compared(chosen, each.key)) for each in numbers.measures]
        self._facts.show_facts(compared)
        self._count_profile(chosen, numbers)
        self.games.say(words.all_games_title(len(GAMES)), words.all_games_note())
        self._lines.show_lines(report.all_games(fits, self._now()))

    def _show_parts(self, has_any: bool, has_chosen: bool) -> None:
        self.filters.setVisible(has_any)
        is_empty = not has_chosen if has_any else not self.is_counting
        self._empty.setVisible(is_empty)
        self._nothing.setText(words.nothing_fits() if has_any else words.nothing_yet())
        self._play.setVisible(not has_any)
        for panel in (self.over_time, self.profile):
            panel.setVisible(has_chosen)
        claims = has_any and PLUGS[self.asked.game].numbers().claims is not None
        self.claims.setVisible(has_chosen and claims)
        self.facts.setVisible(has_chosen and not claims)
        self.games.setVisible(has_any)

    def _count_time(self, chosen: Sequence[PlayedMatch], game: str, numbers: GameNumbers) -> None:
        measures = {each.key: each for each in numbers.measures}
        offered = [(key, each.title) for key, each in measures.items()]
        self.measure.offer(words.over_time_choice(), offered)
        self.measure.setVisible(len(measures) > 1)
        measure = measures[self.measure.value]
        self.over_time.say(words.over_time_title(game, measure), words.over_time_note(measure))
        self._time.show_dots(report.dots(chosen, measure.key), measure)

    def _count_claims(self, chosen: Sequence[PlayedMatch], game: str, numbers: GameNumbers) -> None:
        if numbers.claims is None or not chosen:
            return
        cost = numbers.claims.cost(GAMES[game].check_options(GAMES[game].seats[0], {}))
        found = report.claims(chosen, self._judged)
        self.claims.show_claims(found, numbers.claims, cost)

    def _count_profile(self, chosen: Sequence[PlayedMatch], numbers: GameNumbers) -> None:
        palette = self.look.palette
        often: dict[str, int] = {}
        for match in chosen:
            for each in match.characters:
                if each in palette.characters and each is not None:
                    often[each] = often.get(each, 0) + 1
        known = sorted(often, key=lambda each: -often[each])[:FACES]
        lines = []
        for trait in numbers.traits:
            own, others = report.profile(chosen, trait.key)
            faces = [(character(palette, key), others[key]) for key in known if key in others]
            if own is not None:
                lines.append(TraitLine(trait, own, tuple(faces)))
        has_others = any(line.others for line in lines)
        self.profile.say(words.profile_title(), words.profile_note(has_others))
        self._traits.show_lines(self._face._replace(name=self._face.name or you()), lines)
        self.profile.setVisible(bool(lines))

    # ------------------------------------------------------------------------------- page

    def first_stop(self) -> QWidget:
        return self._rooms.chosen or self

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(words.title())
        self._rooms.set_items(words.rooms(), 1)
        if not hasattr(self, "_counts"):
            return
        self._play.setText(words.play())
        self._counts.setText(words.what_counts())
        self.filters.retranslate()
        self.claims.retranslate()
        self._count()
        stops: list[QWidget] = [self.back, *self._rooms.options, *self.filters.stops, self._play]
        stops += [self.measure, self.over_time.save, self.over_time.plot]
        stops += [self.claims.save, self.claims.plot, self.claims.look_through]
        for panel in (self.facts, self.profile, self.games):
            stops += [panel.save, panel.plot]
        put_tabs_in_order(stops)
