"""The statistics in the window: who is looked at, what is counted, looked through and saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

from quando_desktop.disk.index.index import Index
from quando_desktop.disk.problem import Problem
from quando_desktop.disk.results import Results
from quando_desktop.disk.statistics.played import PlayedMatch
from quando_desktop.shell.kit.portraits import person
from quando_desktop.shell.plots.saving import PICTURE, TABLE, proposed
from quando_desktop.shell.statistics import saving, words
from quando_desktop.shell.statistics.counting import Counting
from quando_desktop.shell.statistics.looking_through import LookingThrough
from quando_desktop.shell.statistics.page import StatisticsPage
from quando_desktop.shell.statistics.panels import PlotPanel

if TYPE_CHECKING:
    from quando_desktop.shell.window.window import Window


class StatisticsDesk:
    def __init__(self, window: Window) -> None:
        self._window = window
        saves = window.program.saves
        self._index = Index.of(saves)
        self.counting = Counting(self._index, window)
        self.looking = LookingThrough(saves, self._index, window)
        self._person: str | None = None
        page = self.page = StatisticsPage(window.look)
        page.left.connect(window.back)
        page.gamesAsked.connect(window.pages.show_games)
        page.playAsked.connect(window.pages.show_new_game)
        page.personChosen.connect(self._choose)
        page.saveAsked.connect(self._save)
        page.lookAsked.connect(self._look_through)
        page.stopAsked.connect(self._stop)
        self.counting.counted.connect(self._show)
        self.looking.progressed.connect(page.claims.show_looking)
        self.looking.found.connect(lambda: page.show_judged(self._index.judged()))
        self.looking.ended.connect(self._end)

    def open(self) -> None:
        """Shows the statistics, of what is known of the matches by now."""
        self._window.show_page(self.page)
        self.count()

    def count(self) -> None:
        """Counts anew."""
        settings = self._window.program.settings
        results = Results(self._index, settings.owner.name)
        people = results.people()
        names = list(people)
        if self._person not in names:
            owner = settings.owner.name
            self._person = owner if owner in names or not names else names[0]
        looks = {each.name: each.look for each in settings.people}
        face = person(self._window.look.palette, self._person, looks.get(self._person, 1))
        self.page.show_person(names, self._person, face)
        self.counting.begin(people.get(self._person, frozenset()))

    def renew(self) -> None:
        """Counts anew after all matches were read."""
        self.page.show_progress(0, 0)
        if self._window.stack.currentWidget() is self.page:
            self.count()

    def close(self) -> None:
        """Ends what goes on behind the page."""
        self.counting.close()
        self.looking.close()

    def _choose(self, name: str) -> None:
        self._person = name
        self.count()

    def _show(self, matches: list[PlayedMatch]) -> None:
        self.page.show_matches(matches, self._index.judged())

    def _stop(self) -> None:
        self.looking.close()
        self.page.claims.end_looking(0)

    def _look_through(self, matches: Sequence[PlayedMatch]) -> None:
        self.looking.begin(matches, self._window.program.settings.owner.name)

    def _end(self, failed: int, problem: Problem | None) -> None:
        self.page.claims.end_looking(failed)
        if problem is not None:
            self._window.tell(problem)

    # ------------------------------------------------------------------------------ saved

    def _save(self, panel: PlotPanel) -> None:
        path = self._ask_where(panel.heading.text())
        if path is not None:
            problem = saving.save(path, panel.heading.text(), panel.plot, self._window.look)
            if problem is not None:
                self._window.tell(problem)

    def _ask_where(self, title: str) -> Path | None:
        kind = QStandardPaths.StandardLocation.DocumentsLocation
        proposal = Path(QStandardPaths.writableLocation(kind)) / proposed(title, PICTURE)
        name, chosen = QFileDialog.getSaveFileName(
            self._window, words.save_it(title), str(proposal), words.kinds_of_file()
        )
        if not name:
            return None
        path = Path(name)
        if path.suffix.lower() not in (PICTURE, TABLE):
            ending = TABLE if TABLE in chosen else PICTURE
            path = path.with_name(path.name + ending)
        return path
