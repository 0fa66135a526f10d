"""A live table on which all cards fly, to be measured: `python -m tests.bench.flight`.

Four people sit there, each with twelve cards. All cards on the table go from place to place, and
meanwhile its picture is made anew as often as in a fast game. Printed are the times between two
paintings, and the processor time for all.
"""

from __future__ import annotations

import json
from math import inf
from random import Random
from time import perf_counter, process_time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from quando_desktop.controller.live.controller import LiveController
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games import live_table
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.settings.settings import Settings
from quando_desktop.table.pages.live_page import LivePage
from quando_desktop.table.scene.tableau import Cue, Passage, Piece, Tableau
from tests.bench.tables import new_match, tools
from tests.table.easing import linear

GAME, PEOPLE, HELD = "seven_ate_nine", 4, 12
SIZE = 1440, 900
WAY, STEPS = 800, 5
"""Milliseconds from one place to the next, and how often the picture is made anew on it."""
AWAY, ANGLE = 200.0, 20.0
WARM_UP, SECONDS = 1.6, 4.0
"""First all that stands there for a moment only goes away."""


class Watch(QObject):
    """Notes when a picture goes to the screen."""

    def __init__(self, page: LivePage) -> None:
        super().__init__()
        self._begin = inf
        self._paintings: list[float] = []
        self._worked = 0.0
        page.installEventFilter(self)

    def start(self) -> None:
        self._begin = perf_counter() + WARM_UP

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        now = perf_counter()
        if event.type() is QEvent.Type.UpdateRequest and now >= self._begin:
            if not self._paintings:
                self._worked = process_time()
            self._paintings.append(now)
        return False

    def report(self) -> dict[str, object]:
        """In milliseconds."""
        pairs = zip(self._paintings[:-1], self._paintings[1:], strict=True)
        between = [1000 * (later - earlier) for earlier, later in pairs]
        return {"between": between, "worked": 1000 * (process_time() - self._worked)}


def scattered(tableau: Tableau, random: Random) -> Tableau:
    """The same table with all its cards in disorder."""

    def thrown(piece: Piece) -> Piece:
        if not piece.width:
            return piece
        at = piece.pose
        x, y = at.x + random.uniform(-AWAY, AWAY), at.y + random.uniform(-AWAY, AWAY)
        return piece._replace(pose=at._replace(x=x, y=y, angle=random.uniform(-ANGLE, ANGLE)))

    return Tableau([thrown(piece) for piece in tableau.pieces], tableau.controls)


def main() -> None:
    app = QApplication(["flight"])
    match = new_match(GAME, PEOPLE, PEOPLE, "")
    controller = LiveController(match, {})
    page = LivePage(tools(app), Settings(), live_table(GAME), controller)
    random = Random("flight")
    watch = Watch(page)
    shown = 0

    def begin(phase: LivePhase) -> None:
        if phase is LivePhase.LIVE:
            for seat in range(PEOPLE):
                for _ in range(HELD - len(match.observe(seat).hand)):  # type: ignore[attr-defined]
                    controller.intend(seat, Draw())
            watch.start()
            throw.start()
            QTimer.singleShot(round(1000 * (WARM_UP + SECONDS)), end)

    def show() -> None:
        """Most pictures find everything under way already."""
        nonlocal shown
        assert page.table is not None
        made = page.table.tableau(page._frame())
        if shown % STEPS == 0:
            page._scene.show(scattered(made, random), Passage(usual=Cue(WAY, ease=linear)))
        shown += 1

    def end() -> None:
        throw.stop()
        print(json.dumps(watch.report()), flush=True)
        app.quit()

    throw = QTimer(interval=WAY // STEPS)
    throw.timeout.connect(show)
    controller.phaseChanged.connect(begin)
    page.resize(*SIZE)
    page.show()
    page.begin()
    controller.go()
    app.exec()
    controller.close()


if __name__ == "__main__":
    main()
