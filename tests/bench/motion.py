"""A table in motion, to be measured: `python -m tests.bench.motion GAME [SIZE]`, where a
size is WIDTHxHEIGHT, with @RATIO if a pixel of the window is several of the screen's.

Six computer players act one after the other for some seconds, or four at once. Printed are the
times from each picture to the next one while something is told, and the processor time for each
of them.
"""

from __future__ import annotations

import json
import os
import sys
from time import perf_counter, process_time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop.shell.window.sweeper import Sweeper
from quando_desktop.table.scene.choreographer import Choreographer
from tests.bench.tables import played as seated

SIZE = "1280x800"
SEATS, ROUNDS = 6, 1
WARM_UP, SECONDS = 1.0, 5.0


class Watch:
    """Notes each picture of a story."""

    def __init__(self, warm_up: float = WARM_UP) -> None:
        """The first seconds do not count."""
        self._begin = perf_counter() + warm_up
        self._between: list[float] = []
        self._works: list[float] = []
        self._last: tuple[float, float] | None = None
        tick = Choreographer.tick

        def noted(choreographer: Choreographer) -> None:
            tick(choreographer)
            self._note(goes_on=choreographer.is_busy or not choreographer.is_still)

        # From outside: the program knows nothing of being measured.
        setattr(Choreographer, "tick", noted)  # noqa: B010

    def _note(self, *, goes_on: bool) -> None:
        now, worked = perf_counter(), process_time()
        if self._last is not None and now >= self._begin:
            self._between.append(1000 * (now - self._last[0]))
            self._works.append(1000 * (worked - self._last[1]))
        self._last = (now, worked) if goes_on else None

    def report(self) -> dict[str, object]:
        """In milliseconds."""
        return {"between": self._between, "worked": sum(self._works), "works": self._works}


def pixels(size: str) -> tuple[int, int]:
    """The sides of a window, from their text. Comes before the application, which has to know how
    many of the screen's pixels one of them is."""
    sides, _, ratio = size.partition("@")
    if ratio:
        os.environ["QT_SCALE_FACTOR"] = ratio
    width, height = map(int, sides.split("x"))
    return width, height


def main(game: str, size: str = SIZE) -> None:
    sides = pixels(size)
    app = QApplication(["motion"])
    watch = Watch()
    played = seated(app, game, SEATS, ROUNDS, moves=True)

    def end() -> None:
        print(json.dumps(watch.report()), flush=True)
        played.page.hide()
        app.quit()

    played.page.resize(*sides)
    played.page.show()
    played.page.begin()
    # Garbage is collected as in the program, not in the middle of a picture.
    Sweeper(app).begin()
    QTimer.singleShot(round(1000 * (WARM_UP + SECONDS)), end)
    app.exec()
    played.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
