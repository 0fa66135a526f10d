"""The window of somebody who has played thousands of matches: what is started to be measured.

`python -m tests.bench.shelves FOLDER` prints a line for each thing that a person does there: the
milliseconds until it is done, those of them of the window's thread, and its longest block.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.disk.index.index import Index
from quando_desktop.disk.results import Results
from quando_desktop.settings.settings import Language
from quando_desktop.shell import late
from quando_desktop.shell.gathering import Gathering
from quando_desktop.shell.start.program import Program, Wishes
from quando_desktop.shell.window.window import Window

SIZE = 1440, 900
BEAT = 2
"""Milliseconds between two signs of life of the window."""
NAME = "Maria"


class Watch:
    """Feels the pulse of the window's thread."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._last = self._longest = 0.0
        self._timer = QTimer(interval=BEAT)
        self._timer.timeout.connect(self._beat)

    def _beat(self) -> None:
        now = time.perf_counter()
        self._longest, self._last = max(self._longest, now - self._last), now

    def measure(self, what: str, do: Callable[[], object], until: Callable[[], bool]) -> None:
        """Prints how long it takes to do something, until it is shown and nothing goes on."""
        self._app.processEvents()
        self._longest, self._last = 0.0, time.perf_counter()
        began, worked = self._last, time.thread_time()
        self._timer.start()
        do()
        self._app.processEvents()
        shown, spent = time.perf_counter() - began, time.thread_time() - worked
        loop = QEventLoop()
        done = QTimer(interval=BEAT)
        done.timeout.connect(lambda: loop.quit() if until() else None)
        done.start()
        loop.exec()
        self._timer.stop()
        figures = {
            "what": what,
            "shown": 1000 * shown,
            "spent": 1000 * spent,
            "all": 1000 * (time.perf_counter() - began),
            "worked": 1000 * (time.thread_time() - worked),
            "block": 1000 * self._longest,
        }
        print(json.dumps(figures), flush=True)


def main(folder: Path) -> None:
    app = QApplication(["shelves"])
    program = Program(app, resources.folder(), Wishes(folder, language=Language.ENGLISH))
    window, watch = Window(program), Watch(app)
    window.resize(*SIZE)
    window.show()
    pages = window.pages
    watch.measure("home", pages.show_home, lambda: True)
    pages.show_new_game()
    # As the program does after its first picture, long before somebody has found the button.
    for load in late.games():
        load()
    Index.prepare(program.saves)

    def page_made() -> bool:
        return not pages._gather.is_going_on

    watch.measure("Your games, first time", pages.show_games, page_made)
    pages.show_home()
    watch.measure("Your games, again", pages.show_games, page_made)

    def counted() -> bool:
        return page_made() and not window.statistics.counting.is_going_on

    watch.measure("Statistics, first time", pages.show_statistics, counted)
    pages.show_games()
    watch.measure("Statistics, again", pages.show_statistics, counted)
    pages.show_games()
    assert pages._games is not None
    search = pages._games.filters.search
    for letters in ("m", "ma", "mar", "mar p"):
        watch.measure(f"searching for {letters!r}", partial(search.setText, letters), page_made)
    search.clear()
    entry = program.saves.finished()[3]
    watch.measure("removing one", lambda: pages._remove(entry), page_made)
    index = Index.of(program.saves)
    results, gathering = Results(index, NAME), Gathering(index)
    last = program.saves.finished()[0].id

    def end() -> None:
        gathering.begin()
        results.standing(NAME, "")
        results.suggestion(last, NAME)
        results.records(last, NAME)

    watch.measure("the end of a match", end, lambda: not gathering.is_going_on)
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
